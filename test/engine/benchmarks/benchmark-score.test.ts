import { describe, expect, it } from 'vitest';
import {
  detectBenchmarkFormat,
  differentSet,
  readBenchmarkScore,
} from '../../../src/engine/benchmarks/benchmark-score.ts';
import { matchesName } from '../../../src/engine/benchmarks/name-filter.ts';
import { parseNumber, parseTime } from '../../../src/engine/benchmarks/quantity.ts';
import { readRecorded } from './recorded.ts';

const go = (...rows: readonly string[]) => `${rows.map((row) => `Benchmark${row} ns/op`).join('\n')}\n`;
const reasonOf = (read: ReturnType<typeof readBenchmarkScore>) => ('reason' in read ? read.reason : '');

describe('the score', () => {
  it('is the geometric mean, so that the ratio of two scores is that of their benchmarks', () => {
    const [before, after] = [go('A 1 100', 'B 1 4'), go('A 1 50', 'B 1 1')].map((output) =>
      readBenchmarkScore(output, { kind: 'go' }),
    );
    if (before === undefined || after === undefined || 'reason' in before || 'reason' in after) throw new Error('none');
    expect(before.score / after.score).toBeCloseTo(Math.sqrt(2 * 4), 12);
  });

  it('of one benchmark is its value', () => {
    expect(readBenchmarkScore(go('A 1 0.1'), { kind: 'go' })).toEqual({ score: 0.1, metrics: { BenchmarkA: 0.1 } });
  });

  it('of files of a build is their total, also of an empty one', () => {
    const output = '  196 dist/admin.js\n0 dist/main.js\n196 total\n';
    expect(readBenchmarkScore(output, { kind: 'sizes' })).toMatchObject({ score: 196 });
  });

  it.each([
    ['parse: 12.5ms', 'parse', 12.5e6],
    ['  parse long texts = 1,250 µs', 'parse long texts', 1.25e6],
    ['GET http://x/y: 7 ns (10 runs)', 'GET http://x/y', 7],
    ['sort\t1.5e-05 seconds', 'sort', 15_000],
    ['sort (all)      3 milliseconds', 'sort (all)', 3e6],
    ['load: 1:02.500 (m:ss.mmm)', 'load', 62.5e9],
    ['load: 2:01:02.500 (h:mm:ss.mmm)', 'load', 7262.5e9],
    ['[0.25ms] render a page', 'render a page', 250_000],
  ])('of a time is that of the line %j', (line, name, ns) => {
    const read = readBenchmarkScore(`ready\n${line}\n`, { kind: 'times' });
    expect(read).toEqual({ score: expect.closeTo(ns, 3), metrics: { [name]: expect.closeTo(ns, 3) } });
  });

  it.each([
    ['parse took 12 ms', 'parse: 12', ': 12 ms', 'Done in 3.2s.', 'ok 12ms', '12 ms', 'parse: 12 ms and more'],
    ['Time:        1.234 s', 'Tests:       4 passed, 4 total'],
    ['   Duration  323.59s (tests 92%, import 6%)'],
    ['[INFO] Total time:  1.234 s'],
  ])('is not found in lines such as %j', (...lines) => {
    expect(detectBenchmarkFormat(`${lines.join('\n')}\n`)).toBeUndefined();
  });

  it('is not looked for among the times of a tool whose output is broken off', () => {
    const output = readRecorded('libtest.txt').replace(/test result: .*/, 'load: 12 ms');
    expect(detectBenchmarkFormat(output)).toBeUndefined();
  });

  it('is of the benchmarks that "only" names', () => {
    const output = readRecorded('criterion.txt');
    const read = readBenchmarkScore(output, { kind: 'criterion', only: ['sort/*'] });
    expect(read).toMatchObject({ metrics: { 'sort/times/1': 226.07, 'sort/times/50': expect.closeTo(5721.3, 6) } });
    expect(Object.keys('metrics' in read ? read.metrics : {})).toHaveLength(2);
  });

  it('is missing where a name of "only" fits no benchmark', () => {
    const read = readBenchmarkScore(readRecorded('go.txt'), { kind: 'go', only: ['BenchmarkCount', 'BenchmarkX*'] });
    expect(reasonOf(read)).toBe(
      'no benchmark fits "BenchmarkX*" of objective.parse.only; there are "BenchmarkCount", "BenchmarkSort/times=1", "BenchmarkSort/times=10"',
    );
  });

  it('is of the chosen statistic', () => {
    const output = readRecorded('hyperfine.json');
    for (const [statistic, value] of [
      ['mean', 87.1030232e6],
      ['median', 85.091683e6],
      ['min', 76.125731e6],
    ] as const) {
      const read = readBenchmarkScore(output, { kind: 'hyperfine', statistic, only: ['nothing'] });
      expect('score' in read ? read.score : 0).toBeCloseTo(value, 3);
    }
    expect(readBenchmarkScore(readRecorded('divan.txt'), { kind: 'divan', statistic: 'min' })).toMatchObject({
      metrics: { 'words_divan::count': 18.14, 'words_divan::sort::50': 3183 },
    });
    expect(readBenchmarkScore(readRecorded('pyperf.json'), { kind: 'pyperf', statistic: 'median' })).toMatchObject({
      metrics: { 'count split': expect.closeTo(6684.65, 1) },
    });
    expect(
      readBenchmarkScore(readRecorded('google-benchmark-repeated.json'), {
        kind: 'google-benchmark',
        statistic: 'min',
      }),
    ).toMatchObject({ metrics: { 'BM_Fill/64': expect.closeTo(12.1, 0) } });
  });

  it('is missing where the text does not have the chosen statistic', () => {
    expect(
      reasonOf(readBenchmarkScore(readRecorded('criterion.txt'), { kind: 'criterion', statistic: 'mean' })),
    ).toMatch(/the text has one figure, which is not the mean; print the messages of "cargo criterion"$/);
    expect(reasonOf(readBenchmarkScore(readRecorded('vitest-5.txt'), { kind: 'vitest', statistic: 'min' }))).toMatch(
      /the table has no min that is exact; print the JSON$/,
    );
  });
});

