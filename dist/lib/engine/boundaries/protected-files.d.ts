/**
 * The files that judge: evaluator, its inputs, tests.
 * Invariant: they are those of the base in every evaluation, byte for byte, before it and after it; a change of one of
 * them is never judged by itself.
 */
import { type GitStore } from '../../kernel/git-store.js';
import type { Shadowable } from './shadowing.js';
interface ProtectedFile {
    readonly path: string;
    readonly mode: string;
    readonly id: string;
    /** SHA-256 of what it holds in a checkout, where that is not what the tree has: a file of Git LFS. */
    readonly contents?: string;
}
export interface ProtectedFiles {
    readonly files: readonly ProtectedFile[];
    /** Of the ordered list of paths, modes and contents. */
    readonly digest: string;
    /** What they were found by, for `decideAdmission`. */
    readonly globs: readonly string[];
    /** Folders of the commit, what in them bears on imports, and names of packages that it declares. */
    readonly folders: readonly string[];
    readonly environmentSnapshot: Pick<Shadowable, 'initFolders' | 'conftestFolders' | 'headers' | 'classes' | 'importFolders'>;
    readonly packages: readonly string[];
    /** Modules of Python at the top of the commit. */
    readonly ownModules: readonly string[];
    /** Absolute paths in the commands that judge. */
    readonly programs: readonly string[];
    /** Undefined where there is nothing to protect. */
    readonly commit: string | undefined;
    /** Folders of the commit with a manifest of packages. */
    readonly manifestFolders: readonly string[];
    readonly openings: Openings;
}
/** What a config opens of what would be void otherwise. */
interface Openings {
    /** Folders inside protected ones that each command gets empty, to write in. */
    readonly writable: readonly string[];
    /** The key that names them, for messages. */
    readonly writableKey: string;
    /** Globs of new files that may be there. */
    readonly permit: readonly string[];
}
interface ProtectedRequest {
    readonly commit: string;
    readonly globs: readonly string[];
    readonly openings?: Openings;
    /** The evaluator: packages of the Python installations whose programs they name are not to be shadowed. */
    readonly commands?: readonly string[];
}
/** Finds the protected files of a commit by globs. */
export declare function readProtectedFiles(store: Pick<GitStore, 'git' | 'external'>, { commit, globs: supplied, openings, commands }: ProtectedRequest): Promise<ProtectedFiles>;
/** Where nothing judges but the command itself. */
export declare const NOTHING_PROTECTED: ProtectedFiles;
interface Restoring {
    readonly tree: string;
    readonly protectedFiles: Pick<ProtectedFiles, 'files'>;
}
/** The tree with the protected files of the base in it: the tree itself where they are that already. */
export declare function restoreProtected(store: GitStore, restoring: Restoring): Promise<string>;
/** What each file is, by its path: mode and id, as a record of decisions begins with them. */
export declare function idsOf({ files }: Pick<ProtectedFiles, 'files'>): Record<string, string>;
/** The protected files of a folder as they are found there. */
export interface FoundFiles {
    /** Of the list of `idsOf`, with the ids that were found. */
    readonly digest: string;
    /** What is wrong with the first that is not the one of the base. */
    readonly issue: string | undefined;
}
/** Reads the protected files in a folder. */
export declare function findProtectedIn(folder: string, { files }: ProtectedFiles): FoundFiles;
/** The folders that files lie in, outermost first, but the top. */
export declare function foldersAbove(files: readonly Pick<ProtectedFile, 'path'>[]): string[];
/** Globs for the files that a command names: those words of it that are paths of a commit. */
export declare function findNamedFiles(store: Pick<GitStore, 'git'>, { commit, command }: {
    readonly commit: string;
    readonly command: string;
}): Promise<string[]>;
export {};
