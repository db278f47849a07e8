import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { openRemote } from '../../src/kernel/git-remote.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { fetchProposal, readProposal } from '../../src/remote/proposal-file.ts';
import type { Subject } from '../../src/remote/subject.ts';
import { buildDeltaBomb } from '../helpers/pack-bomb.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** A repository that a proposal comes into, and a folder with a proposal that holds nothing but a pack. */
function createProposal(pack: Buffer) {
  const user = createRepository({ 'a.txt': 'a' });
  const branchHead = userGit(user, 'rev-parse', 'HEAD');
  const repository = findRepository(user);
  // Nothing else of it is asked before the pack was taken.
  const subject = { name: 'pi', repository } as unknown as Subject;
  const remote = openRemote({ url: user, token: undefined, repository, folder: createFolder(), parentEnv: {} });
  const folder = createFolder();
  const write = (bytes: Buffer): void => {
    writeFileSync(join(folder, 'proposal.pack'), bytes);
    const manifest = { name: 'pi', state: branchHead, tip: branchHead, pack: sha256(bytes) };
    writeFileSync(join(folder, 'proposal.json'), JSON.stringify(manifest));
  };
  write(pack);
  const read = () => readProposal(remote, { subject, folder, digest: undefined });
  return { user, folder, write, read };
}

const objectsOf = (user: string): string[] =>
  readdirSync(join(user, '.git', 'objects'), { recursive: true })
    .map(String)
    .sort();

const BOMB = buildDeltaBomb({ blobBytes: 4 << 20, deltas: 200, copies: 20 });

it('a proposal of a few kilobytes that unpacks to gigabytes is refused, and leaves no object', async () => {
  expect(BOMB.length).toBeLessThan(24 * 1024);
  const { user, read } = createProposal(BOMB);
  const before = objectsOf(user);
  await expect(read()).rejects.toMatchObject({
    exitCode: 3,
    message:
      'the proposal is refused: proposal.pack: its objects have more than 1073741824 bytes when they are unpacked',
  });
  expect(objectsOf(user)).toEqual(before);
});

it('a proposal whose objects are not sound is refused, and leaves no object', async () => {
  const sound = buildDeltaBomb({ blobBytes: 1000, deltas: 3, copies: 3 });
  const damaged = Buffer.from(sound);
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 0xff;
  const { user, read } = createProposal(damaged);
  const before = objectsOf(user);
  await expect(read()).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/proposal\.pack: it cannot be read/),
  });
  expect(objectsOf(user)).toEqual(before);
});

it.each(['proposal.pack', 'proposal.json'])('%s is a regular file of bounded size', async (name) => {
  const pack = buildDeltaBomb({ blobBytes: 1000, deltas: 3, copies: 3 });
  const { folder, write, read } = createProposal(pack);
  const path = join(folder, name);
  const places: readonly [found: string, put: () => void][] = [
    ['a symbolic link', () => symlinkSync('/dev/zero', path)],
    ['a symbolic link', () => symlinkSync(join(folder, 'other'), path)],
    ['neither a file nor a folder', () => execFileSync('mkfifo', [path])],
    ['a folder', () => mkdirSync(path)],
    ['no such file', () => undefined],
    [
      'a file of 1099511627776 bytes',
      () => {
        writeFileSync(path, '');
        truncateSync(path, 1024 ** 4);
      },
    ],
  ];
  for (const [found, put] of places) {
    write(pack);
    rmSync(path);
    put();
    await expect(read()).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining(`${name} is ${found}`),
    });
    rmSync(path, { force: true, recursive: true });
  }
});

it('a proposal on a server is fetched within limits, like records', async () => {
  const server = createRepository({ 'proposal.json': '{}' });
  writeFileSync(join(server, 'proposal.pack'), randomBytes(3 << 20));
  userGit(server, 'add', '-A');
  userGit(server, 'commit', '-q', '-m', 'Proposal');
  const ref = 'refs/autorize-proposals/pi/42-1';
  userGit(server, 'update-ref', `${ref}/proposal`, 'HEAD');
  const repository = findRepository(createRepository({ 'a.txt': 'a' }));
  const open = (maxFetchBytes: number) =>
    openRemote({ url: `file://${server}`, repository, folder: createFolder(), parentEnv: {}, maxFetchBytes });
  const folder = createFolder();
  await expect(fetchProposal(open(1 << 20), { ref, folder })).rejects.toThrow(/it has more than 1048576 bytes/);
  expect(existsSync(join(folder, 'proposal.pack'))).toBe(false);
  await fetchProposal(open(8 << 20), { ref, folder });
  expect(existsSync(join(folder, 'proposal.pack'))).toBe(true);
});
