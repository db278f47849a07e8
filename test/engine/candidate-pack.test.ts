import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitCandidate, packCommit, unpackCommit } from '../../src/engine/acceptance/candidate-pack.ts';
import { gitLine } from '../../src/kernel/git.ts';
import { createStore, type GitStore } from '../../src/kernel/git-store.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { buildDeltaBomb } from '../helpers/pack-bomb.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** A store of a repository, which is the same one each time. */
function openStore(): Promise<GitStore> {
  const folder = createRepository({ 'a.txt': '1\n' });
  const [repository, base] = [findRepository(folder), userGit(folder, 'rev-parse', 'HEAD')];
  return createStore({ folder: join(createFolder(), 'store'), repository, base });
}

const objectsIn = ({ gitDir }: GitStore): string[] =>
  readdirSync(join(gitDir, 'objects'), { recursive: true, encoding: 'utf8' }).sort();

/** A file with a candidate, as a run stores it. */
async function storeCandidate(): Promise<{ readonly path: string; readonly commit: string }> {
  const store = await openStore();
  const { stdout: blob } = await store.git(['hash-object', '-w', '--stdin'], { input: 'made by an agent\n' });
  const input = `100644 blob ${blob.toString().trim()}\ta.txt\n`;
  const { stdout: tree } = await store.git(['mktree'], { input });
  const commit = await commitCandidate(store, { tree: tree.toString().trim(), from: store.base });
  const path = join(createFolder(), 'candidate.pack');
  await packCommit(store, { path, commit, from: store.base });
  return { path, commit };
}

describe('a candidate of another machine', () => {
  it('is taken whole, again and again', async () => {
    const { path, commit } = await storeCandidate();
    const store = await openStore();
    expect(await unpackCommit(store, path)).toEqual({ kind: 'taken' });
    expect(await unpackCommit(store, path)).toEqual({ kind: 'taken' });
    expect(await gitLine(store.git, ['show', `${commit}:a.txt`])).toBe('made by an agent');
    expect(await unpackCommit(store, `${path}-of-nobody`)).toEqual({ kind: 'absent' });
  });

  it('that unpacks to gigabytes is refused, and leaves no object', async () => {
    const bomb = buildDeltaBomb({ blobBytes: 4 << 20, deltas: 200, copies: 20 });
    expect(bomb.length).toBeLessThan(24 * 1024);
    const path = join(createFolder(), 'candidate.pack');
    writeFileSync(path, bomb);
    const store = await openStore();
    const before = objectsIn(store);
    expect(await unpackCommit(store, path)).toEqual({
      kind: 'refused',
      why: 'its objects have more than 1073741824 bytes when they are unpacked',
    });
    expect(objectsIn(store)).toEqual(before);
  });

  it('that is damaged, or no regular file of bounded size, is refused, and leaves no object', async () => {
    const { path } = await storeCandidate();
    const whole = readFileSync(path);
    const store = await openStore();
    const before = objectsIn(store);
    const damaged = Buffer.from(whole);
    damaged[whole.length - 1] = (whole.at(-1) ?? 0) ^ 0xff;
    const places: readonly [why: RegExp, put: () => void][] = [
      [/cannot be read/, () => writeFileSync(path, damaged)],
      [/no pack that can be read/, () => writeFileSync(path, whole.subarray(0, whole.length / 2))],
      [/a symbolic link/, () => symlinkSync('/dev/zero', path)],
      [/neither a file nor a folder/, () => execFileSync('mkfifo', [path])],
      [/a folder/, () => mkdirSync(path)],
      [
        /a file of 1099511627776 bytes/,
        () => {
          writeFileSync(path, '');
          truncateSync(path, 1024 ** 4);
        },
      ],
    ];
    for (const [why, put] of places) {
      rmSync(path, { force: true, recursive: true });
      put();
      expect(await unpackCommit(store, path)).toEqual({ kind: 'refused', why: expect.stringMatching(why) });
      expect(objectsIn(store)).toEqual(before);
    }
  });
});
