import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLayerStore, removeUnusedLayers, trimLayers } from '../../../src/engine/layers/layer-store.ts';
import { processStart } from '../../../src/kernel/process-life.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

async function createStore() {
  const folder = createFolder();
  const store = join(folder, 'store');
  const opened = await openLayerStore(store);
  const publish = async (key: string, text = key) => {
    const [tree, home] = [join(folder, `${key}-tree`), join(folder, `${key}-home`)];
    for (const each of [tree, home]) mkdirSync(each);
    writeFileSync(join(tree, 'file'), text);
    const request = { dropped: { tree: [], home: [] }, isForbidden: undefined, command: 'install', signal: undefined };
    return opened.publish({ key, tree, home, ...request });
  };
  return { store, publish, reopen: () => openLayerStore(store), find: opened.find };
}

const layersOf = (store: string) => readdirSync(store).filter((name) => name !== 'users');

/** Who used a layer is gone. */
function forget(store: string, key: string): void {
  rmSync(join(store, 'users', key), { recursive: true });
}

/** Another process uses a layer, as long as the test. */
function useElsewhere(store: string, key: string): void {
  const child = spawn('sleep', ['600'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  mkdirSync(join(store, 'users', key), { recursive: true });
  writeFileSync(join(store, 'users', key, String(child.pid)), processStart(child.pid ?? 0));
}

describe('a store of prepared environments', () => {
  it('has under its key what was put there', async () => {
    const { publish, reopen } = await createStore();
    const published = await publish('one');
    const found = await (await reopen()).find('one');
    expect(found).toEqual(published);
    expect(found).toMatchObject({ key: 'one', bytes: 3 });
  });

  it.each([
    ['altered', (tree: string) => appendFileSync(join(tree, 'file'), 'x')],
    ['added to', (tree: string) => writeFileSync(join(tree, 'more'), 'x')],
    ['in part removed', (tree: string) => rmSync(join(tree, 'file'))],
    ['removed', (tree: string) => rmSync(tree, { recursive: true })],
    ['without its record', (tree: string) => rmSync(join(tree, '../layer.json'))],
  ])('gives no layer that somebody has %s, and takes a new one in its place', async (_, alter) => {
    const { store, publish, reopen } = await createStore();
    await publish('one');
    alter(join(store, 'one', 'tree'));
    expect(await (await reopen()).find('one')).toBeUndefined();
    expect(layersOf(store)).toEqual([]);
    await publish('one', 'again');
    expect(readFileSync(join(store, 'one/tree/file'), 'utf8')).toBe('again');
  });

  it('has nothing left of what a process that is gone was making or removing', async () => {
    const { store, reopen } = await createStore();
    for (const name of ['.new-4194304-x', '.gone-4194304-x']) mkdirSync(join(store, name));
    await reopen();
    expect(layersOf(store)).toEqual([]);
  });

  it('leaves what is being made, by this process or another one', async () => {
    const { store, publish, reopen } = await createStore();
    const making = publish('one');
    await Promise.all([reopen(), reopen()]);
    await making;
    mkdirSync(join(store, '.new-1-x'));
    await reopen();
    expect(layersOf(store).sort()).toEqual(['.new-1-x', 'one']);
  });

  it('has one layer where two were made under one key', async () => {
    const { store, publish } = await createStore();
    const [first] = [await publish('one')];
    expect(await publish('one')).toEqual(first);
    expect(layersOf(store)).toEqual(['one']);
  });

  it('says why something cannot be kept, and has nothing of it', async () => {
    const folder = createFolder({ 'tree/file': 'the-secret-value', 'home/x': '' });
    const store = await openLayerStore(join(folder, 'store'));
    const published = await store.publish({
      ...{ key: 'one', tree: join(folder, 'tree'), home: join(folder, 'home'), command: '', signal: undefined },
      dropped: { tree: [], home: [] },
      isForbidden: (bytes) => bytes.includes('the-secret-value'),
    });
    expect(published).toEqual({ refusal: expect.stringContaining('"file" holds the value of a variable') });
    expect(layersOf(store.folder)).toEqual([]);
  });
});

describe('the room that prepared environments take', () => {
  it('is made by removing those that were not used for longest', async () => {
    const { store, publish } = await createStore();
    for (const [at, key] of ['old', 'new', 'middle'].entries()) {
      await publish(key, 'x'.repeat(100));
      forget(store, key);
      const usedAt = new Date([1e9, 3e9, 2e9][at] ?? 0);
      utimesSync(join(store, key, 'layer.json'), usedAt, usedAt);
    }
    expect(await trimLayers([store], 250)).toBe(100);
    expect(layersOf(store).sort()).toEqual(['middle', 'new']);
    expect(await trimLayers([store], 150)).toBe(100);
    expect(layersOf(store)).toEqual(['new']);
  });

  it('is counted over all stores', async () => {
    const [one, other] = [await createStore(), await createStore()];
    await one.publish('one', 'x'.repeat(100));
    await other.publish('other', 'x'.repeat(100));
    forget(one.store, 'one');
    expect(await trimLayers([one.store, other.store, '/nowhere'], 150)).toBe(100);
    expect([...layersOf(one.store), ...layersOf(other.store)]).toEqual(['other']);
  });

  it('holds what a living process uses, however long ago it asked for it', async () => {
    const { store, publish } = await createStore();
    for (const key of ['used', 'unused']) {
      await publish(key);
      forget(store, key);
    }
    useElsewhere(store, 'used');
    expect(await removeUnusedLayers([store])).toBe('unused'.length);
    expect(layersOf(store)).toEqual(['used']);
    expect(existsSync(join(store, 'used/tree/file'))).toBe(true);
  });

  it('does not hold what a process used whose number another one has now', async () => {
    const { store, publish } = await createStore();
    await publish('one');
    forget(store, 'one');
    mkdirSync(join(store, 'users', 'one'));
    writeFileSync(join(store, 'users', 'one', '1'), '12345678901');
    await removeUnusedLayers([store]);
    expect(layersOf(store)).toEqual([]);
  });
});
