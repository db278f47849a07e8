import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertAscending, median, medianOfAscending } from '../../src/base/median.ts';

describe('median', () => {
  it('is undefined of no numbers', () => {
    expect(median([])).toBeUndefined();
  });

  it.each([
    [[7], 7],
    [[2, 1], 1],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2],
    [[10, 9, 100], 10],
    [[-1, -3, -2, 5, 4], -1],
  ])('of %j is %d, the lower of two middle ones', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('has as many numbers below as above, whatever their order and count', () => {
    for (let count = 1; count <= 401; count += 2) {
      const numbers = Array.from({ length: count }, (_, index) => (index * 7) % count);
      expect(median(count % 7 === 0 ? numbers.map((_, index) => index) : numbers)).toBe((count - 1) / 2);
    }
  });

  it('leaves the numbers as they are', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });

  it('is kept up while numbers are added', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (numbers) => {
        const ascending: number[] = [];
        for (const [index, number] of numbers.entries()) {
          expect(medianOfAscending(ascending, number)).toBe(median(numbers.slice(0, index + 1)));
          insertAscending(ascending, number);
          expect(medianOfAscending(ascending)).toBe(median(numbers.slice(0, index + 1)));
        }
        expect(ascending).toEqual(numbers.toSorted((one, other) => one - other));
      }),
    );
    expect(medianOfAscending([])).toBeUndefined();
  });
});
