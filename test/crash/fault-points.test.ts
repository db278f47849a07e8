import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../../src/experiment/ledger/state.ts';
import { FAULT_POINTS } from '../../src/kernel/fault-point.ts';
import { createBreakable, expectWholeAfter, runWithFault, useMemory } from '../helpers/broken-run.ts';
import type { Experiment } from '../helpers/experiment.ts';
import { ledgerOf, outcomesOf, type SupervisedEnd, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

useMemory();

/** Runs an experiment that is held up at every point, and gives the points. */
async function passedPoints(
  experiment: Experiment,
  mode: 'run' | 'resume',
): Promise<{ readonly end: SupervisedEnd; readonly points: readonly string[] }> {
  const log = join(createFolder(), 'log');
  const env = { AUTORIZE_FAULT: '*:delay', AUTORIZE_FAULT_LOG: log };
  const end = await superviseExperiment(experiment, { mode, env }).ended;
  expect(end.code).toBe(0);
  return { end, points: readFileSync(log, 'utf8').trimEnd().split('\n') };
}

describe('the fault points', () => {
  it('are at least 60, and every step is one', () => {
    expect(new Set(FAULT_POINTS).size).toBe(FAULT_POINTS.length);
    expect(FAULT_POINTS.length).toBeGreaterThanOrEqual(60);
    const steps = FAULT_POINTS.filter((point) => point.startsWith('step:'));
    expect(steps).toEqual(STEPS.map((step) => `step:${step}`));
  });

  it('are all passed by a run with every outcome and a resume with a keep that was begun, and change nothing when they are slow', {
    timeout: 120_000,
  }, async () => {
    const [slow, broken] = [createBreakable(), createBreakable()];
    const [whole, { first, resumed }] = await Promise.all([
      passedPoints(slow, 'run'),
      runWithFault(broken, { point: 'keep:after-intent', action: 'kill' }).then(async (killed) => {
        return { first: killed, resumed: await passedPoints(broken, 'resume') };
      }),
    ]);
    expect(outcomesOf(ledgerOf(slow))).toEqual(['0 baseline', '1 merged', '2 discarded', '3 denied', '4 noop']);
    await expectWholeAfter(slow, whole.end);
    await expectWholeAfter(broken, { acknowledged: [...first.acknowledged, ...resumed.end.acknowledged] });
    const passed = new Set([...whole.points, ...resumed.points]);
    expect(FAULT_POINTS.filter((point) => !passed.has(point))).toEqual([]);
    expect([...passed].filter((name) => !FAULT_POINTS.some((point) => point === name))).toEqual([]);
  });
});