describe('a benchmark', () => {
  it('that is printed twice with two values has none', () => {
    const read = readBenchmarkScore(go('A-2 1 100', 'A-2 1 50'), { kind: 'go' });
    expect(reasonOf(read)).toBe('benchmark "BenchmarkA" has two results, 100 and 50; expected one: measure each once');
  });

  it('that is printed twice with one value is one', () => {
    expect(readBenchmarkScore(go('A 1 100', 'A 1 100'), { kind: 'go' })).toMatchObject({ score: 100 });
  });

  it.each(['0', 'NaN', '+Inf'])('of %s is refused', (value) => {
    expect(reasonOf(readBenchmarkScore(go('A 1 5', `B 1 ${value}`), { kind: 'go' }))).toMatch(
      /^benchmark "BenchmarkB" has the value \S+; expected a number above 0$/,
    );
  });

  it.each([
    ['{"results": [{"command": "a", "mean": "1"}]}', 'NaN'],
    ['{"results": [{"command": "a", "mean": 1e999}]}', 'Infinity'],
    ['{"results": [{"command": "a", "mean": NaN}]}', 'NaN'],
    ['{"results": [{"command": "a", "mean": -1}]}', '-1000000000'],
    ['{"results": [{"command": "a", "mean": null}]}', 'NaN'],
  ])('in JSON without a usable number is refused: %s', (output, shown) => {
    const read = readBenchmarkScore(output, { kind: 'hyperfine' });
    expect(reasonOf(read)).toBe(`benchmark "a" has the value ${shown}; expected a number above 0`);
  });

  it.each(['', '__proto__', 'x'.repeat(301)])('called %j is refused', (command) => {
    const output = JSON.stringify({ results: [{ command, mean: 1 }] });
    expect(reasonOf(readBenchmarkScore(output, { kind: 'hyperfine' }))).toMatch(/^a benchmark is called /);
  });

  it('of a failed command is refused', () => {
    const output = JSON.stringify({ results: [{ command: 'a', mean: 1, exit_codes: [0, 1] }] });
    expect(reasonOf(readBenchmarkScore(output, { kind: 'hyperfine' }))).toMatch(/"a" did not always exit with 0$/);
  });

  it('beyond the thousandth is refused', () => {
    const output = go(...Array.from({ length: 1001 }, (_, index) => `A${index} 1 5`));
    expect(reasonOf(readBenchmarkScore(output, { kind: 'go' }))).toMatch(/^1001 benchmarks; expected at most 1000/);
  });
});

describe('go test -bench', () => {
  it('that says FAIL has no score, whatever the exit code was', () => {
    const output = readRecorded('go.txt').replace('PASS\nok', '--- FAIL: BenchmarkX\nFAIL');
    expect(reasonOf(readBenchmarkScore(output, { kind: 'go' }))).toMatch(/it says "--- FAIL: BenchmarkX"$/);
  });

  it('that does not come to its end has no score', () => {
    const output = readRecorded('go.txt').split('PASS')[0] ?? '';
    expect(reasonOf(readBenchmarkScore(output, { kind: 'go' }))).toMatch(/has no PASS at its end$/);
  });

  it('is read where a benchmark logs between its name and its numbers', () => {
    const output = 'BenchmarkA-4   \thello 1 2\n  100\t  12.5 ns/op\nPASS\n';
    expect(readBenchmarkScore(output, { kind: 'go' })).toMatchObject({ metrics: { BenchmarkA: 12.5 } });
  });

  it('keeps the numbers of processors where they differ', () => {
    const output = go('A 1 8', 'A-2 1 4', 'A-4 1 2');
    expect(readBenchmarkScore(output, { kind: 'go' })).toMatchObject({
      metrics: { BenchmarkA: 8, 'BenchmarkA-2': 4, 'BenchmarkA-4': 2 },
    });
  });

  it('with -count gives several results of each', () => {
    expect(reasonOf(readBenchmarkScore(readRecorded('go-count.txt'), { kind: 'go' }))).toMatch(/has two results/);
  });
});

