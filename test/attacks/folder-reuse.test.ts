// An agent that hides what it did from the next use of its folder: size, times and names are as they were.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { handOut } from '../../src/kernel/folder-trust.ts';
import { diffTrees } from '../../src/kernel/git-store.ts';
import { checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { capture, createLane, type Lane, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const hasPython = hasTool(['python3', '--version'], 'a write through a mapped page');
const MAPPED_WRITE = `
import mmap, sys
with open(sys.argv[1], 'r+b') as file:
    with mmap.mmap(file.fileno(), 0) as page:
        page[0:4] = b'evil'
`;

/** Changes the content of a file of four bytes, without its size, in one of the ways there are. */
const EDITS: Readonly<Record<string, (path: string) => void>> = {
  'a write in place': (path) => writeFileSync(path, 'evil'),
  'a new file in its place': (path) => {
    rmSync(path);
    writeFileSync(path, 'evil');
  },
  'another file renamed over it': (path) => {
    writeFileSync(`${path}.new`, 'evil');
    renameSync(`${path}.new`, path);
  },
  ...(hasPython
    ? { 'a write through a mapped page': (path) => void execFileSync('python3', ['-c', MAPPED_WRITE, path]) }
    : {}),
};

const restore = (lane: Lane) => checkoutTree(lane.store, { ...lane, tree: lane.base });

describe.each(Object.keys(EDITS))('%s, with the time of before', (edit) => {
  it.each([0, 150])('is captured and undone, %i ms after the checkout', async (age) => {
    const lane = await createLane({ 'sub/score.sh': 'good', other: '1' });
    await restore(lane);
    await pause(age);
    handOut(lane);
    const path = join(lane.folder, 'sub', 'score.sh');
    const { atime, mtime } = statSync(path);
    EDITS[edit]?.(path);
    utimesSync(path, atime, mtime);
    const changes = await diffTrees(lane.store, { from: lane.base, to: await capture(lane) });
    expect(changes.map(({ status, path: name }) => `${status} ${name}`)).toEqual(['M sub/score.sh']);
    await restore(lane);
    expect(readFileSync(path, 'utf8')).toBe('good');
  });

  it('is undone even when nobody noted that the folder was given away', async () => {
    const lane = await createLane({ 'sub/score.sh': 'good' });
    rmSync(`${lane.indexFile}.handed`);
    const path = join(lane.folder, 'sub', 'score.sh');
    const { atime, mtime } = statSync(path);
    EDITS[edit]?.(path);
    utimesSync(path, atime, mtime);
    await restore(lane);
    expect(readFileSync(path, 'utf8')).toBe('good');
  });
});

describe('a folder that is used again', () => {
  it('is whole after many quick turns', async () => {
    const lane = await createLane({ a: 'good', 'b/c': 'good' });
    for (const name of ['a', 'b/c', 'a', 'a', 'b/c', 'a']) {
      handOut(lane);
      const path = join(lane.folder, name);
      const { atime, mtime } = statSync(path);
      writeFileSync(path, 'evil');
      utimesSync(path, atime, mtime);
      await restore(lane);
      expect(readFileSync(path, 'utf8')).toBe('good');
    }
  });

  it('has its rights back', async () => {
    const lane = await createLane({ a: '1', 'b/c': '2' });
    chmodSync(join(lane.folder, 'b', 'c'), 0o000);
    chmodSync(join(lane.folder, 'b'), 0o000);
    await restore(lane);
    expect(statSync(join(lane.folder, 'b', 'c')).mode & 0o600).toBe(0o600);
  });

  it('has its folders back when one was moved behind a link to it', async () => {
    const lane = await createLane({ 'sub/deep/a': '1', b: '2' });
    await pause(150);
    await restore(lane);
    handOut(lane);
    renameSync(join(lane.folder, 'sub'), join(lane.folder, 'moved'));
    symlinkSync('moved', join(lane.folder, 'sub'));
    await restore(lane);
    expect(readdirSync(lane.folder).sort()).toEqual(['b', 'sub']);
    expect(readFileSync(join(lane.folder, 'sub', 'deep', 'a'), 'utf8')).toBe('1');
  });

  it('has its folders back when two changed places', async () => {
    const lane = await createLane({ 'one/a': 'good', 'two/a': 'evil' });
    await pause(150);
    await restore(lane);
    handOut(lane);
    renameSync(join(lane.folder, 'one'), join(lane.folder, 'three'));
    renameSync(join(lane.folder, 'two'), join(lane.folder, 'one'));
    renameSync(join(lane.folder, 'three'), join(lane.folder, 'two'));
    expect(await diffTrees(lane.store, { from: lane.base, to: await capture(lane) })).toHaveLength(2);
    await restore(lane);
    expect(readFileSync(join(lane.folder, 'one', 'a'), 'utf8')).toBe('good');
  });

  it('is a folder again where it became a link', async () => {
    const outside = createFolder({ precious: '1' });
    const lane = await createLane({ a: '1' });
    rmSync(lane.folder, { recursive: true });
    symlinkSync(outside, lane.folder);
    await restore(lane);
    expect(readdirSync(lane.folder)).toEqual(['a']);
    expect(readdirSync(outside)).toEqual(['precious']);
  });
});

describe('what git does not clean', () => {
  const allNames = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

  it('is gone from every depth, in whatever form', async () => {
    const lane = await createLane({ a: '1', 'b/c/d': '2', '.gitignore': 'ignored\n', 'file/x': '3' });
    const before = allNames(lane.folder);
    const at = (name: string) => join(lane.folder, name);
    for (const folder of ['.', 'b', 'b/c', 'new/deep/er', 'ignored/deep', 'b/new', 'a.d']) {
      mkdirSync(at(folder), { recursive: true });
      userGit(at(folder), 'init', '-q');
    }
    for (const folder of ['new/empty/.git', 'new/.git/objects/.git', 'only/.git'])
      mkdirSync(at(folder), { recursive: true });
    rmSync(at('b/.git'), { recursive: true });
    writeFileSync(at('b/.git'), `gitdir: ${at('.git')}\n`);
    writeFileSync(at('new/deep/.git'), 'gitdir: /no/such/place\n');
    symlinkSync('/etc', at('ignored/.git'));
    rmSync(at('file'), { recursive: true });
    writeFileSync(at('file'), 'in the place of a folder');
    await restore(lane);
    expect(allNames(lane.folder)).toEqual(before);
  });

  it('is not looked for through a link', async () => {
    const outside = createFolder({ '.git/config': 'precious', 'c/.git/config': 'precious', 'c/d': '2' });
    const lane = await createLane({ 'b/c/d': '2', 'e/f': '3' });
    rmSync(join(lane.folder, 'b'), { recursive: true });
    symlinkSync(outside, join(lane.folder, 'b'));
    rmSync(join(lane.folder, 'e'), { recursive: true });
    symlinkSync(outside, join(lane.folder, 'e'));
    await restore(lane);
    expect(existsSync(join(outside, '.git', 'config')) && existsSync(join(outside, 'c', '.git', 'config'))).toBe(true);
    expect(allNames(lane.folder)).toEqual(['b', 'b/c', 'b/c/d', 'e', 'e/f']);
  });

  it('is gone from the folder of a submodule', async () => {
    const lane = await createLane({ a: '1' });
    userGit(lane.user, 'update-index', '--add', '--cacheinfo', `160000,${lane.base},sub/module`);
    const tree = userGit(lane.user, 'write-tree');
    cpSync(join(lane.user, '.git', 'objects'), join(lane.store.gitDir, 'objects'), { recursive: true });
    await checkoutTree(lane.store, { ...lane, tree });
    const module = join(lane.folder, 'sub', 'module');
    writeFileSync(join(module, 'answers'), '42');
    userGit(module, 'init', '-q');
    await checkoutTree(lane.store, { ...lane, tree });
    expect(readdirSync(module)).toEqual([]);
  });
});
