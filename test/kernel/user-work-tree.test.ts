import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bindRefs } from '../../src/kernel/user-refs.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { listChanges } from '../../src/kernel/user-work-tree.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

function changesOf(folder: string, parentEnv: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const repository = findRepository(folder);
  const place = createFolder();
  const [gitDir, home] = [join(place, 'refs'), join(place, 'home')];
  mkdirSync(home);
  bindRefs(repository, { folder: gitDir, home });
  return listChanges({ repository, gitDir, home, head: userGit(folder, 'rev-parse', 'HEAD'), parentEnv });
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

  it('hold no file that is ignored, wherever that is said, and nothing of a submodule', async () => {
    const folder = createRepository({ a: '1\n', '.gitignore': 'built/\n', 'sub/.gitignore': 'x\n' });
    const home = createFolder({ 'git/ignore': '*.own\n' });
    userGit(folder, 'update-index', '--add', '--cacheinfo', `160000,${userGit(folder, 'rev-parse', 'HEAD')},linked`);
    userGit(folder, 'commit', '-q', '-m', 'A link');
    mkdirSync(join(folder, '.git', 'info'), { recursive: true });
    writeFileSync(join(folder, '.git', 'info', 'exclude'), '*.mine\n');
    for (const name of ['built/y', 'sub/x', 'z.mine', 'z.own', 'linked/file', 'seen "1"/deep']) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), '');
    }
    expect(await changesOf(folder, { XDG_CONFIG_HOME: home })).toEqual(['seen "1"/']);
    expect(await changesOf(folder, { HOME: home })).toEqual(['seen "1"/', 'z.own']);
  });

  it('are warned of a merge that is not ended, and leave the user’s index as it is', async () => {
    const folder = createRepository({ a: '1\n' });
    for (const side of ['one', 'two']) {
      userGit(folder, 'switch', '-q', '-c', side, 'main');
      writeFileSync(join(folder, 'a'), `${side}\n`);
      userGit(folder, 'commit', '-qam', side);
    }
    expect(() => userGit(folder, 'merge', 'one')).toThrow();
    const index = readFileSync(join(folder, '.git', 'index'));
    expect(await changesOf(folder)).toEqual(['a']);
    expect(readFileSync(join(folder, '.git', 'index')).equals(index)).toBe(true);
  });
});
