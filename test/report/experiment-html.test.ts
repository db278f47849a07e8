import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OUTCOMES } from '../../src/experiment/ledger/record.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { hostileRecords, stateNamed } from './experiment-hostile.ts';
import { DIFF, experimentConfig, iteration, longLedger, RECORDS, viewOf } from './experiment-samples.ts';
import { hostileText } from './hostile.ts';
import { parseMarkup, textOf } from './markup.ts';

const DIFFS = new Map([
  ['1', DIFF],
  ['5', DIFF],
]);
const page = renderHtml({ view: viewOf(RECORDS), diffs: DIFFS });
const elements = parseMarkup(page);
const named = (name: string) => elements.filter((element) => element.name === name);

describe('the page of an experiment', () => {
  test('has one title, one first heading, a language and a table with its headers', () => {
    expect(named('h1').map(textOf)).toEqual(['pi']);
    expect(named('html').map(({ attributes }) => attributes.lang)).toEqual(['en']);
    expect(named('title').map(textOf)[0]).toBe('pi: autorize report');
    expect(named('caption').map(textOf)).toEqual(['Every iteration, oldest first; higher is better']);
    const scopes = named('th').map(({ attributes }) => attributes.scope);
    expect(scopes.filter((scope) => scope === 'col')).toHaveLength(8);
    expect(scopes.filter((scope) => scope === 'row')).toHaveLength(RECORDS.length);
    expect(scopes).not.toContain(undefined);
  });

  test('loads nothing and runs nothing', () => {
    expect(elements.map(({ name }) => name)).not.toContain('script');
    for (const { name, attributes } of elements) {
      expect(Object.keys(attributes).filter((key) => key.startsWith('on'))).toEqual([]);
      for (const key of ['src', 'srcset', 'action', 'data', 'style']) expect(attributes[key], name).toBeUndefined();
      if (attributes.href !== undefined) expect(attributes.href).toMatch(/^#/);
    }
    expect(page).not.toMatch(/https?:|url\(|@import/i);
    const policy = named('meta').find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy');
    expect(policy?.attributes.content).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:/);
  });

  test('says the outcome in a word in each row, and has a sign for each outcome', () => {
    const cells = named('td').filter(({ attributes }) => attributes.class?.startsWith('mark '));
    expect(cells.map(textOf)).toEqual(RECORDS.map(({ outcome }) => outcome));
    const signs = OUTCOMES.map(
      (outcome) => page.match(new RegExp(`\\.mark\\.${outcome}::before\\{content:"(.) "`))?.[1],
    );
    expect(new Set(signs).size).toBe(OUTCOMES.length);
    expect(signs).not.toContain(undefined);
  });

  test('has a chart with a name, a description and a mark for each iteration', () => {
    const [chart] = named('svg');
    expect(chart?.attributes).toMatchObject({ role: 'img', 'aria-labelledby': 'chart-title chart-desc' });
    expect(named('desc').map(textOf)[0]).toContain('best 0.841593 in iteration 10');
    expect(named('use')).toHaveLength(RECORDS.length);
    const ids = elements.flatMap(({ attributes }) => (attributes.id === undefined ? [] : [attributes.id]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { attributes } of [...named('use'), ...named('a')]) expect(ids).toContain(attributes.href?.slice(1));
  });

  test('is made for narrow screens, both colour schemes and the keyboard', () => {
    expect(page).toContain('content="width=device-width, initial-scale=1"');
    expect(page).toContain('@media (prefers-color-scheme:dark)');
    expect(page).toContain(':focus-visible{');
    const regions = elements.filter(({ attributes }) => attributes.tabindex !== undefined);
    expect(regions.length).toBeGreaterThan(3);
    for (const { attributes } of regions) {
      expect(attributes.tabindex).toBe('0');
      expect(attributes.role).toMatch(/^(region|group)$/);
      expect(attributes['aria-label']).toBeDefined();
    }
  });

  test('distinguishes added from removed lines of a diff by element', () => {
    expect(named('ins').map(textOf).slice(0, 2)).toEqual(['+for n in range(1000):', '+\t# more terms']);
    expect(named('del').map(textOf).slice(0, 1)).toEqual(['-for n in range(10):']);
    expect(named('b').map(textOf)).toContain('--- a/src/pi.py');
  });

  test('ends with the head of the ledger and how to check it', () => {
    const footer = textOf(named('footer')[0]);
    expect(footer).toContain(RECORDS.at(-1)?.hash);
    expect(footer).toContain('autorize verify pi');
    expect(footer).toContain('Generated 2026-05-20 13:10 UTC by autorize');
    const unchained = renderHtml({ view: viewOf([iteration(1, 'noop', { hash: null })]), diffs: new Map() });
    expect(unchained).toContain('The records have no hash chain.');
  });

  test('of an experiment without iterations says so', () => {
    const empty = renderHtml({ view: viewOf([]), diffs: new Map() });
    expect(empty).toContain('<p>No iteration has a score yet.</p>');
    expect(empty).toContain('No iteration has ended yet');
  });

  test('of a thousand iterations is no larger than half a megabyte and points to what it leaves out', () => {
    const records = longLedger(1000);
    const diffs = new Map(records.map(({ iter }) => [String(iter), DIFF.repeat(20)]));
    const long = renderHtml({ view: viewOf(records), diffs });
    expect(Buffer.byteLength(long)).toBeLessThan(512 * 1024);
    expect(parseMarkup(long).filter(({ name }) => name === 'tr')).toHaveLength(1001);
    expect(long).toContain('880 earlier iterations without details on this page');
    expect(long).toContain('autorize show pi ITERATION');
  });

  test('shows the beginning of a diff that is long, and says how much is left', () => {
    const long = renderHtml({ view: viewOf(RECORDS), diffs: new Map([['1', 'x'.repeat(12_034)]]) });
    expect(long).toContain('34 more characters are left out.');
  });

  test('has the same elements, whatever an agent wrote', () => {
    fc.assert(
      fc.property(hostileRecords, hostileText, (records, text) => {
        const of = (all: typeof records, word: string) =>
          renderHtml({
            view: viewOf(all, {
              problems: [word],
              config: experimentConfig(`d ${word}`),
              state: stateNamed(all, `s ${word}`),
            }),
            diffs: new Map([['0', `@@ ${word}`]]),
          });
        const shown = of(records, text.replaceAll(/[\r\n]/g, ' '));
        expect(shown.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        const words = records.map((record) => ({
          ...record,
          notes: word(record.notes),
          summary: word(record.summary),
        }));
        expect(skeleton(shown)).toEqual(skeleton(of(words, 'x')));
      }),
      { numRuns: 100 },
    );
  });
});

function word(text: string | null | undefined): string {
  return (text ?? '').trim() === '' ? '' : 'x';
}

function skeleton(html: string): string[] {
  return parseMarkup(html).map(({ name, attributes }) => `${name} ${Object.keys(attributes).join(' ')}`);
}
