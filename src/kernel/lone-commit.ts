/**
 * A commit of the user's repository in a private store, with its tree and without what is before it.
 * Invariant: its objects are hashed on the way in; that history ends there is on the disk before the commit is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './durable.ts';
import { bindGit } from './git.ts';
import { type GitStore, importTree } from './git-store.ts';
import type { UserRepository } from './user-repository.ts';

/** Copies a commit by its full id, so that others can have it as their parent. */
export async function importLone(
  store: GitStore,
  { repository, commit }: { readonly repository: UserRepository; readonly commit: string },
): Promise<void> {
  const { gitDir, home, git } = store;
  await importTree(store, { repository, commit });
  const reader = bindGit({ gitDir, home, alternates: [repository.objects] });
  const { stdout: bytes } = await reader(['cat-file', 'commit', '--end-of-options', commit]);
  const shallow = join(gitDir, 'shallow');
  const ends = readFileSync(shallow, 'utf8');
  if (!ends.split('\n').includes(commit)) replaceFile(shallow, [`${ends}${commit}\n`]);
  await git(['hash-object', '-t', 'commit', '-w', '--stdin'], { input: bytes });
}
