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
import { capture, createRepository, createWorkspace, userGit, type Workspace } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

async function diffOf(workspace: Workspace) {
  return diffTrees(workspace.store, { from: workspace.base, to: await capture(workspace) });
}

const pathsOf = async (workspace: Workspace) => (await diffOf(workspace)).map(({ path }) => path);

/** Replaces a loose object by other content under the same name, as an agent that can write the store would. */
function poison(user: string, path: string, content: string): void {
  const id = userGit(user, 'rev-parse', `HEAD:${path}`);
  const object = join(user, '.git', 'objects', id.slice(0, 2), id.slice(2));
  rmSync(object);
  writeFileSync(object, deflateSync(Buffer.from(`blob ${content.length}\0${content}`)));
}

describe('a poisoned object store', () => {
  it('does not reach a checkout from the private store', async () => {
    const workspace = await createWorkspace({ 'score.sh': 'echo 1.0\n' });
    poison(workspace.user, 'score.sh', 'echo 0.0\n');
    const folder = join(workspace.store.folder, 'judged');
    await checkoutTree(workspace.store, { folder, indexFile: `${folder}.index`, tree: workspace.base });
    expect(readFileSync(join(folder, 'score.sh'), 'utf8')).toBe('echo 1.0\n');
    // That the attack is one: the user's own git hands out the other content.
    expect(userGit(workspace.user, 'cat-file', 'blob', 'HEAD:score.sh')).toBe('echo 0.0');
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
    const workspace = await createWorkspace({ a: '1' });
    mkdirSync(join(workspace.folder, name, '..'), { recursive: true });
    writeFileSync(join(workspace.folder, name), '1');
    expect(await pathsOf(workspace)).toEqual([name]);
  });

  it('is shown by its true bytes when they are not UTF-8', async () => {
    const workspace = await createWorkspace({ a: '1' });
    const bytes = Buffer.from([0x64, 0xff, 0xc3, 0xa9, 0xc3, 0x28]);
    writeFileSync(Buffer.concat([Buffer.from(`${workspace.folder}/`), bytes]), '1');
    const [path = ''] = await pathsOf(workspace);
    expect(encodePath(path).equals(bytes)).toBe(true);
    expect(path).toBe('d\udcffé\udcc3(');
  });

  it('is shown as a deletion and an addition when a file is renamed', async () => {
    const workspace = await createWorkspace({ 'deny/secret': 'x'.repeat(1000) });
    renameSync(join(workspace.folder, 'deny', 'secret'), join(workspace.folder, 'harmless'));
    expect((await diffOf(workspace)).map(({ status, path }) => `${status} ${path}`)).toEqual([
      'D deny/secret',
      'A harmless',
    ]);
  });

  it.each(['.GIT', '.Git/config', 'sub/.giT/hooks/x', 'git~1', '.git\u200c/x', '.git /x', '.git::$INDEX_ALLOCATION/x'])(
    'is refused as a value when it could be a git directory elsewhere: %j',
    async (name) => {
      const workspace = await createWorkspace({ a: '1' });
      mkdirSync(join(workspace.folder, name, '..'), { recursive: true });
      writeFileSync(join(workspace.folder, name), '1');
      const captured = await captureTree(workspace.store, workspace);
      expect(captured).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/git/i) as unknown });
    },
  );
});

describe('a change behind git', () => {
  it('shows a nested repository as a link, and a link that leads out as a link', async () => {
    const workspace = await createWorkspace({ a: '1' });
    mkdirSync(join(workspace.folder, 'nested'));
    userGit(join(workspace.folder, 'nested'), 'init', '-q');
    userGit(join(workspace.folder, 'nested'), 'commit', '-q', '--allow-empty', '-m', 'x');
    symlinkSync('../../../etc/passwd', join(workspace.folder, 'out'));
    expect((await diffOf(workspace)).map(({ newMode, path }) => `${newMode} ${path}`)).toEqual([
      '160000 nested',
      '120000 out',
    ]);
  });

  it('refuses a nested repository without a commit, as a value', async () => {
    const workspace = await createWorkspace({ a: '1' });
    mkdirSync(join(workspace.folder, 'nested'));
    userGit(join(workspace.folder, 'nested'), 'init', '-q');
    expect(await captureTree(workspace.store, workspace)).toMatchObject({ kind: 'refused' });
  });

  const tricks: Readonly<Record<string, (workspace: Workspace, git: (...args: string[]) => string) => void>> = {
    'skip-worktree': (_, git) => git('update-index', '--skip-worktree', 'deny.txt'),
    'assume-unchanged': (_, git) => git('update-index', '--assume-unchanged', 'deny.txt'),
    'sparse checkout': (_, git) => git('sparse-checkout', 'set', '--no-cone', '/nothing'),
    'info/exclude': ({ folder }) => writeFileSync(join(folder, '.git', 'info', 'exclude'), '*\n'),
    'core.excludesFile': ({ folder }, git) => git('config', 'core.excludesFile', join(folder, '.gitignore')),
    'core.fileMode': (_, git) => git('config', 'core.fileMode', 'false'),
    'a planted index.lock': ({ folder, user }) => {
      for (const place of [folder, user]) writeFileSync(join(place, '.git', 'index.lock'), '');
    },
    'a replace ref': (workspace, git) => {
      git('commit', '-qm', 'other', '--allow-empty');
      mkdirSync(join(workspace.user, '.git', 'refs', 'replace'));
      writeFileSync(join(workspace.user, '.git', 'refs', 'replace', workspace.base), `${git('rev-parse', 'HEAD')}\n`);
    },
    'moved refs of the user': ({ user }) => userGit(user, 'commit', '-q', '--amend', '-m', 'another base'),
  };

  it.each(Object.keys(tricks))('is shown all the same: %s', async (name) => {
    const workspace = await createWorkspace({ 'deny.txt': '1' });
    const git = (...args: string[]) => userGit(workspace.folder, ...args);
    git('init', '-q');
    git('add', '-A');
    tricks[name]?.(workspace, git);
    writeFileSync(join(workspace.folder, '.gitignore'), '*\n');
    writeFileSync(join(workspace.folder, 'deny.txt'), '2');
    writeFileSync(join(workspace.folder, 'cheat'), '2');
    expect(await pathsOf(workspace)).toEqual(['.gitignore', 'cheat', 'deny.txt']);
  });

  it('is shown when size and time are those of the file before', async () => {
    const workspace = await createWorkspace({ 'deny.txt': 'aaaa' });
    const path = join(workspace.folder, 'deny.txt');
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    await capture(workspace);
    writeFileSync(path, 'bbbb');
    utimesSync(path, 1_700_000_000, 1_700_000_000);
    expect(await pathsOf(workspace)).toEqual(['deny.txt']);
  });

  it('leaves ignored cheats behind: an evaluation checkout holds the tree alone', async () => {
    const workspace = await createWorkspace({ '.gitignore': 'cache/\n', a: '1' });
    mkdirSync(join(workspace.folder, 'cache'));
    writeFileSync(join(workspace.folder, 'cache', 'answers'), '42');
    const folder = join(workspace.store.folder, 'judged');
    await checkoutTree(workspace.store, { folder, indexFile: `${folder}.index`, tree: await capture(workspace) });
    expect(readdirSync(folder).sort()).toEqual(['.gitignore', 'a']);
  });
});
