/**
 * How large a tree is, for a simplification that claims to make it less.
 * Invariant: counted from the objects of the store alone: the same tree, the same size.
 */
import type { GitStore } from '../../kernel/git-store.ts';

const MAX_LIST_BYTES = 256 << 20;
// Git knows it without having it.
const EMPTY_TREE = {
  sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
} as const;

/** All files by their bytes; or by their lines, where one that is binary still counts by its bytes. */
export async function sizeOfTree(store: Pick<GitStore, 'git'>, tree: string, unit: 'lines' | 'bytes'): Promise<number> {
  const bytes = await bytesByPath(store, tree);
  if (unit === 'bytes') return sumOf(bytes.values());
  const empty = EMPTY_TREE[tree.length === EMPTY_TREE.sha256.length ? 'sha256' : 'sha1'];
  const { stdout } = await store.git(
    [
      'diff-tree',
      '-r',
      '-z',
      '--numstat',
      '--no-renames',
      '--no-ext-diff',
      '--no-textconv',
      '--end-of-options',
      empty,
      tree,
      '--',
    ],
    { maxBytes: MAX_LIST_BYTES },
  );
  return sumOf(
    entriesOf(stdout).map((entry) => {
      const [, lines = '', path = ''] = /^(\d+|-)\t(?:\d+|-)\t(.*)$/s.exec(entry) ?? [];
      return lines === '-' ? (bytes.get(path) ?? 0) : Number(lines);
    }),
  );
}

async function bytesByPath({ git }: Pick<GitStore, 'git'>, tree: string): Promise<ReadonlyMap<string, number>> {
  const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--end-of-options', tree], { maxBytes: MAX_LIST_BYTES });
  return new Map(
    entriesOf(stdout).map((entry) => {
      // Of a submodule there is no size.
      const [, size = '', path = ''] = /^\d+ \w+ \w+ +(\d+|-)\t(.*)$/s.exec(entry) ?? [];
      return [path, size === '-' ? 0 : Number(size)];
    }),
  );
}

/** One character a byte: a path need not be UTF-8. */
function entriesOf(stdout: Buffer): readonly string[] {
  return stdout.toString('latin1').split('\0').filter(Boolean);
}

function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
