/**
 * What a command made in a checkout besides the files of its tree.
 * Invariant: a file counts as untouched only if nothing can have changed it since it was listed: same place on the disk,
 * size, rights and time of its last change (ctime), which every write sets to the clock and nobody but root with another
 * clock can set otherwise. A time that is as young as the file system's clock is coarse is waited out before anybody else
 * gets the folder. Nothing behind a link is looked at. A command may leave more than can be listed at once: it is listed in
 * pieces, and not to its end once it is cancelled.
 */
import { type BigIntStats, constants, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isSystemError } from './files.ts';
import { Pace } from './pace.ts';
import { discardTree } from './remove-tree.ts';

export interface NewFiles {
  /** The outermost of them: files of their own, or folders that no file of the tree lies in; bytes as latin1. */
  readonly roots: readonly string[];
  /** All of them with what they are like, below the folder. */
  readonly stamps: ReadonlyMap<string, string>;
}

// File systems take the time of the last tick, which is up to 10 ms old; ten times that for clocks that are worse.
const TICK_MS = 100;
const FOLDER = 'folder';
const UNREADABLE = 'unreadable';

interface Listing {
  readonly signal?: AbortSignal | undefined;
}

/** Lists what lies in a folder besides the files of these names; what is below one of `known` roots is left out. */
export async function findNewFiles(
  folder: string,
  names: readonly Buffer[],
  { known = [], signal }: Listing & { readonly known?: readonly string[] } = {},
): Promise<NewFiles | 'cancelled'> {
  const files = new Set(names.map((name) => name.toString('latin1')));
  const folders = new Set(['']);
  for (const file of files)
    for (let at = file.indexOf('/'); at !== -1; at = file.indexOf('/', at + 1)) folders.add(file.slice(0, at));
  const skipped = new Set(known);
  const stamps = new Map<string, string>();
  const roots: string[] = [];
  const pace = new Pace();
  for (const path of folders) {
    await pace.step();
    for (const entry of entriesOf(folder, path)) {
      const inside = joined(path, entry.name.toString('latin1'));
      // What took the place of a file or folder of the tree is the next checkout's to undo.
      if (files.has(inside) || folders.has(inside) || skipped.has(inside)) continue;
      roots.push(inside);
      await list(folder, inside, { stamps, pace, signal });
      if (signal?.aborted === true) return 'cancelled';
    }
  }
  return { roots, stamps };
}

/** Whether all of them are there as they were; what has come below them since is removed. */
export async function restoreNewFiles(
  folder: string,
  { roots, stamps }: NewFiles,
  { signal }: Listing = {},
): Promise<boolean | 'cancelled'> {
  const now = new Map<string, string>();
  const pace = new Pace();
  const isCancelled = () => signal?.aborted === true;
  for (const root of roots) await list(folder, root, { stamps: now, pace, signal });
  if (isCancelled()) return 'cancelled';
  for (const [path, stamp] of stamps) if (stamp === UNREADABLE || now.get(path) !== stamp) return false;
  let removed = '';
  for (const path of now.keys()) {
    // Folders come before what is in them.
    if (stamps.has(path) || (removed !== '' && path.startsWith(`${removed}/`))) continue;
    const left = await discardTree(bytesOf(folder, path), { yardIn: dirname(folder), signal });
    if (isCancelled()) return 'cancelled';
    if (left.length > 0) return false;
    removed = path;
  }
  return true;
}

/** What a stamp says that a file is. */
export function kindOf(stamp: string): 'file' | 'folder' | 'link' {
  if (stamp.startsWith(FOLDER)) return 'folder';
  const mode = Number(stamp.split(' ')[2] ?? 0);
  return (mode & constants.S_IFMT) === constants.S_IFLNK ? 'link' : 'file';
}

/** Waits until a change of them would be seen by its time. */
export async function settleNewFiles({ stamps }: NewFiles): Promise<void> {
  if (stamps.size > 0) await pause(TICK_MS);
}

interface ListingInto extends Listing {
  readonly stamps: Map<string, string>;
  readonly pace: Pace;
}

/** Lists a file, or a folder before what is in it. */
async function list(folder: string, root: string, { stamps, pace, signal }: ListingInto): Promise<void> {
  // The next one is the last one; it may lie deeper than calls can be nested.
  const due = [root];
  for (let path = due.pop(); path !== undefined; path = due.pop()) {
    if (signal?.aborted === true) return;
    await pace.step();
    const stats = statsOf(folder, path);
    if (stats === undefined) continue;
    if (stats === UNREADABLE) {
      stamps.set(path, stats);
      continue;
    }
    const { dev, ino, mode, size, ctimeNs } = stats;
    // What a folder holds is compared by what is in it.
    stamps.set(
      path,
      stats.isDirectory() ? `${FOLDER} ${dev} ${ino} ${mode}` : `${dev} ${ino} ${mode} ${size} ${ctimeNs}`,
    );
    if (!stats.isDirectory()) continue;
    for (const { name } of entriesOf(folder, path)) due.push(joined(path, name.toString('latin1')));
  }
}

function statsOf(folder: string, path: string): BigIntStats | typeof UNREADABLE | undefined {
  try {
    return lstatSync(bytesOf(folder, path), { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    // A path that is too long, or shut.
    if (isSystemError(error)) return UNREADABLE;
    throw error;
  }
}

function entriesOf(folder: string, path: string): readonly Dirent<Buffer>[] {
  const place = bytesOf(folder, path);
  try {
    if (!lstatSync(place).isDirectory()) return [];
    return readdirSync(place, { encoding: 'buffer', withFileTypes: true });
  } catch (error) {
    // Gone, or shut by the command: its files do not count as known either.
    if (isSystemError(error)) return [];
    throw error;
  }
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}/${name}`;
}

function bytesOf(folder: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, 'latin1')]);
}
