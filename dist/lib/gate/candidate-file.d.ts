import { ProblemList } from '../base/errors.js';
import { type EntryPlace, type EntrySink } from '../base/json-entries.js';
import type { JsonFlaw } from '../base/json-flaws.js';
import { type Candidate } from './candidates.js';
/** What a candidate file holds beside its candidates. */
export interface CandidateFileFacts {
    /** SHA-256 of the bytes, hex. */
    readonly sha256: string;
    readonly normalizedSha256: string;
    readonly ids: readonly string[];
    /** Entries without an id of their own. */
    readonly generatedIds: number;
    readonly suiteVersion: string | null;
    readonly reproducibility: unknown;
}
export interface CandidateFileOptions {
    /** The file as the user knows it; its ending tells lines from one document. */
    readonly file: string;
    /** Called for each valid candidate with `JSON.stringify(candidate.output)`, as long as nothing is wrong. */
    readonly onCandidate: (candidate: Candidate, text: string) => void;
}
/** Reads a candidate file as a stream of bytes; what is wrong with it is collected, with its place. */
export declare class CandidateFileReader implements EntrySink {
    #private;
    readonly problems: ProblemList;
    constructor({ file, onCandidate }: CandidateFileOptions);
    /** True when nothing further can be read: more bytes would change nothing. */
    get isBroken(): boolean;
    push(bytes: Buffer): void;
    end(): CandidateFileFacts;
    entry(raw: unknown, at: EntryPlace): void;
    member(key: string, value: unknown, line: number): void;
    flaw({ path, ...flaw }: JsonFlaw): void;
}
