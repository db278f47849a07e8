/** Outputs that real tools printed of small benchmarks of ours, and what has to be read from each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchmarkKind } from '../../../src/engine/benchmarks/kinds.ts';

const folder = join(import.meta.dirname, '../../fixtures/benchmarks');

export function readRecorded(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

const LONG = 'one with a name that is much longer than the column of names';
const WRAPPED = 'words > sort a rather long name that wraps around the column of names';
const CALLGRIND = {
  'words_iai::group::count short:"the quick brown fox"': 505,
  'words_iai::group::count longer:"the quick brown fox jumps over the lazy dog"': 1194,
  'words_iai::group::text': 336,
};

/** By the name of the file: its format, and each benchmark in nanoseconds, bytes or instructions, to six digits. */
export const RECORDED: readonly (readonly [string, BenchmarkKind, Readonly<Record<string, number>>])[] = [
  [
    'asv.json',
    'asv',
    {
      "words.Sort.time_sort(1, 'x')": 33630,
      "words.Sort.time_sort(1, 'y')": 35663,
      "words.Sort.time_sort(4, 'x')": 135291,
      "words.Sort.time_sort(4, 'y')": 135602,
      'words.time_count': 11357,
    },
  ],
  ['asv.txt', 'asv', { 'words.time_count': 11000 }],
  // Not recorded here: written by the members that its exporter writes.
  [
    'benchmarkdotnet.json',
    'benchmarkdotnet',
    { 'Words.Benchmarks.Count': 1018.25, 'Words.Benchmarks.Sort(Times: 4)': 52700 },
  ],
  ['benchmarkjs.txt', 'benchmarkjs', { split: 33337.8, 'loop # of (words), 2x': 68184.9, 'sort words': 201654 }],
  [
    'catch2-2.txt',
    'catch2',
    { 'words > copy text': 43.418, [WRAPPED]: 14145.1, 'numbers > s > sum & <more>': 493.913 },
  ],
  [
    'catch2-2.xml',
    'catch2',
    { 'words > copy text': 50.8148, [WRAPPED]: 15689.7, 'numbers > s > sum & <more>': 497.882 },
  ],
  [
    'catch2-3.txt',
    'catch2',
    { 'words > copy text': 52.8456, [WRAPPED]: 998652, 'numbers > s > sum & <more>': 9422.22 },
  ],
  [
    'catch2-3.xml',
    'catch2',
    { 'words > copy text': 52.1115, [WRAPPED]: 1232020, 'numbers > s > sum & <more>': 9360.65 },
  ],
  ['criterion-files.json', 'criterion', { 'count words': 38.1943, 'sort/times/1': 239.233 }],
  [
    'criterion-mixed.txt',
    'criterion',
    { 'count words': 18.432, 'sort/times/1': 103.9, 'sort/times/50': 3467.9, [LONG]: 11.136 },
  ],
  [
    'criterion.json',
    'criterion',
    { 'count words': 19.7931, 'sort/times/1': 142.19, 'sort/times/50': 3234.1, [LONG]: 17.212 },
  ],
  [
    'criterion.txt',
    'criterion',
    { 'count words': 20.778, 'sort/times/1': 226.07, 'sort/times/50': 5721.3, [LONG]: 37.017 },
  ],
  [
    'divan.txt',
    'divan',
    {
      'words_divan::count': 18.3,
      'words_divan::sort::1': 96.17,
      'words_divan::sort::50': 3229,
      'words_divan::inner::text': 24.96,
    },
  ],
  ['esbuild.json', 'esbuild', { 'dist/main.js': 123, 'dist/admin.js': 196 }],
  [
    'go-packages.txt',
    'go',
    {
      'example.com/words.BenchmarkCount': 2922,
      'example.com/words.BenchmarkSort/times=1': 6618,
      'example.com/words.BenchmarkSort/times=10': 51870,
      'example.com/words/letters.BenchmarkCount': 9.578,
    },
  ],
  [
    'go.json',
    'go',
    {
      'example.com/words.BenchmarkCount': 2807,
      'example.com/words.BenchmarkSort/times=1': 7403,
      'example.com/words.BenchmarkSort/times=10': 56190,
      'example.com/words/letters.BenchmarkCount': 12.07,
    },
  ],
  ['go.txt', 'go', { BenchmarkCount: 1683, 'BenchmarkSort/times=1': 6680, 'BenchmarkSort/times=10': 74436 }],
  [
    'google-benchmark-repeated.json',
    'google-benchmark',
    { 'BM_Fill/64': 13.5621, 'BM_Fill/4096': 51.5219, BM_Sort: 7278.48 },
  ],
  ['google-benchmark-repeated.txt', 'google-benchmark', { 'BM_Fill/64': 11.5, 'BM_Fill/4096': 48.7, BM_Sort: 3950 }],
  ['google-benchmark.json', 'google-benchmark', { 'BM_Fill/64': 18.2903, 'BM_Fill/4096': 90.777, BM_Sort: 3716.32 }],
  ['google-benchmark.txt', 'google-benchmark', { 'BM_Fill/64': 17.1, 'BM_Fill/4096': 55.7, BM_Sort: 5860 }],
  ['hyperfine.json', 'hyperfine', { nothing: 87103000, shell: 1229580 }],
  ['iai-callgrind-14.json', 'iai-callgrind', CALLGRIND],
  ['iai-callgrind-16.json', 'iai-callgrind', CALLGRIND],
  ['iai-callgrind.txt', 'iai-callgrind', CALLGRIND],
  [
    'jmh.json',
    'jmh',
    {
      'demo.Words.count(times=1) [thrpt]': 5319.68,
      'demo.Words.count(times=4) [thrpt]': 21172.4,
      'demo.Words.sort(times=1) [avgt]': 24148.2,
      'demo.Words.sort(times=4) [avgt]': 95563,
    },
  ],
  [
    'jmh.txt',
    'jmh',
    {
      'Words.count(times=1) [thrpt]': 24037,
      'Words.count(times=4) [thrpt]': 118565,
      'Words.sort(times=1) [avgt]': 143887,
      'Words.sort(times=4) [avgt]': 298197,
      'Words.lower(times=1) [sample]': 2410,
      'Words.lower(times=4) [sample]': 13150,
    },
  ],
  ['libtest-criterion.txt', 'libtest', { 'count words': 18, 'sort/times/1': 100, 'sort/times/50': 3428, [LONG]: 11 }],
  ['libtest.txt', 'libtest', { count: 17.52, 'sorting::fifty': 28254, 'sorting::two_thousand': 1651920 }],
  [
    'mitata.json',
    'mitata',
    { 'count > split': 15988.7, 'count > loop': 22184.9, 'sort(1)': 65002.4, 'sort(2)': 93771.6 },
  ],
  [
    'mitata.txt',
    'mitata',
    {
      'count > split': 55350,
      'count > loop': 62270,
      'sort(1)': 202090,
      'sort(2)': 360490,
      nothing: 0.33114,
      'a name that is longer than all of the columns of the table that it has': 143890,
      short: 19.93,
      other: 45680,
    },
  ],
  ['nanobench.json', 'nanobench', { 'words > sort | text': 2.25936 }],
  ['nanobench.txt', 'nanobench', { 'words > copy text': 39.41, 'words > sort | text': 2.35 }],
  ['pyperf.txt', 'pyperf', { 'count split': 24800, 'sort: words': 97700 }],
  ['pyperf.json', 'pyperf', { 'count split': 6773.13, 'sort words': 18315 }],
  [
    'pytest-benchmark.json',
    'pytest-benchmark',
    {
      'test_words.py::test_count': 7675.13,
      'test_words.py::test_sort[1]': 19413.7,
      'test_words.py::test_sort[4]': 78214.3,
    },
  ],
  [
    'pytest-benchmark.txt',
    'pytest-benchmark',
    { test_count: 7675.1, 'test_sort[1]': 19413.7, 'test_sort[4]': 78214.3 },
  ],
  ['size-limit.json', 'size-limit', { main: 93, 'dist/admin.js': 142 }],
  ['sizes-du.txt', 'sizes', { 'dist/admin.js': 196, 'dist/main.js': 123 }],
  ['sizes.txt', 'sizes', { 'dist/admin.js': 196, 'dist/main.js': 123 }],
  ['times-node.txt', 'times', { split: 108060000, 'sort words': 190723000, 'loop: count': 10460000000 }],
  [
    'times-python.txt',
    'times',
    { split: 74632000, 'words - split': 74631600, 'sort words': 141149000, 'words - sort words': 141149000 },
  ],
  ['tinybench-2.txt', 'tinybench', { split: 8563.42, loop: 11688.6, 'sort words': 37099.2 }],
  ['tinybench-6.txt', 'tinybench', { split: 6912.9, loop: 8524, 'sort words': 32280 }],
  ['tinybench-table.json', 'tinybench', { split: 6976.9, loop: 8919.3, 'sort words': 38172 }],
  ['tinybench.json', 'tinybench', { split: 7360.15, loop: 8660.53, 'sort words': 32427.5 }],
  [
    'vitest-3.json',
    'vitest',
    {
      'words.bench.mjs > sort words': 35118.1,
      'words.bench.mjs > count > split': 6986.19,
      'words.bench.mjs > count > loop': 8699.55,
    },
  ],
  [
    'vitest-3.txt',
    'vitest',
    {
      'words.bench.mjs > count > split': 6986.19,
      'words.bench.mjs > count > loop': 8699.55,
      'words.bench.mjs > sort words': 35118.1,
    },
  ],
  [
    'vitest-5.json',
    'vitest',
    {
      'words.bench.mjs > count > words > split': 10952.5,
      'words.bench.mjs > count > words > loop': 12288.7,
      'words.bench.mjs > sort > sort words': 37775.2,
    },
  ],
  [
    'vitest-5.txt',
    'vitest',
    {
      'words.bench.mjs > count > words > split': 15800,
      'words.bench.mjs > count > words > loop': 18300,
      'words.bench.mjs > sort > sort words': 63100,
    },
  ],
];
