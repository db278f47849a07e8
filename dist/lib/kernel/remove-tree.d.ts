/** Something that could not be removed. */
export interface LeftBehind {
    /** Where it lies now. */
    readonly path: string;
    /** What the system said, and of what. */
    readonly why: string;
}
export interface DiscardOptions {
    /** When it is aborted, the rest is left where it was moved to. */
    readonly signal?: AbortSignal | undefined;
    /** Folder for the yard, on the same file system. Default: the one that the path is in. */
    readonly yardIn?: string;
}
/** Removes a file or folder of ours, in which nothing is mounted, at once; throws where its name could not be freed. */
export declare function removeTree(path: string | Buffer): readonly LeftBehind[];
/** Removes what a command left, in pieces; throws where not even its name could be freed. */
export declare function discardTree(path: string | Buffer, { signal, yardIn }?: DiscardOptions): Promise<readonly LeftBehind[]>;
/**
 * Removes the files of a folder in which nothing is mounted and nothing runs any more, so that no name in it can become
 * another one. Gives its folders, inner ones first; undefined where there is much in it, or a file is left.
 */
export declare function emptyFew(path: string): readonly string[] | undefined;
/** Removes an empty folder; false where it is still there. */
export declare function removeFolder(path: string): boolean;
/** Removes the yards that were left in a folder. */
export declare function removeLeftovers(folder: string, options?: DiscardOptions): Promise<readonly LeftBehind[]>;
