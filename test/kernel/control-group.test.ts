import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findGroupParent, groupParents, removeGroups } from '../../src/kernel/control-group.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const mountLine = (mount: string, { root = '/', type = 'cgroup2', options = 'rw' } = {}): string =>
  `41 31 0:38 ${root} ${mount.replaceAll(' ', '\\040')} rw,relatime shared:9 - ${type} ${type} ${options}\n`;

const FREE = { 'memory.max': 'max\n', 'memory.high': 'max\n', 'cpu.max': 'max 100000\n', 'cpuset.cpus': '\n' };

/** A folder laid out as version 2 shows its groups; each path has what the group gives to its children. */
function layOut(groups: Readonly<Record<string, { readonly gives?: string; readonly bounds?: object }>>): string {
  const mount = createFolder();
  for (const [path, { gives = '', bounds = {} }] of Object.entries(groups)) {
    const folder = join(mount, path);
    mkdirSync(folder, { recursive: true });
    const files = { 'cgroup.subtree_control': `${gives}\n`, ...(path === '' ? {} : { ...FREE, ...bounds }) };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  }
  return mount;
}

const placesIn = (mount: string, own: string, root?: string): string[] =>
  groupParents({ mounts: mountLine(mount, root === undefined ? {} : { root }), groups: `0::${own}\n` }).map(
    ({ version, folder }) => `${version} ${folder.slice(mount.length) || '/'}`,
  );

const SESSION = {
  '': { gives: 'cpu memory pids' },
  'user.slice': { gives: 'memory pids' },
  'user.slice/app.slice': { gives: 'cpu memory' },
  'user.slice/app.slice/one.scope': {},
} as const;

describe('the place of control groups', () => {
  it('is the nearest group around ours that gives its children the controller of memory', () => {
    expect(placesIn(layOut(SESSION), '/user.slice/app.slice/one.scope')).toEqual([
      'cgroup2 /user.slice/app.slice',
      'cgroup2 /user.slice',
      'cgroup2 /',
    ]);
  });

  it('is our own group where it has no other processes and gives the controller', () => {
    const mount = layOut({ ...SESSION, 'user.slice/app.slice/one.scope': { gives: 'memory' } });
    expect(placesIn(mount, '/user.slice/app.slice/one.scope')[0]).toBe('cgroup2 /user.slice/app.slice/one.scope');
  });

  it.each([
    ['memory.max', '4294967296\n'],
    ['memory.high', '4294967296\n'],
    ['cpu.max', '50000 100000\n'],
    ['cpuset.cpus', '0-1\n'],
  ])('is not around a group that bounds us by %s', (file, text) => {
    const bound = { bounds: { [file]: text } };
    const own = '/user.slice/app.slice/one.scope';
    expect(placesIn(layOut({ ...SESSION, 'user.slice/app.slice/one.scope': bound }), own)).toEqual([]);
    const outer = layOut({ ...SESSION, 'user.slice/app.slice': { gives: 'memory', ...bound } });
    expect(placesIn(outer, own)).toEqual(['cgroup2 /user.slice/app.slice']);
  });

  it('is looked for below the part of the tree that is mounted here', () => {
    const mount = layOut({ '': { gives: 'memory' }, inner: {} });
    expect(placesIn(mount, '/docker/abc/inner', '/docker/abc')).toEqual(['cgroup2 /']);
    expect(placesIn(mount, '/docker/other', '/docker/abc')).toEqual([]);
    expect(placesIn(mount, '/../../other')).toEqual([]);
  });

  it('can have blanks in its path', () => {
    const mount = join(layOut({}), 'a b');
    mkdirSync(mount);
    writeFileSync(join(mount, 'cgroup.subtree_control'), 'memory');
    expect(placesIn(mount, '/')).toEqual(['cgroup2 /']);
  });

  it('is our own group in version 1, after all of version 2', () => {
    const mounts = [
      mountLine('/x/cpu', { type: 'cgroup', options: 'rw,cpu' }),
      mountLine('/x/memory', { type: 'cgroup', options: 'rw,memory' }),
      mountLine('/x/unified'),
    ].join('');
    const groups = '9:name=systemd:/\n4:hugetlb,memory:/runs/one\n3:cpuset:/\n0::/\n';
    expect(groupParents({ mounts, groups })).toEqual([{ version: 'cgroup1', folder: '/x/memory/runs/one' }]);
  });

  it('is none where no group is mounted', () => {
    expect(groupParents({ mounts: '', groups: '' })).toEqual([]);
    expect(groupParents({ mounts: mountLine('/x', { type: 'tmpfs' }), groups: '0::/\n' })).toEqual([]);
  });

  it('is not chosen where no program can be limited in it, and nothing is left there', async () => {
    const folder = layOut({ '': { gives: 'memory' } });
    const parents = [
      { version: 'cgroup2', folder },
      { version: 'cgroup1', folder: join(folder, 'gone') },
      { version: 'cgroup1', folder: '/proc' },
    ] as const;
    expect(await findGroupParent('autorize-none-', parents)).toBeUndefined();
  });
});

it('groups of another maker are left alone', async () => {
  const folder = createFolder();
  for (const name of ['autorize-1-a', 'autorize-1-b', 'autorize-2-a', 'other']) mkdirSync(join(folder, name));
  await removeGroups(folder, 'autorize-1-');
  expect(readdirSync(folder).sort()).toEqual(['autorize-2-a', 'other']);
  await removeGroups(join(folder, 'gone'), 'autorize-1-');
});
