import { describe, expect, it } from 'vitest';
import { levelOf } from '../../src/stats/level.ts';

const rules = (error_rate: 'per-candidate' | 'fdr' | 'fwer', horizon: number | null = 200) => ({
  error_rate,
  alpha: 0.05,
  horizon,
});

describe('levels', () => {
  it.each([
    ['per-candidate', 200, 0, 0, 0.05],
    ['per-candidate', null, 5000, 9, 0.05],
    ['fdr', 200, 0, 0, 0.05 / 200],
    ['fdr', 200, 150, 3, (0.05 * 4) / 200],
    ['fdr', 200, 200, 3, 0],
    ['fdr', null, 0, 0, 0],
    ['fwer', 1, 0, 0, 0.05],
    ['fwer', 2, 1, 0, (0.05 * 2 ** -1.1) / (1 + 2 ** -1.1)],
    ['fwer', 2, 2, 1, 0],
    ['fwer', null, 0, 0, 0.05 / 10.584448464950801],
  ] as const)('of %s with the horizon %s after %d tests and %d keeps', (rate, horizon, tested, kept, level) => {
    expect(levelOf(rules(rate, horizon), { tested, kept })).toBeCloseTo(level, 15);
  });

  it('of fwer add up to alpha over the horizon, and to less without one', () => {
    const sum = (horizon: number | null) =>
      Array.from({ length: 200 }, (_, tested) => levelOf(rules('fwer', horizon), { tested, kept: 0 })).reduce(
        (a, b) => a + b,
        0,
      );
    expect(sum(200)).toBeCloseTo(0.05, 12);
    expect(sum(null)).toBeLessThan(0.05);
  });
});
