/**
 * Where the history of a shallow repository ends.
 * Invariant: what git would write itself: a commit whose parents are not there is listed, or every walk over it fails.
 * The list is replaced in one step, under git's own lock; it only grows here.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from './git.ts';

/**
 * Records in a repository the ends of what leads to a commit, as a fetch into another git directory over the same objects
 * found them.
 */
export async function shareBoundary(
  git: Git,
  { from, to, branchHead }: { readonly from: string; readonly to: string; readonly branchHead: string },
): Promise<void> {
  const known = new Set(readList(to));
  const found = readList(from).filter((id) => !known.has(id));
  if (found.length === 0) return;
  const { stdout } = await git(['rev-list', '--end-of-options', branchHead, '--']);
  const reached = new Set(stdout.toString().split('\n'));
  const missing = found.filter((id) => reached.has(id));
  if (missing.length === 0) return;
  const [file, lock] = [join(to, 'shallow'), join(to, 'shallow.lock')];
  try {
    writeFileSync(lock, `${[...known, ...missing].join('\n')}\n`, { flag: 'wx' });
    renameSync(lock, file);
  } catch (error) {
    rmSync(lock, { force: true });
    throw error;
  }
}

function readList(folder: string): string[] {
  const file = join(folder, 'shallow');
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}
