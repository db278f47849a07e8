import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../../src/experiment/state.ts';
import { FAULT_POINTS } from '../../src/kernel/fault-point.ts';
import { createBreakable, expectWholeAfter, runWithFault, useMemory } from '../helpers/broken-run.ts';
import type { Experiment } from '../helpers/experiment.ts';
import { ledgerOf, outcomesOf, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

useMemory();

async function passedPoints(experiment: Experiment, mode: 'run' | 'resume'): Promise<string[]> {
  const log = join(createFolder(), 'log');
  const { code } = await superviseExperiment(experiment, { mode, env: { AUTORIZE_FAULT_LOG: log } }).ended;
  expect(code).toBe(0);
  return readFileSync(log, 'utf8').trimEnd().split('\n');
}

describe('the fault points', () => {
  it('are at least 60, and every step is one', () => {
    expect(new Set(FAULT_POINTS).size).toBe(FAULT_POINTS.length);
    expect(FAULT_POINTS.length).toBeGreaterThanOrEqual(60);
    const steps = FAULT_POINTS.filter((point) => point.startsWith('step:'));
    expect(steps).toEqual(STEPS.map((step) => `step:${step}`));
  });

  it('are all passed by a run with every outcome and a resume with a keep that was begun', async () => {
    const whole = await passedPoints(createBreakable(), 'run');
    const broken = createBreakable();
    await runWithFault(broken, { point: 'keep:after-intent', action: 'kill' });
    const passed = new Set([...whole, ...(await passedPoints(broken, 'resume'))]);
    expect(FAULT_POINTS.filter((point) => !passed.has(point))).toEqual([]);
    expect([...passed].filter((name) => !FAULT_POINTS.some((point) => point === name))).toEqual([]);
  });

  it.each(['keep:after-intent', 'record:before', 'step:Score', 'replace:after-sync', 'command:before-start'] as const)(
    'change nothing when they are slow: %s',
    async (point) => {
      const experiment = createBreakable();
      const end = await runWithFault(experiment, { point, action: 'delay' });
      expect(end.code).toBe(0);
      const expected = ['0 baseline', '1 merged', '2 discarded', '3 denied', '4 noop'];
      expect(outcomesOf(ledgerOf(experiment))).toEqual(expected);
      await expectWholeAfter(experiment, end);
    },
  );
});
