/** A state of a mission on a server whose records claim or keep what no run measured: what somebody writes who may write refs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IntegrityError } from '../../src/base/errors.ts';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import type { Host } from '../../src/kernel/host.ts';
import { findRepository } from '../../src/kernel/user-repository.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { missionSubject } from '../../src/remote/mission-recipe.ts';
import type { Subject } from '../../src/remote/subject.ts';
import { startGitServer } from '../helpers/git-server.ts';
import { createMission, leftOf, runsOf } from '../helpers/mission.ts';
import { cli, cloneOf, type Files, openSession, publish, recordsOf, seal } from '../helpers/remote-states.ts';

const SLUG = 'missions-climb';
const FRONT = `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  budget: 30s
stop:
  max_iterations: 2
`;
const make = (host: Host): Subject => missionSubject({ slug: SLUG, repository: findRepository(host.cwd) }, host);

type Json = JournalRecord & Record<string, unknown>;
type Forge = (records: readonly Json[]) => readonly Json[];

/** A mission without a policy that was stopped after its first iteration, and its state on a server as `forge` leaves it. */
async function publishForged(server: Awaited<ReturnType<typeof startGitServer>>, forge: Forge, front = FRONT) {
  const mission = createMission({ session: 'improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)', front });
  const caller = new AbortController();
  const { runId, state } = await mission.launch({
    signal: caller.signal,
    onEvent: (event) => event.kind === 'recorded' && event.entry.iteration === 1 && caller.abort(),
  });
  const subject = missionSubject({ slug: SLUG, repository: findRepository(mission.folder) }, mission.host);
  subject.follow(runId);
  const paths = subject.list().filter((path) => subject.isRestored(path));
  const files: Files = new Map(paths.map((path) => [path, readFileSync(join(subject.folder, path))]));
  const journal = `${runId}/journal.jsonl`;
  files.set(journal, seal(forge(recordsOf(files.get(journal)) as Json[])).bytes);
  const branch = `refs/heads/${state.launch.branch_name}`;
  publish(server, { folder: mission.folder, branch, branchHead: state.lastAcceptedCommit, subject, files });
  return { runId, mission };
}

/** Neither a person nor the next run takes it, and the server stays as it is. */
async function expectRefused(forge: Forge, why: RegExp, front = FRONT): Promise<void> {
  await using server = await startGitServer();
  await publishForged(server, forge, front);
  const before = server.refs();
  const folder = cloneOf(server);
  const pulled = await cli(folder, 'pull', `mission.${SLUG}`);
  expect([pulled.code, pulled.out + pulled.err]).toEqual([1, expect.stringMatching(why)]);
  expect(runsOf({ folder })).toEqual([]);
  const opened = await openSession(server, make).catch((error: unknown) => error);
  expect(opened).toBeInstanceOf(IntegrityError);
  expect(String(opened)).toMatch(why);
  expect(server.refs()).toEqual(before);
}

const CLAIM = {
  ...{ kind: 'claim', task: 'confirmation 1', baseline: '0', final: '0', planned_pairs: 40, evaluations: [] },
  ...{ estimate: 9, interval: [8, 10], confidence: 0.95, baseline_mean: 1, sealed: false, proposed: 1, tested: 1 },
  ...{ kept: 1, false_keeps_bound: 0.05, error_rate: 'family', alpha: 0.05, holdout_queries: 0 },
  ...{ earlier_confirmations: 0, evaluator_digest: 'x', sentence: '+900 % (40 fresh pairs)' },
};
const RISK = { kind: 'risk', risk: 'base_guard', found: true, accepted: true, detail: 'x', evaluator_digest: 'x' };
const evidence = (record: object): Json => ({ kind: 'evidence', created_at: '2026-01-01T00:00:00.000Z', record });

