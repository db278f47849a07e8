/** Replaces a file by the concatenation of the pieces, creating its folder when it is missing. */
export declare function writeFileAtomic(path: string, pieces: Iterable<string>): void;
