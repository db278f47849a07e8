// What is read of an agent's repository is what git says of it, or it is left to git.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderTreeObject } from '../../../src/base/tree-object.ts';
import { readLooseCommits } from '../../../src/engine/acceptance/loose-commits.ts';
import { writeAgentGit } from '../../../src/engine/workspace/workspace.ts';
import { writeLoose } from '../../../src/kernel/loose-object.ts';
import { createWorkspace, userGit } from '../../helpers/repository.ts';

const FILES = { 'a.txt': 'a\n', 'src/one.ts': '1\n', 'src/deep/two.ts': '2\n' };
const MADE = { branch: 'agent/x', identity: { name: 'A "quoted" \\ user', email: 'a@example.org' } };

async function openAgent(...initArgs: string[]) {
  const workspace = await createWorkspace(FILES, ...initArgs);
  const { store, base, folder } = workspace;
  writeAgentGit(store, { ...MADE, workspace, commit: base });
  const gitDir = join(folder, '.git');
  const git = (...args: string[]) => userGit(folder, ...args);
  const commit = (path: string, text: string): string => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
    git('add', '-A');
    git('commit', '-qm', `Set ${path}`);
    return git('rev-parse', 'HEAD');
  };
  const fileOf = (name: string): string => {
    const id = git('rev-parse', name);
    return join(gitDir, 'objects', id.slice(0, 2), id.slice(2));
  };
  return {
    ...workspace,
    gitDir,
    git,
    commit,
    fileOf,
    read: () => readLooseCommits(store, { gitDir, from: base, made: MADE }),
  };
}

type Agent = Awaited<ReturnType<typeof openAgent>>;

