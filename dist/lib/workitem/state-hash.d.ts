/**
 * The state hash of trees.
 * Invariant: it depends on paths, modes and contents alone: the same state has the same hash on every machine, in every
 * clone. Contents are hashed as they are read, by another hash than git's, so an object that was changed in its store
 * is told. A content that was hashed once is known by its git id from then on.
 */
import type { Blake3 } from '../base/blake3.js';
import { type Git } from '../kernel/git.js';
import { type ManifestEntry } from './manifest.js';
export interface TreeState {
    readonly hash: string;
    readonly entries: readonly ManifestEntry[];
}
export declare class StateHasher {
    #private;
    /** `git` reads the objects of the trees. */
    constructor(git: Git, blake3: Blake3);
    /** The state of a tree or of a commit's tree. Throws a GitError where the signal ends the reading. */
    hashTree(tree: string, signal?: AbortSignal): Promise<TreeState>;
    /** The same; undefined where the signal comes first. */
    hashTreeUntil(tree: string, signal: AbortSignal): Promise<TreeState | undefined>;
}
