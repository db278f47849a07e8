import { describe, expect, it } from 'vitest';
import { startCalibration } from '../../src/decision/calibration.ts';
import { startCompareTrial } from '../../src/decision/compare-trial.ts';
import { confirmationIn } from '../../src/decision/session.ts';
import { isOfOneEnvironment, reportTask } from '../../src/decision/task.ts';
import { measured, NOISY, pairedTrial, sessionOf, stepOf } from './trials.ts';

const calibration = startCalibration({ id: 'calibration 1', tree: 'base', runs: 2 });
const confirmation = confirmationIn(sessionOf(NOISY), { id: 'confirmation 1', baseline: 'base' });
const compared = startCompareTrial(
  { id: 'c1', tree: 't1', incumbent: 'base', purpose: 'candidate', policy: 'greedy' },
  { ...pairedTrial().rules, is_exact: true, repeats: 1, record: 0, step: 0, max_plausible: null },
);

describe('a task', () => {
  it('is of one environment where its scores are compared with stored ones or with each other', () => {
    const screened = pairedTrial({ screen: 'off' });
    const unscreened = pairedTrial({ screen: 0 });
    expect([calibration, compared, unscreened].map(isOfOneEnvironment)).toEqual([true, true, true]);
    expect([screened, confirmation].map(isOfOneEnvironment)).toEqual([false, false]);
  });

  it('asks for its own runs, and takes their results', () => {
    const stages = [calibration, confirmation, compared, pairedTrial()].map((task) => {
      const step = stepOf(task);
      return step.kind === 'measure' ? step.stage : step.kind;
    });
    expect(stages).toEqual(['calibrate', 'confirm', 'measure', 'pair']);
    expect(reportTask(calibration, [measured('incumbent', 3)]).scores).toEqual([3]);
    expect(reportTask(compared, [measured('candidate', 3)]).scores).toEqual([3]);
    const pair = [measured('candidate', 3), measured('incumbent', 1)];
    expect(reportTask(pairedTrial(), pair).pairs).toHaveLength(1);
    expect(reportTask(confirmation, pair)).toMatchObject({ attempt: 0 });
  });

  it('that is decided says its verdict and what it rests on', () => {
    const verdict = { outcome: 'discard', code: 'not-better', reason: 'no better' } as const;
    for (const trial of [pairedTrial(), compared]) {
      const kind = trial.task;
      expect(stepOf({ ...trial, verdict })).toMatchObject({ kind: 'decided', ...verdict, evidence: { kind } });
    }
  });
});
