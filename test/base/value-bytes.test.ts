import { describe, expect, it } from 'vitest';
import { StructureScan } from '../../src/base/json-scan.ts';
import { MAX_VALUE_BYTES, ValueBytes } from '../../src/base/value-bytes.ts';
import { cut } from '../helpers/read-entries.ts';

describe('ValueBytes', () => {
  const block = Buffer.alloc(1 << 20, 'a');

  /** A string of so many bytes, quotes included, as it arrives. */
  function collect(size: number): ValueBytes {
    const bytes = new ValueBytes();
    bytes.add(Buffer.from('"'));
    for (let left = size - 2; left > 0; left -= block.length) bytes.add(block.subarray(0, left));
    bytes.add(Buffer.from('"'));
    return bytes;
  }

  it('reads a value of the largest size and refuses one byte more, which it does not keep', () => {
    const decoded = collect(MAX_VALUE_BYTES).decode(new StructureScan());
    expect('value' in decoded && String(decoded.value).length).toBe(MAX_VALUE_BYTES - 2);
    const tooLarge = collect(MAX_VALUE_BYTES + 1);
    expect(tooLarge.whole()).toHaveLength(0);
    expect(tooLarge.isBlank()).toBe(false);
    expect(tooLarge.decode(new StructureScan())).toEqual({
      issues: [
        {
          line: 1,
          column: 1,
          path: [],
          found: `a value of ${MAX_VALUE_BYTES + 1} bytes`,
          expected: `at most ${MAX_VALUE_BYTES} bytes`,
          remedy: 'Is a quote or a bracket left open? Else split the value.',
        },
      ],
    });
  });

  it.each([
    ['', true],
    [' \t\r', true],
    ['{}', false],
    [' 0', false],
  ])('%j is blank: %j, in any pieces', (text, expected) => {
    const bytes = new ValueBytes();
    for (const piece of cut(Buffer.from(text), [1])) bytes.add(piece);
    expect(bytes.isBlank()).toBe(expected);
    expect(bytes.size).toBe(text.length);
  });

  it('loses a carriage return at its end, and no other', () => {
    for (const [text, left] of [
      ['a\r', 'a'],
      ['\r', ''],
      ['a\r\r', 'a\r'],
      ['\ra', '\ra'],
      ['', ''],
    ] as const) {
      const bytes = new ValueBytes();
      for (const piece of cut(Buffer.from(text), [1])) bytes.add(piece);
      bytes.trimReturn();
      expect(bytes.whole().toString()).toBe(left);
      expect(bytes.size).toBe(left.length);
    }
  });
});
