/**
 * Copies of whole folders, with rights, times and links as they are.
 * Invariant: names are bytes; no link is followed, neither where it is copied from nor where it is copied to, so that
 * nothing is written outside of the target; what stands in the way is left or removed as a whole, never written into.
 * Trade-off: pipes, sockets, devices, and what we cannot read or no path is short enough for, are not copied.
 */
import {
  type BigIntStats,
  chmodSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { placeIn } from '../base/byte-path.ts';
import { copyFile, timesOf } from './copy-file.ts';
import { errorCode } from './files.ts';
import { readEntries } from './folder-entries.ts';
import { Pace } from './pace.ts';
import { removeTree } from './remove-tree.ts';

export interface TreeCopy {
  readonly from: string;
  /** A folder. */
  readonly to: string;
  /** What happens to a file that is there already, or to something of another kind. */
  readonly existing: 'stays' | 'is replaced';
  readonly signal?: AbortSignal | undefined;
}

const RIGHTS = 0o7777;
const ALL_OF_OWNER = 0o700;
const MAX_ENTRIES = 2_000_000;

/** Copies what is in one folder into another one. */
export async function copyTree({ from, to, existing, signal }: TreeCopy): Promise<'copied' | 'cancelled'> {
  const pace = new Pace();
  const folders: Placed[] = [];
  const due = [''];
  for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
    const entries = await readEntries(placeIn(from, folder), { most: MAX_ENTRIES, pace, signal });
    if (entries === 'too many') throw new Error(`a folder has more than ${MAX_ENTRIES} entries, too many to be copied`);
    for (const { name } of entries ?? []) {
      await pace.step();
      if (signal?.aborted === true) return 'cancelled';
      const path = folder === '' ? name.toString('latin1') : `${folder}/${name.toString('latin1')}`;
      const placed = await place({ source: placeIn(from, path), target: placeIn(to, path), existing, signal });
      if (placed === 'cancelled') return placed;
      if (placed === undefined) continue;
      folders.push(placed);
      due.push(path);
    }
    if (signal?.aborted === true) return 'cancelled';
  }
  // What is put into a folder changes its time, and may need a right that it is not to have.
  for (const { path, as } of folders.toReversed()) {
    chmodSync(path, Number(as.mode) & RIGHTS);
    utimesSync(path, ...timesOf(as));
  }
  return 'copied';
}

/** A folder that is to be filled, and what it has to be like then. */
interface Placed {
  readonly path: Buffer;
  readonly as: BigIntStats;
}

interface Placing extends Pick<TreeCopy, 'existing'> {
  readonly source: Buffer;
  readonly target: Buffer;
  readonly signal: AbortSignal | undefined;
}

/** Copies one entry; of a folder itself alone. Undefined: nothing of it is left to be done. */
async function place(placing: Placing): Promise<Placed | 'cancelled' | undefined> {
  const { source, target, existing, signal } = placing;
  try {
    const stats = lstatSync(source, { bigint: true });
    const there = lstatSync(target, { bigint: true, throwIfNoEntry: false });
    if (stats.isDirectory() && there?.isDirectory() === true) {
      chmodSync(target, Number(there.mode) | ALL_OF_OWNER);
      return { path: target, as: existing === 'stays' ? there : stats };
    }
    if (there !== undefined) {
      if (existing === 'stays') return undefined;
      removeTree(target);
    }
    if (stats.isDirectory()) {
      mkdirSync(target, { mode: ALL_OF_OWNER });
      return { path: target, as: stats };
    }
    if (stats.isSymbolicLink()) {
      symlinkSync(readlinkSync(source, 'buffer'), target);
      lutimesSync(target, ...timesOf(stats));
    } else if (stats.isFile()) {
      const outcome = await copyFile({ source, target, stats, signal });
      if (outcome === 'cancelled') return outcome;
      if (outcome === 'shut') return undefined;
      chmodSync(target, Number(stats.mode) & RIGHTS);
      utimesSync(target, ...timesOf(stats));
    }
    return undefined;
  } catch (error) {
    // A path that is too long, or in a folder that may not be entered.
    if (['ENAMETOOLONG', 'EACCES'].includes(errorCode(error))) return undefined;
    throw error;
  }
}
