// kill -9 of the supervisor at every named point of a run, each step among them, then `resume`.
import { describe, expect, it } from 'vitest';
import { FAULT_POINTS } from '../../src/kernel/fault-point.ts';
import { createBreakable, expectWholeAfter, runWithFault, shortestWith, useMemory } from '../helpers/broken-run.ts';

useMemory();

describe('a run whose supervisor is killed', () => {
  it.each(FAULT_POINTS)('keeps what was acknowledged and doubles nothing: at %s', async (point) => {
    const agent = shortestWith(point);
    const experiment = createBreakable(agent);
    const end = await runWithFault(experiment, { point, action: 'kill' });
    expect(end.signal).toBe('SIGKILL');
    await expectWholeAfter(experiment, end, agent);
  });
});
