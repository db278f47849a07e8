import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitCandidate, packCommit, unpackCommit } from '../../src/engine/acceptance/candidate-pack.ts';
import { gitLine } from '../../src/kernel/git.ts';
import { commitTree, createStore, type GitStore } from '../../src/kernel/git-store.ts';
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

describe('packCommit', () => {
  it('writes what git would, of a few commits by itself, and of many by git', async () => {
    const store = await openStore();
    const { git, base } = store;
    const { stdout: made } = await git(['hash-object', '-w', '--stdin'], { input: 'x'.repeat(5000) });
    const { stdout: below } = await git(['mktree'], { input: `100755 blob ${made.toString().trim()}\tb\n` });
    const entries = `120000 blob ${made.toString().trim()}\ta\n040000 tree ${below.toString().trim()}\tfolder\n`;
    const { stdout: tree } = await git(['mktree'], { input: `${entries}160000 commit ${base}\tother\n` });
    const one = await commitCandidate(store, { tree: tree.toString().trim(), from: base });
    const two = await commitCandidate(store, { tree: below.toString().trim(), from: one });
    const fresh = await gitLine(git, ['hash-object', '-w', '--stdin'], { input: 'of another one' });
    const { stdout: others } = await git(['mktree'], { input: `100644 blob ${fresh}\tother\n` });
    const other = await commitCandidate(store, { tree: others.toString().trim(), from: base });
    const shared = {
      tree: others.toString().trim(),
      message: 'm',
      identity: { name: 'a', email: 'a' },
      date: '1970-01-01',
    };
    const merge = await commitTree(store, { ...shared, parents: [two, other] });
    let many = base;
    for (let at = 0; at < 17; at += 1) many = await commitTree(store, { ...shared, parents: [many], message: `${at}` });
    for (const [commit, from, started] of [
      [one, base, 0],
      [two, base, 0],
      [merge, two, 0],
      [many, base, 1],
    ] as const) {
      const path = join(createFolder(), 'candidate.pack');
      let packed = 0;
      const counted = Object.assign((...call: Parameters<typeof git>) => {
        packed += call[0].includes('pack-objects') ? 1 : 0;
        return git(...call);
      }, git);
      await packCommit({ git: counted, gitDir: store.gitDir }, { path, commit, from });
      expect(packed).toBe(started);
      await git(['index-pack', '--strict', '-o', `${path}.idx`, path]);
      const { stdout: listed } = await git(['show-index'], { input: readFileSync(`${path}.idx`) });
      const wanted = await gitLine(git, ['rev-list', '--objects', '--no-object-names', commit, `^${from}`]);
      const ids = listed.toString().matchAll(/^\d+ ([0-9a-f]+)/gm);
      expect(new Set([...ids].map(([, id]) => id))).toEqual(new Set(wanted.split('\n')));
    }
  });
});

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
