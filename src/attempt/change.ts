/**
 * What a captured tree changes, read from the store.
 * Invariant: names, modes and contents come from tree objects; nothing of a work tree has a say any more.
 */
import { countHunkLines, countLines } from '../base/diff-lines.ts';
import { parseRawDiff } from '../base/raw-diff.ts';
import { GitError } from '../kernel/git.ts';
import { diffTrees, type GitStore } from '../kernel/git-store.ts';
import type { CapturedChange } from './boundaries.ts';
import { readLinkFacts } from './tree-links.ts';

export interface Change extends CapturedChange {
  readonly from: string;
  readonly tree: string;
  /** As `git diff` prints it; bounded. */
  readonly diff: string;
}

const MAX_DIFF_BYTES = 8 << 20;

/** Reads what lies between two trees or commits. */
export async function readChange(
  store: Pick<GitStore, 'git'>,
  { from, tree }: { readonly from: string; readonly tree: string },
): Promise<Change> {
  const { changes, diff, isWhole } = await readDiff(store, { from, tree });
  const { added, removed } = countLines(diff);
  const textLines = isWhole ? undefined : await countAllLines(store, { from, tree });
  const links = await readLinkFacts(store, { from, changes });
  return {
    from,
    tree,
    changes,
    diff,
    diffLines: added + removed,
    ...(textLines === undefined ? {} : { textLines }),
    ...links,
  };
}

const DIFF = ['diff-tree', '-r', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];

/** The changed paths, each ended by a NUL; after one more NUL git prints the lines. */
async function readDiff(
  store: Pick<GitStore, 'git'>,
  { from, tree }: { readonly from: string; readonly tree: string },
): Promise<Pick<Change, 'changes' | 'diff'> & { readonly isWhole: boolean }> {
  try {
    const { stdout } = await store.git(
      [...DIFF, '-z', '--raw', '--no-abbrev', '--full-index', '-p', from, tree, '--'],
      {
        maxBytes: MAX_DIFF_BYTES,
      },
    );
    const end = stdout.indexOf('\0\0');
    if (end === -1) return { changes: parseRawDiff(stdout), diff: '', isWhole: true };
    const diff = stdout.toString('utf8', end + 2);
    return { changes: parseRawDiff(stdout.subarray(0, end + 1)), diff, isWhole: !/^Binary files /m.test(diff) };
  } catch (error) {
    // Too large to be read by anyone: the numbers tell enough.
    if (!(error instanceof GitError)) throw error;
    const { stdout } = await store.git(['diff-tree', '-r', '--stat=120', '--no-renames', from, tree, '--']);
    const diff = `The diff is larger than ${MAX_DIFF_BYTES >> 20} MB; this is its outline.\n\n${stdout.toString()}`;
    return { changes: await diffTrees(store, { from, to: tree }), diff, isWhole: false };
  }
}

// What git compares for longer, or prints more of, has more lines than anybody limits a change to.
const COUNT_TIMEOUT_MS = 60_000;
const MAX_COUNTED_BYTES = 64 << 20;

/** Lines added and removed where every file counts as text; beyond every limit where they are too many to be compared. */
async function countAllLines(
  store: Pick<GitStore, 'git'>,
  { from, tree }: { readonly from: string; readonly tree: string },
): Promise<number> {
  // What counts lines by itself (`--numstat`) takes no file for text that looks binary.
  const args = [...DIFF, '-p', '--text', '--unified=0', from, tree, '--'];
  try {
    const { stdout } = await store.git(args, { timeoutMs: COUNT_TIMEOUT_MS, maxBytes: MAX_COUNTED_BYTES });
    return countHunkLines(stdout);
  } catch (error) {
    if (!(error instanceof GitError) || error.isKilled) throw error;
    return Number.MAX_SAFE_INTEGER;
  }
}