describe('the commits of an agent, by their files', () => {
  it.each(['sha1', 'sha256'] as const)('are those that git lists, with all that is new, of %s', async (hash) => {
    const agent = await openAgent(`--object-format=${hash}`);
    const { base, git, commit, read } = agent;
    expect(await read()).toEqual({ commit: base, commits: [], found: undefined });
    commit('src/deep/two.ts', '3\n');
    git('rm', '-q', 'a.txt');
    symlinkSync('one.ts', join(agent.folder, 'src', 'link'));
    commit('new/folder/file', 'new\n');
    // The second commit's, by another name.
    const last = commit('src/again', 'new\n');
    const found = await read();
    // A link is for git to check.
    expect(found?.found?.pack).toBeDefined();
    expect(found).toMatchObject({ commit: last, commits: git('rev-list', `${base}..HEAD`).split('\n') });
    const listed = git('rev-list', '--objects', '--no-object-names', `${base}..HEAD`).split('\n');
    expect(found?.found?.pack?.objects.map(({ id }) => id).sort()).toEqual(listed.sort());
    expect(found?.found?.objects.length).toBe(listed.length);
  });

  it('need no git to check them where all is plain', async () => {
    const agent = await openAgent();
    agent.commit('src/deep/two.ts', '3\n');
    agent.commit('new/file-2', 'x');
    const found = await agent.read();
    expect(found?.found?.pack).toBeUndefined();
    const listed = agent.git('rev-list', '--objects', '--no-object-names', `${agent.base}..HEAD`).split('\n');
    const hashed = found?.found?.objects.map(({ type, bytes }) =>
      createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex'),
    );
    expect(hashed?.sort()).toEqual(listed.sort());
  });

  it('start no program that packs', async () => {
    const { folder } = await openAgent();
    const args = ['commit', '--allow-empty', '-qm', 'x'];
    const { status, stderr } = spawnSync('git', args, { cwd: folder, env: { ...process.env, GIT_TRACE: '1' } });
    expect(status).toBe(0);
    expect(stderr.toString()).not.toMatch(/maintenance|gc --auto/);
  });

  const LEFT_TO_GIT: Readonly<Record<string, (agent: Agent) => void>> = {
    'a merge': ({ git, commit }) => {
      git('checkout', '-q', '-b', 'other');
      commit('other', 'x');
      git('checkout', '-q', MADE.branch);
      commit('a.txt', 'y');
      git('merge', '-q', '--no-edit', 'other');
    },
    'another branch': ({ git }) => void git('checkout', '-q', '-b', 'other'),
    'a detached HEAD': ({ git }) => void git('checkout', '-q', '--detach'),
    'an orphan': ({ git, gitDir }) => {
      writeFileSync(join(gitDir, 'refs/heads', MADE.branch), `${git('commit-tree', '-m', 'x', 'HEAD^{tree}')}\n`);
    },
    'refs that are packed': ({ git }) => void git('pack-refs', '--all'),
    'objects that are packed': ({ git }) => void git('repack', '-qad'),
    'a configuration of its own': ({ git }) => void git('config', 'user.name', 'x'),
    'refs that lie elsewhere': ({ gitDir }) => writeFileSync(join(gitDir, 'commondir'), '../elsewhere\n'),
    'a file under another name': ({ git }) => {
      git('mv', 'src/one.ts', 'src/three.ts');
      git('commit', '-qm', 'x');
    },
    'a repository inside': ({ git, folder }) => {
      userGit(folder, 'init', '-q', 'sub');
      userGit(join(folder, 'sub'), 'commit', '-q', '--allow-empty', '-m', 'x');
      git('add', '-A');
      git('commit', '-qm', 'x');
    },
    'a HEAD that is a link': ({ gitDir }) => {
      renameSync(join(gitDir, 'HEAD'), join(gitDir, 'head'));
      symlinkSync('head', join(gitDir, 'HEAD'));
    },
    'a folder of refs that is a link': ({ gitDir }) => moveBehindLink(join(gitDir, 'refs/heads/agent')),
    'a folder of objects that is a link': ({ fileOf }) => moveBehindLink(join(fileOf('HEAD:a.txt'), '..')),
    'an object that is a link': ({ fileOf }) => moveBehindLink(fileOf('HEAD:a.txt')),
    'an object of another content': ({ fileOf }) => {
      const file = fileOf('HEAD:a.txt');
      chmodSync(file, 0o644);
      copyFileSync(fileOf('HEAD'), file);
    },
    'an object that is torn': ({ fileOf }) => {
      const file = fileOf('HEAD^{tree}');
      chmodSync(file, 0o644);
      writeFileSync(file, readFileSync(file).subarray(0, 10));
    },
    'an object that is gone': ({ fileOf }) => rmSync(fileOf('HEAD:a.txt')),
    'a tree in the place of a file': ({ git, gitDir }) => {
      const entry = { mode: '100644', name: Buffer.from('a.txt'), id: git('rev-parse', 'HEAD^{tree}') };
      const tree = writeLoose(join(gitDir, 'objects'), { type: 'tree', bytes: renderTreeObject([entry]) }, 'sha1');
      const commit = git('commit-tree', '-p', 'HEAD', '-m', 'x', tree);
      writeFileSync(join(gitDir, 'refs/heads', MADE.branch), `${commit}\n`);
    },
    // Stored again, it would have another name.
    'a size with a zero before it': (agent) => commitTree(agent, (bytes) => `tree 0${bytes.length}`),
    'a size with more behind it': (agent) => commitTree(agent, (bytes) => `tree ${bytes.length} x`),
    'a size that is no whole number': (agent) => commitTree(agent, (bytes) => `tree ${bytes.length}.0`),
    'a tree by an id of the other hash': (agent) => commitTree(agent, (bytes) => `tree ${bytes.length}`, 'sha256'),
    'a file of more than 4 MiB': ({ commit }) => void commit('large', 'x'.repeat((4 << 20) + 1)),
    'more than 200 objects': ({ git, folder }) => {
      for (let at = 0; at < 200; at += 1) writeFileSync(join(folder, `f${at}`), `${at}`);
      git('add', '-A');
      git('commit', '-qm', 'x');
    },
  };

  it.each(Object.keys(LEFT_TO_GIT))('are left to git where there is %s', async (name) => {
    const agent = await openAgent();
    agent.commit('a.txt', 'b\n');
    LEFT_TO_GIT[name]?.(agent);
    expect(await agent.read()).toBeUndefined();
  });
});

/** Commits an empty tree, stored under the hash of all that its file holds, with another header. */
function commitTree({ git, gitDir }: Agent, headerOf: (bytes: Buffer) => string, hash = 'sha1'): void {
  const write = (whole: Buffer, by: string): string => {
    const id = createHash(by).update(whole).digest('hex');
    mkdirSync(join(gitDir, 'objects', id.slice(0, 2)), { recursive: true });
    writeFileSync(join(gitDir, 'objects', id.slice(0, 2), id.slice(2)), deflateSync(whole));
    return id;
  };
  const bytes = Buffer.alloc(0);
  const tree = write(Buffer.concat([Buffer.from(`${headerOf(bytes)}\0`), bytes]), hash);
  const text = git('cat-file', 'commit', 'HEAD').replace(
    /^tree .*\nparent .*/,
    `tree ${tree}\nparent ${git('rev-parse', 'HEAD')}`,
  );
  const commit = write(Buffer.from(`commit ${Buffer.byteLength(text)}\0${text}`), 'sha1');
  writeFileSync(join(gitDir, 'refs/heads', MADE.branch), `${commit}\n`);
}

/** Puts a link in the place of a file or folder, to where it is then. */
function moveBehindLink(path: string): void {
  renameSync(path, `${path}-moved`);
  expect(existsSync(path)).toBe(false);
  symlinkSync(`${path}-moved`, path);
}
