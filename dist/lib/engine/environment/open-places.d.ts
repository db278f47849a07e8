import type { Problem } from '../../base/errors.js';
import type { ParentEnvironment } from '../../kernel/environment.js';
export interface ClosedPlaces {
    readonly parentEnv: ParentEnvironment;
    /** The user's repository: its work tree and what git keeps of it. */
    readonly repository: readonly string[];
    /** What only the engine may read. */
    readonly hidden?: readonly string[];
}
/** Says of a place why it is not opened; undefined where it may be. */
export type FindClosed = (path: string) => string | undefined;
/** Looks once at what is closed, for as many places as are asked about. */
export declare function findClosedIn({ parentEnv, repository, hidden }: ClosedPlaces): FindClosed;
/** What is wrong with an entry of `environment.readable`; undefined where it can be opened. */
export declare function readableProblem(path: string, findClosed: FindClosed): Problem | undefined;
