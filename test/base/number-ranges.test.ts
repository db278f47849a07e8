import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addNumber, hasNumber, type NumberRanges } from '../../src/base/number-ranges.ts';

it('knows the numbers that were added, in whatever order, in as few ranges as there are', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 14 }), (numbers) => {
      const ranges: NumberRanges = [];
      for (const each of numbers) addNumber(ranges, each);
      const known = new Set(numbers);
      const all = Array.from({ length: 14 }, (_, each) => each);
      expect(all.filter((each) => hasNumber(ranges, each))).toEqual(all.filter((each) => known.has(each)));
      expect(ranges).toHaveLength(all.filter((each) => known.has(each) && !known.has(each - 1)).length);
    }),
  );
});
