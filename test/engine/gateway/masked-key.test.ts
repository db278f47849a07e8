import { describe, expect, it } from 'vitest';
import { maskKey } from '../../../src/engine/gateway/masked-key.ts';

const KEY = 'sk-aab-sk-aac';
const masked = (key: string, parts: readonly string[]): string[] => {
  const mask = maskKey(key);
  return [...parts.map((part) => mask.pass(Buffer.from(part)).toString()), mask.end().toString()];
};

describe('a key in bytes that pass', () => {
  it.each<[string, string[], string]>([
    ['once', [`you sent ${KEY}.`], `you sent ${'*'.repeat(13)}.`],
    ['one after the other', [`${KEY}${KEY}`], '*'.repeat(26)],
    ['in two parts', ['you sent sk-aab-s', 'k-aac.'], `you sent ${'*'.repeat(13)}.`],
    ['byte by byte', [...`x${KEY}y`], `x${'*'.repeat(13)}y`],
    ['after what begins like it', ['sk-aab-', KEY], `sk-aab-${'*'.repeat(13)}`],
    ['not, but nearly', ['sk-aab-sk-aa', 'b'], 'sk-aab-sk-aab'],
    ['not, but its beginning at the end', ['sk-aab', '-sk'], 'sk-aab-sk'],
  ])('is taken out: %s', (_, parts, shown) => {
    expect(masked(KEY, parts).join('')).toBe(shown);
  });

  it('holds nothing back but what may be its beginning', () => {
    expect(masked(KEY, ['data: 1\n\n', 'data: sk-a', 'bc\n\n'])).toEqual(['data: 1\n\n', 'data: ', 'sk-abc\n\n', '']);
  });

  it('leaves the bytes of others as they are, and a text too', () => {
    const own = Buffer.from(`${KEY} Käse`);
    expect(maskKey(KEY).pass(own).toString()).toBe(`${'*'.repeat(13)} Käse`);
    expect(own.toString()).toBe(`${KEY} Käse`);
    expect(maskKey(KEY).text(`a ${KEY}`)).toBe(`a ${'*'.repeat(13)}`);
    expect(masked('none', ['none of it'])).toEqual(['none of it', '']);
  });
});
