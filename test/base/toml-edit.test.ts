import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import type { SettingEdit } from '../../src/base/setting-edit.ts';
import { editToml } from '../../src/base/toml-edit.ts';
import { readTomlLayout } from '../../src/base/toml-layout.ts';

const CONFIG = `# What is measured.
[objective]
command = "sh score.sh" # prints bytes
protect = ["bench/**"]

# Always run.
[[guards]]
name = "build"
command = "make"

# Tests come last.
[[guards]]
name = "tests"
command = "make test"
timeout = "5s"

[schedule]
total_budget = "4h"
`;

function edited(text: string, ...edits: SettingEdit[]): string {
  const result = editToml(text, edits);
  if ('refused' in result) throw new Error(result.refused);
  return result.text;
}

const set = (path: (string | number)[], value: string | number): SettingEdit => ({ kind: 'set', path, value });

describe('an edit of a TOML text', () => {
  it('replaces one value and leaves every other byte', () => {
    const text = edited(CONFIG, set(['guards', 1, 'timeout'], '2m'));
    expect(text).toBe(CONFIG.replace('"5s"', '"2m"'));
  });

  it('adds a key below the last one of its table', () => {
    const text = edited(CONFIG, set(['guards', 0, 'timeout'], '9m'));
    expect(text).toBe(CONFIG.replace('command = "make"\n', 'command = "make"\ntimeout = "9m"\n'));
  });

  it('adds a table at the end', () => {
    expect(edited(CONFIG, set(['build', 'command'], 'make "all"'))).toBe(
      `${CONFIG}\n[build]\ncommand = "make \\"all\\""\n`,
    );
    expect(edited('', set(['a', 'b'], 1))).toBe('[a]\nb = 1\n');
    expect(edited('x = 1', set(['a', 'b'], 1))).toBe('x = 1\n\n[a]\nb = 1\n');
  });

  it('adds a key to the top, to a table in braces and beside dotted keys', () => {
    expect(edited('[a]\nb = 1\n', set(['x'], 2))).toBe('x = 2\n[a]\nb = 1\n');
    expect(edited('[a]\nb = { c = 1 } # why\n', set(['a', 'b', 'd'], 2))).toBe('[a]\nb = { c = 1, d = 2 } # why\n');
    expect(edited('[a]\nb = {}\n', set(['a', 'b', 'd'], 2))).toBe('[a]\nb = { d = 2 }\n');
    expect(edited('a.b = 1\nc = 2\n', set(['a', 'd'], 3))).toBe('a.b = 1\nc = 2\na.d = 3\n');
  });

  it('adds to an array on one line and on several, where a comment stays beside its value', () => {
    const append = (...values: string[]): SettingEdit => ({ kind: 'append', path: ['a'], values });
    expect(edited('a = ["x"] # why\n', append('y', 'z'))).toBe('a = ["x", "y", "z"] # why\n');
    expect(edited('a = []\n', append('y'))).toBe('a = ["y"]\n');
    expect(edited('b = 1\n', append('y'))).toBe('b = 1\na = ["y"]\n');
    expect(edited('a = [\n  "x", # why\n]\n', append('y', 'z'))).toBe('a = [\n  "x", # why\n  "y",\n  "z",\n]\n');
    expect(edited('a = [\n  "x" # why, [\n]\n', append('y'))).toBe('a = [\n  "x", # why, [\n  "y",\n]\n');
    expect(edited('a = [\n  "x"]\n', append('y'))).toBe('a = [\n  "x", "y"]\n');
    expect(edited('a = [["x", "w"], ["v"]]\n', append('y'))).toBe('a = [["x", "w"], ["v"], "y"]\n');
  });

  it('takes out a table of an array with the comment above it, and no other comment', () => {
    const remove = (at: number): SettingEdit => ({ kind: 'remove', path: ['guards', at] });
    const first = CONFIG.replace('# Always run.\n[[guards]]\nname = "build"\ncommand = "make"\n\n', '');
    expect(edited(CONFIG, remove(0))).toBe(first);
    const both = edited(CONFIG, remove(1), remove(0));
    expect(parse(both)).not.toHaveProperty('guards');
    expect(both).toContain('[schedule]\n');
    const last = '[[g]]\na = 1\n[g.sub]\nb = 2\n';
    expect(edited(last, { kind: 'remove', path: ['g', 0] })).toBe('');
  });

  it('keeps line ends of Windows', () => {
    expect(edited('[a]\r\nb = 1\r\n', set(['a', 'c'], 2))).toBe('[a]\r\nb = 1\r\nc = 2\r\n');
  });

  it.each([
    ['a key below a value that is no table', 'a = 1\n', set(['a', 'b'], 2)],
    ['an element that is not there', '[[a]]\nb = 1\n', set(['a', 1, 'b'], 2)],
    ['an addition to what is no array', 'a = "x"\n', { kind: 'append', path: ['a'], values: ['y'] }],
    ['the removal of an element in brackets', 'a = [{ b = 1 }]\n', { kind: 'remove', path: ['a', 0] }],
  ] satisfies [string, string, SettingEdit][])('is refused: %s', (_, text, edit) => {
    expect(editToml(text, [edit])).toHaveProperty('refused');
  });

  it('is none at all where one of several is refused', () => {
    expect(editToml(CONFIG, [set(['experiment', 'name'], 'x'), set(['objective', 'command', 'x'], 2)])).toHaveProperty(
      'refused',
    );
  });
});

describe('the layout of a TOML text', () => {
  const TEXT = [
    '\ufefftop."dotted.key".\'x\' = 0x1F # [not.a.table]',
    'date = 1979-05-27 07:32:00Z',
    'long = """',
    '[no] = "table" \\""" still',
    '"""""',
    "raw = '''",
    "it's \\'''''",
    'list = [ # [',
    '  { a = "}", b = [1, 2,], }, # }',
    '  "]", ]',
    '[ a . "b c" ]',
    'k = "\\u00e9\\\\" # "',
    '[[a.list]]',
    'k = 1',
    '[a.list.sub]',
    'k = 2',
    '[[a.list]]',
    'k = 3',
  ].join('\n');

  it('has every key and element with the bounds of its value', () => {
    const { entries, tables } = readTomlLayout(TEXT);
    const valueAt = (...path: (string | number)[]) => {
      const entry = entries.find((each) => JSON.stringify(each.path) === JSON.stringify(path));
      return entry && TEXT.slice(entry.valueStart, entry.valueEnd);
    };
    expect(valueAt('top', 'dotted.key', 'x')).toBe('0x1F');
    expect(valueAt('date')).toBe('1979-05-27 07:32:00Z');
    expect(valueAt('long')).toBe('"""\n[no] = "table" \\""" still\n"""""');
    expect(valueAt('raw')).toBe("'''\nit's \\'''''");
    expect(valueAt('list', 0)).toBe('{ a = "}", b = [1, 2,], }');
    expect(valueAt('list', 0, 'b', 1)).toBe('2');
    expect(valueAt('list', 1)).toBe('"]"');
    expect(valueAt('a', 'b c', 'k')).toBe('"\\u00e9\\\\"');
    expect(valueAt('a', 'list', 0, 'sub', 'k')).toBe('2');
    expect(valueAt('a', 'list', 1, 'k')).toBe('3');
    expect(tables.map(({ path }) => path)).toEqual([
      [],
      ['a', 'b c'],
      ['a', 'list', 0],
      ['a', 'list', 0, 'sub'],
      ['a', 'list', 1],
    ]);
  });
});