describe('other outputs that fail', () => {
  it('of Catch2: XML that does not end, and a benchmark that threw', () => {
    const xml = readRecorded('catch2-3.xml');
    expect(reasonOf(readBenchmarkScore(xml.replace('</Catch2TestRun>', ''), { kind: 'catch2' }))).toMatch(
      /its XML does not end$/,
    );
    const thrown = xml.replace(/<mean value="52.1115"[^>]*>/, '<failed message="no &lt;file&gt;"/>');
    expect(reasonOf(readBenchmarkScore(thrown, { kind: 'catch2' }))).toMatch(/"words > copy text" failed: no <file>$/);
  });

  it('of Criterion: a benchmark that began and has no time', () => {
    const output = readRecorded('criterion-mixed.txt').replace(/^count words .*$/m, '');
    expect(reasonOf(readBenchmarkScore(output, { kind: 'criterion' }))).toMatch(/"count words" began and has no time$/);
  });

  it('of libtest: a suite that failed, and one without its end', () => {
    const output = readRecorded('libtest.txt');
    expect(
      reasonOf(readBenchmarkScore(output.replaceAll('result: ok', 'result: FAILED'), { kind: 'libtest' })),
    ).toMatch(/it says "test result: FAILED\./);
    const cut = output.slice(0, output.lastIndexOf('\ntest result'));
    expect(reasonOf(readBenchmarkScore(cut, { kind: 'libtest' }))).toMatch(/no "test result:" at its end$/);
  });

  it('of pytest-benchmark: a table with fewer rows than it says', () => {
    const output = readRecorded('pytest-benchmark.txt').replace(/^test_count .*\n/m, '');
    expect(reasonOf(readBenchmarkScore(output, { kind: 'pytest-benchmark' }))).toMatch(/lacks 1 of its tests$/);
  });

  it('of JMH: a score that its table rounds to nothing', () => {
    const output = readRecorded('jmh.txt').replace('  8434.216 ', '≈ 10⁻³ ');
    expect(reasonOf(readBenchmarkScore(output, { kind: 'jmh' }))).toMatch(/rounds the score of "Words.count"/);
  });

  it('of Vitest: a mean that its table rounds, where the rate does not say more', () => {
    const output = readRecorded('vitest-5.txt').replace('0.0158', '0.0015');
    expect(reasonOf(readBenchmarkScore(output, { kind: 'vitest' }))).toMatch(/rounds the mean of "split" to 0.0015 ms/);
  });

  it('of asv: a benchmark that failed, and a table of parameters', () => {
    const json = readRecorded('asv.json').replace(/"words.time_count": \[\[[^\]]*\]/, '"words.time_count": [null');
    expect(reasonOf(readBenchmarkScore(json, { kind: 'asv' }))).toMatch(
      /^benchmark "words.time_count" has the value NaN/,
    );
    const text = readRecorded('asv.txt').replace('11.0±0μs', 'ok');
    expect(reasonOf(readBenchmarkScore(text, { kind: 'asv' }))).toMatch(/"words.time_count" has parameters/);
  });
});

describe('numbers', () => {
  it.each([
    ['1,651,920.82', 1651920.82],
    ['1 651 920,82', 1651920.82],
    ['1.651.920,82', 1651920.82],
    ["1'651'920.82", 1651920.82],
    ['1\u202f651', 1651],
    ['12,5', 12.5],
    ['1e-3', 0.001],
  ])('are read in any locale: %s', (printed, value) => {
    expect(parseNumber(printed)).toBe(value);
  });

  it.each(['', '-1', '0x10', '1.2.3', 'NaN', '1,2,3', '12 ns'])('are nothing else: %j', (printed) => {
    expect(parseNumber(printed)).toBeNaN();
  });

  it.each([
    ['12 ps', 0.012],
    ['4.5 ns', 4.5],
    ['4.5 µs', 4500],
    ['4.5 \u03bcs', 4500],
    ['4.5us', 4500],
    ['2 ms', 2e6],
    ['1.5 s', 1.5e9],
  ])('with a unit of time are nanoseconds: %s', (printed, value) => {
    expect(parseTime(printed)).toBeCloseTo(value, 9);
  });
});

describe('two sets of benchmarks', () => {
  it.each([
    [['a', 'b'], ['b', 'a'], undefined],
    [['a', 'b'], ['a'], 'benchmark "b" is missing, which the base has'],
    [['a', 'b', 'c', 'd', 'e'], ['a'], 'benchmarks "b", "c", "d" and 1 more are missing, which the base has'],
    [['a'], ['a', 'b'], 'benchmark "b" is new, and the base has no result to compare with'],
  ])('%j and %j', (base, found, expected) => {
    expect(differentSet(base, found)).toBe(expected);
  });
});

describe('a pattern of names', () => {
  it.each([
    ['a', 'a', true],
    ['a', 'ab', false],
    ['a*', 'ab/c d', true],
    ['*', '', true],
    ['a*a', 'a', false],
    ['*sort*[1]', 'test_sort[1]', true],
    ['a*b*c', 'a-b-b-c', true],
    ['a*b*c', 'a-c-b', false],
  ])('%s fits %s: %s', (pattern, name, fits) => {
    expect(matchesName(pattern, name)).toBe(fits);
  });
});
