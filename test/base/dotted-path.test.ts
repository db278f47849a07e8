import { describe, expect, it } from 'vitest';
import { followDottedPath, parseDottedPath } from '../../src/base/dotted-path.ts';

describe('a program that is a plain path', () => {
  it.each([
    ['.', []],
    [' .a \n', ['a']],
    ['.a.b[0]', ['a', 'b', 0]],
    ['.[0].a', [0, 'a']],
    ['.a.[-1]', ['a', -1]],
    ['."odd key"', ['odd key']],
    ['.["a.b"]."c\\"d"', ['a.b', 'c"d']],
    ['.and._x9', ['and', '_x9']],
  ])('%j has the steps %j', (program, path) => {
    expect(parseDottedPath(program)).toEqual(path);
  });

  it.each([
    '',
    'a',
    '..',
    '.a.',
    '.a?',
    '.a[]',
    '.a[1:2]',
    '.a[.b]',
    '.a|.b',
    '.a + 1',
    '.a-b',
    '.9',
    '."a\\(1)"',
    '."a\\u0041"',
    '.a "b"',
    '[0]',
    '.a # note',
    '.[1e3]',
  ])('is not %j', (program) => {
    expect(parseDottedPath(program)).toBeUndefined();
  });
});

describe('following a path', () => {
  const value = { a: { b: [10, 20] }, n: null, t: 'text' };

  it.each([
    [['a', 'b', 1], 20],
    [['a', 'b', -1], 20],
    [['a', 'b', 5], null],
    [['a', 'c'], null],
    [['n', 'x', 0], null],
    [['toString'], null],
    [[], value],
  ])('%j gives %j', (path, expected) => {
    expect(followDottedPath(value, path)).toEqual({ value: expected });
  });

  it.each([
    [['t', 'x'], '"text" has no "x"'],
    [['a', 0], 'an object of 1 key has no 0'],
    [['a', 'b', 'c'], 'an array of 2 has no "c"'],
  ])('%j fails: %s', (path, reason) => {
    expect(followDottedPath(value, path)).toEqual({ reason });
  });
});
