export interface IndexEntry {
    /** Where the entry begins in the file. */
    readonly offset: number;
    /** Of the file's state when git last looked; 0 when it did not. */
    readonly ctimeNs: bigint;
    readonly mode: number;
    /** Marked so that git takes its file for unchanged (skip-worktree). */
    readonly isSkipped: boolean;
    readonly path: Buffer;
}
export interface GitIndex {
    readonly bytes: Buffer;
    /** By path, as git sorts it. */
    readonly entries: readonly IndexEntry[];
    readonly hash: IndexHash;
}
export type IndexHash = 'sha1' | 'sha256';
export declare const LINK_TO_REPOSITORY = 57344;
export declare const HASH_BYTES: Readonly<Record<IndexHash, number>>;
/** Reads an index of version 2 or 3; undefined when it is none, or not whole. */
export declare function parseIndex(bytes: Buffer, hash: IndexHash): GitIndex | undefined;
/** Whether these bytes are an index as git wrote it. */
export declare function isWhole(bytes: Buffer, hash: IndexHash): boolean;
/** The index with the times of some entries wiped: git looks at those files again, whatever their times are. */
export declare function wipeTimes({ bytes, hash }: GitIndex, entries: readonly IndexEntry[]): Buffer;
/** Files are this user's to whoever reads the index: git reads a file again whose owner is another one. */
export declare function withOwner({ bytes, hash, entries }: GitIndex, { uid, gid }: Owner): Buffer;
interface Owner {
    readonly uid: number;
    readonly gid: number;
}
export {};