describe('a mission without a policy', () => {
  it.each<[string, object]>([
    ['a claim', CLAIM],
    ['another current best', { kind: 'incumbent', tree: 'x', by: 'x' }],
  ])('is refused with %s that its records say was made', async (_, record) => {
    const why = new RegExp(`the records hold ${(record as { kind: string }).kind}; .*claims nothing`);
    await expectRefused((records) => [...records, evidence(record)], why);
  });

  it('is restored with a risk that it found', async () => {
    await using server = await startGitServer();
    const { runId } = await publishForged(server, (records) => [...records, evidence(RISK)]);
    expect((await openSession(server, make)).restored.kind).toBe('restored');
    const folder = cloneOf(server);
    expect((await cli(folder, 'pull', `mission.${SLUG}`)).code).toBe(0);
    expect((await cli(folder, 'verify', runId)).code).toBe(0);
  });

  it('is neither sound nor published if its local journal holds a claim', async () => {
    const mission = createMission({ session: 'improve 11; hand candidate $(git rev-parse HEAD)' });
    const { runId } = await mission.launch({ maxIterations: 1 });
    const journal = join(leftOf(mission, runId).logs, 'journal.jsonl');
    writeFileSync(journal, seal([...recordsOf(readFileSync(journal)), evidence(CLAIM)]).bytes);
    const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
    expect(isSound, JSON.stringify(findings)).toBe(false);
    const subject = missionSubject({ slug: SLUG, repository: findRepository(mission.folder) }, mission.host);
    subject.follow(runId);
    expect(await subject.audit()).toEqual([expect.stringMatching(/the records hold claim/)]);
  });
});

describe('a baseline entry', () => {
  const EVALUATION = { status: 'fail', pass: false, score: null, stdout: '{"pass":false}\n' };
  const ACCEPTED = { decision_reason: 'kept', candidate_status: 'candidate' };
  const NOOP = { decision: 'noop', candidate_status: 'noop', candidate_commit: null, evaluator: null };

  /** The records without the intent and the stop, whose baseline and iteration are changed. */
  const changing =
    (change: (baseline: Json, commit: unknown) => object, others: object = NOOP): Forge =>
    (records) => {
      const commit = records.find(({ kind }) => kind === 'iteration')?.kept_commit;
      return records.flatMap((record) => {
        if (record.kind === 'intent' || record.kind === 'stopped') return [];
        if (record.kind === 'baseline') return [{ ...record, ...change(record, commit) } as Json];
        if (record.kind !== 'iteration') return [record];
        return [{ ...record, base_commit: commit, kept_commit: commit, ...others } as Json];
      });
    };
  const acceptance = (baseline: Json, commit: unknown): object => ({
    ...{ ...ACCEPTED, decision: 'keep', candidate_commit: commit, kept_commit: commit },
    evaluator: { ...(baseline.evaluator as object), ...EVALUATION },
  });

  it.each<[string, Forge, RegExp]>([
    ['keeps a commit that fails', changing(acceptance), /iteration 0 is a baseline.*its record says keep/],
    [
      'keeps what another command said of it',
      changing((baseline, commit) => ({
        ...acceptance(baseline, commit),
        kind: 'iteration',
        evaluator: { ...(baseline.evaluator as object), command: 'true', status: 'pass', pass: true, score: 99 },
      })),
      /iteration 0 comes first, without a baseline/,
    ],
    [
      'leaves another commit than the run began at',
      changing((_, commit) => ({ kept_commit: commit })),
      /iteration 0 leaves [0-9a-f]{40} as the last kept commit/,
    ],
  ])('is refused where it %s', async (_, forge, why) => {
    await expectRefused(forge, why);
  });
});

describe('an iteration', () => {
  const evaluated =
    (change: object): Forge =>
    (records) =>
      records.flatMap((record) => {
        if (record.kind === 'intent') return [];
        if (record.kind !== 'iteration') return [record];
        return [{ ...record, evaluator: { ...(record.evaluator as object), ...change } }];
      });

  it.each<[string, object]>([
    ['another command printed', { command: 'true', stdout: '' }],
    ['passes by its status alone', { pass: false, stdout: '{"pass":false,"score":11}' }],
    ['another command printed at length', { command: 'true', stdout: ' '.repeat(17_000) }],
  ])('is refused where it is kept by a verdict that %s', async (_, change) => {
    await expectRefused(evaluated(change), /iteration 1 has another verdict than what its evaluator printed/);
  });
});
