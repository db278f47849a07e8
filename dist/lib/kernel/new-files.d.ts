/**
 * What a command made in a checkout besides the files of its tree, and copies of that for the commands after it. What is
 * of another type than in the tree (a folder where the tree has a file, a link where it has a folder) is new, too.
 * Invariant: a copy has the bytes, rights, times and links of what was listed, and nothing else: no extended attribute,
 * no access list. What was listed is copied only as it was then: same place on the disk, size, rights and time of its
 * last change (ctime), which every write sets to the clock and nobody but root with another clock can set otherwise. A
 * time that is as young as the file system's clock is coarse is waited out before anybody else gets a folder. No link is
 * followed. A command may leave more than can be listed or copied at once: both go in pieces, and end when they are
 * cancelled, or as soon as there is more than memory is meant for.
 * Trade-off: pipes, sockets, devices, and what we cannot read or no path is short enough for, are not copied.
 */
import { type BigIntStats, type Dirent, type Stats } from 'node:fs';
import { Pace } from './pace.js';
import type { TreeFile } from './tree-reader.js';
export interface NewFiles {
    /** The outermost of them: files of their own, or folders that no file of the tree lies in; bytes as latin1. */
    readonly roots: readonly string[];
    /** All of them with what they are like, folders before what is in them. */
    readonly stamps: ReadonlyMap<string, string>;
    /** Those roots that are in the place of something of another type. */
    readonly swapped: ReadonlySet<string>;
    /** A folder of the tree that could not be looked into; empty: the checkout itself. Undefined: all could. */
    readonly unread: string | undefined;
}
type Kind = 'file' | 'folder' | 'link';
interface Listing {
    readonly signal?: AbortSignal | undefined;
}
/** How much a command may leave: more is not listed. */
export interface NewFilesLimits {
    readonly files: number;
    /** Of all their paths. */
    readonly characters: number;
}
export declare const NEW_FILES_LIMITS: NewFilesLimits;
interface NewFilesRequest extends Listing {
    readonly limits?: NewFilesLimits | undefined;
    /** What setup made: it is not new while its type is the same. */
    readonly known?: Pick<NewFiles, 'stamps'> | undefined;
    /** Folders that were made with the checkout; they are not new, what is in them is. */
    readonly opened?: readonly string[];
}
/** Lists what lies in the checkout of a tree besides the tree's own files. */
export declare function findNewFiles(folder: string, tree: readonly Pick<TreeFile, 'mode' | 'path'>[], { known, opened, signal, limits }?: NewFilesRequest): Promise<NewFiles | 'cancelled' | 'too many'>;
/** What a file is, by its entry or its stats. */
export declare function fileKind(entry: Pick<Dirent, 'isDirectory' | 'isSymbolicLink'>): Kind;
/** Whether a folder is shut to its owner, as root can look into it all the same. */
export declare function isShut({ mode }: Pick<Stats | BigIntStats, 'mode'>): boolean;
/** Whether the folder of a stamp is shut to its owner. */
export declare function isShutFolder(stamp: string): boolean;
/** What a stamp says that a file is. */
export declare function kindOf(stamp: string): Kind;
/** Waits until a change of them would be seen by its time. */
export declare function concludeNewFiles({ stamps }: Pick<NewFiles, 'stamps'>): Promise<void>;
interface CopyRequest {
    /** The folder that they were listed in, wherever it lies now. */
    readonly from: string;
    /** A checkout of the same tree. */
    readonly to: string;
    readonly signal: AbortSignal | undefined;
}
/** Copies them; `changed`: one of them is not as it was listed. */
export declare function copyNewFiles({ stamps }: Pick<NewFiles, 'stamps'>, { from, to, signal }: CopyRequest): Promise<'copied' | 'changed' | 'cancelled'>;
/** Moves them, for good; says whether that could be done with all of them. */
export declare function moveNewFiles({ roots }: Pick<NewFiles, 'roots'>, { from, to }: Pick<CopyRequest, 'from' | 'to'>): boolean;
/** How many bytes the files among them have. */
export declare function bytesOfNew({ stamps }: Pick<NewFiles, 'stamps'>): number;
interface ListingInto extends Listing {
    readonly stamps: Map<string, string>;
    /** What may still be listed. */
    readonly room: {
        files: number;
        characters: number;
    };
    readonly pace: Pace;
}
/** Adds the stamps of a file, or of a folder before what is in it; says whether there was room for it. */
export declare function listBelow(folder: string, root: string, { stamps, room, pace, signal }: ListingInto): Promise<boolean>;
export {};
