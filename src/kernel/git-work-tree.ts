/**
 * Folders that git fills and reads: lanes for agents, clean checkouts for evaluators.
 * Invariant: a folder's bytes become exactly one tree, and a tree's bytes exactly one folder: no filter, no attribute,
 * no index, no ignore rule and no `.git` that lies in the folder has a say.
 * Crash: the index file beside a folder may be old or locked; a checkout that fails on it starts from nothing.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { splitNul } from '../base/raw-diff.ts';
import { bindGit, type Git, type GitAnswer, GitError, gitLine, MAX_STDERR_CHARS } from './git.ts';
import type { GitStore } from './git-store.ts';

export interface WorkTree {
  readonly folder: string;
  /** Lies where no agent can write; one for each folder. */
  readonly indexFile: string;
}

export type Capture =
  | { readonly kind: 'captured'; readonly tree: string }
  /** Git will not take a name (`.GIT`, `git~1`), or a file cannot be read: an outcome of the attempt. */
  | { readonly kind: 'refused'; readonly reason: string };

function bindWorkTree({ gitDir, home }: GitStore, { folder, indexFile }: WorkTree): Git {
  return bindGit({ gitDir, home, indexFile, workTree: folder });
}

/**
 * Takes a folder's content as a tree, once. New files that the base's ignore rules name are left out; nested
 * repositories are in it as links (mode 160000), which a diff shows.
 */
export async function captureTree(store: GitStore, { folder, indexFile }: WorkTree): Promise<Capture> {
  // From an index without times and sizes, so that every file is read: git compares times by the second, and the one
  // who wrote the file can set them. The checkout's own index never learns what was found here.
  const captureIndex = `${indexFile}.capture`;
  for (const file of [captureIndex, `${captureIndex}.lock`]) rmSync(file, { force: true });
  const git = bindWorkTree(store, { folder, indexFile: captureIndex });
  await git(['read-tree', store.base]);
  const { stdout: known } = await git(['ls-files', '-z', '--cached']);
  const { stdout: others } = await git(['ls-files', '-z', '--others', `--exclude-from=${store.ignoreFile}`]);
  // Known names first: where a folder took the place of a file, the file has to go before its content comes.
  const names = [...splitNul(known), ...splitNul(others).map(withoutSlash)];
  const args = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
  const added = await git(args, { input: joinNul(names), allowed: [0, 1, 128] });
  const reason = refusal(added);
  if (reason !== undefined) return { kind: 'refused', reason };
  return { kind: 'captured', tree: await gitLine(git, ['write-tree']) };
}

/** A nested repository is listed with a slash at its end. */
function withoutSlash(name: Buffer): Buffer {
  return name.at(-1) === 0x2f ? name.subarray(0, -1) : name;
}

const NUL = Buffer.alloc(1);

function joinNul(names: readonly Buffer[]): Buffer {
  return Buffer.concat(names.flatMap((name) => [name, NUL]));
}

/** Git goes on when it ignores a name: its warning is what tells, and a flood of others must not push it out. */
function refusal({ exitCode, stderr }: GitAnswer): string | undefined {
  if (exitCode === 0 && !stderr.includes('Ignoring path') && stderr.length < MAX_STDERR_CHARS) return undefined;
  return stderr.trim().split('\n')[0] ?? `git update-index ended with ${exitCode}`;
}

/** Makes a folder hold a tree and nothing else; what is there already and unchanged is not written again. */
export async function checkoutTree(store: GitStore, checkout: WorkTree & { readonly tree: string }): Promise<void> {
  try {
    await resetTo(store, checkout);
  } catch (error) {
    if (!(error instanceof GitError) && !isSystemFault(error)) throw error;
    // Whatever was done to the folder or the index: a checkout into an empty one needs neither.
    rmSync(checkout.folder, { recursive: true, force: true });
    for (const file of [checkout.indexFile, `${checkout.indexFile}.lock`]) rmSync(file, { force: true });
    await resetTo(store, checkout);
  }
}

async function resetTo(store: GitStore, checkout: WorkTree & { readonly tree: string }): Promise<void> {
  mkdirSync(checkout.folder, { recursive: true });
  removeDotGits(checkout.folder);
  const git = bindWorkTree(store, checkout);
  await git(['read-tree', '--reset', '-u', checkout.tree]);
  await git(['clean', '-ffdxq']);
}

/** Git neither tracks nor cleans what is named `.git`, at any depth. */
function removeDotGits(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.name === '.git') rmSync(join(entry.parentPath, entry.name), { recursive: true, force: true });
  }
}

function isSystemFault(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
