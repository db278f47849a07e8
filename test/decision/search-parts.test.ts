import { describe, expect, it } from 'vitest';
import { runSearch } from './search-world.ts';

// Of all parts together; `npm run bench:search` has each by itself, more runs, and the share of intervals that cover.
const RUNS = 60;
// Without restarts it is 17, as for the rules alone. The candidates of the table are the same wherever an agent begins, so
// that a restart can only lose what was accepted since.
const LEAST_GAIN = 16;

describe.each(['gaussian', 't3', 'skewed', 'drifting'] as const)(
  'a search with every part on, under %s noise',
  (noise) => {
    it('accepts no more that is wrong than the rules allow without them, and finds as much', {
      timeout: 120_000,
    }, () => {
      const parts = { recombines: true, restarts: true, guards: true, distils: true };
      const all = Array.from({ length: RUNS }, (_, run) => runSearch({ noise, parts, seed: run + 1 }));
      const sum = (part: (result: (typeof all)[number]) => number) =>
        all.reduce((total, result) => total + part(result), 0);
      expect(sum(({ neutralKept }) => neutralKept) / sum(({ neutral }) => neutral)).toBeLessThanOrEqual(0.05);
      const wrong = sum(({ keeps, wronglyAccepted }) => (keeps === 0 ? 0 : wronglyAccepted / keeps)) / RUNS;
      expect(wrong).toBeLessThanOrEqual(0.1);
      expect(sum(({ gain }) => gain) / RUNS).toBeGreaterThanOrEqual(LEAST_GAIN);
    });
  },
);
