import { expect, it } from 'vitest';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import { assignProposal } from '../../src/decision/assignment.ts';
import { openLog } from '../../src/engine/log/decision-log.ts';
import { type MeasurementContext, recordedEvaluator } from '../../src/loop/evaluation.ts';
import { measureTask } from '../../src/loop/measurement.ts';
import { calibrate } from '../../src/loop/scheduled-tasks.ts';
import { settingsOf } from '../decision/trials.ts';
import { createFolder } from '../helpers/temp-folder.ts';

it.each([
  ['a comparison with a stored score', 'greedy'],
  ['a screening run', 'paired-sequential'],
] as const)('%s has to run where that score is from, the first time too', async (_what, decision) => {
  let kernel = 'there';
  const records: JournalRecord[] = [];
  const append = (record: JournalRecord) => {
    records.push(record);
    return record;
  };
  const journal = { records, append };
  const digests = { config_digest: '', judge_digest: '', guards_digest: '', confirm_digest: null };
  const decisionLog = openLog({
    messages: { record: '', run: '', keys: '', look: '', restart: '', rules: '' },
    journal,
    settings: settingsOf({ decision }),
    facts: { ...digests, tool_version: '0', baseline_commit: 'b', baseline_tree: 'base', evaluator_files: {} },
    digestSealed: () => ({ holdout: undefined, confirm: undefined }),
    lock: () => ({ kernel }),
    branchHeadTree: 'base',
    folder: createFolder(),
  });
  let runs = 0;
  const evaluate = recordedEvaluator({ decisionLog, host: { now: () => new Date() } }, () => {
    runs += 1;
    const files = { before: decisionLog.filesDigest, after: decisionLog.filesDigest };
    return Promise.resolve({ kind: 'scored', score: 100 + (runs % 3), stdoutDigest: '', files });
  });
  const context = {
    decisionLog,
    evaluate,
    note: () => undefined,
  } as unknown as MeasurementContext;
  const logs = createFolder();
  expect(await calibrate(context, { logs })).toMatchObject({ kind: 'calibrated' });
  const assigned = assignProposal(decisionLog.session, { id: 'iteration 1', tree: 'c1', purpose: 'candidate' });
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  const before = runs;
  kernel = 'here';
  const ended = await measureTask(context, assigned.trial, { logs });
  expect(runs).toBe(before);
  expect(ended).toMatchObject({ kind: 'broken', why: 'moved', task: { evaluations: [], verdict: null } });
});
