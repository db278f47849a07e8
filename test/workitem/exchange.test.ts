import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createBlake3 } from '../../src/base/blake3.ts';
import type { TreeChange } from '../../src/base/raw-diff.ts';
import { diffTrees } from '../../src/kernel/git-store.ts';
import { type ExchangePaths, exchangeFiles } from '../../src/workitem/exchange.ts';
import { planExchange, reverseChange } from '../../src/workitem/exchange-plan.ts';
import { freeze, type ThawPaths } from '../../src/workitem/snapshot.ts';
import { StateHasher } from '../../src/workitem/state-hash.ts';
import { createWorkspace } from '../helpers/repository.ts';

afterEach(() => {
  delete process.env.AUTORIZE_FAULT;
});

/** A folder in the first of two states, and what differs between them: files, links, and folders in each other's place. */
async function createPair() {
  const { store, folder, indexFile } = await createWorkspace({
    ...{ '.gitignore': '*.log\n', 'same.txt': 'same\n', 'edited.txt': 'one\n', 'gone/deep/a.txt': '1\n' },
    ...{ 'was-file': 'file\n', 'was-folder/deep/b.txt': '2\n', 'was-folder/c.txt': '3\n' },
  });
  const hasher = new StateHasher(store.git, await createBlake3());
  const at: ThawPaths = {
    store,
    hasher,
    folder,
    indexFile: `${indexFile}.pair`,
    excludes: [],
    staging: [store.folder],
  };
  const one = await freeze(at);
  writeFileSync(join(folder, 'edited.txt'), 'two\n');
  chmodSync(join(folder, 'edited.txt'), 0o600);
  for (const path of ['gone', 'was-file', 'was-folder']) rmSync(join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'was-file', 'deep'), { recursive: true });
  writeFileSync(join(folder, 'was-file', 'deep', 'd.txt'), '4\n', { mode: 0o755 });
  writeFileSync(join(folder, 'was-folder'), 'now a file\n');
  symlinkSync('/nowhere', join(folder, 'link'));
  const two = await freeze(at);
  const changes = await diffTrees(store, { from: one.id, to: two.id });
  const paths: ExchangePaths = { folder, objects: store, staging: at.staging, lasts: true };
  const hash = async () => (await freeze(at)).hash;
  return { paths, folder, hash, one: one.hash, two: two.hash, changes, back: changes.map(reverseChange) };
}

describe('an exchange', () => {
  it('broken off between any two of its steps is ended by doing it again, or by its reverse', async () => {
    const { paths, hash, one, two, changes, back } = await createPair();
    expect(await exchangeFiles(paths, back)).toEqual({ kind: 'done' });
    expect(await hash()).toBe(one);
    const { unlinks, arrivals } = planExchange(changes);
    const steps = unlinks.length + arrivals.length;
    expect(steps).toBe(8);
    for (let step = 1; step <= steps; step += 1) {
      process.env.AUTORIZE_FAULT = `exchange:between:throw:${step}`;
      await expect(exchangeFiles(paths, changes)).rejects.toThrow('a fault was asked for');
      const isForward = step % 2 === 0;
      delete process.env.AUTORIZE_FAULT;
      expect(await exchangeFiles(paths, isForward ? changes : back)).toEqual({ kind: 'done' });
      expect(await hash()).toBe(isForward ? two : one);
      if (isForward) await exchangeFiles(paths, back);
    }
  });

  it('touches nothing where a path is of neither state, or something else is in the way', async () => {
    const { paths, folder, hash, back } = await createPair();
    const obstacles: readonly [path: string, found: string, make: (path: string) => void][] = [
      ['edited.txt', 'edited.txt', (path) => writeFileSync(path, 'mine\n')],
      ['was-file/mine.log', 'was-file/mine.log', (path) => writeFileSync(path, 'mine\n')],
      ['gone', 'gone', (path) => symlinkSync('/tmp', path)],
    ];
    for (const [path, found, make] of obstacles) {
      const before = lstatSync(join(folder, path), { throwIfNoEntry: false }) && readFileSync(join(folder, path));
      make(join(folder, path));
      const held = await hash();
      expect(await exchangeFiles(paths, back)).toEqual({ kind: 'foreign', path: found });
      expect(await hash()).toBe(held);
      rmSync(join(folder, path));
      if (before !== undefined) writeFileSync(join(folder, path), before);
    }
    mkdirSync(join(folder, 'gone', 'deep'), { recursive: true });
    writeFileSync(join(folder, 'gone', 'deep', 'a.txt'), 'mine\n');
    expect(await exchangeFiles(paths, back)).toEqual({ kind: 'foreign', path: 'gone/deep/a.txt' });
  });

  it('keeps the rights that an owner gave a file', async () => {
    const { paths, folder, back } = await createPair();
    await exchangeFiles(paths, back);
    expect(lstatSync(join(folder, 'edited.txt')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'edited.txt'), 'utf8')).toBe('one\n');
  });

  const isElsewhere = lstatSync('/dev/shm', { throwIfNoEntry: false })?.dev !== lstatSync('/tmp').dev;
  it.skipIf(!isElsewhere)(
    'makes ready beside the target what another file system holds, and leaves nothing there',
    async () => {
      const { paths, hash, one, two, changes, back } = await createPair();
      const elsewhere = mkdtempSync('/dev/shm/autorize-');
      try {
        const other = { ...paths, staging: [elsewhere] };
        await exchangeFiles(other, back);
        expect(await hash()).toBe(one);
        process.env.AUTORIZE_FAULT = 'exchange:after-staging:throw';
        await expect(exchangeFiles(other, changes)).rejects.toThrow('a fault was asked for');
        // What lies beside the targets is no part of the state.
        expect(await hash()).toBe(one);
        await exchangeFiles(other, changes);
        expect(await hash()).toBe(two);
      } finally {
        rmSync(elsewhere, { recursive: true });
      }
    },
  );
});

describe('the plan of an exchange', () => {
  const [none, file, id] = ['000000', '100644', 'a'.repeat(40)];
  const change = (path: string, status: TreeChange['status']): TreeChange => ({
    ...{ path, status, oldId: id, newId: id },
    oldMode: status === 'A' ? none : file,
    newMode: status === 'D' ? none : file,
  });

  it('makes folders beforehand, but for those that take the place of a file', () => {
    const plan = planExchange([change('a', 'D'), change('a/b/c', 'A'), change('d/e', 'A'), change('f', 'M')]);
    expect(plan).toMatchObject({ unlinks: ['a'], late: ['a', 'a/b'], early: ['d'] });
    expect(plan.arrivals.map(({ path }) => path)).toEqual(['a/b/c', 'd/e', 'f']);
  });
});
