import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasCommit, hasObjects } from '../../src/kernel/object-presence.ts';
import { openRefs } from '../../src/kernel/user-refs.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

it('distinguishes what a repository holds from what it lacks, and a commit from a tree', async () => {
  const folder = createRepository({ 'a.txt': 'a\n' });
  const idOf = (name: string): string => userGit(folder, 'rev-parse', name);
  const [commit, tree] = [idOf('HEAD'), idOf('HEAD^{tree}')];
  const repository = findRepository(folder);
  const { refs } = openRefs(repository, join(createFolder(), 'user'));
  expect(await hasCommit(refs, commit)).toBe(true);
  expect(await hasCommit(refs, tree)).toBe(false);
  expect(await hasCommit(refs, 'f'.repeat(40))).toBe(false);
  expect(await hasObjects(refs, [`${commit}^{tree}`, `${tree}:a.txt`])).toBe(true);
  expect(await hasObjects(refs, [commit, `${tree}:b.txt`])).toBe(false);
  expect(await hasObjects(refs, ['--batch'])).toBe(false);
});
