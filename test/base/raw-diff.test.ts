import { describe, expect, it } from 'vitest';
import { parseRawDiff, splitNul } from '../../src/base/raw-diff.ts';

const [A, B] = ['a'.repeat(40), '0'.repeat(40)];

describe('parseRawDiff', () => {
  it('reads paths as they are', () => {
    const text = `:100644 000000 ${A} ${B} D\0a "b"\n\\303\0:000000 120000 ${B} ${A} A\0:100644 000000 x\0`;
    expect(parseRawDiff(Buffer.from(text))).toEqual([
      { path: 'a "b"\n\\303', status: 'D', oldMode: '100644', newMode: '000000', oldId: A, newId: B },
      { path: ':100644 000000 x', status: 'A', oldMode: '000000', newMode: '120000', oldId: B, newId: A },
    ]);
    expect(parseRawDiff(Buffer.alloc(0))).toEqual([]);
  });

  it.each([
    `:100644 100644 ${A} ${A} R100\0a\0b\0`,
    `:100644 100644 ${A} ${A} M\0`,
    'a\0b\0',
    `:100644 100644 ${A} ${A} M\ta\n\0x\0`,
  ])('throws on what git does not print with these options: %j', (text) => {
    expect(() => parseRawDiff(Buffer.from(text))).toThrow('cannot be read');
  });
});

describe('splitNul', () => {
  it('leaves out what has no end', () => {
    expect(splitNul(Buffer.from('a\0\0b\0c')).map(String)).toEqual(['a', '', 'b']);
  });
});
