import type { JsonIssue } from './json-issues.js';
import type { JsonPath } from './json-path.js';
import { type PrintedJson } from './json-text.js';
/** Where an entry stands in its file. */
export interface EntryPosition {
    /** 0-based position in the list. */
    readonly index: number;
    /** 1-based line on which it starts. */
    readonly line: number;
    /** Path of the entry from the document's root. */
    readonly path: JsonPath;
}
/** What the streaming reader reports as it goes: entries one by one, the envelope's other members, and issues. */
export interface EntrySink {
    entry(entry: PrintedJson, paths: EntryPosition): void;
    /** Another member of the envelope. */
    member(key: string, value: unknown, line: number): void;
    /** Something wrong; line and column are of the file, the path is from its root. */
    issue(issue: JsonIssue): void;
}
/** A reader of entries that is fed bytes piece by piece; it holds nothing of a piece, which may be overwritten. */
export interface EntryReader {
    push(bytes: Buffer): void;
    end(): void;
    /** True when nothing further can be read: more bytes would change nothing. */
    readonly isBroken: boolean;
}
export interface EntryReaderOptions {
    /** The envelope's member that holds the list, e.g. `candidates`. */
    readonly listKey: string;
    readonly sink: EntrySink;
}
/**
 * Reads a JSON array, or an object that holds one, entry by entry: memory is bounded by the largest entry, not by the
 * file. Only the frame (brackets, commas, the envelope's keys) is followed here; each entry is parsed by the engine.
 * Its reports do not depend on how the bytes are cut into pieces.
 */
export declare class JsonEntryReader implements EntryReader {
    #private;
    constructor({ listKey, sink }: EntryReaderOptions);
    push(bytes: Buffer): void;
    get isBroken(): boolean;
    end(): void;
}
