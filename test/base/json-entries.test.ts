import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderProblem } from '../../src/base/errors.ts';
import { issueProblem } from '../../src/base/json-document.ts';
import { jsonValue, spell, spelling, trickyString } from '../helpers/json-texts.ts';
import { cut, type Report, readEntries } from '../helpers/read-entries.ts';

const whole = (text: string | Buffer) => readEntries([Buffer.from(text as string)]);
const byteByByte = (text: string | Buffer) => readEntries(cut(Buffer.from(text as string), [1]));
const values = ({ entries }: Report) => entries.map(({ value }) => value);
/** The issues, a line each, without the remedy. */
const issues = (reported: Report) =>
  reported.issues.map((issue) => renderProblem(issueProblem('f', { ...issue, remedy: '' })).slice(0, -2));

const list = fc.array(jsonValue, { maxLength: 6 });
const memberKey = trickyString.filter((key) => key !== '__proto__' && key !== 'candidates');
const members = fc.dictionary(memberKey, jsonValue, { maxKeys: 3 });
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

describe('the streaming reader', () => {
  it('reads an array as JSON.parse does, in pieces of any size', () => {
    fc.assert(
      fc.property(list, spelling, sizes, (entries, style, pieces) => {
        const text = spell(entries, style);
        const reported = readEntries(cut(Buffer.from(text), pieces));
        expect(issues(reported)).toEqual([]);
        expect(values(reported)).toEqual(JSON.parse(text));
        expect(reported.entries.map(({ paths }) => paths.path)).toEqual(entries.map((_, index) => [index]));
      }),
      { numRuns: 300 },
    );
  });

  it('reads an envelope as JSON.parse does, with members before and after the list', () => {
    fc.assert(
      fc.property(members, list, members, spelling, sizes, (before, entries, after, style, pieces) => {
        const envelope = { ...before, candidates: entries, ...after };
        const text = spell(envelope, style);
        const reported = readEntries(cut(Buffer.from(text), pieces));
        const { candidates, ...others } = JSON.parse(text);
        expect(issues(reported)).toEqual([]);
        expect(values(reported)).toEqual(candidates);
        expect(reported.entries.map(({ paths }) => paths.path)).toEqual(
          entries.map((_, index) => ['candidates', index]),
        );
        expect(Object.fromEntries(reported.members.map(({ key, value }) => [key, value]))).toEqual(others);
      }),
      { numRuns: 300 },
    );
  });

  it('reports the same when the text is split in two at any byte', () => {
    fc.assert(
      fc.property(members, list, spelling, (before, entries, style) => {
        const bytes = Buffer.from(spell({ ...before, candidates: entries }, style));
        const expected = readEntries([bytes]);
        for (let at = 0; at <= bytes.length; at += 1) {
          expect(readEntries([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(expected);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('reports the line on which each entry and member starts', () => {
    fc.assert(
      fc.property(members, list, spelling, sizes, (before, entries, style, pieces) => {
        const text = spell({ ...before, candidates: entries }, style);
        const reported = readEntries(cut(Buffer.from(text), pieces));
        const lines = text.split('\n');
        for (const { value, paths } of reported.entries) {
          const start = typeof value === 'string' ? '"' : JSON.stringify(value).charAt(0);
          expect(lines[paths.line - 1]).toContain(start);
        }
        const places = reported.entries.map(({ paths }) => paths.line);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    );
    const reported = byteByByte('{\n"v":\n1,"candidates":[\n{"a":\n1},\r\n\r\n2,3\n,"é"]}');
    expect(reported.members).toEqual([{ key: 'v', value: 1, line: 3 }]);
    expect(reported.entries.map(({ paths }) => [paths.index, paths.line])).toEqual([
      [0, 4],
      [1, 7],
      [2, 7],
      [3, 8],
    ]);
  });

  it('reads scalars as entries, up to the end of the list', () => {
    const text = '[1,-0.5e3 ,true\n,null, false,"a",\t"b" ]';
    expect(values(whole(text))).toEqual(JSON.parse(text));
    expect(byteByByte(text)).toEqual(whole(text));
  });

  it('finds the list under any spelling of its name', () => {
    expect(values(byteByByte('{"c\\u0061ndidates":[{"a":1}]}'))).toEqual([{ a: 1 }]);
  });

  it('does not take the name of the list inside another member for the list', () => {
    const reported = whole('{"meta":{"candidates":[1]},"candidates":[2],"x":["candidates"]}');
    expect(values(reported)).toEqual([2]);
    expect(reported.members.map(({ key }) => key)).toEqual(['meta', 'x']);
  });
});

describe('what is wrong with the frame', () => {
  it.each([
    ['', 'f:1:1: the end of the file; expected an array, or an object with "candidates"'],
    [' \n\t', 'f:2:2: the end of the file; expected an array, or an object with "candidates"'],
    ['"text"', 'f:1:1: ""text""; expected an array, or an object with "candidates"'],
    ['42', 'f:1:1: "42"; expected an array, or an object with "candidates"'],
    ['null', 'f:1:1: "null"; expected an array, or an object with "candidates"'],
    ['---\nyaml: 1', 'f:1:1: "---"; expected an array, or an object with "candidates"'],
    ['{}', 'f:1:1: an empty object; expected a member "candidates"'],
    ['{"id":"a","output":{}}', 'f:1:1: an object with "id", "output"; expected a member "candidates"'],
    ['{"candidates":{}}', 'f:1:15: "{"; expected an array as "candidates"'],
    ['{"candidates":null}', 'f:1:15: "null"; expected an array as "candidates"'],
    ['[1,2] garbage', 'f:1:7: "garbage"; expected nothing after the end of the document'],
    ['[1]\n[2]', 'f:2:1: "["; expected nothing after the end of the document'],
    ['{"candidates":[]}}', 'f:1:18: "}"; expected nothing after the end of the document'],
    ['[1,]', 'f:1:4: $[1]: "]"; expected an entry after the comma'],
    ['[1,,2]', 'f:1:4: $[1]: ","; expected an entry after the comma'],
    ['[,1]', 'f:1:2: $[0]: ","; expected an entry or "]"'],
    ['[}', 'f:1:2: $[0]: "}"; expected an entry or "]"'],
    ['[1 2]', 'f:1:4: $[1]: "2"; expected "," or "]"'],
    ['[{}{}]', 'f:1:4: $[1]: "{"; expected "," or "]"'],
    ['[1}', 'f:1:3: $[1]: "}"; expected "," or "]"'],
    ['{"candidates":[],}', 'f:1:18: "}"; expected a property name in double quotes'],
    ['{,}', 'f:1:2: ","; expected a property name in double quotes'],
    ['{candidates:[]}', 'f:1:2: "candidates:["; expected a property name in double quotes'],
    ['{"a" 1}', 'f:1:6: "1"; expected ":" after the property name'],
    ['{"a":}', 'f:1:6: "}"; expected a JSON value'],
    ['{"a":,"candidates":[]}', 'f:1:6: ","; expected a JSON value'],
    ['{"a":1 "candidates":[]}', 'f:1:8: ""candidates":["; expected "," or "}"'],
    ['// note\n[]', 'f:1:1: "//"; expected JSON, which has no comments'],
    ['[ // note\n{}]', 'f:1:3: $[0]: "//"; expected JSON, which has no comments'],
    ['[{}, /* note */ {}]', 'f:1:6: $[1]: "/*"; expected JSON, which has no comments'],
    ["['a b', {}]", `f:1:2: $[0]: "'a"; expected JSON`],
    ['[', 'f:1:2: $[0]: the end of the file; expected an entry or "]"'],
    ['[1', 'f:1:3: $[1]: the end of the file; expected "," or "]"'],
    ['[{"a":1},\n', 'f:2:1: $[1]: the end of the file; expected an entry after the comma'],
    ['[{"a":1},\n{"b":', 'f:2:6: $[1].b: the end of the text; expected a JSON value'],
    ['[{"a":1},\n{"b": "x', 'f:2:7: $[1].b: ""x"; expected a closing double quote'],
    ['{"candidates":[{"a":[1,\n2', 'f:2:2: $.candidates[0].a: the end of the text; expected "]"'],
    ['{"candidates":[]', 'f:1:17: the end of the file; expected "," or "}"'],
    ['{"cand', 'f:1:2: ""cand"; expected a closing double quote'],
    ['{"candidates"', 'f:1:14: the end of the file; expected ":" after the property name'],
    ['{"candidates":', 'f:1:15: the end of the file; expected an array as "candidates"'],
    ['{"a":', 'f:1:6: the end of the file; expected a JSON value'],
    ['{"é":"ü","b":[],\n"ß": x}', 'f:2:6: $["ß"]: "x"; expected JSON'],
  ])('%j is reported once, with its position', (text, line) => {
    const reported = whole(text);
    expect(issues(reported).slice(0, 1)).toEqual([line]);
    expect(byteByByte(text)).toEqual(reported);
  });

  it('reports a list that occurs twice', () => {
    expect(issues(whole('{"candidates":[1],\n"candidates":[2]}'))).toEqual([
      'f:2:1: $.candidates: a second key "candidates"; expected each key once in an object',
    ]);
  });

  it('refuses the members __proto__ and those that come twice, in any spelling', () => {
    expect(issues(whole('{"a":1,"\\u0061":2,"__proto__":{},"_\\u005fproto__":1,"candidates":[]}'))).toEqual([
      'f:1:8: $.a: a second key "a"; expected each key once in an object',
      'f:1:19: $.__proto__: the key "__proto__"; expected another name',
      'f:1:34: $.__proto__: the key "__proto__"; expected another name',
    ]);
  });

  it('does not take a value for that of the member before, when a name cannot be read', () => {
    const reported = whole('{"candidates":[],"\\x":5,"v":1}');
    expect(reported.issues).toHaveLength(1);
    expect(reported.members).toEqual([{ key: 'v', value: 1, line: 1 }]);
  });

  it('shows names of members without the controls they hold', () => {
    const reported = whole('{"\u009b31m\u202e":1,"\u009b31m\u202e":2}');
    expect(issues(reported).join('\n')).not.toMatch(/[\u009b\u202e]/);
    expect(issues(reported)).toHaveLength(2);
  });

  it('ends at an object of more members than an envelope has, in memory that does not grow', () => {
    const reported = whole(`{${Array.from({ length: 5000 }, (_, at) => `"run_${at}":{}`).join(',\n')}}`);
    expect(reported.members).toHaveLength(1000);
    expect(issues(reported)).toEqual([
      'f:1001:1: an object of more than 1000 members; expected an array, or an object with "candidates"',
    ]);
  });
});

describe('what is wrong with an entry', () => {
  it('leaves the entries after it', () => {
    const text = '[{"a":1},\n{"b":NaN},\n{"c":1,"c":2},\n{"d":[1,]},1e999,-Infinity,\n{"e":1}]';
    const reported = whole(text);
    expect(values(reported)).toEqual([{ a: 1 }, { e: 1 }]);
    expect(reported.entries.map(({ paths }) => paths)).toEqual([
      { index: 0, line: 1, path: [0] },
      { index: 6, line: 5, path: [6] },
    ]);
    expect(issues(reported)).toEqual([
      'f:2:6: $[1].b: "NaN"; expected a finite number',
      'f:3:8: $[2].c: a second key "c"; expected each key once in an object',
      'f:4:9: $[3].d[1]: "]"; expected a JSON value',
      'f:4:12: $[4]: 1e999; expected a number that fits a double',
      'f:4:18: $[5]: "-Infinity"; expected a finite number',
    ]);
    expect(byteByByte(text)).toEqual(reported);
  });

  it('is reported with its column in characters, not bytes, after other values of the line too', () => {
    expect(issues(whole('[{"é":"測😀"}, {"ß":1,"ß":2}, NaN]'))).toEqual([
      'f:1:22: $[1]["ß"]: a second key "ß"; expected each key once in an object',
      'f:1:30: $[2]: "NaN"; expected a finite number',
    ]);
    expect(issues(whole('["😀\\n",\n{"é":\n"é"},"é", x]'))).toEqual(['f:3:11: $[3]: "x"; expected JSON']);
    expect(issues(whole('{"é":1,"é":"é","é":2}')).slice(0, 2)).toEqual([
      'f:1:8: $["é"]: a second key "é"; expected each key once in an object',
      'f:1:16: $["é"]: a second key "é"; expected each key once in an object',
    ]);
  });

  it('does not shift the lines after a raw line break in a string', () => {
    expect(issues(whole('[{"a":"x\n\ny"},\n{"a":1,"a":2}]'))).toEqual([
      'f:1:7: $[0].a: ""x" and a line break; expected a closing double quote',
      'f:4:8: $[1].a: a second key "a"; expected each key once in an object',
    ]);
  });

  it('that is not UTF-8 is reported with its byte, and the next entries are read', () => {
    const bytes = Buffer.from('[{"a":"gr\u00f6\u00dfer"},\n{"a":"x"},{"a":"\u00e9"}]', 'latin1');
    const reported = whole(bytes);
    expect(values(reported)).toEqual([{ a: 'x' }]);
    expect(issues(reported)).toEqual([
      'f:1:10: $[0]: the byte 0xf6, which is not UTF-8; expected UTF-8 text',
      'f:2:17: $[2]: the byte 0xe9, which is not UTF-8; expected UTF-8 text',
    ]);
    expect(byteByByte(bytes)).toEqual(reported);
  });

  it('that is not UTF-8 between entries ends the reading at its byte', () => {
    expect(issues(whole(Buffer.from('[1 \u00e9]', 'latin1')))).toEqual([
      'f:1:4: $[1]: the byte 0xe9, which is not UTF-8; expected "," or "]"',
    ]);
  });

  it('of brackets nested 100,000 deep is reported, closed or not', () => {
    for (const text of [`[${'['.repeat(100_000)}${']'.repeat(100_000)},1]`, `[${'{"a":'.repeat(100_000)}`]) {
      const reported = readEntries(cut(Buffer.from(text), [1000]));
      expect(issues(reported)[0]).toMatch(
        /^f:1:\d+: \$\[0\]: nesting 100000 levels deep; expected at most 512 levels$/,
      );
    }
  });

  it.each([
    ['a UTF-8 byte order mark', Buffer.from('\ufeff[]')],
    ['a UTF-16 byte order mark', Buffer.from('\ufeff[]', 'utf16le')],
    ['NUL bytes, as in UTF-16 or UTF-32 text', Buffer.from('[]', 'utf16le')],
    ['a gzip archive', Buffer.from([0x1f, 0x8b, 8, 0, 0])],
  ])('cannot be read behind %s', (found, bytes) => {
    const reported = whole(bytes);
    expect(reported).toMatchObject({ entries: [], issues: [{ line: 1, column: 1, found }] });
    expect(byteByByte(bytes)).toEqual(reported);
    expect(readEntries([Buffer.alloc(0), ...cut(bytes, [1]), Buffer.alloc(0)])).toEqual(reported);
  });

  it('is reported the same in pieces of any size, whatever was done to the text', () => {
    const edit = fc.record({
      at: fc.nat(),
      drop: fc.nat(3),
      add: fc.constantFrom(
        '',
        '"',
        '\\',
        '[',
        ']',
        '{',
        '}',
        ',',
        ':',
        '\n',
        'é',
        'NaN',
        '//',
        ' 00 ',
        '\u0000',
        '\ufeff',
      ),
    });
    fc.assert(
      fc.property(
        members,
        list,
        spelling,
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        sizes,
        (before, entries, style, edits, pieces) => {
          let bytes = Buffer.from(spell({ ...before, candidates: entries }, style));
          for (const { at, drop, add } of edits) {
            const place = at % (bytes.length + 1);
            bytes = Buffer.concat([bytes.subarray(0, place), Buffer.from(add), bytes.subarray(place + drop)]);
          }
          const reported = readEntries([bytes]);
          expect(readEntries(cut(bytes, pieces))).toEqual(reported);
          expect(readEntries(cut(bytes, [1]))).toEqual(reported);
          const parsed = parse(bytes);
          if (reported.issues.length === 0)
            expect(values(reported)).toEqual((parsed as { candidates: unknown }).candidates ?? parsed);
          else for (const { line, column } of reported.issues) expect(Math.min(line, column)).toBeGreaterThan(0);
        },
      ),
      { numRuns: 600 },
    );
  });
});

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
