import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberList, TextList, TextSet } from '../../src/base/text-list.ts';
import { trickyString } from '../helpers/json-texts.ts';

const RUNS = { numRuns: 200 };

describe('TextList', () => {
  it('gives back what was added, half surrogate pairs too, and takes texts off its end', () => {
    fc.assert(
      fc.property(
        fc.array(trickyString, { maxLength: 30 }),
        fc.nat(30),
        fc.array(trickyString),
        (texts, taken, more) => {
          const list = new TextList();
          for (const text of texts) list.push(text);
          const left = Math.max(0, texts.length - taken);
          while (list.length > left) list.pop();
          for (const text of more) list.push(text);
          const expected = [...texts.slice(0, left), ...more];
          expect(list.toArray()).toEqual(expected);
          expect(list.slice(taken, taken + 9)).toEqual(expected.slice(taken, taken + 9));
          list.clear();
          expect(list.length).toBe(0);
        },
      ),
      RUNS,
    );
  });

  it('holds texts of the longest size it takes, across its blocks, and refuses a longer one', () => {
    const list = new TextList();
    const texts = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'a' : 'é').repeat(16_000 - index));
    for (const text of texts) list.push(text);
    for (const [index, text] of texts.entries()) expect(list.at(index) === text).toBe(true);
    for (const [from, to] of [
      [0, 40],
      [3, 17],
      [39, 99],
    ] as const)
      expect(list.slice(from, to).join() === texts.slice(from, to).join()).toBe(true);
    expect(() => list.push('a'.repeat(16_001))).toThrow(RangeError);
  });

  it('hashes the same text to the same number under the same key, and others to others', () => {
    const list = new TextList();
    for (const text of ['', '', 'a', 'a\0', 'é']) list.push(text);
    const hashes = [0, 1, 2, 3, 4].map((index) => list.hash(index, [1, 2]));
    expect(new Set(hashes).size).toBe(4);
    expect(hashes[1]).toBe(hashes[0]);
    expect(list.hash(0, [1, 3])).not.toBe(hashes[0]);
  });
});

describe('TextSet', () => {
  it('finds what a Map finds, in any order and number', () => {
    const some = fc.oneof(trickyString, fc.nat(40).map(String), fc.constantFrom('a', 'a\0', 'a\0\0', '', '\0'));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 300 }), (texts) => {
        const set = new TextSet([3, -7]);
        const known = new Map<string, number>();
        for (const text of texts) {
          expect(set.add(text)).toBe(known.get(text));
          if (!known.has(text)) known.set(text, known.size);
        }
        expect(set.texts.toArray()).toEqual([...known.keys()]);
        expect(set.texts.length).toBe(known.size);
      }),
      RUNS,
    );
  });

  it('keeps apart and finds again 50,000 texts', () => {
    const set = new TextSet([3, -7]);
    for (let index = 0; index < 50_000; index += 1) expect(set.add(`run_${index}`)).toBeUndefined();
    for (let index = 0; index < 50_000; index += 7) expect(set.add(`run_${index}`)).toBe(index);
    expect(set.texts.length).toBe(50_000);
  });
});

it('NumberList holds 32 bits each', () => {
  const list = new NumberList();
  for (let index = 0; index < 100; index += 1) list.push(2 ** 32 - 1 - index);
  expect([list.length, list.at(0), list.at(99)]).toEqual([100, 2 ** 32 - 1, 2 ** 32 - 100]);
  list.clear();
  expect(list.length).toBe(0);
});
