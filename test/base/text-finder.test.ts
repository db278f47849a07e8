import { describe, expect, it } from 'vitest';
import { buildTextFinder } from '../../src/base/text-finder.ts';
import { readPeakMemory } from '../helpers/peak-memory.ts';

describe('a text finder', () => {
  it('agrees with a search for each word', () => {
    let state = 7;
    const draw = (below: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return (state >>> 8) % below;
    };
    const word = (most: number): string => Array.from({ length: 1 + draw(most) }, () => 'abc'[draw(3)]).join('');
    const seen = new Set<boolean>();
    for (let round = 0; round < 2000; round += 1) {
      // A few short words are looked for one by one, others by the automaton.
      const long = round % 2 === 0 ? [] : ['x'.repeat(40)];
      const words = [...Array.from({ length: draw(5) }, () => word(6)), ...long];
      const text = word(12);
      const found = buildTextFinder(words)(text);
      seen.add(found);
      expect({ words, text, found }).toEqual({ words, text, found: words.some((each) => text.includes(each)) });
    }
    expect(seen.size).toBe(2);
  });

  it('takes memory for a bounded number of letters, however long or many the words are', () => {
    const before = readPeakMemory();
    const long = 'a'.repeat(20 * 1024 * 1024);
    expect(buildTextFinder([long])(long)).toBe(true);
    expect(buildTextFinder([long])('a'.repeat(999))).toBe(false);
    const many = Array.from({ length: 1_000_000 }, (_, index) => `n${index}-${(index * 7919) % 1_000_003}`);
    expect(buildTextFinder(many)('the write is to n0-0 and others')).toBe(true);
    expect(buildTextFinder(many)('nothing of them')).toBe(false);
    expect(readPeakMemory() - before).toBeLessThan(500 * 1024 * 1024);
  });
});
