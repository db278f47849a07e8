import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComparisonReport } from '../../src/compare/report.ts';
import { exportBencherMetrics, exportBenchmarkEntries } from '../../src/report/comparison-exports.ts';
import { renderComparisonHtml } from '../../src/report/comparison-html.ts';
import { renderComparisonMarkdown } from '../../src/report/comparison-markdown.ts';
import { renderComparisonText } from '../../src/report/comparison-text.ts';
import { renderComparisonTitle, worstRatio } from '../../src/report/comparison-view.ts';
import { comparisonOf, equalMetric, metricOf, undecidedMetric } from './comparison-samples.ts';
import { hostileText } from './hostile.ts';
import { parseMarkup, textOf } from './markup.ts';

const equal = (count: number) => Array.from({ length: count }, (_, index) => equalMetric(`format/${index}`));
const better = metricOf({
  name: 'load',
  answer: 'better',
  effect: { estimate: 0.5, lower: 0.4, upper: 0.6 },
  log_e: 9,
});

describe('the verdict of a comparison', () => {
  test.each<readonly [string, ComparisonReport]>([
    ['No change beyond ±2 % in 14 benchmarks', comparisonOf(equal(14))],
    ['No change beyond ±2 %', comparisonOf(equal(1))],
    ['1.17× slower (95 % CI 1.09–1.26, 11 pairs)', comparisonOf([metricOf()])],
    ['Worse: 1.17× higher (95 % CI 1.09–1.26, 11 pairs)', comparisonOf([metricOf({ unit: null })])],
    ['Undecided: 1.030× slower so far (95 % CI 0.960–1.108, 11 pairs)', comparisonOf([undecidedMetric('a')])],
    ['1 of 4 benchmarks is worse: parse 1.17× slower', comparisonOf([...equal(2), better, metricOf()])],
    ['1 of 4 benchmarks is undecided, 1 better, none worse', comparisonOf([...equal(2), better, undecidedMetric('a')])],
    ['1 of 3 benchmarks is better, none worse: load 2.00× faster', comparisonOf([...equal(2), better])],
    [
      'Both benchmarks are worse: slow 3.00× slower',
      comparisonOf([metricOf(), metricOf({ name: 'slow', effect: { estimate: 3, lower: 2, upper: 4 } })]),
    ],
    ['Undecided: no metric was measured', comparisonOf([])],
  ])('is "%s"', (title, report) => {
    expect(renderComparisonTitle(report)).toBe(title);
  });

  test.each([
    ['1.17× slower, very likely between 1.09× and 1.26×', comparisonOf([metricOf()])],
    ['Worse: 1.17× higher, very likely between 1.09× and 1.26×', comparisonOf([metricOf({ unit: null })])],
    ['No change beyond ±2 %', comparisonOf(equal(1))],
    ['1 of 3 benchmarks is better, none worse: load 2.00× faster', comparisonOf([...equal(2), better])],
  ])('is "%s" in plain words', (headline, report) => {
    const elements = parseMarkup(renderComparisonHtml(report));
    const of = (name: string) => elements.find(({ attributes }) => attributes.class === name);
    expect(textOf(of('verdict'))).toBe(headline);
    expect(textOf(of('ended'))).toMatch(
      /^Ended \d{4}-\d\d-\d\d \d\d:\d\d UTC, after 4m12s: every benchmark was decided$/,
    );
    expect(of('evidence')?.attributes.open).toBeUndefined();
  });

  test('has the worst ratio of all metrics', () => {
    expect(worstRatio(comparisonOf([better, metricOf(), ...equal(2)]))).toBeCloseTo(1.17);
    expect(worstRatio(comparisonOf([]))).toBeUndefined();
  });
});

const mixed = comparisonOf([equalMetric('format'), undecidedMetric('render'), metricOf()], {
  changed_evaluator_files: ['bench/score.mjs'],
  notes: ['the margin of ±2 % comes from the noise of 8 runs of the base'],
});

describe('a comparison as text', () => {
  test('is a table by evidence, and one verdict', () => {
    expect(renderComparisonText(mixed, '/tmp/report.html')).toMatchInlineSnapshot(`
      "Comparison of HEAD (6f5e4d3c2b1a) with main (1a2b3c4d5e6f): 3 benchmarks
      11 of at most 100 pairs in 4m12s; it ended because every benchmark was decided. Of the benchmarks called better or worse, at most 5 % are wrong on average (e-BH).
      warning: The head changes its own benchmark (bench/score.mjs). Both commits were measured by the benchmark of the base.

                 benchmark  change         95 % CI           margin  pairs   base      head
      worse      parse      1.17× slower   1.09–1.26           ±2 %     11  12 ms  14.04 ms
      undecided  render     1.030× slower  0.960–1.108         ±2 %     11  12 ms  12.36 ms
      no change  format     +0.2 %         -0.4 % to +0.9 %    ±2 %     11  12 ms  12.02 ms

      render: It would take about 2.6 times the pairs, or a margin of ±11 %.

      note: the margin of ±2 % comes from the noise of 8 runs of the base

      1 of 3 benchmarks is worse: parse 1.17× slower
      report: /tmp/report.html
      "
    `);
  });
});

