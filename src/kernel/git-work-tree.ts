/**
 * Folders that git fills and reads: lanes for agents, clean checkouts for evaluators.
 * Invariant: a folder's bytes become exactly one tree, and a tree's bytes exactly one folder: no filter, no attribute,
 * no index, no ignore rule and no `.git` that lies in the folder has a say, and no time that a command can have set.
 * Crash: the index file beside a folder may be old or locked; a checkout that fails on it starts from nothing.
 */
import { accessSync, chmodSync, constants, type Dirent, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { splitNul } from '../base/raw-diff.ts';
import { printable } from '../base/text.ts';
import { type CaptureLimits, findExcess } from './capture-size.ts';
import { errorCode, isSystemError } from './files.ts';
import { readTrustedIndex, takeBack, type WorkTree, writeIndex } from './folder-trust.ts';
import { bindGit, type Git, type GitAnswer, GitError, gitLine, MAX_STDERR_CHARS } from './git.ts';
import { type GitIndex, type IndexEntry, type IndexHash, LINK_TO_REPOSITORY } from './git-index.ts';
import { type GitStore, listFiles, type TreeFile } from './git-store.ts';
import { Pace } from './pace.ts';
import { discardTree, type LeftBehind } from './remove-tree.ts';
import { startDeadline } from './timer.ts';
import { isKnown, joinNul, nameOf, namesOf, parentOf, pathIn } from './tree-names.ts';

export type Capture =
  | { readonly kind: 'captured'; readonly tree: string }
  /** Git will not take a name (`.GIT`, `git~1`), or a file or the folder cannot be read: an outcome of the attempt. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It adds more than it may, or takes longer: an outcome of the attempt, too. */
  | { readonly kind: 'too-large'; readonly reason: string }
  | { readonly kind: 'cancelled' };

export interface CaptureOptions {
  /** Undefined for folders that are the user's own. */
  readonly limits?: CaptureLimits | undefined;
  readonly signal?: AbortSignal | undefined;
}

function bindWorkTree({ gitDir, home }: GitStore, { folder, indexFile }: WorkTree): Git {
  return bindGit({ gitDir, home, indexFile, workTree: folder });
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
  using deadline = startDeadline(limits?.timeoutMs ?? Number.POSITIVE_INFINITY);
  const cutOff = signal === undefined ? deadline.signal : AbortSignal.any([deadline.signal, signal]);
  try {
    const captured = await takeTree(store, workTree, { limits, cutOff });
    if (!cutOff.aborted) return captured;
  } catch (error) {
    if (!cutOff.aborted) throw error;
  }
  if (signal?.aborted === true) return { kind: 'cancelled' };
  return { kind: 'too-large', reason: 'it could not be read within capture.timeout' };
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
  const index = readTrustedIndex({ folder, indexFile }, hashOf(store));
  if (index !== undefined) writeIndex(captureIndex, index);
  const git = bindWorkTree(store, { folder, indexFile: captureIndex });
  // What is known is what the base has, whatever tree the folder began with.
  const base = await listFiles(store, store.base);
  if (index === undefined || !hasNames(index, base)) await git(['read-tree', '--reset', store.base], { cutOff });
  const known = base.map(({ path }) => path);
  const others = holdsMore(folder, known) ? await listOthers(git, store, cutOff) : [];
  if (others === 'too many')
    return { kind: 'too-large', reason: 'the names of what it adds alone are too many to read' };
  if (limits !== undefined) {
    const excess = await findExcess(store, { folder, known, others, limits, signal: cutOff });
    if (excess !== undefined) return { kind: 'too-large', reason: excess };
  }
  // Where a link took the place of a folder, git lets nothing go that lay in the folder, unless it is made to.
  const hidden = findBeyondLinks(folder, known);
  if (hidden.size > 0) {
    await git(['update-index', '-z', '--force-remove', '--stdin'], { input: joinNul([...hidden]), cutOff });
  }
  // Known names first: where a folder took the place of a file, the file has to go before its content comes.
  const names = [...known.filter((name) => !hidden.has(name)), ...others.map(withoutSlash)];
  const args = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
  const added = await git(args, { input: joinNul(names), allowed: [0, 1, 128], cutOff });
  const reason = refusal(added);
  if (reason !== undefined) return { kind: 'refused', reason };
  return { kind: 'captured', tree: await gitLine(git, ['write-tree'], { cutOff }) };
}

// Of names: more than a hundred thousand long ones.
const MAX_NAMES_BYTES = 64 << 20;

/** New files that no ignore rule of the base names. */
async function listOthers(
  git: Git,
  { ignoreFile }: GitStore,
  cutOff: AbortSignal,
): Promise<readonly Buffer[] | 'too many'> {
  const args = ['ls-files', '-z', '--others', `--exclude-from=${ignoreFile}`];
  try {
    return splitNul((await git(args, { maxBytes: MAX_NAMES_BYTES, cutOff })).stdout);
  } catch (error) {
    if (error instanceof GitError && String(error.gitExit).startsWith('an answer of more')) return 'too many';
    throw error;
  }
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

/** Whether anything lies in a folder besides files of these names; what lies behind a link or is shut is not looked at. */
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
    if (!lstatSync(folder).isDirectory()) return 'the work tree is no folder any more';
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

/** A nested repository is listed with a slash at its end. */
function withoutSlash(name: Buffer): Buffer {
  return name.at(-1) === 0x2f ? name.subarray(0, -1) : name;
}

const MAX_REASON_CHARS = 500;

/** Git goes on when it ignores a name: its warning is what tells, and a flood of others must not push it out. */
function refusal({ exitCode, stderr }: GitAnswer): string | undefined {
  if (exitCode === 0 && !stderr.includes('Ignoring path') && stderr.length < MAX_STDERR_CHARS) return undefined;
  // It may quote a name as it is.
  return printable(stderr.trim().split('\n')[0] || `git update-index ended with ${exitCode}`, MAX_REASON_CHARS);
}

export interface CheckoutRequest extends WorkTree {
  readonly tree: string;
  readonly signal?: AbortSignal | undefined;
  /** Told what could not be removed. */
  readonly onLeft?: ((left: readonly LeftBehind[]) => void) | undefined;
}

/**
 * Makes a folder hold a tree, and nothing else; what is there already and unchanged is not written again. Says whether it
 * came to that, or was cancelled: then nothing is said of what the folder holds.
 */
export async function checkoutTree(store: GitStore, checkout: CheckoutRequest): Promise<'ready' | 'cancelled'> {
  const { folder, indexFile, signal, onLeft } = checkout;
  const isCancelled = (): boolean => signal?.aborted === true;
  try {
    await resetTo(store, checkout);
  } catch (error) {
    if (isCancelled()) return 'cancelled';
    if (!(error instanceof GitError) && !isSystemError(error) && !(error instanceof PreconditionError)) throw error;
    // Whatever was done to the folder or the index: a checkout into an empty one needs neither.
    const left = await discardTree(folder, { signal });
    if (left.length > 0) onLeft?.(left);
    if (isCancelled()) return 'cancelled';
    for (const file of [indexFile, `${indexFile}.lock`]) rmSync(file, { force: true });
    try {
      await resetTo(store, checkout);
    } catch (again) {
      if (isCancelled()) return 'cancelled';
      throw again;
    }
  }
  if (isCancelled()) return 'cancelled';
  takeBack(checkout);
  return 'ready';
}

async function resetTo(store: GitStore, checkout: CheckoutRequest): Promise<void> {
  const { folder, indexFile, tree, signal } = checkout;
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(folder);
  mkdirSync(folder, { recursive: true });
  const index = readTrustedIndex(checkout, hashOf(store));
  if (index === undefined) rmSync(indexFile, { force: true });
  else writeIndex(indexFile, index);
  const git = bindWorkTree(store, checkout);
  // First what the index does not know: a link in the place of a folder must be gone before anything goes through it.
  await restoreFolder(checkout, index?.entries ?? []);
  if (signal?.aborted !== true) await git(['read-tree', '--reset', '-u', tree], { ...(signal && { cutOff: signal }) });
}

/**
 * Leaves in a folder only files, folders and links that an index names: a `git clean` leaves names `.git`, pipes beside
 * tracked files and the folder of a submodule. Gives back rights that were taken away, where what they are of stays.
 */
async function restoreFolder(
  { folder, signal, onLeft }: CheckoutRequest,
  entries: readonly IndexEntry[],
): Promise<void> {
  const files = entries.filter(({ mode }) => mode !== LINK_TO_REPOSITORY);
  const names = namesOf(files.map(({ path }) => path));
  const pace = new Pace();
  // Beside the folder: what cannot be removed must not stay in it.
  const discarding = { signal, yardIn: dirname(folder) };
  // Not through a link, and not where a file took the folder's place.
  const real = new Set<string>();
  for (const path of names.folders) {
    if (path !== '' && !real.has(parentOf(path))) continue;
    const place = pathIn(folder, path);
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (found?.isDirectory() !== true) continue;
    real.add(path);
    if ((found.mode & RIGHTS) !== OWN_FOLDER) chmodSync(place, 0o755);
    for (const entry of readdirSync(place, { encoding: 'buffer', withFileTypes: true })) {
      if (signal?.aborted === true) return;
      await pace.step();
      if (isKnown(names, path, entry)) continue;
      const left = await discardTree(Buffer.concat([place, SLASH, entry.name]), discarding);
      if (left.length > 0) onLeft?.(left);
    }
  }
  for (const { path } of files) {
    const name = `/${path.toString('latin1')}`;
    if (real.has(parentOf(name))) restoreRights(pathIn(folder, name));
    await pace.step();
  }
}

const SLASH = Buffer.from('/');

// What the owner may do, and what runs with another's rights. The others' rights are the umask's.
const RIGHTS = 0o7700;
const OWN_FOLDER = 0o700;
const READ_AND_WRITE = 0o600;

/** Git knows of a file's rights only whether it can be run. */
function restoreRights(path: Buffer): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true) return;
  const isProgram = (found.mode & 0o100) !== 0;
  if ((found.mode & RIGHTS & ~0o100) !== READ_AND_WRITE) chmodSync(path, isProgram ? 0o755 : 0o644);
}

/** Ids of a store are as long as its hash. */
function hashOf({ base }: GitStore): IndexHash {
  return base.length === 64 ? 'sha256' : 'sha1';
}
