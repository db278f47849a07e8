/**
 * Exchanging files of a folder: those of one tree for those of another.
 * Invariant: a path whose content is neither the one nor the other is somebody else's, and nothing at all is touched
 * then. Before the first name changes, everything that comes lies whole on the same file system, synced where that is asked for, and the
 * folders for it are there; what is left is one run of unlinks and renames with nothing in between. No file is ever seen
 * in part: each path is what it was or what it becomes.
 * Crash before the first of them: the folder is as before. Crash between them: some paths are as before and some as
 * after, and the same exchange again, or its reverse, ends it; so whoever exchanges writes down first what for what.
 */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import type { TreeChange } from '../base/raw-diff.ts';
import { quoted } from '../base/text.ts';
import { syncFolder } from '../kernel/durable.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { errorCode } from '../kernel/files.ts';
import { bindGit } from '../kernel/git.ts';
import type { GitPaths } from '../kernel/git-command.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { type ExchangePlan, foldersAbove, isGone, planExchange } from './exchange-plan.ts';
import { bytesOf, contentOf, isFolder, listBelow, markOf, resolvePath, spell, statsOf } from './folder-content.ts';

export interface ExchangePaths {
  readonly folder: string;
  /** A git that has the objects of both trees. */
  readonly objects: Pick<GitPaths, 'gitDir' | 'home' | 'objects'>;
  /** Folders that are no part of the state; in the first that lies on the file system of `folder`, what comes is made ready. */
  readonly staging: readonly string[];
  /** Whether it has to last through a loss of power: where a record will say that it is done. */
  readonly lasts: boolean;
}

export type Exchanged =
  | { readonly kind: 'done' }
  /** Neither of the one tree nor of the other. Nothing was touched. */
  | { readonly kind: 'foreign'; readonly path: string };

/** Names beside their targets, where those lie on another file system; no part of any state. */
export const ADJACENT = '.autorize-*.tmp';

/** Brings the paths that differ between two trees to the second one, whichever of the two each is of now. */
export async function exchangeFiles(paths: ExchangePaths, changes: readonly TreeChange[]): Promise<Exchanged> {
  faultPoint('exchange:before');
  const seen = readStatus(paths, changes);
  if (seen.kind === 'foreign') return seen;
  const plan = planExchange(seen.open.map(({ change }) => change));
  const clearing = findFolders(paths.folder, plan);
  if (clearing.kind === 'foreign') return clearing;
  for (const path of [...plan.unlinks, ...plan.arrivals.map((each) => each.path)]) requireWritable(paths.folder, path);
  const staging = join(chooseStaging(paths), 'exchange');
  removeTree(staging);
  if (seen.open.length > 0) {
    const ready = await makeReady(paths, plan, staging);
    faultPoint('exchange:after-staging');
    const changed = seen.open.find(({ change: { path }, mark }) => markOf(paths.folder, path) !== mark);
    if (changed !== undefined) return { kind: 'foreign', path: changed.change.path };
    carryOut(paths.folder, { ...plan, emptied: clearing.folders, ready });
  }
  faultPoint('exchange:after-files');
  tidy(paths, changes, resolvePath(dirname(staging))?.dev);
  removeTree(staging);
  faultPoint('exchange:after');
  return { kind: 'done' };
}

interface Prepared extends ExchangePlan {
  /** Folders that give way to a file, the deepest first. */
  readonly emptied: readonly string[];
  /** Where the content of each arrival lies. */
  readonly ready: readonly Buffer[];
}

/** The one run. What can fail here is the disk itself. */
function carryOut(folder: string, { unlinks, emptied, late, arrivals, ready }: Prepared): void {
  const at = (path: string): Buffer => bytesOf(folder, path);
  const [gone, freed, created] = [unlinks.map(at), emptied.map(at), late.map(at)];
  const moves = ready.map((from, index) => [from, at(arrivals[index]?.path ?? '')] as const);
  for (const path of gone) {
    unlinkSync(path);
    faultPoint('exchange:between');
  }
  for (const path of freed) rmdirSync(path);
  for (const path of created) mkdirSync(path);
  for (const [from, to] of moves) {
    renameSync(from, to);
    faultPoint('exchange:between');
  }
}

interface Seen {
  readonly change: TreeChange;
  /** What shows whether the file was touched since it was read. */
  readonly mark: string;
}

/** The changes that are still to be made. */
function readStatus(
  { folder }: ExchangePaths,
  changes: readonly TreeChange[],
): { readonly kind: 'open'; readonly open: readonly Seen[] } | Extract<Exchanged, { kind: 'foreign' }> {
  const open: Seen[] = [];
  for (const change of changes) {
    const { path, oldMode, newMode, oldId, newId } = change;
    const mark = markOf(folder, path);
    const now = contentOf(folder, path, newId.length);
    if (now === spell(newMode, newId)) continue;
    if (now !== spell(oldMode, oldId)) return { kind: 'foreign', path };
    open.push({ change, mark });
  }
  return { kind: 'open', open };
}

/** The folders in the place of files that come, or what lies in the way and is no part of the exchange. */
function findFolders(
  folder: string,
  { unlinks, arrivals, early }: ExchangePlan,
): { readonly kind: 'clear'; readonly folders: readonly string[] } | Extract<Exchanged, { kind: 'foreign' }> {
  const leaving = new Set(unlinks);
  const file = early.find((each) => resolvePath(bytesOf(folder, each)) !== undefined && !isFolder(folder, each));
  if (file !== undefined) return { kind: 'foreign', path: file };
  const folders: string[] = [];
  for (const { path } of arrivals) {
    if (statsOf(folder, path)?.isDirectory() !== true) continue;
    const below = listBelow(folder, path);
    const stays = below.files.find((each) => !leaving.has(each));
    if (stays !== undefined) return { kind: 'foreign', path: stays };
    folders.push(...below.folders, path);
  }
  return { kind: 'clear', folders };
}

