import { describe, expect, it } from 'vitest';
import { deviationOf, meanOf, squaresAround } from '../../src/stats/moments.ts';

describe('the mean', () => {
  it('is the sum divided by the count', () => {
    expect(meanOf([1, 2, 6])).toBe(3);
    expect(meanOf([5, 1])).toBe(3);
  });

  it('is 0 of no numbers', () => {
    expect(meanOf([])).toBe(0);
  });

  it('is exactly the number where all are equal, which a sum misses by its rounding', () => {
    expect((0.1 + 0.1 + 0.1) / 3).not.toBe(0.1);
    expect(meanOf([0.1, 0.1, 0.1])).toBe(0.1);
  });
});

describe('the standard deviation', () => {
  it('divides the squares around the mean by one less than the count', () => {
    expect(squaresAround([1, 3])).toBe(2);
    expect(deviationOf([1, 3])).toBe(Math.SQRT2);
    expect(deviationOf([2, 4, 6])).toBe(2);
  });

  it.each([[[]], [[7]]])('is 0 of %j', (values) => {
    expect(deviationOf(values)).toBe(0);
  });
});
