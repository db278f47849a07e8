import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeFewFiles } from '../../src/kernel/few-files.ts';
import { gitLine, type ObjectStream } from '../../src/kernel/git.ts';
import { commitTree } from '../../src/kernel/git-store.ts';
import { packLooseCommit } from '../../src/kernel/loose-pack.ts';
import { parsePackIds } from '../../src/kernel/pack-index.ts';
import { storePack } from '../../src/kernel/stored-pack.ts';
import { createWorkspace } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

it.each(['sha1', 'sha256'] as const)('a pack’s index gives the ids of all that is in it, of %s', async (hash) => {
  const workspace = await createWorkspace({ a: '1', 'sub/b': '2', 'sub/c': '1' }, `--object-format=${hash}`);
  const packs = join(workspace.store.gitDir, 'objects', 'pack');
  const index = readFileSync(join(packs, readdirSync(packs).find((name) => name.endsWith('.idx')) ?? ''));
  const { stdout } = await workspace.store.git(['cat-file', '--batch-all-objects', '--batch-check=%(objectname)']);
  expect(parsePackIds(index, hash)).toEqual(stdout.toString().trimEnd().split('\n'));
  expect(() => parsePackIds(index.subarray(0, 1100), hash)).toThrow('cannot be read');
  expect(() => parsePackIds(Buffer.from('pack'), hash)).toThrow('cannot be read');
});

it.each(['sha1', 'sha256'] as const)(
  'a pack of ours and its index are those that git makes of it, of %s',
  async (hash) => {
    const { store, base, folder } = await createWorkspace({ a: '1', 'sub/b': '2' }, `--object-format=${hash}`);
    const tree = await gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${base}^{tree}`]);
    const identity = { name: 'a', email: 'a' };
    const added = await takeFewFiles(store.git.objects as ObjectStream, { tree, folder, names: [] });
    expect(added).toBe(tree);
    writeFileSync(join(folder, 'sub/b'), '3'.repeat(50_000));
    const changed = await takeFewFiles(store.git.objects as ObjectStream, {
      tree,
      folder,
      names: [Buffer.from('sub/b')],
    });
    const commit = await commitTree(store, {
      tree: String(changed),
      parents: [base],
      message: 'm\n',
      identity,
      date: '2026-01-01T00:00:00Z',
    });
    const pack = await packLooseCommit(store, { commit, from: base, isCompressed: true });
    if (pack === undefined) throw new Error('no pack');
    const objects = createFolder();
    expect(storePack(objects, pack)).toBe(true);
    const name = `pack-${pack.digest.toString('hex')}`;
    expect(readdirSync(join(objects, 'pack')).sort()).toEqual([`${name}.idx`, `${name}.pack`]);
    const ours = join(objects, 'pack', name);
    await store.git([
      'index-pack',
      '--strict',
      `--object-format=${hash}`,
      '-o',
      join(objects, 'git.idx'),
      `${ours}.pack`,
    ]);
    expect(readFileSync(`${ours}.idx`)).toEqual(readFileSync(join(objects, 'git.idx')));
    // Where a file is in the place of the folder.
    expect(storePack(join(objects, 'git.idx'), pack)).toBe(false);
  },
);
