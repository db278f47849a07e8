import { expect, it } from 'vitest';
import { latenessOf, pairsToRun } from '../../src/compare/pair-budget.ts';

it('plans the most pairs, or what fits in the time, but never too few for an answer', () => {
  const pairs = (fields: Partial<Parameters<typeof pairsToRun>[0]>) =>
    pairsToRun({ most: 100, least: 7, fitting: 5000, ...fields });
  expect(pairs({})).toBe(100);
  expect(pairs({ fitting: 60 })).toBe(60);
  expect(pairs({ fitting: 3 })).toBe(7);
  expect(pairs({ most: 2000 })).toBe(2000);
});

it('knows from one run whether so many more fit in the time', () => {
  const time = { runMs: 1000, elapsedMs: 5000, maxMs: 28_000 };
  expect(latenessOf({ ...time, runs: 23 })).toBeUndefined();
  expect(latenessOf({ ...time, runs: 24 })).toEqual({ runMs: 1000, neededMs: 29_000, maxMs: 28_000 });
});