describe('a comparison as Markdown', () => {
  test('has the verdict, a banner, the table and what it would take', () => {
    expect(renderComparisonMarkdown(mixed, { footer: ['[Run](https://example.com/1)'] })).toMatchInlineSnapshot(`
      "### ❌ 1 of 3 benchmarks is worse: parse 1.17× slower

      > **⚠️ The head changes its own benchmark (bench/score.mjs). Both commits were measured by the benchmark of the base.**

      HEAD (6f5e4d3c2b1a) against main (1a2b3c4d5e6f), in pairs on one machine: 11 of at most 100 pairs in 4m12s; it ended because every benchmark was decided.

      |  | Benchmark | Change | 95 % CI | Margin | Pairs | Base | Head |
      |---|---|---|---|--:|--:|--:|--:|
      | ❌ worse | parse | 1.17× slower | 1.09–1.26 | ±2 % | 11 | 12 ms | 14.04 ms |
      | ➖ undecided | render | 1.030× slower | 0.960–1.108 | ±2 % | 11 | 12 ms | 12.36 ms |
      | ✅ no change | format | +0.2 % | -0.4 % to +0.9 % | ±2 % | 11 | 12 ms | 12.02 ms |

      - **render**: It would take about 2.6 times the pairs, or a margin of ±11 %.

      - the margin of ±2 % comes from the noise of 8 runs of the base

      Of the benchmarks called better or worse, at most 5 % are wrong on average (e-BH). Measured by: node bench/score.mjs

      [Run](https://example.com/1)
      "
    `);
  });

  test('folds many benchmarks without a change, and counts what does not fit', () => {
    const text = renderComparisonMarkdown(comparisonOf([metricOf(), ...equal(40)]), { maxBytes: 4000 });
    expect(text).toContain('<details><summary>40 benchmarks without a change</summary>');
    expect(text).toMatch(/\d+ benchmarks more left out here; the report lists all\./);
    expect(Buffer.byteLength(text)).toBeLessThan(4000);
  });
});

