import type { Problem } from '../base/errors.js';
import type { EntryPosition } from '../base/json-entries.js';
import { type HashKey, type TextList } from '../base/text-list.js';
/** One candidate output, in its canonical form. */
export interface Candidate {
    /** Unique in its file; `candidate_<1-based index>` when the file gave none. */
    readonly id: string;
    readonly scenario_id: string;
    readonly output: Readonly<Record<string, unknown>>;
}
/** Where an entry stands, and in which file. */
export type CandidatePosition = EntryPosition & {
    readonly file: string;
};
/** The id of an entry, which may be generated. */
interface EntryName {
    readonly id: string;
    readonly hasOwnId: boolean;
}
/** A candidate, or what is wrong with the entry. `name` is then its id, where that is valid. */
export type DecodedEntry = {
    readonly candidate: Candidate;
    readonly hasOwnId: boolean;
} | {
    readonly problems: readonly Problem[];
    readonly name: EntryName | undefined;
};
/** A report names candidates and scenarios in many places: no name of one is longer. */
export declare const MAX_NAME_CHARS = 1000;
/** Decodes an entry: `{id?, scenario_id?, output}`, or a raw output that holds a `scenario_id`. */
export declare function decodeEntry(raw: unknown, paths: CandidatePosition): DecodedEntry;
/** Finds ids that come twice; generated ids count too. */
export declare class IdRegister {
    #private;
    constructor(key: HashKey);
    /** Adds an id; a problem when it was there already. */
    add(id: string, hasOwnId: boolean, paths: CandidatePosition): Problem | undefined;
    get ids(): TextList;
}
export {};
