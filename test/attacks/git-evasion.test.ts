import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePath } from '../../src/base/byte-path.ts';
import { createStore, diffTrees } from '../../src/kernel/git-store.ts';
import { captureTree, checkoutTree } from '../../src/kernel/git-work-tree.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { capture, createLane, createRepository, type Lane, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

async function diffOf(lane: Lane) {
  return diffTrees(lane.store, { from: lane.base, to: await capture(lane) });
}

const pathsOf = async (lane: Lane) => (await diffOf(lane)).map(({ path }) => path);

/** Replaces a loose object by other content under the same name, as an agent that can write the store would. */
function poison(user: string, path: string, content: string): void {
  const id = userGit(user, 'rev-parse', `HEAD:${path}`);
  const object = join(user, '.git', 'objects', id.slice(0, 2), id.slice(2));
  rmSync(object);
  writeFileSync(object, deflateSync(Buffer.from(`blob ${content.length}\0${content}`)));
}

describe('a poisoned object store', () => {
  it('does not reach a checkout from the private store', async () => {
    const lane = await createLane({ 'score.sh': 'echo 1.0\n' });
    poison(lane.user, 'score.sh', 'echo 0.0\n');
    const folder = join(lane.store.folder, 'judged');
    await checkoutTree(lane.store, { folder, indexFile: `${folder}.index`, tree: lane.base });
    expect(readFileSync(join(folder, 'score.sh'), 'utf8')).toBe('echo 1.0\n');
    // That the attack is one: the user's own git hands out the other content.
    expect(userGit(lane.user, 'cat-file', 'blob', 'HEAD:score.sh')).toBe('echo 0.0');
  });

  it('is noticed when it was poisoned before the store was made', async () => {
    const user = createRepository({ 'score.sh': 'echo 1.0\n' });
    poison(user, 'score.sh', 'echo 0.0\n');
    const base = userGit(user, 'rev-parse', 'HEAD');
    const making = createStore({ folder: join(createFolder(), 's'), repository: findRepository(user), base });
    await expect(making).rejects.toMatchObject({ code: 'git' });
  });
});

describe('a change behind names', () => {
  const names = [
    'deny/é.txt',
    'deny/e\u0301.txt',
    'deny/new\nline',
    'deny/tab\there',
    'deny/"quoted"',
    "deny/'single'",
    'deny/back\\slash',
    'deny/ space ',
    'deny/-rf',
    'deny/:(exclude)x',
    'deny/*',
    'deny/[a]',
    'deny/\u202egnp.exe',
    'deny/\u200bzero',
    'DENY/x',
    'deny/\x01\x1b[31m',
    'deny/😀',
    'deny/.',
    'deny/..a',
    'deny/~',
    'deny/#x',
    'deny/!x',
    'deny/{a,b}',
    '\\303\\251.txt',
    ':top',
    '-',
    'deny/con',
    'deny/trailing.',
    'deny/a:b',
    'deny/%2e',
    'deny/.gitignore',
    'deny/.gitattributes',
    '.gitmodules',
    '.github/workflows/x.yml',
  ].filter((name) => !name.endsWith('/.'));

  it.each(names)('is shown by its true name: %j', async (name) => {
    const lane = await createLane({ a: '1' });
    mkdirSync(join(lane.folder, name, '..'), { recursive: true });
    writeFileSync(join(lane.folder, name), '1');
    expect(await pathsOf(lane)).toEqual([name]);
  });

  it('is shown by its true bytes when they are not UTF-8', async () => {
    const lane = await createLane({ a: '1' });
    const bytes = Buffer.from([0x64, 0xff, 0xc3, 0xa9, 0xc3, 0x28]);
    writeFileSync(Buffer.concat([Buffer.from(`${lane.folder}/`), bytes]), '1');
    const [path = ''] = await pathsOf(lane);
    expect(encodePath(path).equals(bytes)).toBe(true);
    expect(path).toBe('d\udcffé\udcc3(');
  });

  it('is shown as a deletion and an addition when a file is renamed', async () => {
    const lane = await createLane({ 'deny/secret': 'x'.repeat(1000) });
    renameSync(join(lane.folder, 'deny', 'secret'), join(lane.folder, 'harmless'));
    expect((await diffOf(lane)).map(({ status, path }) => `${status} ${path}`)).toEqual([
      'D deny/secret',
      'A harmless',
    ]);
  });

  it.each(['.GIT', '.Git/config', 'sub/.giT/hooks/x', 'git~1', '.git\u200c/x', '.git /x', '.git::$INDEX_ALLOCATION/x'])(
    'is refused as a value when it could be a git directory elsewhere: %j',
    async (name) => {
      const lane = await createLane({ a: '1' });
      mkdirSync(join(lane.folder, name, '..'), { recursive: true });
      writeFileSync(join(lane.folder, name), '1');
      const captured = await captureTree(lane.store, lane);
      expect(captured).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/git/i) as unknown });
    },
  );
});

