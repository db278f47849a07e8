import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePath, renderPath, valueAt } from '../../src/base/json-path.ts';

const plainKey = fc.stringMatching(/^[A-Za-z_$][A-Za-z0-9_$-]{0,20}$/);
const index = fc.nat(1_000_000);
const plainPath = fc
  .tuple(plainKey, fc.array(fc.oneof(plainKey, index), { maxLength: 8 }))
  .map(([first, rest]) => [first, ...rest]);

describe('renderPath', () => {
  it.each([
    [[], '$'],
    [['a'], '$.a'],
    [['candidates', 3, 'output', 'odd key'], '$.candidates[3].output["odd key"]'],
    [[0, 1], '$[0][1]'],
    [[''], '$[""]'],
    [['a.b'], '$["a.b"]'],
    [['a"b\\'], '$["a\\"b\\\\"]'],
    [['__proto__'], '$.__proto__'],
    [['0'], '$["0"]'],
    [['größe'], '$["größe"]'],
  ])('prints %j as %s', (path, text) => {
    expect(renderPath(path)).toBe(text);
  });

  it('starts at another root where one is given', () => {
    expect(renderPath(['a', 0], 'output')).toBe('output.a[0]');
  });

  it('shows controls in keys as escapes', () => {
    expect(renderPath(['\u001b[2J\u009b\u202e\n'])).toBe('$["\\u001b[2J\\u009b\\u202e\\n"]');
  });

  it('cuts keys that are too long to read', () => {
    expect(renderPath(['a', 'k'.repeat(1_000_000), 'b'])).toMatch(/^\$\.a\["k{120}…"\]\.b$/);
  });
});

describe('parsePath', () => {
  it('reads back what renderPath prints of plain keys and indexes', () => {
    fc.assert(
      fc.property(plainPath, (path) => {
        const [first, ...rest] = path;
        expect(parsePath(renderPath(rest, String(first)))).toEqual(path);
      }),
    );
  });

  it('gives a path that renderPath prints as the same text', () => {
    fc.assert(
      fc.property(plainPath, (path) => {
        const text = renderPath(path).slice('$.'.length);
        const [first, ...rest] = parsePath(text) ?? [];
        expect(renderPath(rest, String(first))).toBe(text);
      }),
    );
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '[0]', 'a[', 'a[]', 'a[x]', 'a[-1]', 'a[0', 'a]', 'a[0]b', 'a[1.5]'])(
    'refuses %j',
    (text) => {
      expect(parsePath(text)).toBeUndefined();
    },
  );

  it('refuses a long hostile text at once', () => {
    expect(parsePath(`${'a[0].'.repeat(200_000)}[`)).toBeUndefined();
  });
});

describe('valueAt', () => {
  const value = { a: [{ b: null }, 'text'], 'odd key': 1 };
  it.each([
    [[], value],
    [['a', 0, 'b'], null],
    [['a', 1], 'text'],
    [['odd key'], 1],
    [['a', 2], undefined],
    [['a', 0, 'b', 'c'], undefined],
    [['a', 1, 0], undefined],
    [['constructor'], undefined],
    [['__proto__'], undefined],
    [['a', 'map'], undefined],
  ])('follows %j', (path, found) => {
    expect(valueAt(value, path)).toBe(found);
  });
});
