import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bindGit } from '../../src/kernel/git.ts';
import { checkSizes } from '../../src/verification/size-checks.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

it('the recorded size of a simplification is that of its trees, as far as they are there', async () => {
  const folder = createRepository({ 'a.txt': 'one\ntwo\n', 'b/c.txt': 'three\n' });
  const git = bindGit({ gitDir: join(folder, '.git'), home: createFolder() });
  const parent = userGit(folder, 'rev-parse', 'HEAD^{tree}');
  const tree = userGit(folder, 'rev-parse', 'HEAD:b');
  const candidate = {
    ...{ kind: 'candidate', id: 'iteration 1', parent, tree, purpose: 'simplify', diff_digest: '', diff_lines: 2 },
    ...{ touched_paths: ['a.txt'], proposer: {}, size: { of: 'lines', before: 3, after: 1 } },
  };
  const issuesOf = async (size: Readonly<Record<string, unknown>>, supplied = {}) =>
    (
      await checkSizes(git, 'decisions.jsonl', [
        { kind: 'begin', task: 'x' },
        { ...candidate, ...supplied, size },
      ])
    ).map(({ detail }) => detail);
  expect(await issuesOf({ of: 'lines', before: 3, after: 1 })).toEqual([]);
  expect(await issuesOf({ of: 'bytes', before: 14, after: 6 })).toEqual([]);
  expect(await issuesOf({ of: 'bytes', before: 15, after: 5 })).toEqual([
    `iteration 1 gives ${parent} 15 bytes; it has 14`,
    `iteration 1 gives ${tree} 5 bytes; it has 6`,
  ]);
  const unknown = { tree: 'f'.repeat(40), parent: '--help' };
  expect(await issuesOf({ of: 'lines', before: 30, after: 10 }, unknown)).toEqual([]);
});
