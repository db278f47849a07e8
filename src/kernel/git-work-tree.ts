/**
 * Folders that git fills and reads: lanes for agents, clean checkouts for evaluators.
 * Invariant: a folder's bytes become exactly one tree, and a tree's bytes exactly one folder: no filter, no attribute,
 * no index, no ignore rule and no `.git` that lies in the folder has a say, and no time that a command can have set.
 * Crash: the index file beside a folder may be old or locked; a checkout that fails on it starts from nothing.
 */
import { accessSync, chmodSync, constants, type Dirent, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { splitNul } from '../base/raw-diff.ts';
import { printable } from '../base/text.ts';
import { errorCode, isSystemError } from './files.ts';
import { readTrustedIndex, takeBack, type WorkTree, writeIndex } from './folder-trust.ts';
import { bindGit, type Git, type GitAnswer, GitError, gitLine, MAX_STDERR_CHARS } from './git.ts';
import { type GitIndex, type IndexEntry, type IndexHash, LINK_TO_REPOSITORY } from './git-index.ts';
import { type GitStore, listFiles, type TreeFile } from './git-store.ts';
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
  const base = await listFiles(store, store.base);
  if (index === undefined || !hasNames(index, base)) await git(['read-tree', '--reset', store.base]);
  const known = base.map(({ path }) => path);
  const others = holdsMore(folder, known) ? await listOthers(git, store) : [];
  // Where a link took the place of a folder, git lets nothing go that lay in the folder, unless it is made to.
  const hidden = findBeyondLinks(folder, known);
  if (hidden.size > 0) await git(['update-index', '-z', '--force-remove', '--stdin'], { input: joinNul([...hidden]) });
  // Known names first: where a folder took the place of a file, the file has to go before its content comes.
  const names = [...known.filter((name) => !hidden.has(name)), ...others.map(withoutSlash)];
  const args = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
  const added = await git(args, { input: joinNul(names), allowed: [0, 1, 128] });
  const reason = refusal(added);
  if (reason !== undefined) return { kind: 'refused', reason };
  return { kind: 'captured', tree: await gitLine(git, ['write-tree']) };
}

/** New files that no ignore rule of the base names. */
async function listOthers(git: Git, { ignoreFile }: GitStore): Promise<Buffer[]> {
  const { stdout } = await git(['ls-files', '-z', '--others', `--exclude-from=${ignoreFile}`]);
  return splitNul(stdout);
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
  restoreFolder(folder, index?.entries ?? []);
  await git(['read-tree', '--reset', '-u', tree]);
}

/**
 * Leaves in a folder only files, folders and links that an index names: a `git clean` leaves names `.git`, pipes beside
 * tracked files and the folder of a submodule. Gives back rights that were taken away, where what they are of stays.
 */
function restoreFolder(folder: string, entries: readonly IndexEntry[]): void {
  const files = entries.filter(({ mode }) => mode !== LINK_TO_REPOSITORY);
  const names = namesOf(files.map(({ path }) => path));
  // Not through a link, and not where a file took the folder's place.
  const real = new Set<string>();
  for (const path of names.folders) {
    if (path !== '' && !real.has(parentOf(path))) continue;
    const place = pathIn(folder, path);
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (found?.isDirectory() !== true) continue;
    real.add(path);
    if ((found.mode & RIGHTS) !== OWN_FOLDER) chmodSync(place, 0o755);
    for (const entry of readdirSync(place, { encoding: 'buffer', withFileTypes: true }))
      if (!isKnown(names, path, entry)) removeTree(Buffer.concat([place, SLASH, entry.name]));
  }
  for (const { path } of files) {
    const name = `/${path.toString('latin1')}`;
    if (real.has(parentOf(name))) restoreRights(pathIn(folder, name));
  }
}

const SLASH = Buffer.from('/');

/** Of a list of files; each with a slash before every name. */
interface Names {
  readonly files: ReadonlySet<string>;
  /** Those that hold files, parents first; the first is ''. */
  readonly folders: ReadonlySet<string>;
}

function namesOf(paths: readonly Buffer[]): Names {
  const files = new Set(paths.map((path) => `/${path.toString('latin1')}`));
  return { files, folders: foldersOf(files) };
}

/** Whether an entry of a folder is a file or link, or a folder, as the names have it. */
function isKnown({ files, folders }: Names, folder: string, entry: Dirent<Buffer>): boolean {
  const name = `${folder}/${nameOf(entry)}`;
  if (entry.isDirectory()) return folders.has(name);
  return (entry.isFile() || entry.isSymbolicLink()) && files.has(name);
}

function nameOf({ name }: Dirent<Buffer>): string {
  return name.toString('latin1');
}

function pathIn(folder: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(folder), Buffer.from(path, 'latin1')]);
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

/** The folders that hold files, parents first, each with a slash before every name; the first is ''. */
function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const found = new Set(['']);
  const add = (path: string): void => {
    if (found.has(path)) return;
    add(parentOf(path));
    found.add(path);
  };
  for (const path of files) add(parentOf(path));
  return found;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Ids of a store are as long as its hash. */
function hashOf({ base }: GitStore): IndexHash {
  return base.length === 64 ? 'sha256' : 'sha1';
}
