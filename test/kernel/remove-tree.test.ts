import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EmptiedFolders } from '../../src/kernel/emptied-folders.ts';
import { discardTree, type LeftBehind, removeLeftovers, removeTree } from '../../src/kernel/remove-tree.ts';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** Makes folders inside each other, deeper than any path can be long. */
function deepen(folder: string, depth = 650): void {
  execFileSync('python3', [
    '-c',
    `import os,sys\nos.chdir(sys.argv[1])\nfor _ in range(${depth}):\n os.mkdir('deeper'); os.chdir('deeper')\nopen('file','w').close()`,
    folder,
  ]);
}

// Only root can, on some file systems; elsewhere mounts are what cannot be removed.
const HAS_ATTRIBUTES =
  spawnSync('sh', ['-c', 'f=$(mktemp) && chattr +i "$f" && chattr -i "$f"; e=$?; rm -f "$f"; exit $e']).status === 0;

const REMOVALS = [
  ['at-once', (path: string) => Promise.resolve(removeTree(path))],
  ['in-pieces', (path: string) => discardTree(path)],
  ['file by file, then in pieces', emptyOrDiscard],
] as const;

async function emptyOrDiscard(path: string): Promise<readonly LeftBehind[]> {
  const left: LeftBehind[] = [];
  const emptied = new EmptiedFolders((more) => left.push(...more));
  if (!emptied.empty(path)) return discardTree(path);
  emptied.removeAll();
  return left;
}

describe.each(REMOVALS)('a tree removed %s', (_how, remove) => {
  it('goes though it is deeper than a path can be long', async () => {
    const parent = createFolder({ 'tree/file': '', 'tree/sub/file': '' });
    deepen(join(parent, 'tree'));
    expect(await remove(join(parent, 'tree'))).toEqual([]);
    expect(readdirSync(parent)).toEqual([]);
  });

  it('goes with folders without rights, odd names and very many of them, and leaves what links lead to', async () => {
    const other = createFolder({ 'kept/file': 'whole' });
    const parent = createFolder({ 'tree/shut/in/file': '' });
    const tree = join(parent, 'tree');
    symlinkSync(join(other, 'kept'), join(tree, 'link'));
    writeFileSync(Buffer.from(`${tree}/\xff\n`, 'latin1'), '');
    for (let at = 0; at < 400; at += 1) mkdirSync(join(tree, `many-${at}`, 'sub'), { recursive: true });
    chmodSync(join(tree, 'shut', 'in'), 0);
    chmodSync(join(tree, 'shut'), 0);
    expect(await remove(tree)).toEqual([]);
    expect(readdirSync(parent)).toEqual([]);
    expect(readFileSync(join(other, 'kept', 'file'), 'utf8')).toBe('whole');
  });

  it('goes where it is a link, and need not be there', async () => {
    const parent = createFolder();
    const path = join(parent, 'link');
    symlinkSync('/nowhere', path);
    expect(await remove(path)).toEqual([]);
    expect(await remove(path)).toEqual([]);
    expect(await remove(join(parent, 'file-that/never', 'was'))).toEqual([]);
    expect(readdirSync(parent)).toEqual([]);
  });

  it.skipIf(!HAS_ATTRIBUTES)(
    'is moved aside and reported where a file of it cannot be removed; its name is free',
    async () => {
      const parent = createFolder({ 'tree/sub/file': 'x', 'tree/other': 'y' });
      const tree = join(parent, 'tree');
      const unset = hold(join(tree, 'sub', 'file'));
      const left = await remove(tree);
      expect(existsSync(tree)).toBe(false);
      expect(left).toHaveLength(1);
      expect(left[0]?.why).toContain('"file"');
      expect(lstatSync(left[0]?.path ?? '').isDirectory()).toBe(true);
      expect(await removeLeftovers(parent)).toHaveLength(1);
      unset();
      expect(await removeLeftovers(parent)).toEqual([]);
      expect(readdirSync(parent)).toEqual([]);
    },
  );
});

/** Makes a file one that cannot be removed; gives what undoes it, wherever the file lies by then. */
function hold(path: string): () => void {
  const parent = join(path, '../../..');
  execFileSync('chattr', ['+i', path]);
  const undo = () => void spawnSync('chattr', ['-R', '-i', parent]);
  onTestFinished(undo);
  return undo;
}

it('a removal that is cancelled leaves the name free and the rest aside', async () => {
  const parent = createFolder({ 'tree/file': '' });
  const left = await discardTree(join(parent, 'tree'), { signal: AbortSignal.abort() });
  expect(left).toEqual([{ path: expect.stringContaining('.left-'), why: 'it was not finished' }]);
  expect(existsSync(join(parent, 'tree'))).toBe(false);
  expect(await removeLeftovers(parent)).toEqual([]);
});

it('never takes along what is mounted in it', () => {
  const script = [
    'set -e; mkdir -p "$1/tree/a/mounted" "$1/outside"; echo whole >"$1/outside/file"; echo x >"$1/tree/a/gone"',
    'mount --bind "$1/outside" "$1/tree/a/mounted"',
    '"$2" "$3" "$1/tree"',
    'cat "$1/outside/file"; ls -A "$1"',
  ].join('\n');
  const parent = createFolder();
  const program = [process.execPath, programPath('discard-tree')];
  const args = ['-rm', 'sh', '-c', script, 'sh', parent, ...program];
  const { stdout, stderr, status } = spawnSync('unshare', args, { encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(stdout).toContain('EBUSY');
  expect(stdout).toContain('\nwhole\n');
  expect(stdout).not.toMatch(/^tree$/m);
});
