/**
 * The files that judge a mission: by `evaluator.protect`, or those that its commands name, and the mission's own two.
 * Invariant: they are those of the baseline, for every evaluation; each is told with the reason why it is among them.
 */
import { type ProtectedFiles } from '../attempt/protected-files.js';
import type { GitStore } from '../kernel/git-store.js';
import type { Launch } from './ledger.js';
export interface Protection {
    readonly files: ProtectedFiles;
    /** Each glob with the reason why it is protected. */
    readonly reasons: readonly {
        readonly glob: string;
        readonly why: string;
    }[];
    /** What the user may not have meant, in sentences. */
    readonly notes: readonly string[];
}
/** Finds what is protected, and why. */
export declare function findProtection(store: Pick<GitStore, 'git'>, launch: Launch): Promise<Protection>;
