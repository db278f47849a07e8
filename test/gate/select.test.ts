import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ranked } from '../../src/gate/evaluate.ts';
import { compareMerit, compareRank, selectBest } from '../../src/gate/select.ts';

const ranked = (id: string, pass: boolean, overall: number): Ranked => ({ id, pass, scores: { overall } });
const bestId = (...all: readonly Ranked[]) => selectBest(all)?.id;

describe('selectBest', () => {
  test('puts passing before failing, whatever the scores', () => {
    expect(bestId(ranked('fails', false, 1), ranked('passes', true, 0.1))).toBe('passes');
  });

  test('puts the higher overall score first among those that pass', () => {
    expect(bestId(ranked('a', true, 0.8), ranked('b', true, 0.80001), ranked('c', true, 0.7))).toBe('b');
  });

  test('puts the higher overall score first among those that fail', () => {
    expect(bestId(ranked('a', false, 0.1), ranked('b', false, 0.2))).toBe('b');
  });

  test('puts the lower id first among equals', () => {
    expect(bestId(ranked('b', true, 0.8), ranked('a', true, 0.8), ranked('c', true, 0.8))).toBe('a');
  });

  test('is nothing for nothing', () => {
    expect(bestId()).toBeUndefined();
  });
});

describe('the order of ids', () => {
  // What localeCompare says, and not what code units say.
  test.each<[first: string, second: string]>([
    ['a', 'B'],
    ['a', 'A'],
    ['B', 'c'],
    ['candidate_1', 'candidate_10'],
    ['candidate_10', 'candidate_2'],
    ['_x', 'x'],
    ['-x', 'x'],
    ['1', 'a'],
    ['eclair', 'éclair'],
    ['éclair', 'elan'],
    ['', 'a'],
  ])('puts %j before %j', (first, second) => {
    expect(first.localeCompare(second, 'en')).toBeLessThan(0);
    for (const pair of [
      [first, second],
      [second, first],
    ]) {
      expect(bestId(...pair.map((id) => ranked(id, true, 0.8)))).toBe(first);
    }
  });

  test('is that of the locale for any names, plain ones or not', () => {
    const { compare } = new Intl.Collator('en');
    const plain = fc.string({ unit: fc.constantFrom(...'abz019_-') });
    const name = fc.oneof(plain, fc.string({ unit: fc.constantFrom(...'abzABé019_-. ') }));
    fc.assert(
      fc.property(name, name, (one, other) => {
        fc.pre(compare(one, other) !== 0);
        expect(Math.sign(compareRank(ranked(one, true, 1), ranked(other, true, 1)))).toBe(compare(one, other));
      }),
      { numRuns: 1000 },
    );
  });

  test('is total: ids that look the same to the locale have an order of their own', () => {
    const [one, other] = ['caf\u00e9', 'cafe\u0301'] as const;
    expect(one.localeCompare(other, 'en')).toBe(0);
    expect(compareRank(ranked(one, true, 1), ranked(other, true, 1))).not.toBe(0);
    expect(bestId(ranked(one, true, 1), ranked(other, true, 1))).toBe(
      bestId(ranked(other, true, 1), ranked(one, true, 1)),
    );
  });
});

describe('compareMerit', () => {
  test('is zero for a tie, whatever the ids', () => {
    expect(compareMerit(ranked('a', true, 0.8), ranked('b', true, 0.8))).toBe(0);
    expect(compareMerit(ranked('a', false, 0), ranked('b', false, 0))).toBe(0);
  });

  test('is no tie where scores differ in the last bit', () => {
    expect(compareMerit(ranked('a', true, 0.1 + 0.2), ranked('b', true, 0.3))).toBeLessThan(0);
  });
});
