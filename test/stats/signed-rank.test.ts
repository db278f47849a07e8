import { describe, expect, it } from 'vitest';
import { signedRankDistribution, signedRankEstimate, signedRankInterval } from '../../src/stats/signed-rank.ts';

describe("Wilcoxon's signed-rank sum", () => {
  // Printed tables: the largest w with P(W <= w) of at most .025, for so many differences.
  it.each([
    [6, 0],
    [8, 3],
    [10, 8],
    [15, 25],
    [20, 52],
    [25, 89],
  ])('of %d differences is at most %d in one of forty cases', (count, critical) => {
    const chances = signedRankDistribution(count);
    expect(chances[critical]).toBeLessThanOrEqual(0.025);
    expect(chances[critical + 1]).toBeGreaterThan(0.025);
    expect(chances.at(-1)).toBeCloseTo(1, 12);
  });

  it('gives an interval whose limits are averages of two, counted from the ends', () => {
    const differences = [1, 2, 3, 4, 5, 6];
    // P(W <= 0) = 1/64 and P(W <= 1) = 2/64 are at most .025 for the first alone: the outermost averages.
    expect(signedRankInterval(differences, 0.05)).toEqual({ lower: 1, upper: 6 });
    expect(signedRankInterval(differences, 0.07)).toEqual({ lower: 1.5, upper: 5.5 });
    expect(signedRankInterval([6, 1, 4, 2, 5, 3], 0.07)).toEqual({ lower: 1.5, upper: 5.5 });
    // Exactly half of the level on each side is not above it.
    expect(signedRankInterval(differences, 1 / 32)).toEqual({ lower: 1, upper: 6 });
    expect(signedRankInterval(differences.slice(1), 0.05)).toEqual({ lower: null, upper: null });
  });

  it('estimates the centre, which one outlier hardly moves', () => {
    expect(signedRankEstimate([1, 2, 3])).toBe(2);
    expect(signedRankEstimate([1, 2, 3, 1000])).toBeLessThan(4);
    // Of 1, 3, 6, 2, 3.5 and 4.5, the averages of one or two of them.
    expect(signedRankEstimate([1, 3, 6])).toBe(3.25);
    expect(signedRankEstimate([])).toBeNaN();
  });
});