function requireWritable(folder: string, path: string): void {
  const above = [...foldersAbove(path)].reverse().find((each) => isFolder(folder, each));
  const parent = above === undefined ? Buffer.from(folder) : bytesOf(folder, above);
  try {
    accessSync(parent, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new PreconditionError({
      message: `${quoted(parent.toString(), 200)} cannot be written to (${errorCode(error)}), where ${quoted(path, 200)} is to be changed`,
      remedy: 'Give this user write permission to the folder.',
      cause: error,
    });
  }
}

function chooseStaging({ folder, staging }: ExchangePaths): string {
  const device = resolvePath(folder)?.dev;
  const chosen = staging.find((each) => resolvePath(each)?.dev === device) ?? staging[0];
  if (chosen === undefined) throw new Error('an exchange without a folder to make things ready in');
  return chosen;
}

/** Puts what comes, whole and synced, where a rename can take it from; gives the places, in the order of the arrivals. */
async function makeReady(
  { folder, objects, lasts }: ExchangePaths,
  { arrivals, early }: ExchangePlan,
  staging: string,
): Promise<readonly Buffer[]> {
  mkdirSync(staging, { recursive: true });
  const index = join(staging, 'index');
  const git = bindGit({ ...objects, indexFile: index, workTree: staging });
  // Under numbers: a name that a file has is of no consequence before it is there.
  const lines = arrivals.map(({ newMode, newId }, at) => `${newMode} ${newId}\t${at}\0`);
  await git(['update-index', '-z', '--index-info'], { input: lines.join('') });
  await git(['checkout-index', '--all', '--force']);
  rmSync(index, { force: true });
  for (const path of early) mkdirSync(bytesOf(folder, path), { recursive: true });
  const device = resolvePath(staging)?.dev;
  const ready = arrivals.map((change, at) => {
    const created = Buffer.from(join(staging, String(at)));
    if (contentOf(staging, String(at), change.newId.length) !== spell(change.newMode, change.newId)) {
      throw new PreconditionError({
        message: `git did not give ${quoted(change.path, 200)} as the commit has it`,
        remedy: 'Check the repository: git fsck',
      });
    }
    retainRights(folder, change, created);
    const here = nearestFolder(folder, change.path);
    const place = resolvePath(here)?.dev === device ? created : copyAdjacent(created, siblingOf(here, change.path));
    if (lasts) syncFile(place);
    return place;
  });
  if (lasts) syncFolder(staging);
  return ready;
}

/** A file that its owner shut keeps its rights, as long as it stays what it is. */
function retainRights(folder: string, { path, oldMode, newMode }: TreeChange, created: Buffer): void {
  if (oldMode !== newMode || newMode === '120000') return;
  const rights = Number((statsOf(folder, path)?.mode ?? 0n) & 0o777n);
  if (rights !== 0) chmodSync(created, rights);
}

function nearestFolder(folder: string, path: string): Buffer {
  const above = [...foldersAbove(path)].reverse().find((each) => isFolder(folder, each));
  return above === undefined ? Buffer.from(folder) : bytesOf(folder, above);
}

function siblingOf(folder: Buffer, path: string): Buffer {
  return Buffer.concat([folder, Buffer.from(`/${ADJACENT.replace('*', sha256(path).slice(0, 16))}`)]);
}

function copyAdjacent(created: Buffer, adjacent: Buffer): Buffer {
  rmSync(adjacent, { force: true });
  const stats = lstatSync(created);
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(created, { encoding: 'buffer' }), adjacent);
  else {
    copyFileSync(created, adjacent, constants.COPYFILE_EXCL);
    chmodSync(adjacent, stats.mode & 0o7777);
  }
  return adjacent;
}

function syncFile(path: Buffer): void {
  if (lstatSync(path).isSymbolicLink()) return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** What a tree does not have: folders that are empty now, those of nested repositories, what a crash left beside. */
function tidy({ folder, lasts }: ExchangePaths, changes: readonly TreeChange[], device: bigint | undefined): void {
  for (const { path, newMode } of changes) {
    const here = nearestFolder(folder, path);
    if (resolvePath(here)?.dev !== device) rmSync(siblingOf(here, path), { force: true });
    if (newMode === '160000') mkdirSync(bytesOf(folder, path), { recursive: true });
    else if (isGone(newMode)) for (const each of [...foldersAbove(path), path].reverse()) removeEmpty(folder, each);
  }
  if (!lasts) return;
  const touched = new Set(changes.map(({ path }) => nearestFolder(folder, path).toString('latin1')));
  for (const each of touched) syncFolder(Buffer.from(each, 'latin1'));
}

function removeEmpty(folder: string, path: string): void {
  if (!isFolder(folder, path)) return;
  try {
    rmdirSync(bytesOf(folder, path));
  } catch (error) {
    // Something is in it still, or it is somebody's mount: then it stays.
    if (!['ENOTEMPTY', 'EEXIST', 'EBUSY', 'EACCES', 'EPERM'].includes(errorCode(error))) throw error;
  }
}
