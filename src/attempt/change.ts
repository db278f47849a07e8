/**
 * What a captured tree changes, read from the store.
 * Invariant: names, modes and contents come from tree objects; nothing of a work tree has a say any more.
 */
import { countLines } from '../base/diff-lines.ts';
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
  const { changes, diff } = await readDiff(store, { from, tree });
  const { added, removed } = countLines(diff);
  const links = await readLinkFacts(store, { from, changes });
  return { from, tree, changes, diff, diffLines: added + removed, ...links };
}

const DIFF = ['diff-tree', '-r', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];

/** The changed paths, each ended by a NUL; after one more NUL git prints the lines. */
async function readDiff(
  store: Pick<GitStore, 'git'>,
  { from, tree }: { readonly from: string; readonly tree: string },
): Promise<Pick<Change, 'changes' | 'diff'>> {
  try {
    const { stdout } = await store.git(
      [...DIFF, '-z', '--raw', '--no-abbrev', '--full-index', '-p', from, tree, '--'],
      {
        maxBytes: MAX_DIFF_BYTES,
      },
    );
    const end = stdout.indexOf('\0\0');
    if (end === -1) return { changes: parseRawDiff(stdout), diff: '' };
    return { changes: parseRawDiff(stdout.subarray(0, end + 1)), diff: stdout.toString('utf8', end + 2) };
  } catch (error) {
    // Too large to be read by anyone: the numbers tell enough.
    if (!(error instanceof GitError)) throw error;
    const { stdout } = await store.git(['diff-tree', '-r', '--stat=120', '--no-renames', from, tree, '--']);
    const diff = `The diff is larger than ${MAX_DIFF_BYTES >> 20} MB; this is its outline.\n\n${stdout.toString()}`;
    return { changes: await diffTrees(store, { from, to: tree }), diff };
  }
}
