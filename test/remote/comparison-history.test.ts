import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SecretSearch } from '../../src/base/secret-search.ts';
import { decodeHistory, encodeHistory, type HistoryEntry } from '../../src/compare/history.ts';
import { openRemote } from '../../src/kernel/git-remote.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { recordHistory } from '../../src/remote/comparison-history.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { cloneShallow, seedServer } from '../helpers/machines.ts';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const STATE = 'refs/autorize-ledger/compare.history';
const entryOf = (run: string): HistoryEntry => ({
  ...{ subject: 'speed', commit: 'a'.repeat(40), recorded_at: '2026-11-26T10:00:00.000Z', machine: '2 x a', run },
  metrics: [{ name: 'score', unit: 'ms', direction: 'min', median: 2, lower: 1, upper: 3, runs: 9 }],
});

/** A job on a machine of its own, with a checkout as shallow as a runner's. */
function startJob(server: GitServer) {
  const parentEnv = { no_proxy: '127.0.0.1', PATH: process.env.PATH };
  const repository = findRepository(cloneShallow(server));
  const of = { url: server.url, token: server.token, repository, parentEnv, pausesMs: [] };
  const remote = openRemote({ ...of, folder: join(createFolder(), 'history') });
  return (run: string, search = new SecretSearch([])) =>
    recordHistory({ remote, entry: entryOf(run), search, run, now: new Date() });
}

const runsOn = (server: GitServer, ref = STATE) => {
  const file = userGit(server.folder, 'cat-file', 'blob', `${ref}:history.json`);
  return decodeHistory(Buffer.from(file))?.map(({ run }) => run);
};

describe('the history of comparisons on a server', () => {
  it('has the entry of each job that records at once, each state after the one before', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const record = startJob(server);
    await record('0');
    const runs = ['1', '2', '3'];
    const jobs = runs.map(() => startJob(server));
    const recorded = await Promise.all(jobs.map((job, index) => job(runs[index] ?? '')));
    expect(recorded.map(({ pushed }) => pushed.kind)).toEqual(runs.map(() => 'done'));
    expect(runsOn(server)?.toSorted()).toEqual(['0', ...runs]);
    expect(userGit(server.folder, 'rev-list', '--count', STATE)).toBe('4');
    // The same job again, over what the others pushed since.
    expect((await record('4')).entries.map(({ run }) => run).at(-1)).toBe('4');
    expect(runsOn(server)).toHaveLength(5);
  });

  it('is a branch on a server that takes branches and tags alone', async () => {
    await using server = await startGitServer();
    seedServer(server);
    server.refuseRefs('refs/autorize-ledger/*');
    const job = startJob(server);
    for (const run of ['1', '2']) expect((await job(run)).pushed).toEqual({ kind: 'done' });
    expect(runsOn(server, 'refs/heads/autorize-state/compare.history')).toEqual(['1', '2']);
  });

  it('is left as it is where somebody else wrote it, or the entry holds a secret', async () => {
    await using server = await startGitServer();
    seedServer(server);
    const job = startJob(server);
    await expect(job('a-secret-of-the-job', new SecretSearch(['a-secret-of-the-job']))).rejects.toThrow(/not pushed/);
    expect(server.refs()[STATE]).toBeUndefined();
    const { bytes } = encodeHistory([entryOf('1')]);
    for (const files of [{ 'history.json': '{}' }, { 'history.json': bytes.toString(), 'more.txt': 'x' }]) {
      const folder = createRepository(files);
      userGit(folder, 'push', '-q', '-f', server.folder, `HEAD:${STATE}`);
      const before = server.refs()[STATE];
      await expect(job('2')).rejects.toMatchObject({ code: 'precondition' });
      expect(server.refs()[STATE]).toBe(before);
    }
  });
});
