import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCommits } from '../../src/github/compare-commits.ts';
import { readContext } from '../../src/github/event.ts';
import { createHost } from '../../src/kernel/host.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { cloneShallow } from '../helpers/machines.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { REPOSITORY } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** A server with four commits on main, and one beside the third. */
async function createServer(): Promise<AsyncDisposable & { server: GitServer; ids: readonly string[]; side: string }> {
  const server = await startGitServer();
  const folder = createRepository({ 'a.txt': '1\n' });
  const commit = (message: string, path = 'a.txt'): string => {
    writeFileSync(join(folder, path), `${message}\n`);
    userGit(folder, 'add', '-A');
    userGit(folder, 'commit', '-q', '-m', message);
    return userGit(folder, 'rev-parse', 'HEAD');
  };
  const ids = ['one', 'two', 'three', 'four'].map((message) => commit(message));
  userGit(folder, 'tag', 'v1', ids[0] ?? '');
  userGit(folder, 'push', '-q', server.folder, 'main', 'v1');
  userGit(folder, 'checkout', '-q', '-B', 'side', ids[2] ?? '');
  const side = commit('side', '.autorize-note');
  userGit(folder, 'push', '-q', server.folder, 'side:refs/pull/12/head');
  return { server, ids, side, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

interface Asking {
  readonly event: string;
  readonly payload: unknown;
  readonly sha?: string;
  readonly baseRef?: string;
  readonly headRef?: string;
  readonly checkout?: string | undefined;
}

function find(server: GitServer, { event, payload, sha = '', baseRef, headRef, checkout }: Asking) {
  const url = new URL(server.url);
  const [owner, repository] = url.pathname
    .slice(1)
    .replace(/\.git$/, '')
    .split('/');
  const file = join(createFolder(), 'event.json');
  writeFileSync(file, JSON.stringify(payload));
  const env = { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: file, GITHUB_SHA: sha, GITHUB_SERVER_URL: url.origin };
  const context = { ...readContext(env), owner: owner ?? '', repository: repository ?? '' };
  const cwd = checkout ?? cloneShallow(server);
  const host = { ...createHost({ packageRoot: REPOSITORY, cwd }), env: {} };
  const { signal: cutOff } = new AbortController();
  return findCommits({ ...{ baseRef, headRef, context, token: server.token, host, cutOff }, folder: createFolder() });
}

describe('the commits of a step in a shallow checkout', () => {
  it('are the head of a pull request and its merge base, whatever the base branch has got since', async () => {
    await using it = await createServer();
    const pull = { number: 12, head: { sha: it.side }, base: { sha: it.ids[3], ref: 'main' } };
    const [second, whole] = [cloneShallow(it.server), cloneShallow(it.server)];
    userGit(second, 'fetch', '-q', '--depth=2');
    userGit(whole, 'fetch', '-q', '--unshallow');
    for (const checkout of [undefined, second, whole]) {
      const found = await find(it.server, { event: 'pull_request', payload: { pull_request: pull }, checkout });
      expect(found).toMatchObject({
        base: { name: 'main', commit: it.ids[2] },
        head: { name: '#12', commit: it.side },
      });
      expect(await found.mayPush()).toBe('yes');
    }
  });

  it('are found where the merge base is deeper than what a checkout holds, and named where there is none', async () => {
    await using it = await createServer();
    // Sixty commits on main since the pull request began, in a clone of depth 50.
    const main = Array.from(
      { length: 60 },
      (_, at) =>
        `commit refs/heads/main\ncommitter a <a@b> ${at} +0000\ndata 1\nx\n${at === 0 ? `from ${it.ids[3]}\n` : ''}\n`,
    ).join('');
    const apart = 'commit refs/heads/apart\ncommitter a <a@b> 1 +0000\ndata 1\nx\n\n';
    execFileSync('git', ['fast-import', '--quiet'], { cwd: it.server.folder, input: `${main}${apart}done\n` });
    const { 'refs/heads/main': tip = '', 'refs/heads/apart': alone = '' } = it.server.refs();
    const ask = (checkout: string, sha = it.side) => {
      const pull = { number: 12, head: { sha }, base: { sha: tip, ref: 'main' } };
      return find(it.server, { event: 'pull_request', payload: { pull_request: pull }, checkout });
    };
    const checkout = cloneShallow(it.server);
    userGit(checkout, 'fetch', '-q', '--depth=50');
    expect(await ask(checkout)).toMatchObject({ base: { commit: it.ids[2] }, head: { commit: it.side } });
    await expect(ask(checkout, alone)).rejects.toMatchObject({
      message: `${tip.slice(0, 12)} and ${alone.slice(0, 12)} have no common commit`,
      remedy: expect.stringContaining('base-ref'),
    });
  });

  it('are those of a push, or the parent where the branch is new or was rewritten', async () => {
    await using it = await createServer();
    const [, two = '', three, four = ''] = it.ids;
    const push = (before: string) => find(it.server, { event: 'push', payload: { before }, sha: four });
    expect(await push(two)).toMatchObject({ base: { commit: two }, head: { commit: four }, notes: [] });
    const fresh = await push('0'.repeat(40));
    expect(fresh.base.commit).toBe(three);
    expect(fresh.notes).toEqual(['the branch is new: the base is the parent of the head']);
    expect((await push('e'.repeat(40))).notes[0]).toContain('no longer has the commit before this push');
  });

  it('are those of a merge queue, or those that inputs name', async () => {
    await using it = await createServer();
    const [one, two, , four = ''] = it.ids;
    const queue = { merge_group: { base_sha: two } };
    const queued = await find(it.server, { event: 'merge_group', payload: queue, sha: four });
    expect(queued).toMatchObject({ base: { commit: two }, head: { commit: four } });
    const refs = { baseRef: 'v1', headRef: 'main' };
    const named = await find(it.server, { event: 'schedule', payload: {}, ...refs });
    expect(named).toMatchObject({ base: { name: 'v1', commit: one }, head: { name: 'main', commit: four } });
  });

  it('that cannot be fetched are named, with what to do', async () => {
    await using it = await createServer();
    const sha = it.ids[3] ?? '';
    const ask = (more: Partial<Asking>) => find(it.server, { event: 'schedule', payload: {}, sha, ...more });
    await expect(ask({})).rejects.toThrow('mode "compare" on the event "schedule" without "base-ref"');
    for (const baseRef of ['nowhere', '--upload-pack=x', 'a b', '']) {
      await expect(ask({ baseRef })).rejects.toThrow('which neither the checkout nor the server has');
    }
    await expect(ask({ baseRef: 'e'.repeat(40) })).rejects.toMatchObject({
      message: expect.stringContaining(`the checkout lacks ${'e'.repeat(40)}`),
      remedy: expect.stringContaining('fetch-depth: 0'),
    });
  });
});
