/**
 * Which files of a folder git need not read again after a command had it.
 * Invariant: a time in the index is believed only if no change since the command got the folder can have left it as it
 * is. A change sets the file's ctime to the clock, and nobody but root with another clock can set it otherwise. So the
 * ctime of an entry is believed when it lies more than a second before that moment, for git compares whole seconds; within
 * that second when the file's ctime is still the same to the nanosecond.
 * Crash: the moment is in its file before a command gets the folder, and an earlier moment than the true one only means
 * more reading. Without it, or with a clock that went backwards, nothing is believed. A loss of power ends the session,
 * and the next one has neither the index nor the moment.
 * Trade-off: a process that survives its run (process-group level only) and still holds a page of a file mapped can
 * write there without a new ctime.
 */
import { type BigIntStats } from 'node:fs';
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
/** Says of a file, by its path in a folder, whether no command can have changed it. */
export type IsUntouched = (path: Buffer, stats: Pick<BigIntStats, 'ctimeNs'>) => boolean;
/**
 * For files that git's index says nothing of. What was moved with a folder keeps its ctime, so the folders above have to
 * be as old; the folder itself stays where it is.
 */
export declare function openUntouched(workTree: WorkTree): IsUntouched;
