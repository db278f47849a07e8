import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OUTCOMES } from '../../src/experiment/ledger/record.ts';
import { renderHtml } from '../../src/report/run-html.ts';
import { hostileRecords, stateNamed } from './experiment-hostile.ts';
import { DIFF, experimentConfig, iteration, longLedger, RECORDS, stateOf, viewOf } from './experiment-samples.ts';
import { hostileText } from './hostile.ts';
import { type Element, parseMarkup, textOf } from './markup.ts';

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

  test('of five thousand iterations folds older rows, draws one path an outcome, and points to what it leaves out', () => {
    const records = longLedger(5001);
    const diffs = new Map(records.map(({ iter }) => [String(iter), DIFF.repeat(20)]));
    const long = renderHtml({ view: viewOf(records), diffs });
    expect(Buffer.byteLength(long)).toBeLessThan(2.5 * 1024 * 1024);
    const all = parseMarkup(long);
    const of = (name: string) => all.filter((element) => element.name === name);
    const folded = of('details').filter(({ attributes }) => attributes.class === 'older');
    expect(folded.map(({ attributes }) => attributes.open)).toEqual(folded.map(() => undefined));
    expect(folded.flatMap(within).filter(({ name }) => name === 'tr')).toHaveLength(4901 + folded.length);
    expect(of('tr')).toHaveLength(5001 + folded.length + 1);
    expect(textOf(folded.flatMap(within)[0])).toBe('Iterations 0 to 249: 7 accepted');
    // What a browser lays out at once: neither a mark for each iteration, nor what is folded.
    expect(of('use').length).toBeLessThan(200);
    expect(long).toContain('4881 earlier iterations without details on this page');
    expect(long).toContain('autorize show pi ITERATION');
  });

  test('shows the diff of an accepted change whole, and the beginning of any other', () => {
    const long = (iter: number) =>
      renderHtml({ view: viewOf(RECORDS), diffs: new Map([[String(iter), `@@ -1 +1 @@\n${'x\n'.repeat(20_000)}`]]) });
    expect(long(1)).not.toContain('characters are left out');
    expect(long(1).split('x\n').length).toBeGreaterThan(19_000);
    expect(long(2)).toContain('28012 more characters are left out.');
    expect(page).toContain('All of them as one diff: <code>git diff 1a2b3c4d5e6f autorize/pi</code>');
  });

  test('begins with the result in plain words, when and why it ended, and has the evidence behind one click', () => {
    const sentence = '13.7× faster (95% CI 11.9–15.8, 40 fresh pairs) over 1a2b3c4d5e6f; evaluator 123456789abc';
    const claim = { estimate: Math.log(13.7), interval: [Math.log(11.9), Math.log(15.8)] as [number, number] };
    const ratio = { ...claim, confidence: 0.95, baseline_mean: 3, ratio: { unit: 'ms', direction: 'min' as const } };
    const stopped = { at: '2026-05-20T13:05:00Z', kind: 'max_iterations', reason: 'all 11 iterations are used' };
    const state = stateOf(RECORDS, { current_step: 'Done', stopped });
    const shown = parseMarkup(
      renderHtml({
        view: viewOf(RECORDS, { state, claim: ratio, standing: { kind: 'confirmed', sentence } }),
        diffs: new Map(),
      }),
    );
    const text = (name: string) => textOf(shown.find(({ attributes }) => attributes.class === name));
    expect(text('verdict')).toBe('13.7× faster, very likely between 11.9× and 15.8×; 3 of 11 changes accepted');
    expect(text('ended')).toBe('Ended 2026-05-20 13:05 UTC, after 1h5m: all 11 iterations are used');
    const evidence = shown.find(({ attributes }) => attributes.class === 'evidence');
    expect([evidence?.name, evidence?.attributes.open]).toEqual(['details', undefined]);
    expect(textOf(evidence)).toContain(sentence);
  });

  test('draws the interval of each tested change, in units of its score', () => {
    const decision = { policy: 'paired-sequential', n: 8, effect: 0.01, interval: [0.004, 0.016] as [number, number] };
    const records = RECORDS.map((record) => (record.iter === 2 ? { ...record, decision } : record));
    const view = viewOf(records);
    expect(view.rows.map(({ interval }) => interval?.map((each) => Number(each.toFixed(4))))).toEqual(
      RECORDS.map(({ iter }) => (iter === 2 ? [0.814, 0.826] : iter === 5 ? [0.841, 0.842] : undefined)),
    );
    const drawn = parseMarkup(renderHtml({ view, diffs: new Map() }));
    expect(drawn.flatMap(({ attributes }) => (attributes.class?.startsWith('ci ') ? [attributes.class] : []))).toEqual([
      'ci merged',
      'ci discarded',
    ]);
    const ratio = { ...decision, effect: 2, interval: [1.6, 2.5] as [number, number], scale: 'ratio' };
    const row = viewOf([
      iteration(0, 'baseline', { score: 20 }),
      iteration(1, 'merged', { score: 40, decision: ratio }),
    ]);
    expect(row.rows[1]?.interval).toEqual([32, 50]);
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

function within({ children }: Element): Element[] {
  return children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...within(child)]));
}

function word(text: string | null | undefined): string {
  return (text ?? '').trim() === '' ? '' : 'x';
}

function skeleton(html: string): string[] {
  return parseMarkup(html).map(({ name, attributes }) => `${name} ${Object.keys(attributes).join(' ')}`);
}
