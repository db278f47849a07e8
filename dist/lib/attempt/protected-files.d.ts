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
export declare function readProtectedFiles(store: GitStore, { commit, globs }: {
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
/** Says what is wrong with the protected files in a folder, or undefined when they are those of the base. */
export declare function findTampered(folder: string, { files }: ProtectedFiles): string | undefined;
/** The folders that files lie in, outermost first, but the top. */
export declare function foldersAbove(files: ProtectedFiles['files']): string[];
/** Globs for the files that a command names: those words of it that are paths of a commit. */
export declare function findNamedFiles(store: GitStore, { commit, command }: {
    readonly commit: string;
    readonly command: string;
}): Promise<string[]>;
export {};
