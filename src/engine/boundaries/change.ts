/**
 * What a captured tree changes, read from the store.
 * Invariant: names, modes and contents come from tree objects; nothing of a work tree has a say any more.
 */
import { encodePath } from '../../base/byte-path.ts';
import { countHunkLines, countLines } from '../../base/diff-lines.ts';
import { parseRawDiff, type TreeChange } from '../../base/raw-diff.ts';
import { type WorkBounds, workWithin } from '../../kernel/bounded-work.ts';
import { GitError } from '../../kernel/git.ts';
import { diffTrees, type GitStore, treeIdOf } from '../../kernel/git-store.ts';
import type { CapturedChange } from './boundaries.ts';
import { findRenamedPackages } from './package-renames.ts';
import { readLinkFacts } from './tree-links.ts';

export interface Change extends CapturedChange {
  readonly from: string;
  readonly tree: string;
  /** As `git diff` prints it; bounded. */
  readonly diff: string;
}

const MAX_DIFF_BYTES = 8 << 20;

/** Two trees or commits, by their ids. */
export interface Compared {
  readonly from: string;
  readonly tree: string;
}

export type BoundedChange =
  | { readonly kind: 'read'; readonly change: Change }
  | { readonly kind: 'too-large'; readonly reason: string }
  | { readonly kind: 'cancelled' };

/** The patch of a change, as bytes, where its diff is one: whole, without binary files, and in UTF-8. */
export function patchOf({ diff, textLines }: Change): Buffer | undefined {
  return textLines === undefined && !diff.includes('\u{fffd}') ? Buffer.from(diff) : undefined;
}

/** Reads what an agent changed, within the time that its capture may take. */
export async function readChangeWithin(
  store: Pick<GitStore, 'git' | 'external'>,
  compared: Compared,
  bounds: WorkBounds,
): Promise<BoundedChange> {
  const read = await workWithin(bounds, (cutOff) => readChange(store, compared, cutOff));
  switch (read.kind) {
    case 'done':
      return { kind: 'read', change: read.value };
    case 'out-of-time':
      return { kind: 'too-large', reason: 'it could not be compared within capture.timeout' };
    case 'cancelled':
      return read;
    default:
      return read satisfies never;
  }
}

/** Reads what lies between two trees or commits; `cutOff` ends it with an error. */
export async function readChange(
  store: Pick<GitStore, 'git' | 'external'>,
  { from, tree }: Compared,
  cutOff?: AbortSignal,
): Promise<Change> {
  const { changes, diff, textLines } = await readDiff(store, { from, tree }, cutOff);
  const { added, removed } = countLines(diff);
  const links = await readLinkFacts(store, { from, changes });
  const renamedPackages = await findRenamedPackages(store, changes, cutOff);
  const lfsPaths = await findLfsPaths(store, changes);
  return {
    from,
    tree,
    changes,
    diff,
    diffLines: added + removed,
    ...(textLines === undefined ? {} : { textLines }),
    ...links,
    ...(renamedPackages.size === 0 ? {} : { renamedPackages }),
    ...(lfsPaths.size === 0 ? {} : { lfsPaths }),
  };
}

/** The changed paths that are files of Git LFS. */
async function findLfsPaths(
  { external }: Pick<GitStore, 'external'>,
  changes: readonly TreeChange[],
): Promise<ReadonlySet<string>> {
  if (external?.findLfs === undefined) return new Set();
  const names = changes.map(({ path }) => encodePath(path));
  const found = await external.findLfs(names);
  return new Set(changes.flatMap(({ path }, at) => (found.has(names[at]?.toString('latin1') ?? '') ? [path] : [])));
}

const DIFF = ['diff-tree', '-r', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];

type Diff = Pick<Change, 'changes' | 'diff' | 'textLines'>;

