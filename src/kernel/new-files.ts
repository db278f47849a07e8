/**
 * What a command made in a checkout besides the files of its tree, and copies of that for the commands after it. What is
 * of another type than in the tree (a folder where the tree has a file, a link where it has a folder) is new, too.
 * Invariant: a copy has the bytes, rights, times and links of what was listed, and nothing else: no extended attribute,
 * no access list. What was listed is copied only as it was then: same place on the disk, size, rights and time of its
 * last change (ctime), which every write sets to the clock and nobody but root with another clock can set otherwise. A
 * time that is as young as the file system's clock is coarse is waited out before anybody else gets a folder. No link is
 * followed. A command may leave more than can be listed or copied at once: both go in pieces, and end when they are
 * cancelled, or as soon as there is more than memory is meant for.
 * Trade-off: pipes, sockets, devices, and what we cannot read or no path is short enough for, are not copied.
 */
import {
  type BigIntStats,
  chmodSync,
  constants,
  type Dirent,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  type Stats,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { placeIn } from '../base/byte-path.ts';
import { copyFile, timesOf } from './copy-file.ts';
import { errorCode, isSystemError } from './files.ts';
import { type Reading, readEntries } from './folder-entries.ts';
import { Pace } from './pace.ts';
import type { TreeFile } from './tree-reader.ts';

export interface NewFiles {
  /** The outermost of them: files of their own, or folders that no file of the tree lies in; bytes as latin1. */
  readonly roots: readonly string[];
  /** All of them with what they are like, folders before what is in them. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Those roots that are in the place of something of another type. */
  readonly swapped: ReadonlySet<string>;
  /** A folder of the tree that could not be looked into; empty: the checkout itself. Undefined: all could. */
  readonly unread: string | undefined;
}

type Kind = 'file' | 'folder' | 'link';

// File systems take the time of the last tick, which is up to 10 ms old; ten times that for clocks that are worse.
const TICK_MS = 100;
const FOLDER = 'folder';
const UNREADABLE = 'unreadable';

interface Listing {
  readonly signal?: AbortSignal | undefined;
}

/** How much a command may leave: more is not listed. */
export interface NewFilesLimits {
  readonly files: number;
  /** Of all their paths. */
  readonly characters: number;
}

// Several times what the largest installs make; some hundred megabytes of memory.
export const NEW_FILES_LIMITS: NewFilesLimits = { files: 1_000_000, characters: 128 << 20 };

interface NewFilesRequest extends Listing {
  readonly limits?: NewFilesLimits | undefined;

  /** What setup made: it is not new while its type is the same. */
  readonly known?: Pick<NewFiles, 'stamps'> | undefined;
  /** Folders that were made with the checkout; they are not new, what is in them is. */
  readonly opened?: readonly string[];
}

/** Lists what lies in the checkout of a tree besides the tree's own files. */
export async function findNewFiles(
  folder: string,
  tree: readonly Pick<TreeFile, 'mode' | 'path'>[],
  { known = { stamps: new Map() }, opened = [], signal, limits = NEW_FILES_LIMITS }: NewFilesRequest = {},
): Promise<NewFiles | 'cancelled' | 'too many'> {
  const kinds = kindsOf(tree, opened);
  const ofTree = kinds.size;
  for (const [path, stamp] of known.stamps) if (!kinds.has(path)) kinds.set(path, kindOf(stamp));
  const stamps = new Map<string, string>();
  const room = { ...limits };
  const isCancelled = () => signal?.aborted === true;
  const most = kinds.size + limits.files;
  const roots: string[] = [];
  const swapped = new Set<string>();
  let unread: string | undefined;
  // Where something else took the place of a folder of the tree, what is behind it is not in the checkout.
  const real = new Set<string>();
  const pace = new Pace();
  let at = 0;
  for (const [path, kind] of kinds) {
    await pace.step();
    const isOfTree = at < ofTree;
    at += 1;
    if (kind !== 'folder' || (path !== '' && !real.has(path.slice(0, Math.max(0, path.lastIndexOf('/')))))) continue;
    const stats = statsOf(folder, path);
    const entries = isFolder(stats) ? await entriesOf(folder, path, { most, pace, signal }) : undefined;
    if (isCancelled()) return 'cancelled';
    if (entries === 'too many') return entries;
    // The top is always there; another folder may be gone, or be listed with the folder that it is in.
    if (entries === undefined && isOfTree && (path === '' || stats === UNREADABLE || isFolder(stats))) unread ??= path;
    if (isOfTree && isFolder(stats) && isShut(stats)) unread ??= path;
    if (entries === undefined) continue;
    real.add(path);
    for (const entry of entries) {
      const inside = joined(path, entry.name.toString('latin1'));
      const expected = kinds.get(inside);
      if (expected !== undefined && expected === fileKind(entry)) continue;
      roots.push(inside);
      if (expected !== undefined) swapped.add(inside);
      const isListed = await listBelow(folder, inside, { stamps, room, pace, signal });
      if (isCancelled()) return 'cancelled';
      if (!isListed) return 'too many';
      // Its name can be read and nothing else of it.
      if (stamps.get(inside) === UNREADABLE) unread ??= path;
    }
  }
  return { roots, stamps, swapped, unread };
}

/** What each path of a checkout has to be, folders before what is in them. */
function kindsOf(tree: readonly Pick<TreeFile, 'mode' | 'path'>[], opened: readonly string[]): Map<string, Kind> {
  const kinds = new Map<string, Kind>([['', 'folder']]);
  const add = (path: string, kind: Kind): void => {
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) kinds.set(path.slice(0, at), 'folder');
    kinds.set(path, kind);
  };
  for (const { mode, path } of tree) add(path.toString('latin1'), KINDS[mode] ?? 'file');
  for (const path of opened) add(path, 'folder');
  return kinds;
}

