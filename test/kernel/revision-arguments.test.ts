/** Revisions that reach git from records: none is ever taken for an option. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAncestor } from '../../src/kernel/ancestry.ts';
import { GitError } from '../../src/kernel/git.ts';
import { diffTrees, listFiles } from '../../src/kernel/git-store.ts';
import { readRef } from '../../src/kernel/refs.ts';
import { openRefs } from '../../src/kernel/user-refs.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite } from '../helpers/work-items.ts';

it('takes no revision for an option', async () => {
  const { folder } = createSite();
  const { refs: git } = openRefs(findRepository(folder), createFolder());
  const commit = userGit(folder, 'rev-parse', 'HEAD');
  const victim = join(createFolder(), 'victim');
  const option = `--output=${victim}`;
  const empty = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
  await expect(diffTrees({ git }, { from: option, to: `${empty}..${commit}^{tree}` })).rejects.toThrow(GitError);
  await expect(listFiles({ git }, '--name-only')).rejects.toThrow(GitError);
  await expect(readRef(git, '--quiet')).resolves.toBeUndefined();
  expect(await isAncestor(git, { base: '--all', branchHead: commit })).toBe(false);
  expect(existsSync(victim)).toBe(false);
});
