import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDocument } from '../../src/base/json-document.ts';
import { valueAt } from '../../src/base/json-path.ts';
import { jsonValue, spell, spelling } from '../helpers/json-texts.ts';

function decoded(text: string | Buffer) {
  const result = decodeDocument('suite.json', Buffer.from(text as string));
  if ('problems' in result) throw new Error(`not valid: ${result.problems[0]?.found}`);
  return result.document;
}

function problems(bytes: string | Buffer) {
  const result = decodeDocument('suite.json', Buffer.from(bytes as string));
  return 'problems' in result ? result.problems : [];
}

describe('decodeDocument', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(jsonValue, spelling, (value, style) => {
        const text = spell(value, style);
        expect(decoded(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['a UTF-8 byte order mark', Buffer.from('\ufeff{}')],
    ['a UTF-16 byte order mark', Buffer.from('\ufeff{}', 'utf16le')],
    ['a UTF-16 byte order mark', Buffer.from('\ufeff{}', 'utf16le').swap16()],
    ['NUL bytes, as in UTF-16 or UTF-32 text', Buffer.from('{}', 'utf16le')],
    ['NUL bytes, as in UTF-16 or UTF-32 text', Buffer.from('{}', 'utf16le').swap16()],
  ])('refuses %s at the beginning', (found, bytes) => {
    expect(problems(bytes)).toMatchObject([{ file: 'suite.json', line: 1, column: 1, found }]);
  });

  it('refuses Latin-1 at the first byte that is not UTF-8', () => {
    expect(problems(Buffer.from('{\n "name": "Grö\u00dfe"}', 'latin1'))).toMatchObject([
      { line: 2, column: 13, found: 'the byte 0xf6, which is not UTF-8', expected: 'UTF-8 text' },
    ]);
  });

  it('says where a text nests too deep, in characters', () => {
    const deep = `{"ä":1,\n"é":${'['.repeat(100_000)}`;
    expect(problems(deep)).toMatchObject([{ line: 2, column: 516, found: 'nesting 100001 levels deep' }]);
    expect(problems(`["😀",${'{"a":'.repeat(100_000)}`)).toMatchObject([{ line: 1, column: 7 + 5 * 511 }]);
  });
});

describe('locate', () => {
  const text = '{\n  "name": "größe",\n  "list": [1, {"deep": [true]},\n   "last"]}';

  it.each([
    [[], 1, 1],
    [['name'], 2, 11],
    [['list'], 3, 11],
    [['list', 0], 3, 12],
    [['list', 1, 'deep', 0], 3, 25],
    [['list', 2], 4, 4],
  ])('finds %j', (path, line, column) => {
    expect(decoded(text).locate(path)).toEqual({ line, column });
  });

  it.each([
    [['gone'], 1, 1],
    [['list', 7], 3, 11],
    [['list', 1, 'gone', 3, 'x'], 3, 15],
    [['name', 'length'], 2, 11],
    [['list', 'length'], 3, 11],
    [[0], 1, 1],
  ])('finds the nearest ancestor of %j', (path, line, column) => {
    expect(decoded(text).locate(path)).toEqual({ line, column });
  });

  it('points at the text of the value, for every value', () => {
    fc.assert(
      fc.property(jsonValue, spelling, (value, style) => {
        const spelt = spell(value, { ...style, blanks: style.blanks.map((blank) => blank.replaceAll('\r', ' ')) });
        const document = decoded(spelt);
        const lines = spelt.split('\n');
        for (const path of pathsOf(value)) {
          const { line, column } = document.locate(path);
          const rest = lines[line - 1]?.slice(column - 1) ?? '';
          const found = valueAt(value, path);
          const opening = typeof found === 'string' ? '"' : JSON.stringify(found).charAt(0);
          expect(rest.charAt(0), `${JSON.stringify(path)} in ${spelt}`).toBe(opening);
        }
      }),
    );
  });

  it('is quick for the last of many places in a large document', () => {
    const document = decoded(
      `{"list":[${'1,\n'.repeat(500_000)}2],"k":{${'"'}${Array.from({ length: 50_000 }, (_, key) => `k${key}":0`).join(',"')}}}`,
    );
    const startedAt = performance.now();
    for (let index = 0; index < 50_000; index += 1) {
      document.locate(['list', index]);
      document.locate(['k', `k${index}`]);
    }
    expect(document.locate(['list', 500_000])).toEqual({ line: 500_001, column: 1 });
    // The naive way takes minutes here.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...steps.flatMap((step) => pathsOf(valueAt(value, [step]), [...path, step]))];
}