/** The changed paths, each ended by a NUL; after one more NUL git prints the lines. */
async function readDiff(store: Pick<GitStore, 'git'>, compared: Compared, cutOff?: AbortSignal): Promise<Diff> {
  const { from, tree } = compared;
  const [before, after] = await Promise.all([treeIdOf(store, from), treeIdOf(store, tree)]);
  if (before === after) return { changes: [], diff: '' };
  try {
    const stdout = await compareLines(store, { from: before, to: after }, cutOff);
    const end = stdout.indexOf('\0\0');
    if (end === -1) return { changes: parseRawDiff(stdout), diff: '' };
    const diff = stdout.toString('utf8', end + 2);
    const changes = parseRawDiff(stdout.subarray(0, end + 1));
    if (!/^Binary files /m.test(diff)) return { changes, diff };
    return { changes, diff, textLines: await countAllLines(store, compared, cutOff) };
  } catch (error) {
    // Too large to be read by anyone: the numbers say enough.
    if (!(error instanceof GitError) || !error.isTooLong) throw error;
    return readOutline(store, compared, cutOff);
  }
}

async function compareLines(
  { git }: Pick<GitStore, 'git'>,
  { from, to }: { readonly from: string; readonly to: string },
  cutOff?: AbortSignal,
): Promise<Buffer> {
  if (git.objects !== undefined) return git.objects.compare({ from, to }, { maxBytes: MAX_DIFF_BYTES, cutOff });
  const args = [...DIFF, '-z', '--raw', '--no-abbrev', '--full-index', '-p', '--end-of-options', from, to, '--'];
  return (await git(args, { maxBytes: MAX_DIFF_BYTES, ...(cutOff && { cutOff }) })).stdout;
}

/** Of a diff that is too large: an outline, and how many lines it has, for which git compares the files once. */
async function readOutline(store: Pick<GitStore, 'git'>, compared: Compared, cutOff?: AbortSignal): Promise<Diff> {
  const { from, tree } = compared;
  const args = ['diff-tree', '-r', '--numstat', '--stat=120', '--no-renames', '--end-of-options', from, tree, '--'];
  const { stdout } = await store.git(args, { ...(cutOff && { cutOff }) });
  const { lines, outline } = splitOutline(stdout.toString());
  const diff = `The diff is larger than ${MAX_DIFF_BYTES >> 20} MB; this is its outline.\n\n${outline}`;
  const changes = await diffTrees(store, { from, to: tree });
  return { changes, diff, textLines: lines ?? (await countAllLines(store, compared, cutOff)) };
}

/** Takes the numbers, a file a line, off what stands below them; `lines` is undefined where git takes a file for binary. */
function splitOutline(text: string): { readonly lines: number | undefined; readonly outline: string } {
  let [at, lines] = [0, 0];
  for (;;) {
    const end = text.indexOf('\n', at);
    const [, added, removed] = /^(\d+|-)\t(\d+|-)\t/.exec(text.slice(at, end)) ?? [];
    if (end === -1 || added === undefined) break;
    lines += Number(added) + Number(removed);
    at = end + 1;
  }
  return { lines: Number.isNaN(lines) ? undefined : lines, outline: text.slice(at) };
}

// What git compares for longer, or prints more of, has more lines than anybody limits a change to.
const COUNT_TIMEOUT_MS = 60_000;
const MAX_COUNTED_BYTES = 64 << 20;

/** Lines added and removed where every file counts as text; beyond every limit where they are too many to be compared. */
async function countAllLines(
  store: Pick<GitStore, 'git'>,
  { from, tree }: Compared,
  cutOff?: AbortSignal,
): Promise<number> {
  // What counts lines by itself (`--numstat`) takes no file for text that looks binary.
  const args = [...DIFF, '-p', '--text', '--unified=0', '--end-of-options', from, tree, '--'];
  try {
    const limits = { timeoutMs: COUNT_TIMEOUT_MS, maxBytes: MAX_COUNTED_BYTES };
    const { stdout } = await store.git(args, { ...limits, ...(cutOff && { cutOff }) });
    return countHunkLines(stdout);
  } catch (error) {
    if (!(error instanceof GitError) || error.isKilled || cutOff?.aborted === true) throw error;
    return Number.MAX_SAFE_INTEGER;
  }
}
