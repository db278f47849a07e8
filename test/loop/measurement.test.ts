import { expect, it } from 'vitest';
import type { Progress } from '../../src/base/activity.ts';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import { assignProposal } from '../../src/decision/assignment.ts';
import type { PairedTrial } from '../../src/decision/paired-trial.ts';
import { openLog } from '../../src/engine/log/decision-log.ts';
import { type MeasurementContext, recordedEvaluator } from '../../src/loop/evaluation.ts';
import { measureTask } from '../../src/loop/measurement.ts';
import { progressOf } from '../../src/loop/progress.ts';
import { calibrate } from '../../src/loop/scheduled-tasks.ts';
import { logEvidence } from '../../src/stats/e-process.ts';
import { settingsOf } from '../decision/trials.ts';
import { createFolder } from '../helpers/temp-folder.ts';

it.each([
  ['a comparison with a stored score', 'greedy'],
  ['a screening run', 'paired-sequential'],
] as const)('%s has to run where that score is from, the first time too', async (_what, decision) => {
  const { context, environment, state } = openContext(decision);
  const { decisionLog } = context;
  const logs = createFolder();
  expect(await calibrate(context, { logs })).toMatchObject({ kind: 'calibrated' });
  const assigned = assignProposal(decisionLog.session, { id: 'iteration 1', tree: 'c1', purpose: 'candidate' });
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  const before = state.runs;
  environment.kernel = 'here';
  const ended = await measureTask(context, assigned.trial, { logs });
  expect(state.runs).toBe(before);
  expect(ended).toMatchObject({ kind: 'broken', why: 'moved', task: { evaluations: [], verdict: null } });
});

it('reports how far it is: runs of the calibration, then pairs with guards, evidence and what is left', async () => {
  const heard: [string | null, Progress | undefined][] = [];
  const measure = (attempt: string | null, progress: Progress | undefined) => void heard.push([attempt, progress]);
  const { context } = openContext('paired-sequential', { activity: { measure }, hasGuards: true });
  const logs = createFolder();
  await calibrate(context, { logs });
  const numbers = heard.map(([, progress]) => progress?.count?.number);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, undefined]);
  expect(heard[0]).toEqual([null, { doing: 'calibrating', count: { number: 1, of: 8, isAtMost: false } }]);
  const assigned = assignProposal(context.decisionLog.session, { id: 'iteration 1', tree: 'c1', purpose: 'candidate' });
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  heard.splice(0);
  const ended = await measureTask(context, assigned.trial, { logs, first: JUDGE });
  const { pairs, cap, eProcess, rules } = ended.task as PairedTrial;
  expect(heard[0]).toEqual(['1', { doing: 'screening', leftMs: expect.any(Number) }]);
  expect(heard.at(-1)).toEqual(['1', undefined]);
  const scored = heard.slice(1, -1);
  expect(scored.map(([, progress]) => progress?.count?.number)).toEqual(pairs.map(({ index }) => index));
  expect(scored[1]?.[1]).toEqual({
    ...{ doing: 'scoring', count: { unit: 'pair', number: 2, of: cap, isAtMost: true }, guards: 'ok' },
    ...{ evidence: { e: expect.any(Number), needed: 1 / rules.a }, leftMs: expect.any(Number) },
  });
  expect(progressOf({ ...(ended.task as PairedTrial), verdict: null }, { runs: [] }, NOTHING_KNOWN).evidence?.e).toBe(
    Math.exp(logEvidence(eProcess)),
  );
});

const JUDGE = { arm: 'candidate', purpose: { kind: 'judge' } } as const;
const NOTHING_KNOWN = { evaluationMs: [], arePassed: false };

/** An evaluator in an environment that can change. */
function openContext(decision: 'greedy' | 'paired-sequential', listening: Partial<MeasurementContext> = {}) {
  const environment = { kernel: 'there' };
  const records: JournalRecord[] = [];
  const append = (record: JournalRecord) => {
    records.push(record);
    return record;
  };
  const since = (count: number) => records.slice(count);
  const journal = {
    ...{ records, since, append },
    get length() {
      return records.length;
    },
  };
  const digests = { config_digest: '', judge_digest: '', guards_digest: '', confirm_digest: null };
  const decisionLog = openLog({
    messages: { record: '', run: '', keys: '', look: '', restart: '', rules: '' },
    journal,
    settings: settingsOf({ decision }),
    facts: { ...digests, tool_version: '0', baseline_commit: 'b', baseline_tree: 'base', evaluator_files: {} },
    digestSealed: () => ({ holdout: undefined, confirm: undefined }),
    lock: () => ({ ...environment }),
    ...{ keyInReach: false, branchHeadTree: 'base' },
    folder: createFolder(),
  });
  const better = settingsOf({}).direction === 'max' ? 4 : -4;
  const state = { runs: 0 };
  const evaluate = recordedEvaluator({ decisionLog, host: { now: () => new Date() } }, ({ name: { tree } }) => {
    state.runs += 1;
    const files = { before: decisionLog.filesDigest, after: decisionLog.filesDigest };
    return Promise.resolve({
      kind: 'scored',
      score: 100 + (state.runs % 3) + (tree === 'c1' ? better : 0),
      stdoutDigest: '',
      files,
    });
  });
  const context = { decisionLog, evaluate, note: () => undefined, ...listening } as unknown as MeasurementContext;
  return { context, environment, state };
}
