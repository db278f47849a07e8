import { type WorkTree } from './folder-trust.js';
import { type GitStore } from './git-store.js';
export type Capture = {
    readonly kind: 'captured';
    readonly tree: string;
}
/** Git will not take a name (`.GIT`, `git~1`), or a file or the folder cannot be read: an outcome of the attempt. */
 | {
    readonly kind: 'refused';
    readonly reason: string;
};
/**
 * Takes a folder's content as a tree, once. New files that the base's ignore rules name are left out; nested
 * repositories are in it as links (mode 160000), which a diff shows.
 */
export declare function captureTree(store: GitStore, { folder, indexFile }: WorkTree): Promise<Capture>;
/** Makes a folder hold a tree and nothing else; what is there already and unchanged is not written again. */
export declare function checkoutTree(store: GitStore, checkout: WorkTree & {
    readonly tree: string;
}): Promise<void>;
