import type { TreeChange } from '../base/raw-diff.js';
import { type TreeEntry } from '../base/tree-object.js';
import { type ObjectStream } from './git.js';
/** A file of a tree, a link, or a link to another repository. */
export interface TreeFile {
    readonly mode: string;
    readonly id: string;
    readonly path: Buffer;
}
/** The id of the tree of a commit, a tag or a tree. */
export declare function findTreeId(objects: ObjectStream, id: string): Promise<string>;
/** All files of a commit or tree, in git's order. */
export declare function listTree(objects: ObjectStream, id: string): Promise<TreeFile[]>;
/** What a commit or tree has under some names, in their order; only the folders around them are looked at. */
export declare function findInTree(objects: ObjectStream, { tree, names }: {
    readonly tree: string;
    readonly names: readonly Buffer[];
}): Promise<readonly (TreeEntry | undefined)[]>;
/** What differs between two commits or trees, in git's order; a rename is a deletion and an addition. */
export declare function compareTrees(objects: ObjectStream, { from, to }: {
    readonly from: string;
    readonly to: string;
}): Promise<TreeChange[]>;
/** The ids of what a commit's tree holds that another one does not have in the same place: trees, and files. */
export declare function listNewIds(objects: ObjectStream, { from, to }: {
    readonly from: string;
    readonly to: string;
}): Promise<ReadonlySet<string>>;
/** What a tree object holds, in its order. */
export declare function readTree(objects: ObjectStream, id: string): Promise<readonly TreeEntry[]>;
