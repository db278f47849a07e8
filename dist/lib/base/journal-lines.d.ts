/** One line of a journal, as on disk. */
export type JournalRecord = Readonly<Record<string, unknown>>;
/** The records of lines that begin at these places; each is read, with those beside it, when somebody first asks for it. */
export declare function recordsAt(bytes: Buffer, starts: ArrayLike<number>): JournalRecord[];
/** The same of so many records; `parse`: those between two places. */
export declare function lazyRecords(count: number, parse: (from: number, to: number) => JournalRecord[]): JournalRecord[];
/** The records in lines that were found sound. */
export declare function readSound(bytes: Buffer): JournalRecord[];
/** The same after so many of so many, for who looks at each once: none is kept. */
export declare function streamRecords([after, count]: readonly [number, number], parse: (from: number, to: number) => JournalRecord[]): Generator<JournalRecord>;
/** The records in some of the lines that begin at these places, all at once: that is faster than one by one. */
export declare function parseLines(bytes: Buffer, starts: ArrayLike<number>, [from, to]: readonly [number, number]): JournalRecord[];
/** Where whole lines begin, after a place where one does; a tool without a chain may have left empty ones. */
export declare function findLines(bytes: Buffer, after?: number): number[];
