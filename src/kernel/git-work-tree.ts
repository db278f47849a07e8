/**
 * Folders that git fills and reads: lanes for agents, clean checkouts for evaluators.
 * Invariant: a folder's bytes become exactly one tree, and a tree's bytes exactly one folder: no filter, no attribute,
 * no index, no ignore rule and no `.git` that lies in the folder has a say, and no time that a command can have set.
 * Crash: the index file beside a folder may be old or locked; a checkout that fails on it starts from nothing.
 */
import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { splitNul } from '../base/raw-diff.ts';
import { printable } from '../base/text.ts';
import { errorCode, isSystemError } from './files.ts';
import { readTrustedIndex, takeBack, type WorkTree, writeIndex } from './folder-trust.ts';
import { bindGit, type Git, type GitAnswer, GitError, gitLine, MAX_STDERR_CHARS } from './git.ts';
import { type IndexEntry, type IndexHash, LINK_TO_REPOSITORY } from './git-index.ts';
import type { GitStore } from './git-store.ts';
import { removeTree } from './scratch-home.ts';

export type Capture =
  | { readonly kind: 'captured'; readonly tree: string }
  /** Git will not take a name (`.GIT`, `git~1`), or a file or the folder cannot be read: an outcome of the attempt. */
  | { readonly kind: 'refused'; readonly reason: string };

function bindWorkTree({ gitDir, home }: GitStore, { folder, indexFile }: WorkTree): Git {
  return bindGit({ gitDir, home, indexFile, workTree: folder });
}

/**
 * Takes a folder's content as a tree, once. New files that the base's ignore rules name are left out; nested
 * repositories are in it as links (mode 160000), which a diff shows.
 */
export async function captureTree(store: GitStore, { folder, indexFile }: WorkTree): Promise<Capture> {
  const obstacle = folderObstacle(folder);
  if (obstacle !== undefined) return { kind: 'refused', reason: obstacle };
  // A copy: the checkout's own index never learns what was found here.
  const captureIndex = `${indexFile}.capture`;
  for (const file of [captureIndex, `${captureIndex}.lock`]) rmSync(file, { force: true });
  const index = readTrustedIndex({ folder, indexFile }, hashOf(store));
  if (index !== undefined) writeIndex(captureIndex, index);
  const git = bindWorkTree(store, { folder, indexFile: captureIndex });
  // What is known is what the base has, whatever tree the folder began with.
  await git(['read-tree', '--reset', store.base]);
  const { stdout: listed } = await git(['ls-files', '-z', '--cached']);
  const known = splitNul(listed);
  const { stdout: others } = await git(['ls-files', '-z', '--others', `--exclude-from=${store.ignoreFile}`]);
  // Where a link took the place of a folder, git lets nothing go that lay in the folder, unless it is made to.
  const hidden = findBeyondLinks(folder, known);
  if (hidden.size > 0) await git(['update-index', '-z', '--force-remove', '--stdin'], { input: joinNul([...hidden]) });
  // Known names first: where a folder took the place of a file, the file has to go before its content comes.
  const names = [...known.filter((name) => !hidden.has(name)), ...splitNul(others).map(withoutSlash)];
  const args = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
  const added = await git(args, { input: joinNul(names), allowed: [0, 1, 128] });
  const reason = refusal(added);
  if (reason !== undefined) return { kind: 'refused', reason };
  return { kind: 'captured', tree: await gitLine(git, ['write-tree']) };
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

const NUL = Buffer.alloc(1);

function joinNul(names: readonly Buffer[]): Buffer {
  return Buffer.concat(names.flatMap((name) => [name, NUL]));
}

const MAX_REASON_CHARS = 500;

/** Git goes on when it ignores a name: its warning is what tells, and a flood of others must not push it out. */
function refusal({ exitCode, stderr }: GitAnswer): string | undefined {
  if (exitCode === 0 && !stderr.includes('Ignoring path') && stderr.length < MAX_STDERR_CHARS) return undefined;
  // It may quote a name as it is.
  return printable(stderr.trim().split('\n')[0] || `git update-index ended with ${exitCode}`, MAX_REASON_CHARS);
}

/** Makes a folder hold a tree and nothing else; what is there already and unchanged is not written again. */
export async function checkoutTree(store: GitStore, checkout: WorkTree & { readonly tree: string }): Promise<void> {
  try {
    await resetTo(store, checkout);
  } catch (error) {
    if (!(error instanceof GitError) && !isSystemError(error)) throw error;
    // Whatever was done to the folder or the index: a checkout into an empty one needs neither.
    removeTree(checkout.folder);
    for (const file of [checkout.indexFile, `${checkout.indexFile}.lock`]) rmSync(file, { force: true });
    await resetTo(store, checkout);
  }
  takeBack(checkout);
}

async function resetTo(store: GitStore, checkout: WorkTree & { readonly tree: string }): Promise<void> {
  const { folder, indexFile, tree } = checkout;
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(folder);
  mkdirSync(folder, { recursive: true });
  const index = readTrustedIndex(checkout, hashOf(store));
  if (index === undefined) rmSync(indexFile, { force: true });
  else writeIndex(indexFile, index);
  const git = bindWorkTree(store, checkout);
  // First what the index does not know: a link in the place of a folder must be gone before anything goes through it.
  await git(['clean', '-ffdxq']);
  restoreFolder(folder, index?.entries ?? []);
  await git(['read-tree', '--reset', '-u', tree]);
}

/**
 * Does what git leaves undone: removes names `.git` and what is neither file nor folder nor link (a clean takes no notice
 * of pipes), which are left only in folders of tracked files, and everything in the folder of a submodule; gives back rights that were taken away, where what they are of stays.
 */
function restoreFolder(folder: string, entries: readonly IndexEntry[]): void {
  const at = (path: string): Buffer => Buffer.concat([Buffer.from(folder), Buffer.from(path, 'latin1')]);
  const real = new Set<string>();
  for (const path of foldersOf(entries)) {
    // Not through a link, and not where a file took the folder's place.
    if (path !== '' && !real.has(parentOf(path))) continue;
    const found = lstatSync(at(path), { throwIfNoEntry: false });
    if (found?.isDirectory() !== true) continue;
    real.add(path);
    if ((found.mode & RIGHTS) !== OWN_FOLDER) chmodSync(at(path), 0o755);
    removeTree(at(`${path}/.git`));
    removeSpecial(at(path));
  }
  for (const { mode, path } of entries) {
    const name = `/${path.toString('latin1')}`;
    if (!real.has(parentOf(name))) continue;
    if (mode === LINK_TO_REPOSITORY) removeTree(at(name));
    else restoreRights(at(name));
  }
}

const SLASH = Buffer.from('/');

/** A pipe that is left holds up whoever reads it next. */
function removeSpecial(folder: Buffer): void {
  for (const entry of readdirSync(folder, { encoding: 'buffer', withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory() || entry.isSymbolicLink()) continue;
    rmSync(Buffer.concat([folder, SLASH, entry.name]));
  }
}

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

/** The folders that hold tracked files, parents first, each with a slash before every name; the first is ''. */
function foldersOf(entries: readonly IndexEntry[]): ReadonlySet<string> {
  const found = new Set(['']);
  const add = (path: string): void => {
    if (found.has(path)) return;
    add(parentOf(path));
    found.add(path);
  };
  for (const { path } of entries) add(parentOf(`/${path.toString('latin1')}`));
  return found;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Ids of a store are as long as its hash. */
function hashOf({ base }: GitStore): IndexHash {
  return base.length === 64 ? 'sha256' : 'sha1';
}
