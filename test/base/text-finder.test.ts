import { describe, expect, it } from 'vitest';
import { buildTextFinder } from '../../src/base/text-finder.ts';

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
      const words = Array.from({ length: draw(5) }, () => word(6));
      const text = word(12);
      const found = buildTextFinder(words)(text);
      seen.add(found);
      expect({ words, text, found }).toEqual({ words, text, found: words.some((each) => text.includes(each)) });
    }
    expect(seen.size).toBe(2);
  });
});
