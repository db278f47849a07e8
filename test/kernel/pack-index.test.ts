import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parsePackIds } from '../../src/kernel/pack-index.ts';
import { createWorkspace } from '../helpers/repository.ts';

it.each(['sha1', 'sha256'] as const)('a pack’s index gives the ids of all that is in it, of %s', async (hash) => {
  const workspace = await createWorkspace({ a: '1', 'sub/b': '2', 'sub/c': '1' }, `--object-format=${hash}`);
  const packs = join(workspace.store.gitDir, 'objects', 'pack');
  const index = readFileSync(join(packs, readdirSync(packs).find((name) => name.endsWith('.idx')) ?? ''));
  const { stdout } = await workspace.store.git(['cat-file', '--batch-all-objects', '--batch-check=%(objectname)']);
  expect(parsePackIds(index, hash)).toEqual(stdout.toString().trimEnd().split('\n'));
  expect(() => parsePackIds(index.subarray(0, 1100), hash)).toThrow('cannot be read');
  expect(() => parsePackIds(Buffer.from('pack'), hash)).toThrow('cannot be read');
});