// By git's mode. Another repository is an empty folder in a checkout.
const KINDS: Readonly<Record<string, Kind>> = { '120000': 'link', '160000': 'folder' };

/** What a file is, by its entry or its stats. */
export function fileKind(entry: Pick<Dirent, 'isDirectory' | 'isSymbolicLink'>): Kind {
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'file';
}

function isFolder(stats: ReturnType<typeof statsOf>): stats is BigIntStats {
  return stats !== undefined && stats !== UNREADABLE && stats.isDirectory();
}

const OPEN_TO_OWNER = 0o500;

/** Whether a folder is shut to its owner, as root can look into it all the same. */
export function isShut({ mode }: Pick<Stats | BigIntStats, 'mode'>): boolean {
  return (Number(mode) & OPEN_TO_OWNER) !== OPEN_TO_OWNER;
}

/** Whether the folder of a stamp is shut to its owner. */
export function isShutFolder(stamp: string): boolean {
  return kindOf(stamp) === 'folder' && isShut({ mode: Number(stamp.split(' ')[3]) });
}

/** What a stamp says that a file is. */
export function kindOf(stamp: string): Kind {
  if (stamp.startsWith(FOLDER)) return 'folder';
  const mode = Number(stamp.split(' ')[2] ?? 0);
  return (mode & constants.S_IFMT) === constants.S_IFLNK ? 'link' : 'file';
}

/** Waits until a change of them would be seen by its time. */
export async function concludeNewFiles({ stamps }: Pick<NewFiles, 'stamps'>): Promise<void> {
  if (stamps.size > 0) await pause(TICK_MS);
}

interface CopyRequest {
  /** The folder that they were listed in, wherever it lies now. */
  readonly from: string;
  /** A checkout of the same tree. */
  readonly to: string;
  readonly signal: AbortSignal | undefined;
}

