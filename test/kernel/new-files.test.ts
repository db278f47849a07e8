import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesOfNew, concludeNewFiles, copyNewFiles, findNewFiles, moveNewFiles } from '../../src/kernel/new-files.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const treeOf = (...names: readonly string[]) => names.map((name) => ({ mode: '100644', path: Buffer.from(name) }));
const TREE = treeOf('a.txt', 'sub/b.txt');

/** A checkout in which a command made things, and a clean one. */
function createFolders() {
  const [from, to] = [
    createFolder({ 'a.txt': '1', 'sub/b.txt': '2', 'made/deep/number': '3', 'sub/new': '4', top: '5' }),
    createFolder({ 'a.txt': '1', 'sub/b.txt': '2' }),
  ];
  return { from, to, signal: undefined };
}

describe('bytesOfNew', () => {
  it('is the size of the files, without links and folders', async () => {
    const { from } = createFolders();
    symlinkSync('a.txt', join(from, 'link'));
    expect(bytesOfNew(await listed(from))).toBe(3);
  });
});

async function listed(folder: string, tree = TREE, more: Parameters<typeof findNewFiles>[2] = {}) {
  const found = await findNewFiles(folder, tree, more);
  if (typeof found === 'string') throw new Error(`${found}, for no reason`);
  return found;
}

async function copyOf(places: ReturnType<typeof createFolders>, change: () => void = () => undefined) {
  const found = await listed(places.from);
  await concludeNewFiles(found);
  change();
  return copyNewFiles(found, places);
}

const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('findNewFiles', () => {
  it('names what is no file of the tree, with each folder before what is in it', async () => {
    const { from } = createFolders();
    const { roots, stamps } = await listed(from);
    expect([...stamps.keys()].filter((path) => path.startsWith('made'))).toEqual([
      'made',
      'made/deep',
      'made/deep/number',
    ]);
    expect([...roots].sort()).toEqual(['made', 'sub/new', 'top']);
    expect([...stamps.keys()].sort()).toEqual(['made', 'made/deep', 'made/deep/number', 'sub/new', 'top']);
  });

  it('looks behind no link in the place of a folder of the tree', async () => {
    const { from } = createFolders();
    const outside = createFolder({ 'b.txt': 'not ours', key: 'secret', 'deep/c.txt': '1', 'deep/key': 'secret' });
    rmSync(join(from, 'sub'), { recursive: true });
    symlinkSync(outside, join(from, 'sub'));
    const tree = [...TREE, ...treeOf('sub/deep/c.txt')];
    expect([...(await listed(from, tree)).roots].sort()).toEqual(['made', 'sub', 'top']);
    symlinkSync(from, `${from}-link`);
    expect(await listed(`${from}-link`, tree)).toMatchObject({ roots: [], unread: '' });
    rmSync(`${from}-link`);
  });

  const LINKED = [
    ...TREE,
    { mode: '120000', path: Buffer.from('to') },
    { mode: '160000', path: Buffer.from('other/repository') },
  ];
  /** A checkout without anything new: a link, and another repository, which is an empty folder. */
  function createLinked(): string {
    const folder = createFolder({ 'a.txt': '1', 'sub/b.txt': '2' });
    symlinkSync('sub', join(folder, 'to'));
    mkdirSync(join(folder, 'other', 'repository'), { recursive: true });
    return folder;
  }

  it('names nothing where each path is of the type that the tree has', async () => {
    const folder = createLinked();
    chmodSync(join(folder, 'a.txt'), 0o755);
    rmSync(join(folder, 'sub', 'b.txt'));
    expect(await listed(folder, LINKED)).toMatchObject({ roots: [], swapped: new Set(), unread: undefined });
  });

  it.each<readonly [what: string, path: string, put: (path: string) => void, found: readonly string[]]>([
    ['a folder in the place of a file', 'a.txt', putFolder, ['a.txt', 'a.txt/x.py']],
    ['a link in the place of a file', 'a.txt', (path) => symlinkSync('sub', path), ['a.txt']],
    ['a file in the place of a folder', 'sub', (path) => writeFileSync(path, ''), ['sub']],
    ['a link in the place of a folder', 'sub', (path) => symlinkSync('other', path), ['sub']],
    ['a folder in the place of a link', 'to', putFolder, ['to', 'to/x.py']],
    ['a file in the place of a link', 'to', (path) => writeFileSync(path, ''), ['to']],
    [
      'a link in the place of another repository',
      'other/repository',
      (path) => symlinkSync('.', path),
      ['other/repository'],
    ],
  ])('names %s', async (_, path, put, found) => {
    const folder = createLinked();
    rmSync(join(folder, path), { recursive: true });
    put(join(folder, path));
    const { roots, stamps, swapped } = await listed(folder, LINKED);
    expect({ roots, swapped: [...swapped] }).toEqual({ roots: [path], swapped: [path] });
    expect([...stamps.keys()]).toEqual(found);
  });

  it('names what came into the folder of another repository', async () => {
    const folder = createLinked();
    writeFileSync(join(folder, 'other', 'repository', 'x.py'), '');
    const { roots, swapped } = await listed(folder, LINKED);
    expect({ roots, swapped: [...swapped] }).toEqual({ roots: ['other/repository/x.py'], swapped: [] });
  });

  it('names what is beside, in, and in the place of what setup made', async () => {
    const { from } = createFolders();
    const known = await listed(from);
    expect((await listed(from, TREE, { known })).roots).toEqual([]);
    writeFileSync(join(from, 'made', 'more'), '');
    rmSync(join(from, 'top'));
    putFolder(join(from, 'top'));
    expect([...(await listed(from, TREE, { known })).roots].sort()).toEqual(['made/more', 'top']);
  });

  it('names what is in folders that came with the checkout, and not those around it', async () => {
    const { from } = createFolders();
    expect([...(await listed(from, TREE, { opened: ['made/deep'] })).roots].sort()).toEqual([
      'made/deep/number',
      'sub/new',
      'top',
    ]);
  });
});

