import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bindGit, gitLine, type ObjectStream } from '../../src/kernel/git.ts';
import { editTree } from '../../src/kernel/tree-edit.ts';
import { createWorkspace } from '../helpers/repository.ts';

const BASE = {
  a: '1',
  'a.b': '2',
  'folder/one': '3',
  'folder/two': '4',
  'folder/deep/three': '5',
  'lone/file': '6',
  z: '7',
};

const EDITS: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'other contents': { a: 'x', 'folder/deep/three': 'x' },
  'new files in old and new folders': { 'a-b': 'x', 'folder/0': 'x', 'new/deep/file': 'x' },
  'files that go, with their folder': { a: undefined, 'lone/file': undefined, 'folder/deep/three': undefined },
  'files that were never there': { b: undefined, 'folder/x': undefined, 'a/b': undefined, folder: undefined },
  'a folder in the place of a file': { 'a/b/c': 'x', 'a.b': undefined },
  'a file in the place of a folder': { folder: 'x' },
  'a folder that is emptied for a file': { 'lone/file': undefined, lone: 'x' },
  'a folder that is filled again': { 'lone/file': undefined, 'lone/other': 'x' },
};

it('gives the tree that git writes of an index with the same edits, and an empty one', async () => {
  const { store, base } = await createWorkspace(BASE);
  const { gitDir, home, git } = store;
  const content = await gitLine(git, ['hash-object', '-w', '--stdin'], { input: 'other' });
  const byGit = async (edits: Readonly<Record<string, string | undefined>>): Promise<string> => {
    const indexed = bindGit({ gitDir, home, indexFile: join(store.folder, 'edits.index') });
    await indexed(['read-tree', base]);
    const lines = Object.entries(edits).map(([path, to]) =>
      to === undefined ? `0 ${'0'.repeat(40)}\t${path}\0` : `100755 ${content}\t${path}\0`,
    );
    await indexed(['update-index', '-z', '--replace', '--index-info'], { input: lines.join('') });
    return gitLine(indexed, ['write-tree']);
  };
  const all = {
    ...EDITS,
    nothing: {},
    'all that goes': Object.fromEntries(Object.keys(BASE).map((path) => [path, undefined])),
  };
  for (const [name, edits] of Object.entries(all)) {
    const entries = Object.entries(edits).map(
      ([path, to]) => [path, to === undefined ? undefined : { mode: '100755', id: content }] as const,
    );
    const edited = await editTree(git.objects as ObjectStream, base, new Map(entries));
    expect([name, edited]).toEqual([name, await byGit(edits)]);
  }
});
