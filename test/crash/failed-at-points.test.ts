// An error in the supervisor itself at every named point of a run, then `resume`; where that has nothing to do, a run more.
import { describe, expect, it } from 'vitest';
import { FAULT_POINTS } from '../../src/kernel/fault-point.ts';
import {
  createBreakable,
  expectEndAfter,
  isAfterBase,
  runWithError,
  Series,
  shortestWith,
  useMemory,
} from '../helpers/broken-run.ts';
import type { Experiment } from '../helpers/experiment.ts';

useMemory();

describe('a run in which something fails that must not', () => {
  const series = new Series();

  it.each(FAULT_POINTS)('ends with that error, and can be resumed: at %s', async (point) => {
    const fail = async (experiment: Experiment) => {
      const end = await runWithError(experiment, point);
      expect(end.error).toEqual(new Error(`a fault was asked for at ${point}`));
      return end;
    };
    if (isAfterBase(point)) return series.expectNextWhole(fail);
    const agent = shortestWith(point);
    const experiment = createBreakable(agent);
    const end = await fail(experiment);
    await expectEndAfter(experiment, end, agent);
  });

  it('is followed by a run that works', async () => {
    await series.expectAnotherRun();
  });
});
