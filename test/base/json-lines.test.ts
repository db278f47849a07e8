import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonValue } from '../helpers/json-texts.ts';
import { cut, readLines } from '../helpers/read-entries.ts';

const whole = (text: string | Buffer) => readLines([Buffer.from(text as string)]);
const byteByByte = (text: string | Buffer) => readLines(cut(Buffer.from(text as string), [1]));

describe('the reader of lines', () => {
  it('reads one value a line, whatever the line breaks, blank lines and pieces', () => {
    const lineBreak = fc.constantFrom('\n', '\r\n', '\n\n', '\r\n \t\r\n');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(jsonValue, lineBreak)),
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (lines, hasFinalBreak, sizes) => {
          let text = lines.map(([value, end]) => JSON.stringify(value) + end).join('');
          if (!hasFinalBreak) text = text.trimEnd();
          const reported = readLines(cut(Buffer.from(text), sizes));
          expect(reported.issues).toEqual([]);
          expect(reported.entries.map(({ value }) => value)).toEqual(
            lines.map(([value]) => JSON.parse(JSON.stringify(value))),
          );
          for (const { paths } of reported.entries) expect(paths.path).toEqual([paths.index]);
          const spelt = text.split('\n');
          for (const { value, paths } of reported.entries)
            expect(spelt[paths.line - 1]?.trim()).toBe(JSON.stringify(value));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('counts entries without the blank lines and lines with them', () => {
    expect(whole('\n1\r\n\r\n \n2').entries.map(({ paths }) => paths)).toEqual([
      { index: 0, line: 2, path: [0] },
      { index: 1, line: 5, path: [1] },
    ]);
  });

  it('reports a broken line with its line and column and reads the others', () => {
    const text = '{"a":1}\r\n{"a":\r\n\n{"é":"x","é":1}\n[1,2\n{"a":2}\r\n{"a":NaN}';
    const reported = whole(text);
    expect(reported.entries.map(({ value }) => value)).toEqual([{ a: 1 }, { a: 2 }]);
    expect(reported.issues).toMatchObject([
      { line: 2, column: 6, path: [1, 'a'], found: 'the end of the text', expected: 'a JSON value' },
      { line: 4, column: 10, path: [2, 'é'], found: 'a second key "é"' },
      { line: 5, column: 5, path: [3], found: 'the end of the text', expected: '"]"' },
      { line: 7, column: 6, path: [5, 'a'], found: '"NaN"' },
    ]);
    expect(byteByByte(text)).toEqual(reported);
  });

  it('reports a document that is spread over lines, line by line', () => {
    expect(whole('[\n{}\n]').issues.map(({ line }) => line)).toEqual([1, 3]);
  });

  it('refuses two values on a line', () => {
    expect(whole('{} {}').issues).toMatchObject([
      { line: 1, column: 4, found: '"{"', expected: 'nothing after the value' },
    ]);
  });

  it('reports nothing for an empty file', () => {
    for (const text of ['', '\n', '\r\n', ' \n\t\n'])
      expect(whole(text)).toEqual({ entries: [], members: [], issues: [] });
  });

  it.each([
    ['a UTF-8 byte order mark', Buffer.from('\ufeff{"a":1}\n{"a":2}')],
    ['a UTF-16 byte order mark', Buffer.from('\ufeff{"a":1}\n{"a":2}', 'utf16le')],
    ['NUL bytes, as in UTF-16 or UTF-32 text', Buffer.from('{"a":1}\n{"a":2}', 'utf16le').swap16()],
  ])('reports %s once and reads nothing after it', (found, bytes) => {
    const reported = whole(bytes);
    expect(reported).toMatchObject({ entries: [], issues: [{ line: 1, column: 1, found }] });
    expect(byteByByte(bytes)).toEqual(reported);
  });

  it('reports the line of a byte that is not UTF-8', () => {
    const reported = whole(Buffer.from('{"a":1}\n{"a":"gr\u00f6\u00dfer"}\n3', 'latin1'));
    expect(reported.entries).toHaveLength(2);
    expect(reported.issues).toMatchObject([{ line: 2, column: 9, found: 'the byte 0xf6, which is not UTF-8' }]);
  });

  it.each(['['.repeat(100_000), '[},'.concat('['.repeat(100_000)), '{"a":'.repeat(100_000)])(
    'survives nesting 100,000 deep: %.8s',
    (line) => {
      const reported = whole(`1\n${line}\n2`);
      expect(reported.entries.map(({ value }) => value)).toEqual([1, 2]);
      expect(reported.issues).toMatchObject([{ line: 2 }]);
    },
  );
});
