/**
 * A state on a server whose records accept a commit that nobody judged, below one that a run accepted: what somebody
 * writes who may write refs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IntegrityError } from '../../src/base/errors.ts';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import { commitMessage } from '../../src/experiment/ledger/accepted-commit.ts';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import type { Host } from '../../src/kernel/host.ts';
import { experimentSubject } from '../../src/remote/experiment-recipe.ts';
import type { Subject } from '../../src/remote/subject.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { type GitServer, startGitServer } from '../helpers/git-server.ts';
import { createMission, leftOf } from '../helpers/mission.ts';
import { cli, cloneOf, commitOn, type Files, openSession, publish, recordsOf, seal } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';

const make = (host: Host): Subject => experimentSubject(pathsOf('pi', host), host);
const BRANCH = 'refs/heads/autorize/pi';

/** Nothing of a state is taken: neither by a person, nor by the next run, and the server stays as it is. */
async function expectRefused(server: GitServer, why: RegExp): Promise<void> {
  const before = server.refs();
  const clone = cloneOf(server);
  const pulled = await cli(clone, 'pull', 'pi');
  expect([pulled.code, pulled.out + pulled.err]).toEqual([1, expect.stringMatching(why)]);
  expect(existsSync(join(clone, '.autorize/pi/iterations.jsonl'))).toBe(false);
  const opened = await openSession(server, make).catch((error: unknown) => error);
  expect(opened).toBeInstanceOf(IntegrityError);
  expect(String(opened)).toMatch(/do not agree: /);
  expect(server.refs()).toEqual(before);
}

/** One accepted change on a commit of somebody else, which is on no branch; `base`: what that one stands on. */
async function ranOn(files: Readonly<Record<string, string>>) {
  const experiment = createExperiment({ agent: NUDGE });
  const { folder, host, place } = experiment;
  const base = userGit(folder, 'rev-parse', 'HEAD');
  const iter = 7;
  const text = commitMessage('pi', { iter, score: Number.NaN, disclosed: undefined });
  const message = `${text}Autorize-Record: ${'0'.repeat(64)}`;
  const evil = commitOn(folder, { parents: [base], files, message });
  userGit(folder, 'checkout', '-q', '-f', '--detach', evil);
  await experiment.run({ maxIterations: 1 });
  userGit(folder, 'checkout', '-q', '-f', 'main');
  const tree = userGit(folder, 'rev-parse', `${evil}^{tree}`);
  const subject = experimentSubject(pathsOf('pi', host), host);
  const paths = subject.list().filter((path) => subject.isRestored(path));
  const state: Files = new Map(paths.map((path) => [path, readFileSync(join(place, path))]));
  const records = recordsOf(state.get('iterations.jsonl'));
  const lines = userGit(folder, 'diff', '--numstat', base, evil).split('\n');
  const merged: JournalRecord = {
    ...{ v: 1, iter, started_at: '2026-01-01T00:00:00.000Z', ended_at: '2026-01-01T00:00:00.000Z' },
    ...{ outcome: 'merged', score: null, diff_lines: lines.length, base_commit: base, commit: evil, tree },
    changed_paths: Object.keys(files),
    run: { ...(records[0]?.run as object), base },
  };
  return { folder, subject, state, records, merged, base, branchHead: userGit(folder, 'rev-parse', BRANCH) };
}

type Forged = Awaited<ReturnType<typeof ranOn>>;
const withoutFiles = (records: readonly JournalRecord[]): JournalRecord[] =>
  records.map(({ files_digest: _, ...record }) => record);
const without = (record: JournalRecord, ...names: string[]): JournalRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

describe('an experiment whose records accept a commit that nobody judged, below one that was judged', () => {
  it('is restored if nothing was added', async () => {
    await using server = await startGitServer();
    const { folder, subject, state, branchHead } = await ranOn({ 'a.txt': 'x\n' });
    publish(server, { folder, branch: BRANCH, branchHead, subject, files: state });
    const clone = cloneOf(server);
    const pulled = await cli(clone, 'pull', 'pi');
    expect([pulled.code, pulled.err]).toEqual([0, '']);
    expect((await cli(clone, 'verify', 'pi')).code).toBe(0);
    expect((await openSession(server, make)).restored.kind).toBe('restored');
  });

  it.each<[string, (forged: Forged) => readonly JournalRecord[], RegExp]>([
    [
      'a record without a commit',
      ({ records, merged }) => [without(merged, 'commit'), ...records],
      /iteration 7 .*names no commit/,
    ],
    [
      'a record of another tool',
      ({ records, merged }) => [without(merged, 'commit', 'base_commit', 'v'), ...records],
      /iteration 7 .*names no commit/,
    ],
    [
      'a record without a decision',
      ({ state, records, merged }) => {
        state.delete('intents.jsonl');
        return withoutFiles([merged, ...records]);
      },
      /iteration 7 .*no decision accepts it/,
    ],
    [
      'records without decisions at all',
      ({ state, records, merged }) => {
        state.delete('intents.jsonl');
        state.delete('decisions.jsonl');
        return withoutFiles([merged, ...records]).map((record) => without(record, 'decision'));
      },
      /iteration 7.*no decision accepts it/,
    ],
    [
      'records that name no base',
      ({ state, merged, branchHead }) => {
        state.delete('intents.jsonl');
        state.delete('decisions.jsonl');
        expect(branchHead).not.toBe(merged.commit);
        return [without(merged, 'run', 'base_commit', 'commit', 'tree')];
      },
      /names no commit|do not name the commit/,
    ],
  ])('is refused with %s', async (_what, forge, why) => {
    await using server = await startGitServer();
    const forged = await ranOn({ 'a.txt': 'x\n' });
    const { folder, subject, state, branchHead } = forged;
    state.set('iterations.jsonl', seal(forge(forged)).bytes);
    publish(server, { folder, branch: BRANCH, branchHead, subject, files: state });
    await expectRefused(server, why);
  });

  it('is refused if an intent claims that a run started to accept it', async () => {
    await using server = await startGitServer();
    const { folder, subject, state, records, branchHead } = await ranOn({ 'a.txt': 'x\n' });
    const evil = commitOn(folder, { parents: [branchHead], files: { 'b.txt': 'x\n' } });
    const tree = userGit(folder, 'rev-parse', `${evil}^{tree}`);
    const intents = recordsOf(state.get('intents.jsonl'));
    state.set('intents.jsonl', seal([...intents, intentOf({ records, intents, branchHead, tree })]).bytes);
    publish(server, { folder, branch: BRANCH, branchHead, subject, files: state });
    await expectRefused(server, /no decision accepts the acceptance of iteration 9 that was begun/);
  });
});

