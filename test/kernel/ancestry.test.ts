import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAncestor } from '../../src/kernel/ancestry.ts';
import type { Git } from '../../src/kernel/git.ts';
import { openRefs } from '../../src/kernel/user-refs.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** A clone as a runner makes one, with a branch of two commits on it; the history before its first commit is missing. */
function createShallow() {
  const origin = createRepository({ 'a.txt': 'a\n' });
  userGit(origin, 'commit', '-q', '--allow-empty', '-m', 'Two');
  const folder = join(createFolder(), 'clone');
  userGit(origin, 'clone', '-q', '--depth=1', `file://${origin}`, folder);
  const commit = (parent: string, message: string) =>
    userGit(folder, 'commit-tree', '-p', parent, '-m', message, `${parent}^{tree}`);
  const base = userGit(folder, 'rev-parse', 'HEAD');
  const one = commit(base, 'One');
  return { folder, base, one, two: commit(one, 'Two'), beside: commit(base, 'Beside') };
}

/** As git 2.44 and later answer where a parent is missing that it looks at. */
function stumbling(git: Git): Git {
  return async (args, call) => {
    if (args[0] !== 'merge-base') return git(args, call);
    return { exitCode: 128, stdout: Buffer.from(''), stderr: 'fatal: Could not read' };
  };
}

it.each([
  ['this git', (git: Git) => git],
  ['a git that stumbles over missing parents', stumbling],
])('finds which commit leads to which in a shallow clone, with %s', async (_, as) => {
  const { folder, base, one, two, beside } = createShallow();
  const git = as(openRefs(findRepository(folder), createFolder()).refs);
  const answers = async (pairs: readonly (readonly [string, string])[]) => {
    const asked = pairs.map(([from, branchHead]) => isAncestor(git, { base: from, branchHead }));
    return Promise.all(asked);
  };
  const leads = [
    [base, base],
    [base, one],
    [base, two],
    [one, two],
    [base, beside],
  ] as const;
  expect(await answers(leads)).toEqual(leads.map(() => true));
  const leadsNot = [
    [one, base],
    [two, one],
    [one, beside],
    [beside, two],
    ['f'.repeat(40), two],
    [base, 'f'.repeat(40)],
  ] as const;
  expect(await answers(leadsNot)).toEqual(leadsNot.map(() => false));
});
