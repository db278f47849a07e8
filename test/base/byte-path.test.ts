import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePath, encodePath } from '../../src/base/byte-path.ts';

describe('decodePath', () => {
  it('is the text of a name in UTF-8', () => {
    expect(decodePath(Buffer.from('sub/é測😀\n'))).toBe('sub/é測😀\n');
  });

  it('keeps each byte that is not UTF-8 as a lone surrogate', () => {
    expect(decodePath(Buffer.from([0x61, 0xff, 0xc3, 0xa9, 0xe2, 0x82]))).toBe('a\udcffé\udce2\udc82');
  });

  it('loses no byte of any name, and makes no two names one', () => {
    const tricky = fc.constantFrom(
      0x61,
      0x2f,
      0x80,
      0xbf,
      0xc3,
      0xa9,
      0xe2,
      0x82,
      0xac,
      0xed,
      0xb2,
      0xf0,
      0x9f,
      0x98,
      0xff,
    );
    const name = fc.array(fc.oneof(tricky, fc.integer({ min: 1, max: 255 })), { maxLength: 20 });
    fc.assert(
      fc.property(name, (bytes) => {
        expect([...encodePath(decodePath(Buffer.from(bytes)))]).toEqual(bytes);
      }),
      { numRuns: 2000 },
    );
  });
});
