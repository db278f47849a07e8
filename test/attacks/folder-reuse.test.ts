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
import { capture, createWorkspace, userGit, type Workspace } from '../helpers/repository.ts';
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

const restore = (workspace: Workspace) => checkoutTree(workspace.store, { ...workspace, tree: workspace.base });

describe.each(Object.keys(EDITS))('%s, with the time of before', (edit) => {
  it.each([0, 150])('is captured and undone, %i ms after the checkout', async (age) => {
    const workspace = await createWorkspace({ 'sub/score.sh': 'good', other: '1' });
    await restore(workspace);
    await pause(age);
    handOut(workspace);
    const path = join(workspace.folder, 'sub', 'score.sh');
    const { atime, mtime } = statSync(path);
    EDITS[edit]?.(path);
    utimesSync(path, atime, mtime);
    const changes = await diffTrees(workspace.store, { from: workspace.base, to: await capture(workspace) });
    expect(changes.map(({ status, path: name }) => `${status} ${name}`)).toEqual(['M sub/score.sh']);
    await restore(workspace);
    expect(readFileSync(path, 'utf8')).toBe('good');
  });

  it('is undone even when nobody noted that the folder was given away', async () => {
    const workspace = await createWorkspace({ 'sub/score.sh': 'good' });
    rmSync(`${workspace.indexFile}.handed`);
    const path = join(workspace.folder, 'sub', 'score.sh');
    const { atime, mtime } = statSync(path);
    EDITS[edit]?.(path);
    utimesSync(path, atime, mtime);
    await restore(workspace);
    expect(readFileSync(path, 'utf8')).toBe('good');
  });
});

describe('a folder that is used again', () => {
  it('is whole after many quick turns', async () => {
    const workspace = await createWorkspace({ a: 'good', 'b/c': 'good' });
    for (const name of ['a', 'b/c', 'a', 'a', 'b/c', 'a']) {
      handOut(workspace);
      const path = join(workspace.folder, name);
      const { atime, mtime } = statSync(path);
      writeFileSync(path, 'evil');
      utimesSync(path, atime, mtime);
      await restore(workspace);
      expect(readFileSync(path, 'utf8')).toBe('good');
    }
  });

  it('has its rights back', async () => {
    const workspace = await createWorkspace({ a: '1', 'b/c': '2' });
    chmodSync(join(workspace.folder, 'b', 'c'), 0o000);
    chmodSync(join(workspace.folder, 'b'), 0o000);
    await restore(workspace);
    expect(statSync(join(workspace.folder, 'b', 'c')).mode & 0o600).toBe(0o600);
  });

  it('has its folders back when one was moved behind a link to it', async () => {
    const workspace = await createWorkspace({ 'sub/deep/a': '1', b: '2' });
    await pause(150);
    await restore(workspace);
    handOut(workspace);
    renameSync(join(workspace.folder, 'sub'), join(workspace.folder, 'moved'));
    symlinkSync('moved', join(workspace.folder, 'sub'));
    await restore(workspace);
    expect(readdirSync(workspace.folder).sort()).toEqual(['b', 'sub']);
    expect(readFileSync(join(workspace.folder, 'sub', 'deep', 'a'), 'utf8')).toBe('1');
  });

  it('has its folders back when two changed places', async () => {
    const workspace = await createWorkspace({ 'one/a': 'good', 'two/a': 'evil' });
    await pause(150);
    await restore(workspace);
    handOut(workspace);
    renameSync(join(workspace.folder, 'one'), join(workspace.folder, 'three'));
    renameSync(join(workspace.folder, 'two'), join(workspace.folder, 'one'));
    renameSync(join(workspace.folder, 'three'), join(workspace.folder, 'two'));
    expect(await diffTrees(workspace.store, { from: workspace.base, to: await capture(workspace) })).toHaveLength(2);
    await restore(workspace);
    expect(readFileSync(join(workspace.folder, 'one', 'a'), 'utf8')).toBe('good');
  });

  it('is a folder again where it became a link', async () => {
    const outside = createFolder({ precious: '1' });
    const workspace = await createWorkspace({ a: '1' });
    rmSync(workspace.folder, { recursive: true });
    symlinkSync(outside, workspace.folder);
    await restore(workspace);
    expect(readdirSync(workspace.folder)).toEqual(['a']);
    expect(readdirSync(outside)).toEqual(['precious']);
  });
});

describe('what git does not clean', () => {
  const allNames = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

  it('is gone from every depth, in whatever form', async () => {
    const workspace = await createWorkspace({ a: '1', 'b/c/d': '2', '.gitignore': 'ignored\n', 'file/x': '3' });
    const before = allNames(workspace.folder);
    const at = (name: string) => join(workspace.folder, name);
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
    await restore(workspace);
    expect(allNames(workspace.folder)).toEqual(before);
  });

  it('is not looked for through a link', async () => {
    const outside = createFolder({ '.git/config': 'precious', 'c/.git/config': 'precious', 'c/d': '2' });
    const workspace = await createWorkspace({ 'b/c/d': '2', 'e/f': '3' });
    rmSync(join(workspace.folder, 'b'), { recursive: true });
    symlinkSync(outside, join(workspace.folder, 'b'));
    rmSync(join(workspace.folder, 'e'), { recursive: true });
    symlinkSync(outside, join(workspace.folder, 'e'));
    await restore(workspace);
    expect(existsSync(join(outside, '.git', 'config')) && existsSync(join(outside, 'c', '.git', 'config'))).toBe(true);
    expect(allNames(workspace.folder)).toEqual(['b', 'b/c', 'b/c/d', 'e', 'e/f']);
  });

  it('is gone from the folder of a submodule', async () => {
    const workspace = await createWorkspace({ a: '1' });
    userGit(workspace.user, 'update-index', '--add', '--cacheinfo', `160000,${workspace.base},sub/module`);
    const tree = userGit(workspace.user, 'write-tree');
    cpSync(join(workspace.user, '.git', 'objects'), join(workspace.store.gitDir, 'objects'), { recursive: true });
    await checkoutTree(workspace.store, { ...workspace, tree });
    const module = join(workspace.folder, 'sub', 'module');
    writeFileSync(join(module, 'answers'), '42');
    userGit(module, 'init', '-q');
    await checkoutTree(workspace.store, { ...workspace, tree });
    expect(readdirSync(module)).toEqual([]);
  });
});
