/**
 * A private git store: objects, refs and configuration that only the supervisor writes.
 * Invariant: what is read from it is what was put in: its objects are a pack of its own, each hashed again on the way
 * in, with no link to and no fallback on the user's store; an accepted change is one compare-and-swap of a ref.
 * Crash while it is made: the folder holds no `ready` file and is recreated. Crash between `commitTree` and `moveRef`:
 * the same commit is made again, with the same id, since its dates come from the caller.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedOnce } from '../base/asked-once.ts';
import { decodePath } from '../base/byte-path.ts';
import { type CommitRequest, commitBytes, secondsOf } from '../base/commit-object.ts';
import { flattenIgnoreRules, type IgnoreFile } from '../base/ignore-rules.ts';
import { hashOf } from '../base/object-id.ts';
import { parseRawDiff, splitNul, type TreeChange } from '../base/raw-diff.ts';
import { syncFolder } from './durable.ts';
import type { ExternalContent } from './external-content.ts';
import { faultPoint } from './fault-point.ts';
import { bindGit, type Git, GitError, gitLine, type ObjectStream } from './git.ts';
import { writeGitFolder } from './git-folder.ts';
import { openObjects } from './object-stream.ts';
import { removeTree } from './remove-tree.ts';
import { compareTrees, findInTree, findTreeId, listTree, type TreeFile } from './tree-reader.ts';
import type { UserRepository } from './user-repository.ts';

export interface GitStore {
  readonly folder: string;
  readonly gitDir: string;
  /** An empty folder, HOME of every git. */
  readonly home: string;
  /** The commit that the run starts from; the store knows nothing before it. */
  readonly base: string;
  /** The base's own ignore rules as one file, in force during a capture. */
  readonly ignoreFile: string;
  readonly git: Git;
  /** Contents that trees of the store only name; undefined: there are none, or nobody needs them. */
  readonly external?: ExternalContent;
}

// Attributes of the git directory win over every .gitattributes: bytes go in and out as they are.
const RAW_ATTRIBUTES = '* -text -filter -ident !eol !working-tree-encoding !diff !merge\n';

export interface StoreRequest {
  readonly folder: string;
  readonly repository: UserRepository;
  /** Full id of a commit. */
  readonly base: string;
}

/** The store that a folder holds whole, if it does. */
export function findStore({ folder, base }: Omit<StoreRequest, 'repository'>): GitStore | undefined {
  return existsSync(readyFile(folder, base)) ? bindStore(folder, base) : undefined;
}

const READY = 'ready-';

function readyFile(folder: string, base: string): string {
  return join(folder, `${READY}${base}`);
}

/** Removes a store. Crash: what is left of it is not taken for a whole one. */
export function removeStore(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (name.startsWith(READY)) rmSync(join(folder, name));
  syncFolder(folder);
  removeTree(join(folder, 'git'));
  faultPoint('store:amid-removal');
  removeTree(folder);
}

function bindStore(folder: string, base: string): GitStore {
  const gitDir = join(folder, 'git');
  const home = join(folder, 'home');
  return {
    folder,
    gitDir,
    home,
    base,
    ignoreFile: join(gitDir, 'info', 'base-ignore'),
    git: Object.assign(bindGit({ gitDir, home }), { objects: openObjects({ gitDir, home }) }),
  };
}

/** Makes the private store of a run in a folder, or takes the one that is there whole. */
export async function createStore({ folder, repository, base }: StoreRequest): Promise<GitStore> {
  const found = findStore({ folder, base });
  if (found !== undefined) return found;
  const store = bindStore(folder, base);
  const { gitDir, home, ignoreFile } = store;
  faultPoint('store:before-create');
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['objects/pack', 'objects/info', 'refs/heads', 'info'])
    mkdirSync(join(gitDir, name), { recursive: true });
  mkdirSync(home);
  writeGitFolder(gitDir, repository);
  writeFileSync(join(gitDir, 'info', 'attributes'), RAW_ATTRIBUTES);
  // The base is where history ends here: a run needs no more, and the user's clone may be shallow itself.
  writeFileSync(join(gitDir, 'shallow'), `${base}\n`);
  await importCommit(store, { repository, commit: base });
  faultPoint('store:after-objects');
  writeFileSync(ignoreFile, `${flattenIgnoreRules(await readIgnoreFiles(store))}\n`);
  faultPoint('store:before-ready');
  writeFileSync(readyFile(folder, base), '');
  syncFolder(folder);
  faultPoint('store:after-ready');
  return store;
}

