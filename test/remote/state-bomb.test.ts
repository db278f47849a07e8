import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bindGit } from '../../src/kernel/git.ts';
import { readState } from '../../src/remote/state-commit.ts';
import type { Subject } from '../../src/remote/subject.ts';
import { createRepository } from '../helpers/repository.ts';

it('a small state commit whose tree holds billions of files is refused before they are listed', async () => {
  const folder = createRepository({ a: '1' });
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { cwd: folder, input, encoding: 'utf8' }).trim();
  const blob = git(['hash-object', '-w', '--stdin'], 'x');
  const treeOf = (kind: string, id: string) =>
    git(['mktree'], Array.from({ length: 10 }, (_, at) => `${kind} ${id}\tn${at}\n`).join(''));
  let tree = treeOf('100644 blob', blob);
  for (let depth = 0; depth < 10; depth += 1) tree = treeOf('040000 tree', tree);
  const commit = git(['-c', 'user.name=n', '-c', 'user.email=e', 'commit-tree', tree, '-m', 'state']);
  const subject = { isStateFile: () => true, isRestored: () => true } as unknown as Subject;
  const bound = bindGit({ gitDir: join(folder, '.git'), home: folder });
  await expect(readState(bound, { subject, commit })).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('a tree of more than 100000 files'),
  });
});