/** Copies them; `changed`: one of them is not as it was listed. */
export async function copyNewFiles(
  { stamps }: Pick<NewFiles, 'stamps'>,
  { from, to, signal }: CopyRequest,
): Promise<'copied' | 'changed' | 'cancelled'> {
  const pace = new Pace();
  const folders: (readonly [path: Buffer, stats: BigIntStats])[] = [];
  for (const [path, stamp] of stamps) {
    if (signal?.aborted === true) return 'cancelled';
    await pace.step();
    if (stamp === UNREADABLE) continue;
    const stats = statsOf(from, path);
    if (stats === undefined || stats === UNREADABLE || stampOf(stats) !== stamp) return 'changed';
    const [source, target] = [placeIn(from, path), placeIn(to, path)];
    if (stats.isDirectory()) {
      mkdirSync(target, { mode: 0o700 });
      folders.push([target, stats]);
    } else if (stats.isSymbolicLink()) {
      symlinkSync(readlinkSync(source, 'buffer'), target);
      lutimesSync(target, ...timesOf(stats));
    } else if (stats.isFile()) {
      const outcome = await copyFile({ source, target, stats, signal });
      if (outcome === 'cancelled') return outcome;
      if (outcome === 'shut') continue;
      chmodSync(target, Number(stats.mode) & RIGHTS);
      utimesSync(target, ...timesOf(stats));
    }
  }
  // What is put into a folder changes its time, and may need a right that it is not to have.
  for (const [path, stats] of folders.toReversed()) {
    chmodSync(path, Number(stats.mode) & RIGHTS);
    utimesSync(path, ...timesOf(stats));
  }
  return 'copied';
}

/** Moves them, for good; says whether that could be done with all of them. */
export function moveNewFiles(
  { roots }: Pick<NewFiles, 'roots'>,
  { from, to }: Pick<CopyRequest, 'from' | 'to'>,
): boolean {
  const moved: string[] = [];
  try {
    for (const root of roots) {
      renameSync(placeIn(from, root), placeIn(to, root));
      moved.push(root);
    }
    return true;
  } catch (error) {
    // A folder without the right to write in it cannot be moved but by root.
    if (!['EACCES', 'EPERM'].includes(errorCode(error))) throw error;
    for (const root of moved) renameSync(placeIn(to, root), placeIn(from, root));
    return false;
  }
}

/** How many bytes the files among them have. */
export function bytesOfNew({ stamps }: Pick<NewFiles, 'stamps'>): number {
  let sum = 0;
  for (const stamp of stamps.values()) if (kindOf(stamp) === 'file') sum += Number(stamp.split(' ')[3]) || 0;
  return sum;
}

const RIGHTS = 0o7777;
interface ListingInto extends Listing {
  readonly stamps: Map<string, string>;
  /** What may still be listed. */
  readonly room: { files: number; characters: number };
  readonly pace: Pace;
}

/** Adds the stamps of a file, or of a folder before what is in it; says whether there was room for it. */
export async function listBelow(
  folder: string,
  root: string,
  { stamps, room, pace, signal }: ListingInto,
): Promise<boolean> {
  // The next one is the last one; it may lie deeper than calls can be nested.
  const due = [root];
  for (let path = due.pop(); path !== undefined; path = due.pop()) {
    if (signal?.aborted === true) return true;
    await pace.step();
    const stats = statsOf(folder, path);
    if (stats === undefined) continue;
    room.files -= 1;
    room.characters -= path.length;
    if (room.files < due.length || room.characters < 0) return false;
    stamps.set(path, stampOf(stats));
    if (stats === UNREADABLE || !stats.isDirectory()) continue;
    const entries = (await entriesOf(folder, path, { most: room.files - due.length, pace, signal })) ?? [];
    if (entries === 'too many') return false;
    for (const { name } of entries) due.push(joined(path, name.toString('latin1')));
  }
  return true;
}

function stampOf(stats: BigIntStats | typeof UNREADABLE): string {
  if (stats === UNREADABLE) return stats;
  const { dev, ino, mode, size, ctimeNs } = stats;
  // What a folder holds is compared by what is in it.
  return stats.isDirectory() ? `${FOLDER} ${dev} ${ino} ${mode}` : `${dev} ${ino} ${mode} ${size} ${ctimeNs}`;
}
function statsOf(folder: string, path: string): BigIntStats | typeof UNREADABLE | undefined {
  try {
    return lstatSync(placeIn(folder, path), { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    // A path that is too long, or shut.
    if (isSystemError(error)) return UNREADABLE;
    throw error;
  }
}

/** Undefined where it was shut by the command. */
function entriesOf(folder: string, path: string, reading: Reading) {
  return readEntries(placeIn(folder, path), reading);
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}/${name}`;
}