/**
 * Copies a commit of the user's repository, with what lies between it and the base; the base too when it is the commit
 * itself. Every object is hashed on the way in.
 */
export async function importCommit(
  { gitDir, home, base, git }: GitStore,
  { repository: { objects }, commit }: { readonly repository: UserRepository; readonly commit: string },
): Promise<void> {
  const reader = bindGit({ gitDir, home, alternates: [objects] });
  await importObjects({ gitDir, git }, { reader, wanted: commit === base ? `${base}\n` : `${commit}\n^${base}\n` });
  await git(['rev-list', '--objects', '--quiet', '--end-of-options', commit]);
}

/** Copies the tree of a commit of the user's repository, without its history, and reads its message. */
export async function importTree(
  { gitDir, home, git }: GitStore,
  { repository: { objects }, commit }: { readonly repository: UserRepository; readonly commit: string },
): Promise<{ readonly tree: string; readonly message: string }> {
  const reader = bindGit({ gitDir, home, alternates: [objects] });
  const tree = await gitLine(reader, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
  const id = await gitLine(reader, ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`]);
  const { stdout } = await reader(['cat-file', 'commit', '--end-of-options', id]);
  const text = stdout.toString();
  await importObjects({ gitDir, git }, { reader, wanted: `${tree}\n` });
  await git(['rev-list', '--objects', '--quiet', '--end-of-options', tree]);
  return { tree, message: text.slice(text.indexOf('\n\n') + 2) };
}

async function importObjects(
  { gitDir, git }: Pick<GitStore, 'gitDir' | 'git'>,
  { reader, wanted }: { readonly reader: Git; readonly wanted: string },
): Promise<void> {
  const packs = join(gitDir, 'objects', 'pack');
  // Each import has a folder of its own, since several run in parallel; what they make is named by its content.
  const arrival = mkdtempSync(join(gitDir, 'import-'));
  try {
    const name = await gitLine(reader, ['pack-objects', '-q', '--revs', '--window=0', join(arrival, 'unchecked')], {
      input: wanted,
    });
    // The index that git wrote believes the names of the user's objects; the one made here is of what they hold.
    const checked = join(arrival, `pack-${name}.idx`);
    await git(['index-pack', '-o', checked, join(arrival, `unchecked-${name}.pack`)]);
    // Git finds a pack by its index, which therefore comes last.
    renameSync(join(arrival, `unchecked-${name}.pack`), join(packs, `pack-${name}.pack`));
    renameSync(checked, join(packs, `pack-${name}.idx`));
  } finally {
    rmSync(arrival, { recursive: true, force: true });
  }
}

async function readIgnoreFiles(store: GitStore): Promise<IgnoreFile[]> {
  const files: IgnoreFile[] = [];
  for (const { mode, id, path } of await listFiles(store, store.base)) {
    const name = decodePath(path);
    if (!mode.startsWith('100') || !/(^|\/)\.gitignore$/.test(name)) continue;
    files.push({ folder: name.slice(0, -'.gitignore'.length), text: (await readBlob(store, id)).toString() });
  }
  return files;
}

// A run asks for those of its base again and again, and now and then for another commit's.
const MAX_LISTS = 4;
const listedOnce = askedOnce<readonly TreeFile[]>(MAX_LISTS);

/** The files of a commit or tree by its full id, in git's order; asked of git once, since they cannot change. */
export function listFiles({ git }: Pick<GitStore, 'git'>, id: string): Promise<readonly TreeFile[]> {
  return listedOnce.ask(git, id, () => readFiles(git, id));
}

/** What a commit or tree has under some names, in their order; undefined where that is nothing, or a folder. */
export async function findFiles(
  { git }: Pick<GitStore, 'git'>,
  { tree, names }: { readonly tree: string; readonly names: readonly Buffer[] },
): Promise<readonly (Pick<TreeFile, 'mode' | 'id'> | undefined)[]> {
  if (git.objects !== undefined) return findInTree(git.objects, { tree, names });
  const listed = await listFiles({ git }, tree);
  const files = new Map(listed.map((file) => [file.path.toString('latin1'), file]));
  return names.map((name) => files.get(name.toString('latin1')));
}

// Those of its base, its branch and the trees that it compares.
const MAX_TREE_IDS = 100;
const resolvedOnce = askedOnce<string>(MAX_TREE_IDS);

/** A commit as git hashes it, by its full id. */
export async function readCommit({ git }: Pick<GitStore, 'git'>, id: string): Promise<Buffer> {
  if (git.objects !== undefined) return (await git.objects.read(id)).bytes;
  return (await git(['cat-file', 'commit', '--end-of-options', id])).stdout;
}

/** The objects of a private store; throws where it was bound without them. */
export function objectsOf({ git }: Pick<GitStore, 'git'>): ObjectStream {
  if (git.objects === undefined) throw new Error('a private store without its objects');
  return git.objects;
}

/** The bytes of a file, which is not large, by its full id; throws a GitError where the store has no such file. */
export async function readBlob({ git }: Pick<GitStore, 'git'>, id: string): Promise<Buffer> {
  if (git.objects === undefined) return (await git(BLOB(id))).stdout;
  const { type, bytes } = await git.objects.read(id);
  if (type !== 'blob') throw new GitError(BLOB(id), 128, `fatal: ${id} is a ${type}`);
  return bytes;
}

const BLOB = (id: string): string[] => ['cat-file', 'blob', '--end-of-options', id];

/** The id of the tree of a commit or tree by its full id; asked of git once, too. */
export function treeIdOf({ git }: Pick<GitStore, 'git'>, id: string): Promise<string> {
  return resolvedOnce.ask(git, id, () => {
    if (git.objects !== undefined) return findTreeId(git.objects, id);
    return gitLine(git, ['rev-parse', '--verify', '--end-of-options', `${id}^{tree}`]);
  });
}

async function readFiles(git: Git, id: string): Promise<TreeFile[]> {
  if (git.objects !== undefined) return listTree(git.objects, id);
  const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', id]);
  return splitNul(stdout).map((entry) => parseEntry(entry).file);
}

function parseEntry(entry: Buffer): { readonly file: TreeFile; readonly size: string } {
  const nameAt = entry.indexOf(TAB) + 1;
  const [mode = '', , id = '', size = ''] = entry.toString('latin1', 0, nameAt - 1).split(/ +/);
  return { file: { mode, id, path: entry.subarray(nameAt) }, size };
}

const TAB = 0x09;

/** How many bytes the files of a tree have; what lists them is not asked again. */
export async function treeBytes({ git }: Pick<GitStore, 'git'>, id: string): Promise<number> {
  const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', id]);
  const entries = splitNul(stdout).map(parseEntry);
  await listedOnce.ask(git, id, () => Promise.resolve(entries.map(({ file }) => file)));
  // A link to another repository has no size.
  return entries.reduce((sum, { size }) => sum + (Number(size) || 0), 0);
}

/** What differs between two trees or commits, by true names; a rename is a deletion and an addition. */
export async function diffTrees(
  { git }: Pick<GitStore, 'git'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<TreeChange[]> {
  if (git.objects !== undefined) return compareTrees(git.objects, { from, to });
  const { stdout } = await git([
    ...['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--end-of-options'],
    ...[from, to, '--'],
  ]);
  return parseRawDiff(stdout);
}

/** Writes a commit and gives its id: the same request, the same id. */
export async function commitTree({ git }: Pick<GitStore, 'git'>, request: CommitRequest): Promise<string> {
  const { tree, parents, message, identity } = request;
  const bytes = git.objects === undefined ? undefined : commitBytes(request);
  if (git.objects !== undefined && bytes !== undefined) {
    // As git asks: of a commit nothing is missing.
    await Promise.all([tree, ...parents].map((id) => treeIdOf({ git }, id)));
    return git.objects.write({ type: 'commit', bytes }, hashOf(tree));
  }
  const seconds = `@${secondsOf(request)}`;
  return gitLine(git, ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], {
    input: message,
    env: {
      GIT_AUTHOR_NAME: identity.name,
      GIT_AUTHOR_EMAIL: identity.email,
      GIT_AUTHOR_DATE: seconds,
      GIT_COMMITTER_NAME: identity.name,
      GIT_COMMITTER_EMAIL: identity.email,
      GIT_COMMITTER_DATE: seconds,
    },
  });
}
