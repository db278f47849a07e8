import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePrinted } from '../../src/base/json-text.ts';
import { ValueSize } from '../../src/base/value-size.ts';

const sizeOf = (value: unknown) => new ValueSize(value, { levels: 512, takesAnyKey: false });

/** Numbers as people and programs write them: also longer and shorter than they are printed. */
const digits = (most: number) => fc.stringMatching(new RegExp(`^(0|[1-9]\\d{0,${most}})$`));
const numberText = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => JSON.stringify(each)),
  fc.integer().map(String),
  digits(24),
  fc
    .tuple(fc.constantFrom('', '-'), digits(20), fc.stringMatching(/^(\.\d{1,24})?$/))
    .map(([sign, whole, fraction]) => `${sign}${whole}${fraction}`),
  fc.tuple(digits(18), fc.stringMatching(/^(\.\d{1,3})?[eE][-+]?\d{1,2}$/)).map((parts) => parts.join('')),
  fc.constantFrom(
    '-0',
    '-0.0',
    '0.0',
    '1e2',
    '100',
    '1.0',
    '0.01',
    '1e-2',
    '999999999999999.9',
    '99999999999999999999',
  ),
);
const key = fc.oneof(fc.stringMatching(/^[ -~]{0,4}$/), fc.constantFrom('1', '10', 'a', 'a:', '1e5'));
const blank = fc.constantFrom('', '', '', ' ', '   ', '\t', '\r\n');
const entryText = fc
  .array(
    fc.tuple(
      key,
      fc.oneof(
        numberText,
        key.map((each) => JSON.stringify(each)),
      ),
      blank,
    ),
    { maxLength: 5 },
  )
  .map((members) => `{${members.map(([name, item, space]) => `${JSON.stringify(name)}:${space}${item}`).join(',')}}`);

describe('ValueSize', () => {
  it('is as long as what is printed, or unknown', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: fc.constantFrom('a', '1', 'é', ' ') }), (value) => {
        const { size } = sizeOf(value);
        if (!Number.isNaN(size)) expect(size).toBe(JSON.stringify(value).length);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[unknown, number]>([
    [{}, 2],
    [[], 2],
    [{ a: [] }, 8],
    [[null, true, false, 'b'], 21],
    [{ a: { b: [1, 12, 123, 1234] } }, 27],
    [[-1, 0.5, -12.25, 40_000, 999_999_999_999_999], 37],
  ])('knows the size of %j', (value, size) => {
    expect(JSON.stringify(value)).toHaveLength(size);
    expect(sizeOf(value).size).toBe(size);
  });

  it('knows the size of each number of few decimals', () => {
    const number = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(5));
    fc.assert(
      fc.property(number, ([digits, decimals]) => {
        const value = Number(`${digits}e-${decimals}`);
        expect(sizeOf(value).size).toBe(JSON.stringify(value).length);
      }),
      { numRuns: 500 },
    );
  });

  it('does not know the size of what is printed in more digits, with an exponent or in another order', () => {
    for (const value of [0.1 + 0.2, 1e15, 1e21, 1e-7, 5e-324, { b: 1, 1: 2 }, [{ 0: 1 }]])
      expect(sizeOf(value).size).toBeNaN();
  });

  it('lets a text stand only for what is printed of its value', () => {
    let asIs = 0;
    fc.assert(
      fc.property(entryText, (text) => {
        const entry = decodePrinted(Buffer.from(text));
        if (entry === undefined) return;
        const printed = JSON.stringify(JSON.parse(text));
        expect(entry.printed).toBe(printed);
        expect(entry.bytes !== undefined).toBe(printed === text);
        if (printed === text) asIs += 1;
      }),
      { numRuns: 2000 },
    );
    expect(asIs).toBeGreaterThan(100);
  });
});
