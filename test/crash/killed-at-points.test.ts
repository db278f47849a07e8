// kill -9 of the supervisor at every named point of a run, each step among them, then `resume`.
import { describe, it } from 'vitest';
import { FAULT_POINTS } from '../../src/kernel/fault-point.ts';
import {
  createBreakable,
  expectWholeAfter,
  isAfterBase,
  killAt,
  Series,
  shortestWith,
  useMemory,
} from '../helpers/broken-run.ts';

useMemory();

describe('a run whose supervisor is killed', () => {
  const series = new Series();

  it.each(FAULT_POINTS)('keeps what was acknowledged and doubles nothing: at %s', async (point) => {
    if (isAfterBase(point)) return series.expectNextWhole(killAt(point));
    const agent = shortestWith(point);
    const experiment = createBreakable(agent);
    const end = await killAt(point)(experiment);
    await expectWholeAfter(experiment, end, agent);
  });

  it('is followed by a run that works', async () => {
    await series.expectAnotherRun();
  });
});
