// kill -9 at later passings of the points around what is durable, where each iteration keeps something.
import { describe, expect, it } from 'vitest';
import { FAULT_POINTS } from '../../src/kernel/fault-point.ts';
import { createBreakable, expectWholeAfter, killAt, runWithFault, Series, useMemory } from '../helpers/broken-run.ts';

useMemory();

// The first replacements of a file and lines of a journal come before the first step: the later ones are those of the
// second iteration.
const PASSINGS: Readonly<Record<string, readonly number[]>> = { journal: [2], replace: [2, 3, 40] };
// Few of the files that are replaced are synced.
const OF_SYNCED: Readonly<Record<string, readonly number[]>> = {
  'replace:after-sync': [2, 3, 8],
  'replace:after-folder-sync': [2, 3, 8],
};
const CASES = FAULT_POINTS.flatMap((point) =>
  (OF_SYNCED[point] ?? PASSINGS[point.split(':')[0] ?? ''] ?? []).map((nth) => ({ point, nth })),
);
const OF_LATER_RUNS = FAULT_POINTS.filter((point) => /^(keep|record):/.test(point));

describe('a run whose supervisor is killed at a later passing', () => {
  it.each(CASES)('counts every accepted change once: at $point, time $nth', async ({ point, nth }) => {
    const agent = nth > 3 ? 'keeping' : 'single';
    const experiment = createBreakable(agent);
    const end = await runWithFault(experiment, { point, nth, action: 'kill' });
    expect(end.signal).toBe('SIGKILL');
    await expectWholeAfter(experiment, end, agent);
  });
});

describe('a run whose supervisor is killed after earlier runs accepted changes', () => {
  const series = new Series();

  it.each(OF_LATER_RUNS)('counts every accepted change once: at %s', async (point) => {
    await series.expectNextWhole(killAt(point));
  });

  it('is followed by a run that works', async () => {
    await series.expectAnotherRun();
  });
});
