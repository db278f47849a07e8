// kill -9 at later passings of the points around what is durable, where each iteration keeps something.
import { describe, expect, it } from 'vitest';
import { FAULT_POINTS } from '../../src/kernel/fault-point.ts';
import { createBreakable, expectWholeAfter, runWithFault, useMemory } from '../helpers/broken-run.ts';

useMemory();

// The first replacements of a file come before the first step: the later ones are those of the third iteration.
const PASSINGS: Readonly<Record<string, readonly number[]>> = {
  keep: [2],
  record: [2],
  journal: [2],
  replace: [2, 3, 40],
};
const CASES = FAULT_POINTS.flatMap((point) =>
  (PASSINGS[point.split(':')[0] ?? ''] ?? []).map((nth) => ({ point, nth })),
);

describe('a run whose supervisor is killed at a later passing', () => {
  it.each(CASES)('counts every accepted change once: at $point, time $nth', async ({ point, nth }) => {
    const experiment = createBreakable('keeping');
    const end = await runWithFault(experiment, { point, nth, action: 'kill' });
    expect(end.signal).toBe('SIGKILL');
    await expectWholeAfter(experiment, end, 'keeping');
  });
});
