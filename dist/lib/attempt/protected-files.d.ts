import { type GitStore } from '../kernel/git-store.js';
interface ProtectedFile {
    readonly path: string;
    readonly mode: string;
    readonly id: string;
}
export interface ProtectedFiles {
    readonly files: readonly ProtectedFile[];
    /** Of the ordered list of paths, modes and contents. */
    readonly digest: string;
    /** What they were found by, for `decideAdmission`. */
    readonly globs: readonly string[];
}
/** Finds the protected files of a commit by globs. */
export declare function readProtectedFiles(store: Pick<GitStore, 'git'>, { commit, globs }: {
    readonly commit: string;
    readonly globs: readonly string[];
}): Promise<ProtectedFiles>;
interface Restoring {
    readonly tree: string;
    /** A file of ours that may be written to. */
    readonly indexFile: string;
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
    readonly flaw: string | undefined;
}
/** Reads the protected files in a folder. */
export declare function findProtectedIn(folder: string, { files }: ProtectedFiles): FoundFiles;
/** The folders that files lie in, outermost first, but the top. */
export declare function foldersAbove(files: ProtectedFiles['files']): string[];
/** Globs for the files that a command names: those words of it that are paths of a commit. */
export declare function findNamedFiles(store: Pick<GitStore, 'git'>, { commit, command }: {
    readonly commit: string;
    readonly command: string;
}): Promise<string[]>;
export {};