describe('a change behind git', () => {
  it('shows a nested repository as a link, and a link that leads out as a link', async () => {
    const lane = await createLane({ a: '1' });
    mkdirSync(join(lane.folder, 'nested'));
    userGit(join(lane.folder, 'nested'), 'init', '-q');
    userGit(join(lane.folder, 'nested'), 'commit', '-q', '--allow-empty', '-m', 'x');
    symlinkSync('../../../etc/passwd', join(lane.folder, 'out'));
    expect((await diffOf(lane)).map(({ newMode, path }) => `${newMode} ${path}`)).toEqual([
      '160000 nested',
      '120000 out',
    ]);
  });

  it('refuses a nested repository without a commit, as a value', async () => {
    const lane = await createLane({ a: '1' });
    mkdirSync(join(lane.folder, 'nested'));
    userGit(join(lane.folder, 'nested'), 'init', '-q');
    expect(await captureTree(lane.store, lane)).toMatchObject({ kind: 'refused' });
  });

  const tricks: Readonly<Record<string, (lane: Lane, git: (...args: string[]) => string) => void>> = {
    'skip-worktree': (_, git) => git('update-index', '--skip-worktree', 'deny.txt'),
    'assume-unchanged': (_, git) => git('update-index', '--assume-unchanged', 'deny.txt'),
    'sparse checkout': (_, git) => git('sparse-checkout', 'set', '--no-cone', '/nothing'),
    'info/exclude': ({ folder }) => writeFileSync(join(folder, '.git', 'info', 'exclude'), '*\n'),
    'core.excludesFile': ({ folder }, git) => git('config', 'core.excludesFile', join(folder, '.gitignore')),
    'core.fileMode': (_, git) => git('config', 'core.fileMode', 'false'),
    'a planted index.lock': ({ folder, user }) => {
      for (const place of [folder, user]) writeFileSync(join(place, '.git', 'index.lock'), '');
    },
    'a replace ref': (lane, git) => {
      git('commit', '-qm', 'other', '--allow-empty');
      mkdirSync(join(lane.user, '.git', 'refs', 'replace'));
      writeFileSync(join(lane.user, '.git', 'refs', 'replace', lane.base), `${git('rev-parse', 'HEAD')}\n`);
    },
    'moved refs of the user': ({ user }) => userGit(user, 'commit', '-q', '--amend', '-m', 'another base'),
  };

  it.each(Object.keys(tricks))('is shown all the same: %s', async (name) => {
    const lane = await createLane({ 'deny.txt': '1' });
    const git = (...args: string[]) => userGit(lane.folder, ...args);
    git('init', '-q');
    git('add', '-A');
    tricks[name]?.(lane, git);
    writeFileSync(join(lane.folder, '.gitignore'), '*\n');
    writeFileSync(join(lane.folder, 'deny.txt'), '2');
    writeFileSync(join(lane.folder, 'cheat'), '2');
    expect(await pathsOf(lane)).toEqual(['.gitignore', 'cheat', 'deny.txt']);
  });

  it('is shown when size and time are those of the file before', async () => {
    const lane = await createLane({ 'deny.txt': 'aaaa' });
    const path = join(lane.folder, 'deny.txt');
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    await capture(lane);
    writeFileSync(path, 'bbbb');
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    expect(await pathsOf(lane)).toEqual(['deny.txt']);
  });

  it('leaves ignored cheats behind: a clean checkout holds the tree alone', async () => {
    const lane = await createLane({ '.gitignore': 'cache/\n', a: '1' });
    mkdirSync(join(lane.folder, 'cache'));
    writeFileSync(join(lane.folder, 'cache', 'answers'), '42');
    const folder = join(lane.store.folder, 'judged');
    await checkoutTree(lane.store, { folder, indexFile: `${folder}.index`, tree: await capture(lane) });
    expect(readdirSync(folder).sort()).toEqual(['.gitignore', 'a']);
  });
});
