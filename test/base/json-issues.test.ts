import { describe, expect, it } from 'vitest';
import { renderProblem } from '../../src/base/errors.ts';
import { decodeDocument } from '../../src/base/json-document.ts';
import { findIssues, MAX_ISSUES } from '../../src/base/json-issues.ts';

/** What is wrong with a text, a line each, without the remedy. */
function reported(text: string): string[] {
  const decoded = decodeDocument('f', Buffer.from(text));
  if (!('problems' in decoded)) return [];
  return decoded.problems.map((problem) => renderProblem({ ...problem, remedy: '' }).slice(0, -2));
}

describe('the first break of syntax', () => {
  it.each([
    ['', 'f:1:1: the end of the text; expected a JSON value'],
    [' \n ', 'f:2:2: the end of the text; expected a JSON value'],
    ['{\n "a": [1,\n 2', 'f:3:3: $.a: the end of the text; expected "]"'],
    ['{\n "a": 1', 'f:2:8: the end of the text; expected "}"'],
    ['{"a"', 'f:1:5: $.a: the end of the text; expected ":" after the property name'],
    ['{"a":', 'f:1:6: $.a: the end of the text; expected a JSON value'],
    ['{"a":1,', 'f:1:8: the end of the text; expected a property name in double quotes'],
    ['{\n "a": "abc', 'f:2:7: $.a: ""abc"; expected a closing double quote'],
    ['{"a":tr', 'f:1:6: $.a: "tr"; expected JSON'],
    ['[1,{"b":[{}', 'f:1:12: $[1].b: the end of the text; expected "]"'],
    ['{} {}', 'f:1:4: "{"; expected nothing after the value'],
    ['{"a":1}]', 'f:1:8: "]"; expected nothing after the value'],
    ['{"a":1,}', 'f:1:8: "}"; expected a property name in double quotes'],
    ['[1,]', 'f:1:4: $[1]: "]"; expected a JSON value'],
    ['[1,,2]', 'f:1:4: $[1]: ","; expected a JSON value'],
    ['[,1]', 'f:1:2: $[0]: ","; expected a JSON value'],
    ['[1 2]', 'f:1:4: $[0]: "2"; expected "," between two values'],
    ['{"a" 1}', 'f:1:6: $.a: "1"; expected ":" after the property name'],
    ['{a:1}', 'f:1:2: "a"; expected JSON'],
    ["{'a':1}", `f:1:2: "'a'"; expected JSON`],
    ['[}', 'f:1:2: $[0]: "}"; expected a JSON value'],
    ['{"a":[1}', 'f:1:8: $.a[0]: "}"; expected "," between two values'],
    ['// note\n{}', 'f:1:1: "// note"; expected JSON, which has no comments'],
    ['{/* note */"a":1}', 'f:1:2: "/* note */"; expected JSON, which has no comments'],
    ['{"a":1 # note\n}', 'f:1:8: $.a: "#"; expected JSON'],
    ['[01]', 'f:1:2: $[0]: "01"; expected a number without leading zeros'],
    ['{"a": 007}', 'f:1:7: $.a: "007"; expected a number without leading zeros'],
    ['-012.5e3', 'f:1:1: "-012.5e3"; expected a number without leading zeros'],
    ['[0x1F]', 'f:1:3: $[0]: "x1F"; expected JSON'],
    ['[1, +1]', 'f:1:5: $[1]: "+1"; expected JSON'],
    ['[.5]', 'f:1:2: $[0]: ".5"; expected JSON'],
    ['{"a":1.}', 'f:1:6: $.a: "1."; expected a JSON number'],
    ['{"a":1e}', 'f:1:6: $.a: "1e"; expected a JSON number'],
    ['{"a":"x\ty"}', 'f:1:8: $.a: "\\u0009"; expected a string without raw control characters'],
    ['{"a":"x\u0000y"}', 'f:1:8: $.a: "\\u0000"; expected a string without raw control characters'],
    ['{"a":"x\ny"}', 'f:1:6: $.a: ""x" and a line break; expected a closing double quote'],
    ['["a\\q"]', 'f:1:2: $[0]: ""a\\q""; expected one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u'],
    ['["\\u12g4"]', 'f:1:2: $[0]: ""\\u12g4""; expected four hex digits after \\u'],
    ['{"a":1,\u00a0"b":2}', 'f:1:8: "\u00a0"; expected JSON'],
    ['{"a":1,\u2028"b":2}', 'f:1:8: "\\u2028"; expected JSON'],
    ['undefined', 'f:1:1: "undefined"; expected JSON'],
    ['{"größe":"ä","b":ü}', 'f:1:18: $.b: "ü"; expected JSON'],
    ['{"a":1,\r\n"b":}', 'f:2:5: $.b: "}"; expected a JSON value'],
  ])('of %j is reported with its position', (text, line) => {
    expect(reported(text)).toEqual([line]);
  });
});

