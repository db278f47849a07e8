import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyWords, passPlainText, wordsOf } from '../../src/base/byte-words.ts';

const isPlain = (byte: number) => byte >= 0x20 && byte < 0x80 && byte !== 0x22 && byte !== 0x5c;

it('copies the bytes between two places, and no others', () => {
  const bytes = Buffer.from(Array.from({ length: 40 }, (_, at) => (at * 37) % 256));
  for (let from = 0; from <= 9; from += 1) {
    for (let to = from; to <= from + 12; to += 1) {
      const target = Buffer.alloc(40, 0xee);
      copyWords({ words: wordsOf(bytes), from, to }, wordsOf(target), 5);
      const expected = Buffer.alloc(40, 0xee);
      bytes.copy(expected, 5, from, to);
      expect(target).toEqual(expected);
    }
  }
});

it('reads the bytes of a part of a buffer, not those before it', () => {
  const part = Buffer.from('abcdefgh"').subarray(3);
  expect(wordsOf(part).getUint8(0)).toBe('d'.charCodeAt(0));
  expect(passPlainText(wordsOf(part), 0, part.length)).toBe(4);
});

it('passes no byte that is not plain, wherever it stands, and stops at plain ones only before it', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    for (let place = 0; place < 8; place += 1) {
      for (const beside of [0x20, 0x21, 0x23, 0x5b, 0x5d, 0x7f]) {
        const bytes = Buffer.alloc(8, beside);
        bytes[place] = byte;
        const end = isPlain(byte) ? 8 : place - (place % 4);
        expect(passPlainText(wordsOf(bytes), 0, 8)).toBe(end);
      }
    }
  }
});

it('passes what a look at each byte would', () => {
  const near = fc.constantFrom(0x1f, 0x20, 0x21, 0x22, 0x23, 0x5b, 0x5c, 0x5d, 0x7e, 0x7f, 0x80, 0xff, 0x61);
  fc.assert(
    fc.property(fc.array(near, { maxLength: 24 }), fc.nat(8), (all, from) => {
      const bytes = Buffer.from(all);
      let end = Math.min(from, bytes.length);
      const begin = end;
      while (end + 4 <= bytes.length && bytes.subarray(end, end + 4).every(isPlain)) end += 4;
      expect(passPlainText(wordsOf(bytes), begin, bytes.length)).toBe(end);
    }),
    { numRuns: 300 },
  );
});
