import { describe, expect, it } from 'vitest';
import { detectBenchmarkFormat, readBenchmarkScore } from '../../../src/engine/benchmarks/benchmark-score.ts';
import { BENCHMARK_KINDS } from '../../../src/engine/benchmarks/kinds.ts';

const SIZE = 2 << 20;
const PIECES = [
  '{',
  '[',
  '{\n',
  '[[{"a":',
  '{ "a": 1\n',
  '[1]\n',
  '"',
  '{"a":"\\',
  ' ',
  '\t \n',
  'Benchmark',
  'Benchmark 1 ',
  '│ ',
  '│  ├─ a ',
  'time: [1 ns ',
  'test a ... ',
  '1 1 1 ',
  '<mean value="1"',
  '<BenchmarkResults name="a">',
  '<a="',
  '-',
  '--------------------------\n',
  '| `',
  '\u001b[',
  '\u001b]8;;',
  '±',
  '9,999,',
  '123456789',
  '.a',
  'Benchmark (a) ',
  'NaN',
  '\r',
  // Lines as long as any that is read.
  `${' '.repeat(1999)}x\n`,
  `${'\t1s'.repeat(600)}x\n`,
];

describe('two mebibytes of the same', () => {
  it('are read by every format, and are of none', { timeout: 120_000 }, () => {
    for (const piece of PIECES) {
      const output = piece.repeat(Math.ceil(SIZE / piece.length));
      expect([piece, detectBenchmarkFormat(output)]).toEqual([piece, undefined]);
    }
  });

  it('in lines of every format have no score', { timeout: 60_000 }, () => {
    const rows = ' 12 ns '.repeat(1000);
    for (const kind of BENCHMARK_KINDS) {
      expect(readBenchmarkScore(`${rows}\n`.repeat(1000), { kind })).toHaveProperty('reason');
    }
  });
});