function putFolder(path: string): void {
  mkdirSync(path);
  writeFileSync(join(path, 'x.py'), '');
}

describe('copyNewFiles', () => {
  it('copies contents, rights and times, and each link as it is', async () => {
    const places = createFolders();
    const { from, to } = places;
    writeFileSync(join(from, 'made', 'program'), '#!/bin/sh\n', { mode: 0o751 });
    symlinkSync('deep/number', join(from, 'made', 'link'));
    symlinkSync('/no/such/place', join(from, 'made', 'lost'));
    mkdirSync(join(from, 'made', 'shut'), { mode: 0o555 });
    for (const name of ['made/deep/number', 'made/deep', 'made']) utimesSync(join(from, name), 1e9, 1e9 + 0.25);
    expect(await copyOf(places)).toBe('copied');
    expect(namesIn(to)).toEqual(namesIn(from));
    expect(readFileSync(join(to, 'made', 'deep', 'number'), 'utf8')).toBe('3');
    expect(statSync(join(to, 'made', 'program')).mode & 0o7777).toBe(0o751);
    expect(statSync(join(to, 'made', 'shut')).mode & 0o7777).toBe(0o555);
    expect(['link', 'lost'].map((name) => readlinkSync(join(to, 'made', name)))).toEqual([
      'deep/number',
      '/no/such/place',
    ]);
    for (const name of ['made/deep/number', 'made/deep', 'made']) {
      expect(lstatSync(join(to, name)).mtimeMs).toBe(1_000_000_000_250);
    }
    // A change of the copy changes nothing of what it was made from.
    appendFileSync(join(to, 'made', 'deep', 'number'), 'x');
    expect(readFileSync(join(from, 'made', 'deep', 'number'), 'utf8')).toBe('3');
  });

  it('copies a large file with its holes', async () => {
    const places = createFolders();
    const large = join(places.from, 'made', 'large');
    writeFileSync(large, 'start');
    truncateSync(large, 1 << 27);
    appendFileSync(large, 'end');
    expect(await copyOf(places)).toBe('copied');
    const copy = statSync(join(places.to, 'made', 'large'));
    expect(copy.size).toBe((1 << 27) + 3);
    expect(copy.blocks * 512).toBeLessThan(16 << 20);
    const bytes = readFileSync(join(places.to, 'made', 'large'));
    expect([bytes.toString('latin1', 0, 5), bytes.toString('latin1', 1 << 27)]).toEqual(['start', 'end']);
  });

  it.each<readonly [how: string, change: (folder: string) => void]>([
    ['written to', (folder) => appendFileSync(join(folder, 'top'), '6')],
    ['removed', (folder) => rmSync(join(folder, 'top'))],
    ['replaced, with its time', (folder) => replace(join(folder, 'made', 'deep', 'number'), '9')],
    ['given another right', (folder) => chmodSync(join(folder, 'made'), 0o700)],
    [
      'put behind a link',
      (folder) => {
        renameSync(join(folder, 'made'), join(folder, 'moved'));
        symlinkSync('moved', join(folder, 'made'));
      },
    ],
  ])('says so where something was %s since it was listed', async (_, change) => {
    const places = createFolders();
    expect(await copyOf(places, () => change(places.from))).toBe('changed');
  });

  it('leaves out what came since', async () => {
    const places = createFolders();
    expect(await copyOf(places, () => writeFileSync(join(places.from, 'made', 'more'), '1'))).toBe('copied');
    expect(existsSync(join(places.to, 'made', 'more'))).toBe(false);
  });
});

