import { type GitStore } from '../../kernel/git-store.js';
export interface TreeLayers {
    /** The frozen folders of a tree. */
    lease(tree: string): Promise<LeasedTree>;
    /** Writes an index of a tree that knows the files of its frozen folders, so that git need not read those of the base. */
    writeIndex(tree: string, indexFile: string): Promise<void>;
    /** What trees change is laid out again for whoever asks from now on, and is later than now. */
    renew(): void;
}
export interface LeasedTree {
    /** Topmost first. */
    readonly folders: readonly string[];
    /** To be called once. */
    readonly release: () => void;
}
/** Keeps the frozen trees of a session below a folder of the private area. */
export declare function openTreeLayers(whole: GitStore, folder: string): TreeLayers;
