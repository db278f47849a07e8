/** Replaces a file by the concatenation of the pieces, creating its folder when it is missing. */
export declare function writeFileAtomic(path: string, pieces: Iterable<string>): void;
/**
 * The same in a folder that has to be there; throws ENOENT where it is not. For files of a run: a repository that is
 * renamed in mid-run must not come into being again at its old place, where it could not be put back.
 */
export declare function replaceFile(path: string, pieces: Iterable<string>): void;
/** The same for files of one folder, in their order: killed in between, the first ones are new; lost power, any of them. */
export declare function replaceFiles(files: readonly (readonly [path: string, pieces: Iterable<string>])[]): void;
/**
 * Replaces a file that may be older after a loss of power, but has to be whole: its new name waits for a later sync of the
 * folder.
 */
export declare function replaceContent(path: string, pieces: Iterable<string>): void;
/**
 * Replaces a file that can be made again, or done without: killed programs leave it whole, a loss of power may not. Whoever
 * reads it takes what cannot be read for missing.
 */
export declare function writeCache(path: string, pieces: Iterable<string>): void;
/** A write may be short (a nearly full disk): what is left is written again until it is all there or fails. */
export declare function writeAll(descriptor: number, bytes: Buffer): void;
/** Makes the names in a folder last through a power loss, where the file system can. */
export declare function syncFolder(path: string | Buffer): void;
