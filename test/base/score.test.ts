import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp, weightedMean } from '../../src/base/score.ts';

describe('clamp', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [1.2, 1],
    [Number.NEGATIVE_INFINITY, 0],
    [Number.POSITIVE_INFINITY, 1],
  ])('brings %f to %f', (value, expected) => {
    expect(clamp(value)).toBe(expected);
  });
});

describe('weightedMean', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const weight = fc.double({ min: 0, max: 1000, noNaN: true });

  it.each<[pairs: [number, number][], fallback: number, mean: number]>([
    [[], 0.3, 0.3],
    [[[1, 0]], 0.3, 0.3],
    [[[1, -1]], 0.3, 0.3],
    [[[0.2, 5]], 0, 0.2],
    [
      [
        [1, 1],
        [0, 3],
      ],
      0,
      0.25,
    ],
    [
      [
        [1, 0.3],
        [1, 0.25],
        [0.85, 0.2],
        [1, 0.25],
        [0, 0],
      ],
      0,
      0.97,
    ],
  ])('of %j, or else %f, is %f', (pairs, fallback, mean) => {
    expect(weightedMean(pairs, fallback)).toBeCloseTo(mean, 12);
  });

  it('lies between the least and the greatest value', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(share, weight), { minLength: 1 }), (pairs) => {
        const values = pairs.map(([value]) => value);
        const mean = weightedMean(pairs, values[0] ?? 0);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      }),
    );
  });

  it('does not depend on the scale of the weights', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(share, fc.integer({ min: 0, max: 1000 }))), (pairs) => {
        const scaled = pairs.map(([value, each]) => [value, each * 4] as const);
        expect(weightedMean(scaled, 0.5)).toBe(weightedMean(pairs, 0.5));
      }),
    );
  });
});
