import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDocument } from '../../src/base/json-document.ts';
import { printJson, withTexts } from '../../src/base/json-print.ts';
import { TextList } from '../../src/base/text-list.ts';
import { jsonValue, trickyString } from '../helpers/json-texts.ts';

const print = (value: unknown, depth?: number) => [...printJson(value, depth)].join('');

function nested(value: unknown, levels: number): unknown {
  let nested = value;
  for (let level = 0; level < levels; level += 1) nested = [nested];
  return nested;
}

describe('printJson', () => {
  it('prints what JSON.stringify prints, at every depth of splitting', () => {
    fc.assert(
      fc.property(jsonValue, fc.integer({ min: 0, max: 7 }), (value, depth) => {
        expect(print(value, depth)).toBe(JSON.stringify(value, null, 2));
        expect(print(value)).toBe(JSON.stringify(value, null, 2));
      }),
      { numRuns: 500 },
    );
  });

  it('prints text that reads back as the same value', () => {
    fc.assert(
      fc.property(jsonValue, (value) => {
        expect(decodeDocument('f', Buffer.from(print(value)))).toMatchObject({ document: { value } });
      }),
    );
  });

  it.each([
    [[]],
    [{}],
    [[[], {}, [[]], [{}]]],
    [{ a: [], b: {}, '': [{ c: [] }] }],
    [{ gone: undefined, kept: null }],
    [{ gone: undefined }],
    [[undefined, Number.NaN, Number.POSITIVE_INFINITY]],
    [{ 2: 'integers first', 1: 'in order', __proto_: 'x' }],
    [{ text: 'a\nb\u2028\ud800', 'key\n"': '\\' }],
    [JSON.parse('{"__proto__":{"a":[1]}}')],
    ['text'],
    [null],
    [-0],
  ])('prints %j like JSON.stringify, at every depth', (value) => {
    for (let depth = 0; depth < 6; depth += 1) expect(print(value, depth)).toBe(JSON.stringify(value, null, 2));
  });

  it('prints a value whose indentation alone is longer than a string can be', () => {
    // Above 2^29 characters with two spaces a level.
    const value = nested(Array(270_000).fill(1), 1000);
    let size = 0;
    let longest = 0;
    for (const piece of printJson(value, 1000)) {
      size += piece.length;
      longest = Math.max(longest, piece.length);
    }
    expect(size).toBeGreaterThan(0x1fff_ffe8);
    expect(longest).toBeLessThan(10_000);
  });

  it('prints texts that nobody read as the array that they are, and leaves them unread', () => {
    const isUnread = (holder: object) => Object.getOwnPropertyDescriptor(holder, 'texts')?.get !== undefined;
    fc.assert(
      fc.property(fc.array(trickyString), fc.nat(3), fc.nat(6), (texts, levels, depth) => {
        const list = new TextList();
        for (const text of texts) list.push(text);
        const holder = Object.assign(withTexts({ one: 1, gone: undefined }, 'texts', list), { more: [texts] });
        const expected = JSON.stringify(nested({ one: 1, texts, more: [texts] }, levels), null, 2);
        expect(print(nested(holder, levels), depth)).toBe(expected);
        expect(isUnread(holder)).toBe(depth > levels);
        expect(holder.texts).toEqual(texts);
        expect(isUnread(holder)).toBe(false);
        expect(print(nested(holder, levels), depth)).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('takes no more stack for a value that is deep', () => {
    const value = nested(0, 2000);
    expect(print(value, Number.POSITIVE_INFINITY)).toBe(JSON.stringify(value, null, 2));
  });
});