describe('a comparison as a page', () => {
  test('loads nothing, and has every pair as a dot with a title', () => {
    const page = renderComparisonHtml(mixed);
    const elements = parseMarkup(page);
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/\b(?:src|href)="(?!#)/);
    const titles = elements.filter(({ name }) => name === 'title').map(textOf);
    expect(titles.filter((title) => title.startsWith('pair '))).toHaveLength(33);
    expect(titles).toContain('Every pair of parse');
    expect(elements.filter(({ name }) => name === 'tr')).toHaveLength(4);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('draws pairs beyond the edge as triangles, and sides without a limit as arrows', () => {
    const pairs = metricOf().pairs.map((pair, index) => (index === 4 ? { ...pair, head: 4000 } : pair));
    const effect = { estimate: 1.17, lower: 1.09, upper: null };
    const page = renderComparisonHtml(comparisonOf([metricOf({ pairs, effect })]));
    expect(page).toContain('<path class="outside"');
    expect(page).toContain('at least 1.09');
    expect(page).not.toMatch(/NaN|Infinity/);
  });

  test('draws what jobs measured of the base, by the kind of machine, and only of the same metric', () => {
    const metric = { name: 'parse', unit: 'ms', direction: 'min', median: 12, lower: 11, upper: 13, runs: 19 } as const;
    const entry = { subject: 'x', recorded_at: '2026-11-26T10:00:00.000Z', run: '7', machine: '<2> x a' };
    const history = ['a', 'b', 'c'].map((digit, index) => ({
      ...{ ...entry, commit: digit.repeat(40), metrics: [{ ...metric, unit: index === 2 ? 's' : 'ms' }] },
      machine: `${entry.machine}${index}`,
    }));
    const page = renderComparisonHtml(comparisonOf([metricOf()]), { history });
    const titles = parseMarkup(page).flatMap((element) => (element.name === 'title' ? textOf(element) : []));
    const drawn = titles.filter((title) => title.includes('<2> x a'));
    expect(drawn).toEqual([
      'aaaaaaaaaaaa, 2026-11-26 10:00 UTC: 12 (11 to 13, 19 runs), <2> x a0',
      'bbbbbbbbbbbb, 2026-11-26 10:00 UTC: 12 (11 to 13, 19 runs), <2> x a1',
    ]);
    expect(page).toContain('class="k1"');
    expect(page).toContain('No verdict uses these figures.');
    expect(renderComparisonHtml(comparisonOf([metricOf({ unit: null })]), { history })).not.toContain('History');
  });
});

describe('names made to break out', () => {
  const hostileReport = fc.tuple(hostileText, hostileText).map(([name, other]) =>
    comparisonOf([metricOf({ name, unit: other }), undecidedMetric(other, { unit: name })], {
      ...{ command: other, notes: [name], changed_evaluator_files: [name] },
      base: { name, commit: 'a'.repeat(40) },
    }),
  );

  test('stay text in a page', () => {
    const shape = (report: ComparisonReport) =>
      parseMarkup(renderComparisonHtml(report)).map(({ name, attributes }) => `${name} ${Object.keys(attributes)}`);
    const plain = shape(
      comparisonOf([metricOf({ unit: 'x' }), undecidedMetric('y', { unit: 'x' })], {
        notes: [''],
        changed_evaluator_files: ['x'],
      }),
    );
    fc.assert(
      fc.property(hostileReport, (report) => {
        expect(shape(report)).toEqual(plain);
      }),
      { numRuns: 40 },
    );
  });

  test('stay cells, items and lines in Markdown', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        for (const line of renderComparisonMarkdown(report).split('\n')) {
          const own = line
            .replace(/^(### |> \*\*|\| |- \*\*|- )/, '')
            .replace(/\*\*(?=$|:)/g, '')
            .replace(/^\|(-{2,3}[-:]\|)+$/, '')
            .replace(/\\[!-/:-@[-`{-~]|&(lt|gt|amp);|@\u200b/g, '');
          expect(own.match(/\|/g)?.length ?? 0).toBe(line.startsWith('| ') ? 8 : 0);
          expect(own.replaceAll('|', '')).not.toMatch(/[\\`*_[\]<>#!~&$]|(https?|ftp|mailto):|www\.|@/i);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('begin no line and no command in a log', () => {
    const count = renderComparisonText(comparisonOf([metricOf(), undecidedMetric('b')], { notes: [''] })).split(
      '\n',
    ).length;
    fc.assert(
      fc.property(hostileReport, (report) => {
        const lines = renderComparisonText({ ...report, changed_evaluator_files: [] }).split('\n');
        expect(lines).toHaveLength(count);
        for (const line of lines) {
          expect(line).not.toMatch(/^[\s\u0085]*::|##\[/);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal would obey
          expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('are keys of their own in exports', () => {
    const report = comparisonOf([metricOf({ name: '__proto__' }), metricOf({ name: 'a' }), metricOf({ name: 'a' })]);
    expect(Object.keys(JSON.parse(JSON.stringify(exportBencherMetrics(report))))).toEqual(['__proto__', 'a', 'a (2)']);
    expect(exportBenchmarkEntries(report).customSmallerIsBetter.map(({ name }) => name)).toEqual([
      '__proto__',
      'a',
      'a (2)',
    ]);
  });
});

describe('the shapes of other tools', () => {
  const report = comparisonOf([
    metricOf(),
    metricOf({ name: 'load', unit: 'ops/s', direction: 'max', effect: { estimate: 1.5, lower: 1.4, upper: 1.6 } }),
    metricOf({ name: 'nothing', pairs: [], effect: null }),
  ]);

  test('are two lists of entries for github-action-benchmark', () => {
    const { customSmallerIsBetter: smaller, customBiggerIsBetter: bigger } = exportBenchmarkEntries(report);
    const extra = '1.17× slower (95 % CI 1.09–1.26, 11 pairs)';
    expect(smaller).toEqual([{ name: 'parse', unit: 'ms', value: expect.closeTo(14.04), range: '± 1.9%', extra }]);
    expect(bigger).toMatchObject([{ name: 'load', unit: 'ops/s', value: expect.closeTo(18) }]);
  });

  test("are Bencher's measures, times in nanoseconds", () => {
    const { parse, load } = exportBencherMetrics(report);
    expect(parse?.latency?.value).toBeCloseTo(14.04e6);
    expect(Object.keys(parse?.latency ?? {})).toEqual(['value', 'lower_value', 'upper_value']);
    expect(load?.throughput?.value).toBeCloseTo(18);
  });
});
