/**
 * What is read of a repository to recognise it.
 * Invariant: it is what HEAD has, not the work tree: a run sees nothing else.
 */
import { decodePath } from '../../../base/byte-path.ts';
import { splitNul } from '../../../base/raw-diff.ts';
import type { Git } from '../../../kernel/git.ts';
import type { Host } from '../../../kernel/host.ts';
import { findOnPath } from '../../../kernel/program-path.ts';
import type { Listing } from './listing.ts';
import { isRead } from './registry.ts';

// What people write as manifests and tests; generated files are larger.
const MAX_BYTES = 512 << 10;
const MAX_TEXTS = 2000;

/** Reads the listing of a commit. */
export async function readListing(git: Git, commit: string, { env }: Pick<Host, 'env'>): Promise<Listing> {
  const files = await listSizes(git, commit);
  const wanted = files.filter(({ path, size }) => size <= MAX_BYTES && isRead(path)).slice(0, MAX_TEXTS);
  return {
    paths: files.map(({ path }) => path),
    texts: await readTexts(git, wanted),
    hasProgram: (name) => findOnPath(name, env.PATH ?? '') !== undefined,
  };
}

interface Sized {
  readonly path: string;
  readonly id: string;
  readonly size: number;
}

async function listSizes(git: Git, commit: string): Promise<Sized[]> {
  const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit]);
  return splitNul(stdout).flatMap((entry) => {
    const nameAt = entry.indexOf(TAB) + 1;
    const [mode = '', , id = '', size = ''] = entry.toString('latin1', 0, nameAt - 1).split(/ +/);
    // Links and other repositories have no text of their own, and are no file to name.
    return mode.startsWith('100') ? [{ path: decodePath(entry.subarray(nameAt)), id, size: Number(size) }] : [];
  });
}

const TAB = 0x09;

async function readTexts(git: Git, files: readonly Sized[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (files.length === 0) return texts;
  const { stdout } = await git(['cat-file', '--batch'], { input: files.map(({ id }) => `${id}\n`).join('') });
  let from = 0;
  for (const { path, size } of files) {
    // `<id> blob <size>`, then the content, each with the end of its line.
    const start = stdout.indexOf('\n', from) + 1;
    texts.set(path, stdout.toString('utf8', start, start + size));
    from = start + size + 1;
  }
  return texts;
}
