import type { EntryReader, EntrySink } from './json-entries.js';
/** Reads one JSON value a line; a broken line is a flaw of that line alone. */
export declare class JsonLineReader implements EntryReader {
    #private;
    isBroken: boolean;
    constructor(sink: EntrySink);
    push(bytes: Buffer): void;
    end(): void;
}
