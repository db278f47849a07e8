import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StructureScan, scalarEnd, scanStructure } from '../../src/base/json-scan.ts';
import { jsonValue, spell, spelling } from '../helpers/json-texts.ts';
import { cut } from '../helpers/read-entries.ts';

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, item) => sum + countKeys(item), own);
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

const bracketed = jsonValue.filter(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
);

describe('StructureScan', () => {
  it('finds the end of a value, its keys, depth and newlines, however the bytes are cut', () => {
    fc.assert(
      fc.property(
        bracketed,
        spelling,
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        (value, style, sizes) => {
          const text = spell(value, style).trim();
          const size = Buffer.byteLength(text);
          const scan = new StructureScan();
          let offset = 0;
          let end = -1;
          for (const piece of cut(Buffer.from(`${text},[{"x":1}`), sizes)) {
            const at = scan.advance(piece, 0, offset);
            if (at !== -1) {
              end = offset + at;
              break;
            }
            offset += piece.length;
          }
          expect(end).toBe(size);
          expect(scan.colons).toBe(countKeys(value));
          expect(scan.maxDepth).toBe(depthOf(value));
          expect(scan.newlines).toBe(text.split('\n').length - 1);
          if (scan.newlines > 0)
            expect(scan.lineStart).toBe(Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('goes on for a value without an end', () => {
    for (const text of ['{', '[[]', '"abc', '"abc\\"', '{"a":"}]"', '"\\']) {
      expect(new StructureScan().advance(Buffer.from(text), 0, 0), text).toBe(-1);
    }
  });

  it('measures any depth without recursion', () => {
    expect(scanStructure(Buffer.from('['.repeat(1_000_000))).maxDepth).toBe(1_000_000);
  });
});

describe('scalarEnd', () => {
  it.each([
    ['1,2', 1],
    ['true]', 4],
    ['null}', 4],
    ['-0.5e3 ', 6],
    ['1\r\n', 1],
    ['NaN', -1],
    [']', 0],
  ])('ends %j at %i', (text, end) => {
    expect(scalarEnd(Buffer.from(text), 0)).toBe(end);
  });
});
