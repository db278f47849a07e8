// Branches by their files are those that git lists, and git is asked for whatever is not plain.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listBranchFiles } from '../../src/kernel/branch-files.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { createRepository, userGit } from '../helpers/repository.ts';

it('lists loose and packed branches, in the order of their names, as git does', () => {
  const folder = createRepository({ 'a.txt': '1\n' });
  const list = () => listBranchFiles(findRepository(folder), 'loop');
  expect(list()).toEqual(new Map());
  for (const name of ['loop/b', 'loop/a/deep', 'looped/c']) userGit(folder, 'branch', name);
  const expected = () =>
    userGit(folder, 'for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads/loop/')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '));
  expect([...(list() ?? [])]).toEqual(expected());
  userGit(folder, 'pack-refs', '--all');
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'x'], {
    cwd: folder,
  });
  userGit(folder, 'branch', '-f', 'loop/b', 'HEAD');
  const top = join(folder, '.git', 'refs', 'heads');
  // What git is writing is no branch yet.
  writeFileSync(join(top, 'loop', 'b.lock'), '');
  expect([...(list() ?? [])]).toEqual(expected());
  expect(list()?.size).toBe(2);

  const commit = userGit(folder, 'rev-parse', 'HEAD').trim();
  const places: readonly (readonly [name: string, content: string])[] = [
    ['odd.name', commit],
    ['empty', ''],
    ['symbolic', 'ref: refs/heads/main'],
    ['zeros', '0'.repeat(40)],
    ['short', commit.slice(1)],
    ['long', commit.padEnd(64, '0')],
  ];
  for (const [name, content] of places) {
    writeFileSync(join(top, 'loop', name), `${content}\n`);
    expect([name, list()]).toEqual([name, undefined]);
    rmSync(join(top, 'loop', name));
  }
  symlinkSync(join(top, 'main'), join(top, 'loop', 'linked'));
  expect(list()).toBeUndefined();
  rmSync(join(top, 'loop'), { recursive: true });
  mkdirSync(join(top, 'loop'));
  expect(list()?.size).toBe(2);
  writeFileSync(join(folder, '.git', 'packed-refs'), `${commit} refs/heads/loop/odd..name\n`);
  expect(list()).toBeUndefined();
});
