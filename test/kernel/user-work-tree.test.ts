import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bindRefs, findRepository } from '../../src/kernel/user-repository.ts';
import { listChanges } from '../../src/kernel/user-work-tree.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

function changesOf(folder: string): Promise<string[]> {
  const repository = findRepository(folder);
  const place = createFolder();
  const [gitDir, home] = [join(place, 'refs'), join(place, 'home')];
  mkdirSync(home);
  bindRefs(repository, { folder: gitDir, home });
  return listChanges({ repository, gitDir, home, head: userGit(folder, 'rev-parse', 'HEAD'), outer: {} });
}

describe('the changes of a work tree', () => {
  it('leave out a file that was touched and holds what it held', async () => {
    const folder = createRepository({ a: '1\n', b: '2\n' });
    utimesSync(join(folder, 'a'), new Date('2001-02-03'), new Date('2001-02-03'));
    expect(await changesOf(folder)).toEqual([]);
  });

  it('hold what was written, staged, removed and made', async () => {
    const folder = createRepository({ a: '1\n', b: '2\n', c: '3\n', d: '4\n' });
    writeFileSync(join(folder, 'a'), 'other\n');
    writeFileSync(join(folder, 'b'), 'other\n');
    userGit(folder, 'add', 'b');
    userGit(folder, 'rm', '-q', 'c');
    writeFileSync(join(folder, 'new'), '');
    expect(new Set(await changesOf(folder))).toEqual(new Set(['a', 'b', 'c', 'new']));
  });
});
