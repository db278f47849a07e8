// An error in the supervisor itself at every named point of a run, then `resume`.
import { describe, expect, it } from 'vitest';
import { EXIT } from '../../src/base/errors.ts';
import { FAULT_POINTS } from '../../src/kernel/fault-point.ts';
import { createBreakable, expectWholeAfter, runWithFault, useMemory } from '../helpers/broken-run.ts';

useMemory();

describe('a run in which something fails that must not', () => {
  it.each(FAULT_POINTS)('ends with that error, and can be gone on with: at %s', async (point) => {
    const experiment = createBreakable();
    const end = await runWithFault(experiment, { point, action: 'throw' });
    expect(end).toMatchObject({ code: EXIT.bug, signal: null });
    expect(end.error?.message).toBe(`a fault was asked for at ${point}`);
    await expectWholeAfter(experiment, end);
  });
});
