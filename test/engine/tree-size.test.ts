import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sizeOfTree } from '../../src/engine/boundaries/tree-size.ts';
import { bindGit } from '../../src/kernel/git.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

it('a tree is as large as its bytes, or its lines, of which a binary file has one a byte', async () => {
  const folder = createRepository({ 'a/b.txt': 'one\ntwo', 'c d\n.txt': 'three\n', 'e.bin': 'x\n\0\n\0', 'f.txt': '' });
  const git = bindGit({ gitDir: join(folder, '.git'), home: createFolder() });
  const tree = userGit(folder, 'rev-parse', 'HEAD^{tree}');
  expect(await sizeOfTree({ git }, tree, 'bytes')).toBe(7 + 6 + 5);
  expect(await sizeOfTree({ git }, tree, 'lines')).toBe(2 + 1 + 5);
});
