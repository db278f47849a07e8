/** Tree objects of git, as bytes. Pure. */
import type { TreeChange } from './raw-diff.js';
/** What a tree object says of one name. */
export interface TreeEntry {
    /** Six digits, as git prints it: of a file only whether it may be executed counts. */
    readonly mode: string;
    readonly id: string;
    readonly name: Buffer;
}
/** The mode of a folder. */
export declare const FOLDER = "040000";
/** The modes of a file, and of one that may be executed. */
export declare const FILE: "100644", PROGRAM: "100755";
/** Reads a tree object; undefined where it is none. `idBytes`: the length of an id. */
export declare function parseTreeObject(bytes: Buffer, idBytes: number): TreeEntry[] | undefined;
/** A tree object of these entries, which are in its order. */
export declare function renderTreeObject(entries: readonly TreeEntry[]): Buffer;
/** The mode that git gives to a regular file of these rights, as `stat` gives them. */
export declare function fileMode(rights: number): string;
export declare function isFolder({ mode }: Pick<TreeEntry, 'mode'>): boolean;
/** In the order of git: a folder stands where its name with a slash would. */
export declare function compareEntries(one: TreeEntry, other: TreeEntry): number;
/** How a file of two trees differs. */
export declare function statusOf(oldMode: string, newMode: string): TreeChange['status'];