describe('numbers that JSON does not know', () => {
  it.each(['NaN', 'nan', '-NaN', '+NaN', 'Infinity', '-Infinity', '+Infinity', 'inf', '-inf', 'INF'])(
    '%s is named',
    (name) => {
      expect(reported(`{"a":[1,${name}]}`)).toEqual([`f:1:9: $.a[1]: "${name}"; expected a finite number`]);
      expect(reported(name)).toEqual([`f:1:1: "${name}"; expected a finite number`]);
    },
  );

  it('are all reported in the order of the text, with duplicate keys and the first syntax error', () => {
    expect(reported('{"a":NaN,\n"b":[-Infinity,1e999],"b":{"c":NaN},\n"d":[1,,2],"e":Infinity,"e":[3 4]}')).toEqual([
      'f:1:6: $.a: "NaN"; expected a finite number',
      'f:2:6: $.b[0]: "-Infinity"; expected a finite number',
      'f:2:16: $.b[1]: 1e999; expected a number that fits a double',
      'f:2:23: $.b: a second key "b"; expected each key once in an object',
      'f:2:32: $.b.c: "NaN"; expected a finite number',
      'f:3:8: $.d[1]: ","; expected a JSON value',
      'f:3:16: $.e: "Infinity"; expected a finite number',
      'f:3:25: $.e: a second key "e"; expected each key once in an object',
    ]);
  });

  it('are not confused with words that begin like them', () => {
    expect(reported('[information]')).toEqual(['f:1:2: $[0]: "information"; expected JSON']);
  });
});

describe('lines', () => {
  it('are counted by their newlines alone, also those that a string escapes', () => {
    expect(reported('{"a":"\\\n\\\n",\r"b":NaN,"c"\r\n:NaN}')).toEqual([
      'f:1:6: $.a: ""\\\\u000a\\\\u000a""; expected one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u',
      'f:3:8: $.b: "NaN"; expected a finite number',
      'f:4:2: $.c: "NaN"; expected a finite number',
    ]);
  });
});

describe('keys', () => {
  it('are each reported once per repetition, at the position of the repetition', () => {
    expect(reported('{"a":1,"a":2,\n"\\u0061":3,"b":{"c":0,"c":0}}')).toEqual([
      'f:1:8: $.a: a second key "a"; expected each key once in an object',
      'f:2:1: $.a: a second key "a"; expected each key once in an object',
      'f:2:23: $.b.c: a second key "c"; expected each key once in an object',
    ]);
  });

  it('are shown without the controls they hold', () => {
    expect(reported('{"\u009b\u202e":1,"\u009b\u202e":2}')).toEqual([
      'f:1:9: $["\\u009b\\u202e"]: a second key "\\u009b\\u202e"; expected each key once in an object',
    ]);
  });
});

describe('a hostile text', () => {
  it('of a million issues is reported up to a bound, at once', () => {
    const issues = findIssues(`{"${'k'.repeat(100_000)}":{${'"a":1,'.repeat(1_000_000)}"b":1}}`, undefined);
    expect(issues).toHaveLength(MAX_ISSUES + 1);
    expect(issues.at(-1)?.found).toBe(`more than ${MAX_ISSUES} issues in one value`);
  });

  it('of one line of invalid words is reported at once', () => {
    expect(findIssues(`[${'x '.repeat(500_000)}]`, undefined)).toHaveLength(1);
    expect(findIssues(`[${'1 '.repeat(500_000)}NaN]`, undefined)).toHaveLength(2);
  });

  it.each([
    '[},'.concat('['.repeat(100_000)),
    '[},'.repeat(100_000),
    '{"a":[},'.repeat(100_000),
    `[NaN,${'{"a":['.repeat(100_000)}`,
  ])('that nests behind a break of syntax does not exhaust the stack: %.8s', (text) => {
    expect(findIssues(text, new SyntaxError('at position 1')).length).toBeGreaterThan(0);
  });

  it('that only the parser of the engine refuses is reported at its position', () => {
    expect(findIssues('{"a":\n1}', new SyntaxError('Unexpected token at position 6'))).toMatchObject([
      { line: 2, column: 1, found: '"1}"', expected: 'valid JSON' },
    ]);
    expect(findIssues('{}', 'no position')).toMatchObject([{ line: 1, column: 3, found: 'the end of the text' }]);
  });
});
