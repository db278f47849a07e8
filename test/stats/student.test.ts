import { describe, expect, it } from 'vitest';
import { quantileOfT, tailOfT } from '../../src/stats/student.ts';

describe("Student's t", () => {
  // Values of printed tables.
  it.each([
    [0.05, 1, 12.7062],
    [0.05, 2, 4.30265],
    [0.05, 3, 3.18245],
    [0.05, 19, 2.09302],
    [0.05, 29, 2.04523],
    [0.01, 10, 3.16927],
    [0.1, 60, 1.67065],
    [0.001, 1000, 3.30028],
  ])('leaves %d beyond its quantile with %d degrees of freedom', (tail, freedom, quantile) => {
    expect(quantileOfT(tail, freedom)).toBeCloseTo(quantile, 4);
    expect(tailOfT(quantile, freedom)).toBeCloseTo(tail, 5);
  });

  it('leaves all of it beyond 0', () => {
    for (const freedom of [1, 4, 19]) expect(quantileOfT(1, freedom)).toBeLessThan(1e-20);
  });

  it('is symmetric, is all at 0, and goes down', () => {
    for (const freedom of [1, 2, 3, 4, 19, 20]) {
      expect(tailOfT(0, freedom)).toBe(1);
      expect(tailOfT(-2, freedom)).toBe(tailOfT(2, freedom));
      const tails = [0, 0.5, 1, 2, 4, 8, 100].map((t) => tailOfT(t, freedom));
      expect(tails).toEqual([...tails].sort((one, other) => other - one));
    }
  });
});
