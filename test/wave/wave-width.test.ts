import { expect, it } from 'vitest';
import { ATTEMPTS, compareWidths, WITHIN } from './wave-width.ts';

// The table of `npm run bench:wave-width`. From four judges on the reducer, which tests again, is the limit.
it('the useful width of a wave is within 15 % of what a model keeps up with, for up to 256 attempts and 16 judges', () => {
  const rows = [...compareWidths({ attempts: ATTEMPTS, seed: 1 })];
  expect(rows.length).toBeGreaterThanOrEqual(16);
  expect(Math.max(...rows.map(({ formula }) => formula))).toBeGreaterThan(240);
  expect(rows.filter(({ off }) => off > WITHIN)).toEqual([]);
});
