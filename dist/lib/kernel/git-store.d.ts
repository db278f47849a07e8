import { type CommitRequest } from '../base/commit-object.js';
import { type TreeChange } from '../base/raw-diff.js';
import type { ExternalContent } from './external-content.js';
import { type Git, type ObjectStream } from './git.js';
import { type TreeFile } from './tree-reader.js';
import type { UserRepository } from './user-repository.js';
export interface GitStore {
    readonly folder: string;
    readonly gitDir: string;
    /** An empty folder, HOME of every git. */
    readonly home: string;
    /** The commit that the run starts from; the store knows nothing before it. */
    readonly base: string;
    /** The base's own ignore rules as one file, in force during a capture. */
    readonly ignoreFile: string;
    readonly git: Git;
    /** Contents that trees of the store only name; undefined: there are none, or nobody needs them. */
    readonly external?: ExternalContent;
}
export interface StoreRequest {
    readonly folder: string;
    readonly repository: UserRepository;
    /** Full id of a commit. */
    readonly base: string;
}
/** The store that a folder holds whole, if it does. */
export declare function findStore({ folder, base }: Omit<StoreRequest, 'repository'>): GitStore | undefined;
/** Removes a store. Crash: what is left of it is not taken for a whole one. */
export declare function removeStore(folder: string): void;
/** Makes the private store of a run in a folder, or takes the one that is there whole. */
export declare function createStore({ folder, repository, base }: StoreRequest): Promise<GitStore>;
/**
 * Copies a commit of the user's repository, with what lies between it and the base; the base too when it is the commit
 * itself. Every object is hashed on the way in.
 */
export declare function importCommit({ gitDir, home, base, git }: GitStore, { repository: { objects }, commit }: {
    readonly repository: UserRepository;
    readonly commit: string;
}): Promise<void>;
/** Copies the tree of a commit of the user's repository, without its history, and reads its message. */
export declare function importTree({ gitDir, home, git }: GitStore, { repository: { objects }, commit }: {
    readonly repository: UserRepository;
    readonly commit: string;
}): Promise<{
    readonly tree: string;
    readonly message: string;
}>;
/** The files of a commit or tree by its full id, in git's order; asked of git once, since they cannot change. */
export declare function listFiles({ git }: Pick<GitStore, 'git'>, id: string): Promise<readonly TreeFile[]>;
/** What a commit or tree has under some names, in their order; undefined where that is nothing, or a folder. */
export declare function findFiles({ git }: Pick<GitStore, 'git'>, { tree, names }: {
    readonly tree: string;
    readonly names: readonly Buffer[];
}): Promise<readonly (Pick<TreeFile, 'mode' | 'id'> | undefined)[]>;
/** A commit as git hashes it, by its full id. */
export declare function readCommit({ git }: Pick<GitStore, 'git'>, id: string): Promise<Buffer>;
/** The objects of a private store; throws where it was bound without them. */
export declare function objectsOf({ git }: Pick<GitStore, 'git'>): ObjectStream;
/** The bytes of a file, which is not large, by its full id; throws a GitError where the store has no such file. */
export declare function readBlob({ git }: Pick<GitStore, 'git'>, id: string): Promise<Buffer>;
/** The id of the tree of a commit or tree by its full id; asked of git once, too. */
export declare function treeIdOf({ git }: Pick<GitStore, 'git'>, id: string): Promise<string>;
/** How many bytes the files of a tree have; what lists them is not asked again. */
export declare function treeBytes({ git }: Pick<GitStore, 'git'>, id: string): Promise<number>;
/** What differs between two trees or commits, by true names; a rename is a deletion and an addition. */
export declare function diffTrees({ git }: Pick<GitStore, 'git'>, { from, to }: {
    readonly from: string;
    readonly to: string;
}): Promise<TreeChange[]>;
/** Writes a commit and gives its id: the same request, the same id. */
export declare function commitTree({ git }: Pick<GitStore, 'git'>, request: CommitRequest): Promise<string>;
