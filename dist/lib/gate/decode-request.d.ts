import type { Problem } from '../base/errors.js';
import type { GateRequest } from './request.js';
/** A request as text: flags of a command line or inputs of an action; a name without a value has an empty list. */
export interface RequestText {
    readonly values: ReadonlyMap<string, readonly string[]>;
    /** How the user writes a name, e.g. `--replays`. */
    readonly label: (name: string) => string;
}
/** Decodes a request; what is wrong goes into `problems`. */
export declare function decodeRequest(text: RequestText, problems: Problem[]): GateRequest;
interface Choice<T extends string> extends RequestText {
    readonly name: string;
    readonly known: readonly T[];
}
/** One of the known words, or undefined when it was not given or is a problem. */
export declare function decodeChoice<T extends string>({ values, label, name, known }: Choice<T>, problems: Problem[]): T | undefined;
export {};