describe('more new files than may be listed', () => {
  const limits = { files: 4, characters: 1000 };

  it.each<[string, string[], object]>([
    ['at the top', ['1', '2', '3', '4', '5'], {}],
    ['in a folder of the tree', ['sub/1', 'sub/2', 'sub/3', 'sub/4', 'sub/5'], {}],
    ['in one new folder', ['new/1', 'new/2', 'new/3', 'new/4'], {}],
    ['in many new folders', ['new/1/2/3/4'], {}],
    ['by the length of their names', ['n'.repeat(200), 'm'.repeat(200)], { characters: 399 }],
  ])('are not listed %s', async (_, names, more) => {
    const at = (files: readonly string[]) =>
      createFolder({ 'a.txt': '1', 'sub/b.txt': '2', ...Object.fromEntries(files.map((name) => [name, ''])) });
    expect(await findNewFiles(at(names), TREE, { limits: { ...limits, ...more } })).toBe('too many');
    expect(await findNewFiles(at(names.slice(1)), TREE, { limits: { ...limits, ...more } })).toHaveProperty('roots');
  });

  it('are those of one huge folder, of which no more is read', async () => {
    const folder = createFolder();
    for (let at = 0; at < 1200; at += 1) writeFileSync(join(folder, String(at)), '');
    expect(await findNewFiles(folder, [], { limits: { ...limits, files: 1199 } })).toBe('too many');
    expect((await listed(folder, [], { limits: { ...limits, files: 1200, characters: 6_000 } })).roots).toHaveLength(
      1200,
    );
  });
});

it('listing and copying go in pieces, and end when they are cancelled', async () => {
  const { from, to } = createFolders();
  for (let at = 0; at < 20_000; at += 1) writeFileSync(join(from, 'made', 'deep', `${at}`), '');
  const found = await listed(from);
  for (const work of [
    (signal: AbortSignal) => findNewFiles(from, TREE, { signal }),
    (signal: AbortSignal) => copyNewFiles(found, { from, to, signal }),
  ]) {
    const ending = new AbortController();
    // Heard only where the work lets others have a turn.
    setImmediate(() => ending.abort());
    expect(await work(ending.signal)).toBe('cancelled');
  }
});

it('moveNewFiles moves all of them', async () => {
  const { from, to } = createFolders();
  expect(moveNewFiles(await listed(from), { from, to })).toBe(true);
  expect(namesIn(from)).toEqual(['a.txt', 'sub', 'sub/b.txt']);
  expect(namesIn(to)).toEqual(['a.txt', 'made', 'made/deep', 'made/deep/number', 'sub', 'sub/b.txt', 'sub/new', 'top']);
});

function replace(path: string, content: string): void {
  const { atime, mtime } = statSync(path);
  writeFileSync(path, content);
  utimesSync(path, atime, mtime);
}
