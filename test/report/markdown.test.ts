import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fenced } from '../../src/base/text.ts';
import { escapeMarkdown } from '../../src/report/markdown.ts';
import { hostileText } from './hostile.ts';

/** What a reader sees of escaped text: backslashes and entities resolved. */
function shownText(escaped: string): string {
  return escaped
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** What markdown is left to see in escaped text. */
function meaningful(escaped: string): string {
  return escaped.replace(/\\[!-/:-@[-`{-~]|&(lt|gt|amp);|@\u200b/g, ' ');
}

describe('escapeMarkdown', () => {
  test.each<[claim: string, text: string]>([
    ['a link', '[click](https://example.com)'],
    ['a reference link', '[click][1]'],
    ['an image', '![x](https://example.com/x.png)'],
    ['an autolink', '<https://example.com>'],
    ['a bare address', 'see https://example.com/a_b'],
    ['a bare address after an underscore', 'see_https://example.com'],
    ['a bare address after a star', '*http://example.com'],
    ['an address without a scheme', 'www.example.com'],
    ['an address without a scheme after an underscore', '_www.example.com'],
    ['an address in capitals', 'WWW.EXAMPLE.COM and HTTPS://EXAMPLE.COM'],
    ['a file address', 'ftp://example.com'],
    ['a mail address', 'mailto:a@example.com and a@example.com'],
    ['a chat address', 'xmpp:a@example.com/x'],
    ['a mention', '@octocat and x@octocat'],
    ['a team mention', '@org/team'],
    ['HTML', '<img src=x onerror=alert(1)><!-- --></td>'],
    ['an entity', '&lt;b&gt; &#60; &amp;'],
    ['a table cell', 'a | b || c'],
    ['emphasis', '*a* **b** _c_ ~~d~~'],
    ['code', '`a` ``b`` ```c```'],
    ['mathematics', '$a$ $$b$$'],
    ['a list of one', '- a'],
    ['a numbered list', '12. a'],
    ['another numbered list', ' 3) a'],
    ['a line under a heading', '==='],
    ['headings and lists', '# a\n- b\n+ c\n* d\n> e'],
    ['backslashes', '\\ \\\\ \\| \\[x\\](y) \\@octocat \\<b>'],
    ['emoji', ':tada:'],
    ['an issue', 'fixes #123, GH-12, gh-12 and org/repo#7'],
  ])('takes the meaning from %s and shows the text', (_claim, text) => {
    const escaped = escapeMarkdown(text);
    expectPlain(escaped);
    expect(shownText(escaped).replaceAll('\u200b', '')).toBe(text.replaceAll('\n', '\\u000a'));
  });

  test('leaves ordinary text as it is', () => {
    const texts = [
      'Commit when clear, 3 of 4; "yes".',
      'score 5 beats 10 (the baseline)',
      'RG-01: at 12:05, +3.7% {a}',
    ];
    for (const text of texts) expect(escapeMarkdown(text)).toBe(text);
  });

  test('keeps everything on one line and within bounds', () => {
    expect(escapeMarkdown('a\r\nb\u2028c\u0085d')).not.toMatch(/[\n\r\u2028\u0085]/);
    expect(escapeMarkdown('x'.repeat(5000)).length).toBeLessThan(1100);
  });

  test('takes the meaning from any text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expectPlain(escapeMarkdown(text));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('fenced', () => {
  test('puts text in a fence with its language', () => {
    expect(fenced('ls', 'sh')).toBe('```sh\nls\n```');
  });

  test.each([
    ['no backticks', 'ls', 3],
    ['two', '``', 3],
    ['a fence', '```', 4],
    ['a longer one inside', 'a\n`````\nb `x`', 6],
    ['many short ones', '` '.repeat(50), 3],
  ])('is longer than any run of backticks inside: %s', (_claim, text, length) => {
    const lines = fenced(text).split('\n');
    expect(lines[0]).toBe('`'.repeat(length));
    expect(lines.at(-1)).toBe('`'.repeat(length));
  });

  test('cannot be closed from inside', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', '~', '\n', ' ', 'x') }), (text) => {
        const [fence = '', ...rest] = fenced(text).split('\n');
        const closes = rest.filter((line) => line.trim().startsWith(fence));
        expect(closes).toEqual([fence]);
      }),
    );
  });
});

function expectPlain(escaped: string): void {
  expect(escaped).not.toMatch(/[\n\r]/);
  // Nothing that markdown, its tables or HTML give a meaning.
  expect(meaningful(escaped)).not.toMatch(/[\\`*_[\]<>#!|~&@$]|:[\w+-]+:/);
  expect(escaped).not.toMatch(/^\s*((\d{1,9}[.)]|[-+])(\s|$)|(-+|=+)\s*$)/);
  // Nothing that is found in the text afterwards: addresses, mentions, references.
  expect(shownText(escaped)).not.toMatch(/(https?|ftp|mailto|xmpp):|www\.|@[\w-]|#\d|gh-\d/i);
}
