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
import {
  type BigIntStats,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { placeIn } from '../base/byte-path.ts';
import { writeCache } from './durable.ts';
import { isSystemError } from './files.ts';
import {
  type GitIndex,
  type IndexEntry,
  type IndexHash,
  LINK_TO_REPOSITORY,
  parseIndex,
  wipeTimes,
} from './git-index.ts';
import { parentOf } from './tree-names.ts';

export interface WorkTree {
  readonly folder: string;
  /** Lies where no agent can write; one for each folder. */
  readonly indexFile: string;
}

const SECOND_NS = 1_000_000_000n;
// File systems take the time of the last tick, which is up to 10 ms old; ten times that for clocks that are worse.
const TICK_NS = 100_000_000n;

/** Notes that a command is about to get the folder; to be called right before. */
export function handOut(workTree: WorkTree): void {
  // What an earlier command did there must not pass for our own work.
  if (handedAt(workTree) !== undefined) return;
  const now = clockOf(workTree.folder);
  if (now === undefined) rmSync(noteOf(workTree), { force: true });
  else writeCache(noteOf(workTree), [`${now}\n`]);
}

/** Forgets the moment: the next folder of that name is a new one. */
export function forgetHanding(workTree: WorkTree): void {
  rmSync(noteOf(workTree), { force: true });
}

/** The folder's index without the times that are not to be believed; undefined when there is no whole index. */
export function readTrustedIndex(workTree: WorkTree, hash: IndexHash): GitIndex | undefined {
  const bytes = readIfThere(workTree.indexFile);
  const index = bytes === undefined ? undefined : parseIndex(bytes, hash);
  if (index === undefined) return undefined;
  const handing = handedAt(workTree);
  const now = clockOf(workTree.folder);
  const since = handing === undefined || now === undefined || now < handing ? 0n : handing;
  const doubtful = index.entries.filter((entry) => isDoubtful(entry, { since, folder: workTree.folder }));
  return { ...index, bytes: wipeTimes(index, doubtful) };
}

/** Puts an index where git finds it; its own time is now, so that git does not doubt what was written before. */
export function writeIndex(path: string, { bytes }: GitIndex): void {
  rmSync(path, { force: true });
  writeFileSync(path, bytes, { flag: 'wx' });
}

function isDoubtful(
  { ctimeNs, mode, path }: IndexEntry,
  { since, folder }: { readonly since: bigint; readonly folder: string },
): boolean {
  if (mode === LINK_TO_REPOSITORY || ctimeNs / SECOND_NS < since / SECOND_NS - 1n) return false;
  if (ctimeNs >= since - TICK_NS) return true;
  const place = Buffer.concat([Buffer.from(`${folder}/`), path]);
  try {
    return lstatSync(place, { bigint: true }).ctimeNs !== ctimeNs;
  } catch {
    // Gone, or out of reach: git will see for itself.
    return true;
  }
}

/**
 * The time that the folder's file system gives a change now: that of a change of the folder itself. Where setting the
 * rights that it has already counts as none, it is an earlier time, which is safe.
 */
function clockOf(folder: string): bigint | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  } catch (error) {
    // Removed, shut or replaced by the command: there is no time to go by.
    if (isSystemError(error)) return undefined;
    throw error;
  }
  try {
    fchmodSync(descriptor, fstatSync(descriptor).mode & 0o7777);
    return fstatSync(descriptor, { bigint: true }).ctimeNs;
  } catch (error) {
    // Another user's folder, or one on a file system that has become read-only.
    if (isSystemError(error)) return undefined;
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Says of a file, by its path in a folder, whether no command can have changed it. */
export type IsUntouched = (path: Buffer, stats: Pick<BigIntStats, 'ctimeNs'>) => boolean;

/**
 * For files that git's index says nothing of. What was moved with a folder keeps its ctime, so the folders above have to
 * be as old; the folder itself stays where it is.
 */
export function openUntouched(workTree: WorkTree): IsUntouched {
  const [handing, now] = [handedAt(workTree), clockOf(workTree.folder)];
  if (handing === undefined || now === undefined || now < handing) return () => false;
  const before = handing - TICK_NS;
  const asked = new Map<string, boolean>([['', true]]);
  const isUnchanged = (path: string): boolean => {
    const known = asked.get(path);
    if (known !== undefined) return known;
    const stats = lstatSync(placeIn(workTree.folder, path), { bigint: true, throwIfNoEntry: false });
    const found = stats?.isDirectory() === true && stats.ctimeNs < before && isUnchanged(parentOf(path));
    asked.set(path, found);
    return found;
  };
  return (path, { ctimeNs }) => ctimeNs < before && isUnchanged(parentOf(path.toString('latin1')));
}

function noteOf({ indexFile }: WorkTree): string {
  return `${indexFile}.handed`;
}

/** When the folder was first given to a command, by its file system's clock, in nanoseconds; undefined: nobody knows. */
function handedAt(workTree: WorkTree): bigint | undefined {
  const [, atNs] = /^(\d+)\n$/.exec(readIfThere(noteOf(workTree))?.toString() ?? '') ?? [];
  return atNs === undefined ? undefined : BigInt(atNs);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
