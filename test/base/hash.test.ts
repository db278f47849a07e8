import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineHash, sha256 } from '../../src/base/hash.ts';

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('of %j is that of the standard', (text, hex) => {
    expect(sha256(text)).toBe(hex);
    expect(sha256(Buffer.from(text))).toBe(hex);
  });
});

describe('LineHash', () => {
  it('is the hash of the lines, each ended by a newline, whatever their length', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc
        .tuple(
          fc.constantFrom('a', 'é', '測', '😀', '\ud800'),
          fc.constantFrom(43_689, 43_690, 65_536, 131_071, 131_072, 200_000),
        )
        .map(([unit, count]) => unit.repeat(count)),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const hash = new LineHash();
        for (const each of lines) hash.add(each);
        const expected = createHash('sha256');
        for (const each of lines) expected.update(`${each}\n`);
        expect(hash.digest()).toBe(expected.digest('hex'));
      }),
      { numRuns: 20 },
    );
  });

  it('takes a line in parts, whatever their length', () => {
    const length = fc.constantFrom(0, 1, 50, 65_536, 131_066, 131_067, 131_068, 131_069, 200_000);
    fc.assert(
      fc.property(fc.array(fc.tuple(length, fc.boolean()), { maxLength: 12 }), (lines) => {
        const hash = new LineHash();
        const expected = createHash('sha256');
        for (const [size, isWhole] of lines) {
          const body = 'b'.repeat(size);
          const bytes = Buffer.from(`xx${body}y`);
          if (isWhole) hash.add(`[a${body}]`);
          else hash.addParts(['[', 'a', ''], { bytes, from: 2, to: bytes.length - 1 }, ']');
          expected.update(`[a${body}]\n`);
        }
        expect(hash.digest()).toBe(expected.digest('hex'));
      }),
      { numRuns: 20 },
    );
  });

  it('of no line at all is that of no text', () => {
    expect(new LineHash().digest()).toBe(sha256(''));
  });
});
