/**
 * Folders that git fills and reads: workspaces for agents, evaluation checkouts for evaluators.
 * Invariant: a folder's bytes become exactly one tree, and a tree's bytes exactly one folder: no filter, no attribute,
 * no index, no ignore rule and no `.git` that lies in the folder has a say, and no time that a command can have set.
 * Crash: the index file beside a folder may be old or locked; a checkout begins with none, in a folder of its own.
 */
import { accessSync, constants, type Dirent, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { placeIn } from '../base/byte-path.ts';
import { hashOf } from '../base/object-id.ts';
import { workWithin } from './bounded-work.ts';
import { type CaptureLimits, findExcess } from './capture-size.ts';
import {
  addToIndex,
  bindWorkTree,
  type Capture,
  listOthers,
  TOO_MANY_NAMES,
  treeOfIndex,
  withoutSlash,
} from './capture-steps.ts';
import { type ExternalContent, findUntouched, placeExternal } from './external-content.ts';
import { faultPoint } from './fault-point.ts';
import { errorCode, isSystemError } from './files.ts';
import { forgetHanding, openUntouched, readTrustedIndex, type WorkTree, writeIndex } from './folder-trust.ts';
import { bindGit, type Git } from './git.ts';
import { type GitIndex, LINK_TO_REPOSITORY } from './git-index.ts';
import { type GitStore, listFiles } from './git-store.ts';
import { discardTree, type LeftBehind } from './remove-tree.ts';
import { isKnown, joinNul, nameOf, namesOf, parentOf, pathIn } from './tree-names.ts';
import type { TreeFile } from './tree-reader.ts';
import { isMark } from './upper-files.ts';

export interface CaptureOptions {
  /** Undefined for folders that are the user's own. */
  readonly limits?: CaptureLimits | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Takes a folder's content as a tree, once. New files that the base's ignore rules name are left out; nested
 * repositories are in it as links (mode 160000), which a diff shows. Sizes are summed before any content is read.
 */
export async function captureTree(
  store: GitStore,
  workTree: WorkTree,
  { limits, signal }: CaptureOptions = {},
): Promise<Capture> {
  const obstacle = folderObstacle(workTree.folder);
  if (obstacle !== undefined) return { kind: 'refused', reason: obstacle };
  const bounds = { timeoutMs: limits?.timeoutMs, signal };
  const taken = await workWithin(bounds, (cutOff) => takeTree(store, workTree, { limits, cutOff }));
  if (taken.kind === 'done') return taken.value;
  if (taken.kind === 'cancelled') return taken;
  return { kind: 'too-large', reason: 'it could not be read within capture.timeout' };
}

/**
 * Removes what is no file, folder or link in the place of files of a commit: git takes no tree with it. Gives whether
 * something was removed. Nothing may run in the folder.
 */
export async function removeSpecialFiles(store: GitStore, { folder }: WorkTree, commit: string): Promise<boolean> {
  const names = (await listFiles(store, commit)).map(({ path }) => path);
  const hidden = findBeyondLinks(folder, names);
  const places = names.flatMap((name) => (hidden.has(name) ? [] : [placeIn(folder, name)]));
  const special = places.filter(isSpecial);
  for (const path of special) rmSync(path);
  return special.length > 0;
}

function isSpecial(path: Buffer): boolean {
  try {
    const stats = lstatSync(path);
    return !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink() && !isMark(stats);
  } catch {
    return false;
  }
}

interface Taking {
  readonly limits: CaptureLimits | undefined;
  readonly cutOff: AbortSignal;
}

async function takeTree(
  store: GitStore,
  { folder, indexFile }: WorkTree,
  { limits, cutOff }: Taking,
): Promise<Capture> {
  // A copy: the checkout's own index never learns what was found here.
  const captureIndex = `${indexFile}.capture`;
  for (const file of [captureIndex, `${captureIndex}.lock`]) rmSync(file, { force: true });
  const index = readTrustedIndex({ folder, indexFile }, hashOf(store.base));
  if (index !== undefined) writeIndex(captureIndex, index);
  const git = bindWorkTree(store, { folder, indexFile: captureIndex });
  if (index !== undefined) await unmark(git, index, cutOff);
  // What is known is what the base has, whatever tree the folder began with.
  const base = await listFiles(store, store.base);
  if (index === undefined || !hasNames(index, base))
    await git(['read-tree', '--reset', '--end-of-options', store.base], { cutOff });
  const untouched =
    store.external === undefined
      ? new Set<Buffer>()
      : await findUntouched(store.external, {
          ...{ folder, files: base, signal: cutOff },
          isUntouched: openUntouched({ folder, indexFile }),
        });
  // What such a file holds is no part of a tree: its pointer stays there.
  const known = base.flatMap(({ path }) => (untouched.has(path) ? [] : [path]));
  const others = holdsMore(folder, known) ? await listOthers(git, store, cutOff) : [];
  if (others === 'too many') return TOO_MANY_NAMES;
  if (limits !== undefined) {
    const excess = await findExcess(store, { folder, known, others, limits, signal: cutOff });
    if (excess !== undefined) return { kind: 'too-large', reason: excess };
  }
  // Where a link took the place of a folder, git lets nothing go that lay in the folder, unless it is made to.
  const hidden = findBeyondLinks(folder, known);
  if (hidden.size > 0) {
    await git(['update-index', '-z', '--force-remove', '--stdin'], { input: joinNul([...hidden]), cutOff });
  }
  const names = { known: known.filter((name) => !hidden.has(name)), fresh: others.map(withoutSlash) };
  const reason = await addToIndex(git, names, cutOff);
  if (reason !== undefined) return { kind: 'refused', reason };
  return { kind: 'captured', tree: await treeOfIndex(store, { git, indexFile: captureIndex, cutOff }) };
}

/** Whether an index is of these files by name, so that looking at each of them again makes it theirs. */
function hasNames({ entries }: GitIndex, files: readonly TreeFile[]): boolean {
  return (
    entries.length === files.length &&
    entries.every(({ mode, path }, at) => {
      const file = files[at];
      // Of another repository git takes its commit, and no content.
      return mode !== LINK_TO_REPOSITORY && file?.mode !== REPOSITORY_MODE && file?.path.equals(path) === true;
    })
  );
}

const REPOSITORY_MODE = LINK_TO_REPOSITORY.toString(8);

/**
 * Whether anything lies in a folder besides files of these names; what lies behind a link or is shut is not looked at.
 */
function holdsMore(folder: string, known: readonly Buffer[]): boolean {
  const names = namesOf(known);
  for (const path of names.folders) {
    const found = readEntries(pathIn(folder, path));
    if (found === undefined) continue;
    // The top's own belongs to us.
    if (found.some((entry) => !isKnown(names, path, entry) && !(path === '' && nameOf(entry) === '.git'))) return true;
  }
  return false;
}

/** Lets git look at marked files of an index again. */
async function unmark(git: Git, { entries }: GitIndex, cutOff: AbortSignal): Promise<void> {
  const marked = entries.flatMap(({ isSkipped, path }) => (isSkipped ? [path] : []));
  if (marked.length === 0) return;
  await git(['update-index', '-z', '--no-skip-worktree', '--stdin'], { input: joinNul(marked), cutOff });
}

/** What is in a folder; undefined where there is none that can be read. */
function readEntries(path: Buffer): Dirent<Buffer>[] | undefined {
  try {
    if (!lstatSync(path).isDirectory()) return undefined;
    return readdirSync(path, { encoding: 'buffer', withFileTypes: true });
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

/** Why there is no folder to be captured: its command may have removed, shut or replaced it. */
function folderObstacle(folder: string): string | undefined {
  try {
    if (!lstatSync(folder).isDirectory()) return 'the work tree is no longer a folder';
    accessSync(folder, constants.R_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return `the work tree cannot be read: ${errorCode(error)}`;
  }
}

/** The names that lead through a link. */
function findBeyondLinks(folder: string, names: readonly Buffer[]): ReadonlySet<Buffer> {
  const asked = new Map<string, boolean>([['', false]]);
  const isBeyond = (path: string): boolean => {
    const before = asked.get(path);
    if (before !== undefined) return before;
    const found = isBeyond(parentOf(path)) || isLink(Buffer.from(`${folder}/`), Buffer.from(path, 'latin1'));
    asked.set(path, found);
    return found;
  };
  return new Set(names.filter((name) => isBeyond(parentOf(name.toString('latin1')))));
}

function isLink(...parts: readonly Buffer[]): boolean {
  try {
    return lstatSync(Buffer.concat(parts)).isSymbolicLink();
  } catch {
    // Not there, below a file, or shut to us: git says so, where it matters.
    return false;
  }
}

export interface CheckoutRequest extends WorkTree {
  readonly tree: string;
  /** Where the old folder is taken apart; default: beside it. */
  readonly yardIn?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Gets what could not be removed. */
  readonly onLeft?: ((left: readonly LeftBehind[]) => void) | undefined;
}

/**
 * Makes a new folder hold a tree, and nothing else, in the place of whatever was there: of a folder that is used again,
 * attributes, access lists and times would stay. Says whether it came to that, or was cancelled: then nothing is said
 * of what the folder holds.
 */
export async function checkoutTree(store: GitStore, checkout: CheckoutRequest): Promise<'ready' | 'cancelled'> {
  const { folder, indexFile, tree, yardIn, signal, onLeft } = checkout;
  const isCancelled = (): boolean => signal?.aborted === true;
  const left = await discardTree(folder, { signal, ...(yardIn === undefined ? {} : { yardIn }) });
  if (isCancelled()) return 'cancelled';
  if (left.length > 0) onLeft?.(left);
  forgetHanding(checkout);
  for (const file of [indexFile, `${indexFile}.lock`]) rmSync(file, { force: true });
  mkdirSync(folder, { recursive: true });
  try {
    await bindWorkTree(store, checkout)(['read-tree', '--reset', '-u', '--end-of-options', tree], {
      ...(signal && { cutOff: signal }),
    });
  } catch (error) {
    if (!isCancelled()) throw error;
  }
  if (isCancelled()) return 'cancelled';
  return store.external === undefined ? 'ready' : putExternal(store, store.external, checkout);
}

/** Puts in what the tree only names. */
async function putExternal(
  store: GitStore,
  external: ExternalContent,
  checkout: CheckoutRequest,
): Promise<'ready' | 'cancelled'> {
  const { folder, tree, signal } = checkout;
  const placed = await placeExternal(external, { folder, files: await listFiles(store, tree), signal });
  if (placed === 'cancelled') return placed;
  await markPlaced(bindWorkTree(store, checkout), placed);
  faultPoint('workspace:after-external');
  return signal?.aborted === true ? 'cancelled' : 'ready';
}

/** Marks Git LFS files of an index, so that git takes them for unchanged, whatever they hold. */
export async function markExternal(
  { git, gitDir, home, external }: Pick<GitStore, 'git' | 'gitDir' | 'home' | 'external'>,
  { indexFile, tree }: { readonly indexFile: string; readonly tree: string },
): Promise<void> {
  if (external === undefined || external.lfs.size === 0) return;
  const files = await listFiles({ git }, tree);
  const ours = files.filter(({ path, mode, id }) => {
    const file = external.lfs.get(path.toString('latin1'));
    return file?.mode === mode && file.id === id;
  });
  await markPlaced(
    // Git asks for a work tree, and looks at nothing in it.
    bindGit({ gitDir, home, indexFile, workTree: home }),
    ours.map(({ path }) => path),
  );
}

async function markPlaced(git: Git, names: readonly Buffer[]): Promise<void> {
  if (names.length > 0) await git(['update-index', '-z', '--skip-worktree', '--stdin'], { input: joinNul(names) });
}
