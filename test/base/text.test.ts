import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMisspelling, nearestName, plural, printable, quoted, shortened, suggestion } from '../../src/base/text.ts';

describe('printable', () => {
  it.each([
    ['a newline', 'a\nb', 'a\\u000ab'],
    ['a tab', 'a\tb', 'a\\u0009b'],
    ['a NUL', '\u0000', '\\u0000'],
    ['a terminal escape', '\u001b[2J', '\\u001b[2J'],
    ['DEL', '\u007f', '\\u007f'],
    ['a C1 control sequence introducer', '\u009b31m', '\\u009b31m'],
    ['a next line', '\u0085', '\\u0085'],
    ['a right-to-left override', 'gpj\u202egnp', 'gpj\\u202egnp'],
    ['bidirectional isolates', '\u2066a\u2069', '\\u2066a\\u2069'],
    ['an Arabic letter mark', '\u061c', '\\u061c'],
    ['a zero-width space', 'pass\u200bword', 'pass\\u200bword'],
    ['a soft hyphen', 'pass\u00adword', 'pass\\u00adword'],
    ['a byte order mark', '\ufeff', '\\ufeff'],
    ['a line separator', '\u2028', '\\u2028'],
    ['a lone high surrogate', 'a\ud83d', 'a\\ud83d'],
    ['a lone low surrogate', '\ude00a', '\\ude00a'],
    ['a tag character beyond the first plane', '\u{e0041}', '\\udb40\\udc41'],
  ])('shows %s as an escape', (_name, text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it('shows every character that is invisible by default as an escape', () => {
    const shown: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const char = String.fromCodePoint(code);
      if (/\p{Default_Ignorable_Code_Point}/u.test(char) && printable(`a${char}b`).includes(char)) shown.push(char);
    }
    expect(shown).toEqual([]);
    for (const code of [0x00ad, 0x034f, 0x115f, 0x3164, 0xffa0, 0xfe00, 0xfe0f, 0x180b, 0x2065, 0xe0041, 0xe0100])
      expect(printable(String.fromCodePoint(code))).toMatch(/^\\u/);
  });

  it('keeps the selector that makes an emoji of a sign, and no other one', () => {
    expect(printable('\u26a0\ufe0f \u2764\ufe0f')).toBe('\u26a0\ufe0f \u2764\ufe0f');
    expect(printable('\u{1f600}\ufe0f')).toBe('\u{1f600}\\ufe0f');
    expect(printable('\u26a0\ufe0f\ufe0f')).toBe('\u26a0\ufe0f\\ufe0f');
    expect(printable('1\ufe0f')).toBe('1\\ufe0f');
    expect(printable('\u{1f469}\u200d\u{1f4bb}')).toBe('\u{1f469}\\u200d\u{1f4bb}');
  });

  it('leaves letters of every script, punctuation and emoji as they are', () => {
    const text = 'Größe 測試 שלום мир 😀 “quoted” – a/b';
    expect(printable(text)).toBe(text);
  });

  it('cuts long text with an ellipsis, never inside a character', () => {
    expect(printable('abcdef', 6)).toBe('abcdef');
    expect(printable('abcdefg', 6)).toBe('abcdef…');
    expect(printable('abcde😀f', 6)).toBe('abcde…');
    expect(printable('abcd😀f', 6)).toBe('abcd😀…');
  });

  it('gives well-formed text of one line, for any text', () => {
    const text = fc.array(fc.nat(0xffff), { maxLength: 300 }).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 300 }), (each, max) => {
        const shown = printable(each, max);
        expect(Buffer.from(shown).toString()).toBe(shown);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/u);
        expect(shortened(each, max).length).toBeLessThanOrEqual(max + 1);
      }),
    );
  });
});

describe('quoted', () => {
  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [0.5, '0.5'],
    [Number.NaN, 'NaN'],
    [true, 'true'],
    ['', '""'],
    ['text', '"text"'],
    [[], 'an array of 0'],
    [[1, 2], 'an array of 2'],
    [{}, 'an object of 0 keys'],
    [{ a: 1 }, 'an object of 1 key'],
  ])('shows %j as %s', (value, shown) => {
    expect(quoted(value)).toBe(shown);
  });

  it('shows a long text by its beginning', () => {
    expect(quoted('x'.repeat(10_000_000)).length).toBeLessThan(100);
  });
});

describe('plural', () => {
  it.each([
    [0, '0 keys'],
    [1, '1 key'],
    [2, '2 keys'],
  ])('counts %i', (count, text) => {
    expect(plural(count, 'key')).toBe(text);
  });
});

describe('nearestName', () => {
  const known = ['candidates', 'config', 'suite', 'scenario', 'seed', 'report', 'replays'];
  it.each([
    ['candidtes', 'candidates'],
    ['CANDIDATES', 'candidates'],
    ['sceanrio', 'scenario'],
    ['replay', 'replays'],
    ['raport', 'report'],
    ['sed', 'seed'],
    ['frobnicate', undefined],
    ['', undefined],
  ])('for %j is %j', (typed, name) => {
    expect(nearestName(typed, known)).toBe(name);
  });

  it('prefers the closest, and of equally close ones the first', () => {
    expect(nearestName('mode', ['modes', 'mode', 'model'])).toBe('mode');
    expect(nearestName('mod', ['mode', 'mods'])).toBe('mode');
  });

  it('is quick for a name of any length', () => {
    expect(nearestName('x'.repeat(5_000_000), known)).toBeUndefined();
  });
});

describe('isMisspelling', () => {
  it.each([
    ['scenarois', 'scenarios', true],
    ['exepct', 'expect', true],
    ['mustPass', 'must_pass', true],
    ['Name', 'name', true],
    ['note', 'name', false],
    ['date', 'name', false],
    ['v', 'id', false],
    ['no', 'id', false],
    ['owner', 'name', false],
  ])('takes %j beside %j for one: %j', (typed, known, expected) => {
    expect(isMisspelling(typed, [known])).toBe(expected);
  });
});

describe('suggestion', () => {
  it('names the nearest, else everything that is known', () => {
    expect(suggestion('fixtuers', ['fixtures', 'candidates'])).toBe('Did you mean "fixtures"?');
    expect(suggestion('zzz', ['fixtures', 'candidates'])).toBe('Known: fixtures, candidates.');
  });
});