/**
 * An intent to accept a tree on the branch head, as a run of the last record would write it, with nothing that decides
 * on it.
 */
function intentOf({
  records,
  intents,
  branchHead,
  tree,
}: {
  records: readonly JournalRecord[];
  intents: readonly JournalRecord[];
  branchHead: string;
  tree: string;
}): JournalRecord {
  const last = without(intents.at(-1) ?? {}, 'decided');
  const iter = 9;
  const draft = without({ ...records.findLast(({ outcome }) => outcome === 'merged') }, 'commit', 'files_digest');
  return {
    ...{ ...last, iter, old: branchHead, parent: branchHead, tree },
    message: commitMessage('pi', { iter, score: 1, disclosed: undefined }),
    draft: { ...draft, iter, tree, base_commit: branchHead, score: 1, best_so_far: 1 },
  };
}

it('a forged intent of a rejected candidate moves no branch', async () => {
  const experiment = createExperiment({ agent: 'echo $(( $1 == 1 ? 8 : 12 )) > value.txt\n' });
  await experiment.run({ maxIterations: 2 });
  const { folder, place, host } = experiment;
  const branchHead = userGit(folder, 'rev-parse', BRANCH);
  const records = recordsOf(readFileSync(join(place, 'iterations.jsonl')));
  const rejected = records.at(-1);
  expect(rejected?.outcome).toBe('discarded');
  const intents = recordsOf(readFileSync(join(place, 'intents.jsonl')));
  const forged = intentOf({ records, intents, branchHead, tree: String(rejected?.tree) });
  writeFileSync(join(place, 'intents.jsonl'), seal([...intents, forged]).bytes);
  const before = readFileSync(join(place, 'iterations.jsonl'));
  const error = await experiment.run({ maxIterations: 1 }).catch((thrown: unknown) => thrown);
  expect(userGit(folder, 'rev-parse', BRANCH)).toBe(branchHead);
  expect(readFileSync(join(place, 'iterations.jsonl'))).toEqual(before);
  expect(error).toBeInstanceOf(IntegrityError);
  expect(String(error)).toMatch(/no decision accepts the acceptance of iteration 9 that was begun/);
  const { isSound } = await verifyExperiment({ name: 'pi' }, host);
  expect(isSound).toBe(false);
});

it('a forged intent of a mission moves no branch', async () => {
  const mission = createMission({ session: 'improve 11; hand candidate $(git rev-parse HEAD)' });
  const { runId, state } = await mission.launch({ maxIterations: 1 });
  const { logs } = leftOf(mission, runId);
  const journal = join(logs, 'journal.jsonl');
  const records = recordsOf(readFileSync(journal));
  const at = records.findIndex(({ kind }) => kind === 'intent');
  const { draft, from, ...intent } = records[at] as JournalRecord & { draft: object; from: string };
  const forged = { ...intent, from, draft: { ...draft, evaluator: null } };
  writeFileSync(journal, seal([...records.slice(0, at), forged]).bytes);
  // As it is before the entry: it never says more than the journal.
  const manifest = join(logs, 'manifest.json');
  const earlier = readFileSync(manifest, 'utf8').replaceAll(state.lastAcceptedCommit, from);
  writeFileSync(manifest, earlier.replace('"status": "completed"', '"status": "running"'));
  const branch = `refs/heads/${state.launch.branch_name}`;
  userGit(mission.folder, 'update-ref', branch, from);
  const error = await mission.resume(runId).catch((thrown: unknown) => thrown);
  expect(userGit(mission.folder, 'rev-parse', branch)).toBe(from);
  expect(error, String(error)).toBeInstanceOf(IntegrityError);
  expect(String(error)).toMatch(/iteration 1 is kept without an evaluation/);
});
