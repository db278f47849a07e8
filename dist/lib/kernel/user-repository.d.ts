export interface UserRepository {
    /** Top of the work tree. */
    readonly folder: string;
    /** The git directory that all work trees share. */
    readonly commonDir: string;
    readonly objects: string;
    /** The git directory of this work tree: its own HEAD and index. */
    readonly gitDir: string;
    readonly objectFormat: 'sha1' | 'sha256';
    /** What HEAD says: `refs/heads/main`, or a commit id when it is detached. */
    readonly head: string;
}
/** Finds the repository that a folder is in, by its files alone; throws when there is none that can be worked with. */
export declare function findRepository(from: string, { allowsBare }?: {
    allowsBare?: boolean | undefined;
}): UserRepository;
/** Throws where a repository lacks what git needs to see one in it. */
export declare function requireWhole({ folder, commonDir, gitDir, }: Pick<UserRepository, 'folder' | 'commonDir' | 'gitDir'>): void;
/** What HEAD of each work tree of the repository says now, the linked ones too. */
export declare function listHeads({ folder, commonDir, gitDir, }: UserRepository): {
    readonly folder: string;
    readonly head: string;
}[];
/**
 * Throws where a work tree of the repository has a branch checked out that a run moves: the next commit there would undo
 * what the run accepted. To be asked before a run begins, and right before each move.
 */
export declare function requireNotCheckedOut(repository: UserRepository, ref: string): void;
/** Throws where a work tree switched to the branch in the very moment that it moved: its files are those of before. */
export declare function requireNotOvertaken(repository: UserRepository, { ref, from, to }: {
    readonly ref: string;
    readonly from: string | undefined;
    readonly to: string;
}): void;
/** The commit that a branch is at, by the files alone; undefined where there is no such branch. */
export declare function readBranchFile({ commonDir }: Pick<UserRepository, 'commonDir'>, branch: string): string | undefined;
