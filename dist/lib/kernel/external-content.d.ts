import { type BigIntStats } from 'node:fs';
import type { IsUntouched } from './folder-trust.js';
/** An entry of a tree, as git lists it. */
interface TreeEntry {
    readonly mode: string;
    readonly id: string;
    readonly path: Buffer;
}
/** A file of Git LFS: its entry in the tree, and the contents that it stands for. */
export interface LfsFile extends Pick<TreeEntry, 'mode' | 'id'> {
    /** SHA-256 of the contents, hex. */
    readonly oid: string;
    readonly size: number;
}
export interface ExternalContent {
    /** Frozen; the contents lie at their paths from the top of a work tree. */
    readonly folder: string;
    /** Of all of it. */
    readonly digest: string;
    readonly bytes: number;
    /** By path, bytes as latin1. */
    readonly lfs: ReadonlyMap<string, LfsFile>;
    /** Commits of submodules, by path in the same way. */
    readonly submodules: ReadonlyMap<string, string>;
    /** Which of some paths the base's attributes give to Git LFS; undefined where they give none to it. */
    readonly findLfs: ((paths: readonly Buffer[]) => Promise<ReadonlySet<string>>) | undefined;
}
interface Placing {
    /** A work tree. */
    readonly folder: string;
    /** Of the tree that it holds. */
    readonly files: readonly TreeEntry[];
    readonly signal: AbortSignal | undefined;
}
/** Puts the contents into a work tree; gives the paths of Git LFS files among them. */
export declare function placeExternal({ folder: frozen, lfs, submodules }: ExternalContent, { folder, files, signal }: Placing): Promise<readonly Buffer[] | 'cancelled'>;
/**
 * The paths of Git LFS files that hold in a work tree what they stand for. A file that no command can have changed
 * holds what was put there, and is not read.
 */
export declare function findUntouched({ lfs }: Pick<ExternalContent, 'lfs'>, { folder, files, isUntouched, signal }: Placing & {
    readonly isUntouched: IsUntouched;
}): Promise<ReadonlySet<Buffer>>;
/** SHA-256 of a regular file, hex; undefined where it is none, cannot be read, or nobody waits any more. */
export declare function hashFile(path: Buffer, signal?: AbortSignal | undefined): Promise<string | undefined>;
/** What a path is, without following a link; undefined where nothing can be seen there. */
export declare function statsOf(path: Buffer): BigIntStats | undefined;
export {};
