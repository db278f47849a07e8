/** The steps by which what lies in a folder becomes a tree, wherever the folder's files come from. */
import { readFileSync } from 'node:fs';
import { hashOf } from '../base/object-id.ts';
import { splitNul } from '../base/raw-diff.ts';
import { printable } from '../base/text.ts';
import type { WorkTree } from './folder-trust.ts';
import { bindGit, type Git, type GitAnswer, GitError, gitLine, MAX_STDERR_CHARS } from './git.ts';
import type { GitStore } from './git-store.ts';
import { packsStreamedFiles } from './git-version.ts';
import { buildIndexTree } from './index-tree.ts';
import { joinNul } from './tree-names.ts';

export type Capture =
  | { readonly kind: 'captured'; readonly tree: string }
  /** Git will not take a name (`.GIT`, `git~1`), or a file or the folder cannot be read: an outcome of the attempt. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It adds more than it may, or takes longer: an outcome of the attempt, too. */
  | { readonly kind: 'too-large'; readonly reason: string }
  | { readonly kind: 'cancelled' };

export const TOO_MANY_NAMES: Capture = {
  kind: 'too-large',
  reason: 'the names of what it adds alone are too many to read',
};

/** Git on an index and a folder. */
export function bindWorkTree({ gitDir, home }: GitStore, { folder, indexFile }: WorkTree): Git {
  return bindGit({ gitDir, home, indexFile, workTree: folder });
}

// Of names: more than a hundred thousand long ones.
const MAX_NAMES_BYTES = 64 << 20;

/** New files that no ignore rule of the base names. */
export async function listOthers(
  git: Git,
  { ignoreFile }: GitStore,
  cutOff: AbortSignal,
): Promise<readonly Buffer[] | 'too many'> {
  const args = ['ls-files', '-z', '--others', `--exclude-from=${ignoreFile}`];
  try {
    return splitNul((await git(args, { maxBytes: MAX_NAMES_BYTES, cutOff })).stdout);
  } catch (error) {
    if (error instanceof GitError && error.isTooLong) return 'too many';
    throw error;
  }
}

export interface FoundNames {
  /** Most of which are as the index has them. */
  readonly known: readonly Buffer[];
  /** Those that the store may have nothing of. */
  readonly fresh: readonly Buffer[];
}

const ADD = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];

// From so many on, a file for each object takes longer than all the rest.
const MANY = 2000;
// Git searches a pack for each object that it adds to it.
const PER_PACK = 10_000;
// Git streams what is larger than this many bytes, and what it streams goes into a pack.
const PACKED = ['-c', 'core.bigFileThreshold=1'];

/**
 * Puts what lies in the folder under these names into the index, and what lies there no more out of it; gives why git
 * will not. Known names come first: where a folder took the place of a file, the file has to go before its content comes.
 */
export async function addToIndex(
  git: Git,
  { known, fresh }: FoundNames,
  cutOff: AbortSignal,
): Promise<string | undefined> {
  const add = async (names: readonly Buffer[], settings: readonly string[] = []): Promise<string | undefined> =>
    refusal(await git([...settings, ...ADD], { input: joinNul(names), allowed: [0, 1, 128], cutOff }));
  const isPacked = fresh.length >= MANY && (await packsStreamedFiles(git));
  if (!isPacked) return add([...known, ...fresh]);
  if (known.length > 0) {
    const reason = await add(known);
    if (reason !== undefined) return reason;
  }
  for (let at = 0; at < fresh.length; at += PER_PACK) {
    const reason = await add(fresh.slice(at, at + PER_PACK), PACKED);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

export interface FilledIndex {
  readonly git: Git;
  readonly indexFile: string;
  readonly cutOff: AbortSignal;
}

/** Writes the tree of an index to the store. */
export async function treeOfIndex(
  { git: { objects }, base }: GitStore,
  { git, indexFile, cutOff }: FilledIndex,
): Promise<string> {
  if (objects === undefined) return gitLine(git, ['write-tree'], { cutOff });
  const hash = hashOf(base);
  return buildIndexTree(readFileSync(indexFile), hash, (bytes) => objects.write({ type: 'tree', bytes }, hash));
}

/** A nested repository is listed with a slash at its end. */
export function withoutSlash(name: Buffer): Buffer {
  return name.at(-1) === 0x2f ? name.subarray(0, -1) : name;
}

const MAX_REASON_CHARS = 500;

/** Git goes on when it ignores a name: its warning is the only sign, and a flood of others must not push it out. */
function refusal({ exitCode, stderr }: GitAnswer): string | undefined {
  if (exitCode === 0 && !stderr.includes('Ignoring path') && stderr.length < MAX_STDERR_CHARS) return undefined;
  // It may quote a name as it is.
  return printable(stderr.trim().split('\n')[0] || `git update-index ended with ${exitCode}`, MAX_REASON_CHARS);
}
