import { type GitIndex, type IndexHash } from './git-index.js';
export interface WorkTree {
    readonly folder: string;
    /** Lies where no agent can write; one for each folder. */
    readonly indexFile: string;
}
/** Notes that a command is about to get the folder; to be called right before. */
export declare function handOut(workTree: WorkTree): void;
/** Forgets the moment: the next folder of that name is a new one. */
export declare function forgetHanding(workTree: WorkTree): void;
/** The folder's index without the times that are not to be believed; undefined when there is no whole index. */
export declare function readTrustedIndex(workTree: WorkTree, hash: IndexHash): GitIndex | undefined;
/** Puts an index where git finds it; its own time is now, so that git does not doubt what was written before. */
export declare function writeIndex(path: string, { bytes }: GitIndex): void;
