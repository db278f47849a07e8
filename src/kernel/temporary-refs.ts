/**
 * Git on the user's refs for as long as somebody looks.
 * Invariant: nothing of the user's git configuration is in force, and nothing is written but a folder of our own, which is
 * removed in the end. Crash: the folder stays among the temporary files of the system.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Git } from './git.ts';
import { removeTree } from './remove-tree.ts';
import { openRefs } from './user-refs.ts';
import type { UserRepository } from './user-repository.ts';

/** Calls a function with git on the refs of a repository, and with a temporary folder that it may use. */
export async function withRefs<T>(
  repository: UserRepository,
  use: (refs: Git, folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-refs-'));
  try {
    return await use(openRefs(repository, folder).refs, folder);
  } finally {
    removeTree(folder);
  }
}
