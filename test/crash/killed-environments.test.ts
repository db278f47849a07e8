// kill -9 and a full disk while a prepared environment is saved for another machine, or restored there.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { openLayerStore } from '../../src/engine/layers/layer-store.ts';
import { SAVED_LAYER_POINTS } from '../../src/kernel/fault-point.ts';
import { programPath } from '../helpers/program.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const KEY = sha256('key');
const hasNamespaces = hasTool(['unshare', '-Urm', 'true'], 'an environment on a full disk');

/** A store with one layer of a megabyte. */
async function createStore() {
  const folder = createFolder();
  const [tree, home] = [join(folder, 'tree'), join(folder, 'home')];
  for (const each of [tree, home]) mkdirSync(each);
  execFileSync('sh', ['-ec', 'for i in 1 2 3 4; do head -c 262144 /dev/urandom >tree/$i; done'], { cwd: folder });
  const store = await openLayerStore(join(folder, 'store'));
  const dropped = { tree: [], home: [] };
  const layer = await store.publish({ key: KEY, tree, home, dropped, command: '', signal: undefined });
  if (layer === 'cancelled' || 'refusal' in layer) throw new Error('no layer');
  return { store: store.folder, layer };
}

interface Moved {
  readonly signal: NodeJS.Signals | null;
  readonly message: unknown;
}

function move(args: readonly string[], fault = ''): Moved {
  const env = { ...process.env, ...(fault === '' ? {} : { AUTORIZE_FAULT: fault }) };
  const { signal, stdout } = spawnSync(process.execPath, [programPath('move-environment'), ...args], {
    env,
    encoding: 'utf8',
  });
  return { signal, message: stdout === '' ? undefined : JSON.parse(stdout) };
}

const save = (store: string, to: string, fault?: string) => move(['save', store, KEY, to], fault);
const digestOf = ({ message }: Moved): string => (message as { readonly digest: string }).digest;
const layersIn = (store: string) => readdirSync(store).filter((name) => name !== 'users');

async function expectWhole(store: string, digest: string): Promise<void> {
  expect(layersIn(store)).toEqual([KEY]);
  expect(await (await openLayerStore(store)).find(KEY)).toMatchObject({ digest });
}

const ofSaving = SAVED_LAYER_POINTS.filter((point) => !point.endsWith('unpack'));
const ofRestoring = [
  ...SAVED_LAYER_POINTS.filter((point) => point.endsWith('unpack')),
  'layers:after-move',
  'layers:after-freeze',
];

describe('an environment that is killed', () => {
  it.each([...ofSaving, 'replace:after-sync'])(
    'while it is saved is saved whole the next time: at %s',
    async (point) => {
      const { store, layer } = await createStore();
      const to = join(createFolder(), 'environment');
      expect(save(store, to, `${point}:kill`).signal).toBe('SIGKILL');
      const isListed = existsSync(join(to, 'environment.json'));
      expect(isListed).toBe(point === 'saved-layers:after-list');
      const digest = digestOf(save(store, to));
      expect(readdirSync(to).filter((name) => name.includes('.tar') || name.includes('-'))).toHaveLength(1);
      const other = join(createFolder(), 'store');
      expect(move(['restore', other, to, digest]).message).toBe('restored');
      await expectWhole(other, layer.digest);
    },
  );

  it.each(ofRestoring)(
    'while it is restored is used by nobody, and restored whole the next time: at %s',
    async (point) => {
      const { store, layer } = await createStore();
      const to = join(createFolder(), 'environment');
      const digest = digestOf(save(store, to));
      const other = join(createFolder(), 'store');
      expect(move(['restore', other, to, digest], `${point}:kill`).signal).toBe('SIGKILL');
      expect(existsSync(join(other, KEY))).toBe(false);
      expect(move(['restore', other, to, digest]).message).toBe('restored');
      await expectWhole(other, layer.digest);
    },
  );

  it('while an earlier one lies in the folder leaves that as it was', async () => {
    const [first, second] = [await createStore(), await createStore()];
    const to = join(createFolder(), 'environment');
    const digest = digestOf(save(first.store, to));
    expect(save(second.store, to, 'saved-layers:after-archives:kill').signal).toBe('SIGKILL');
    const other = join(createFolder(), 'store');
    expect(move(['restore', other, to, digest]).message).toBe('restored');
    await expectWhole(other, first.layer.digest);
  });
});

// What is saved to, or restored to, is a disk with less room than it takes; then with plenty.
const SCRIPT = `
node=$1 fixture=$2 store=$3 to=$4 other=$5 size=$6
mkdir "$to" "$other"
mount -t tmpfs -o size="$size" none "$to"
"$node" "$fixture" save "$store" ${KEY} "$to"
ls -A "$to" | grep -v tar >"$to.list"
mount -o remount,size=64m "$to"
digest=$("$node" "$fixture" save "$store" ${KEY} "$to" | sed 's/.*"digest":"//; s/".*//')
mount -t tmpfs -o size="$size" none "$other"
"$node" "$fixture" restore "$other" "$to" "$digest"
ls -A "$other" | grep -v users
mount -o remount,size=64m "$other"
"$node" "$fixture" restore "$other" "$to" "$digest"
ls -A "$other" | grep -v users
true
`;

describe.skipIf(!hasNamespaces)('an environment for which the disk has no room', () => {
  it.each(['128k', '512k', '1000k'])('is not there by half, and is there once there is room: %s', async (size) => {
    const { store } = await createStore();
    const place = createFolder();
    const [to, other] = [join(place, 'to'), join(place, 'other')];
    const args = ['sh', process.execPath, programPath('move-environment'), store, to, other, size];
    const { stdout, stderr } = spawnSync('unshare', ['-Urm', 'sh', '-c', SCRIPT, ...args], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toEqual(['{"error":"ENOSPC"}', '{"error":"ENOSPC"}', '"restored"', KEY]);
    expect(readFileSync(`${to}.list`, 'utf8')).toBe('');
  });
});
