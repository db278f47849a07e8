import { describe, expect, it } from 'vitest';
import {
  detectBenchmarkFormat,
  differentSet,
  readBenchmarkScore,
} from '../../../src/engine/benchmarks/benchmark-score.ts';
import { BENCHMARK_FORMATS, isInProcess } from '../../../src/engine/benchmarks/formats.ts';
import { BENCHMARK_KINDS, type BenchmarkKind } from '../../../src/engine/benchmarks/kinds.ts';
import { RECORDED, readRecorded } from './recorded.ts';

function metricsOf(output: string, kind: BenchmarkKind): Readonly<Record<string, number>> {
  const read = readBenchmarkScore(output, { kind });
  if ('reason' in read) throw new Error(read.reason);
  return read.metrics;
}

const toSixDigits = (metrics: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(metrics).map(([name, value]) => [name, Number(value.toPrecision(6))]));

describe('a recorded output', () => {
  it.each(RECORDED)('of %s is read as %s: each benchmark with its value', (file, kind, expected) => {
    const read = toSixDigits(metricsOf(readRecorded(file), kind));
    expect(new Set(Object.keys(read))).toEqual(new Set(Object.keys(expected)));
    for (const [name, value] of Object.entries(expected))
      expect(read[name]).toBeCloseTo(value, -Math.floor(Math.log10(value) - 4));
  });

  it.each(RECORDED)('of %s is found to be of %s', (file, kind) => {
    expect(detectBenchmarkFormat(readRecorded(file))).toBe(kind);
  });

  it.each(RECORDED)('of %s says the same with colours, line ends of Windows and other lines', (file, kind) => {
    const output = readRecorded(file);
    const before = `\u001b[32m   Compiling\u001b[0m words v0.1.0\n[info] 3 files\n{not json}\n> build\n\n`;
    const dressed = `\ufeff${before}${output}${output.endsWith('\n') ? '' : '\n'}\nDone in 3 s.\n`;
    const coloured = dressed.replaceAll(/\d+\.\d+/g, (number) =>
      output.startsWith('{') || output.startsWith('[') ? number : `\u001b[1m${number}\u001b[22m`,
    );
    expect(metricsOf(coloured.replaceAll('\n', '\r\n'), kind)).toEqual(metricsOf(output, kind));
  });

  it.each(RECORDED)(
    'of %s, cut anywhere, has no score, another set of benchmarks, or the same values',
    (file, kind) => {
      const output = readRecorded(file);
      const whole = metricsOf(output, kind);
      const step = Math.max(1, Math.floor(output.length / 400));
      for (let length = 0; length < output.length; length += step) {
        const read = readBenchmarkScore(output.slice(0, length), { kind });
        if ('reason' in read) continue;
        if (differentSet(Object.keys(whole), Object.keys(read.metrics)) === undefined)
          expect(read.metrics).toEqual(whole);
      }
    },
  );
});

describe('every format', () => {
  it('has a recorded output', () => {
    expect(new Set(RECORDED.map(([, kind]) => kind))).toEqual(new Set(BENCHMARK_KINDS));
  });

  it('says whether the code that it measures could print a result of its own', () => {
    const outside = BENCHMARK_KINDS.filter((kind) => !isInProcess(kind));
    expect(outside).toEqual(['hyperfine', 'size-limit', 'esbuild', 'sizes']);
    expect(isInProcess('float')).toBe(false);
  });

  it.each(BENCHMARK_KINDS)('%s says what it expected of the output of something else', (kind) => {
    const read = readBenchmarkScore('\n  hello there\n', { kind });
    expect(read).toEqual({
      reason: `no benchmark found in the output of the evaluator; expected ${BENCHMARK_FORMATS[kind].expected}; its first line is "hello there"`,
    });
    expect(readBenchmarkScore('', { kind })).toEqual({
      reason: expect.stringMatching(/it is empty$/),
    });
    expect(detectBenchmarkFormat('hello there\n1.5\n')).toBeUndefined();
  });
});
