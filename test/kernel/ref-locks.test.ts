import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeAbandonedLocks } from '../../src/kernel/ref-locks.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { startGit } from '../helpers/killed-git.ts';
import { createRepository } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const REF = 'refs/heads/autorize/exp';

const isRoot = process.geteuid?.() === 0;
if (!isRoot) process.stderr.write('NOT RUN: locks of another user: only root can give files away\n');

function lockOf(folder: string, ref = REF): string {
  const path = join(folder, '.git', `${ref}.lock`);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

describe('removeAbandonedLocks', () => {
  it.each(['', `${'a'.repeat(40)}\n`])('removes a lock that nobody holds and says so: %j', async (content) => {
    const folder = createRepository({});
    const path = lockOf(folder);
    writeFileSync(path, content);
    const notes = await removeAbandonedLocks(findRepository(folder), [REF]);
    expect(notes).toEqual([expect.stringContaining(path)]);
    expect(existsSync(path)).toBe(false);
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toEqual([]);
  });

  it('leaves a lock alone while a git lives in the repository or in a linked work tree of it', async () => {
    const folder = createRepository({ 'deep/er/a': '1' });
    const path = lockOf(folder);
    writeFileSync(path, '');
    await using git = startGit(join(folder, 'deep', 'er'));
    await git.begun;
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toEqual([]);
    expect(existsSync(path)).toBe(true);
  });

  it('leaves a lock alone while a git lives anywhere that was given the repository by name', async () => {
    const folder = createRepository({});
    const path = lockOf(folder);
    writeFileSync(path, '');
    await using git = startGit('/', { GIT_DIR: join(folder, '.git') });
    await git.begun;
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toEqual([]);
    expect(existsSync(path)).toBe(true);
  });

  it('removes a lock although a git lives that was given another repository by name', async () => {
    const folder = createRepository({});
    const path = lockOf(folder);
    writeFileSync(path, '');
    await using git = startGit('/', { GIT_DIR: join(createRepository({}), '.git') });
    await git.begun;
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toHaveLength(1);
  });

  it('removes a lock although a git lives whose repository is gone, or is named from where it stands', async () => {
    const folder = createRepository({});
    const path = lockOf(folder);
    writeFileSync(path, '');
    await using one = startGit('/', { GIT_DIR: join(createFolder(), 'gone') });
    await using other = startGit(createRepository({}), { GIT_DIR: '.git' });
    await Promise.all([one.begun, other.begun]);
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toHaveLength(1);
  });

  it('leaves a lock alone while a git lives that was given the repository from where it stands', async () => {
    const folder = createRepository({});
    const path = lockOf(folder);
    writeFileSync(path, '');
    await using git = startGit(dirname(folder), { GIT_DIR: `${basename(folder)}/.git` });
    await git.begun;
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toEqual([]);
  });

  it('leaves a lock alone while a git lives that was given another repository and the common folder of this one', async () => {
    const folder = createRepository({});
    const path = lockOf(folder);
    writeFileSync(path, '');
    await using git = startGit('/', {
      GIT_DIR: join(createRepository({}), '.git'),
      GIT_COMMON_DIR: join(folder, '.git'),
    });
    await git.begun;
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toEqual([]);
    expect(existsSync(path)).toBe(true);
  });

  it('removes a lock although a git lives in another repository', async () => {
    const folder = createRepository({});
    const path = lockOf(folder);
    writeFileSync(path, '');
    await using git = startGit(createRepository({}));
    await git.begun;
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toHaveLength(1);
  });

  it.runIf(isRoot)('leaves a lock of another user alone while any git is seen in the repository', async () => {
    const folder = createRepository({});
    const path = lockOf(folder);
    writeFileSync(path, '');
    chownSync(path, 65534, 65534);
    await using git = startGit(folder);
    await git.begun;
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toEqual([]);
    expect(existsSync(path)).toBe(true);
  });

  it.runIf(isRoot).each([
    { owner: 'its own', uid: 65534, count: 1 },
    { owner: 'the user of that git', uid: 0, count: 0 },
  ])('counts a git whose folder it may not see for locks of its user alone: $owner', async ({ uid, count }) => {
    const folder = createRepository({});
    const path = lockOf(folder);
    writeFileSync(path, '');
    execFileSync('chown', ['-R', '65534', dirname(folder) === tmpdir() ? folder : dirname(folder)]);
    chownSync(path, uid, 0);
    const repository = findRepository(folder);
    await using git = startGit(createRepository({}));
    await git.begun;
    process.seteuid?.(65534);
    try {
      expect(await removeAbandonedLocks(repository, [REF])).toHaveLength(count);
    } finally {
      process.seteuid?.(0);
    }
    expect(existsSync(path)).toBe(count === 0);
  });

  it('leaves a lock alone that somebody makes again meanwhile', async () => {
    const folder = createRepository({});
    const path = lockOf(folder);
    writeFileSync(path, 'one');
    let count = 1;
    const again = setInterval(() => {
      count += 1;
      writeFileSync(path, String(count));
    }, 10);
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toEqual([]);
    clearInterval(again);
    expect(readFileSync(path, 'utf8')).toBe(String(count));
  });

  it('leaves locks of other refs alone, and what is no file', async () => {
    const folder = createRepository({});
    const others = ['refs/heads/main', 'refs/heads/autorize/other'].map((ref) => lockOf(folder, ref));
    for (const path of others) writeFileSync(path, '');
    const link = lockOf(folder);
    symlinkSync(join(folder, '.git', 'HEAD'), link);
    expect(await removeAbandonedLocks(findRepository(folder), [REF])).toEqual([]);
    for (const path of [...others, link]) expect(existsSync(path)).toBe(true);
  });
});
