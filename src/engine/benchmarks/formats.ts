import { asv } from './asv.ts';
import { benchmarkDotNet } from './benchmark-dot-net.ts';
import { benchmarkJs } from './benchmark-js.ts';
import { catch2 } from './catch2.ts';
import { criterion } from './criterion.ts';
import { divan } from './divan.ts';
import type { BenchmarkFormat } from './format.ts';
import { go } from './go.ts';
import { googleBenchmark } from './google-benchmark.ts';
import { hyperfine } from './hyperfine.ts';
import { iaiCallgrind } from './iai-callgrind.ts';
import { jmh } from './jmh.ts';
import type { BenchmarkKind } from './kinds.ts';
import { libtest } from './libtest.ts';
import { mitata } from './mitata.ts';
import { nanobench } from './nanobench.ts';
import { pyperf } from './pyperf.ts';
import { pytestBenchmark } from './pytest-benchmark.ts';
import { esbuild, sizeLimit, sizes } from './sizes.ts';
import { times } from './times.ts';
import { tinybench } from './tinybench.ts';
import { vitest } from './vitest.ts';

/** How each format is read. */
export const BENCHMARK_FORMATS: Readonly<Record<BenchmarkKind, BenchmarkFormat>> = {
  vitest,
  tinybench,
  mitata,
  benchmarkjs: benchmarkJs,
  'pytest-benchmark': pytestBenchmark,
  pyperf,
  asv,
  criterion,
  libtest,
  'iai-callgrind': iaiCallgrind,
  divan,
  go,
  'google-benchmark': googleBenchmark,
  catch2,
  nanobench,
  jmh,
  hyperfine,
  benchmarkdotnet: benchmarkDotNet,
  'size-limit': sizeLimit,
  esbuild,
  times,
  sizes,
};

/** Whether a name is that of a format. */
export function isBenchmarkKind(kind: string): kind is BenchmarkKind {
  return Object.hasOwn(BENCHMARK_FORMATS, kind);
}

/** Whether the tool of a format runs the code that it measures in the process that prints the result. */
export function isInProcess(kind: string): boolean {
  return isBenchmarkKind(kind) && BENCHMARK_FORMATS[kind].isOutside !== true;
}

/** What the scores of a kind of output are measured in; null: not known. */
export function unitOfFormat(kind: string): string | null {
  return isBenchmarkKind(kind) ? BENCHMARK_FORMATS[kind].unit : null;
}
