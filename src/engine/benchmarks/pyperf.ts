import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf, readJson } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { parseTime } from './quantity.ts';
import { objectOf, objectsOf, ReadingList, type Readings, type Statistic, textOf } from './reading.ts';

const NS_PER_S = 1e9;

/** pyperf: the JSON of a benchmark or of a suite, and the line that it prints of each benchmark. */
export const pyperf: BenchmarkFormat = {
  ...TIMED,
  expected: 'the JSON of pyperf (-o FILE), or its lines',
  command: 'python bench.py -o bench.json >&2 && cat bench.json',
  statistics: ['mean', 'median', 'min'],
  read: (output, statistic = 'mean') =>
    firstOf(
      () => readJson(output, (value, list) => takeSuite(list, value, statistic)),
      () => readLines(output, statistic),
    ),
};

const LINE = /^(\S.*): Mean \+- std dev: ([\d.]+ \w+) \+- [\d.]+ \w+$/;

function readLines({ lines }: BenchmarkOutput, statistic: Statistic): Readings {
  const list = new ReadingList();
  for (const line of lines) {
    const [, name, time = ''] = LINE.exec(line) ?? [];
    if (name !== undefined) list.add(name, parseTime(time));
  }
  if (list.size > 0 && statistic !== 'mean') list.refuse(`its lines have no ${statistic}; print the JSON (-o FILE)`);
  return list.result();
}

function takeSuite(list: ReadingList, value: unknown, statistic: Statistic): void {
  const suite = objectOf(value);
  const common = objectOf(suite?.metadata);
  for (const benchmark of objectsOf(suite?.benchmarks)) {
    if (!Array.isArray(benchmark.runs)) continue;
    const metadata = { ...common, ...objectOf(benchmark.metadata) };
    const name = textOf(metadata.name);
    const unit = metadata.unit ?? 'second';
    if (unit !== 'second') {
      list.refuse(`"${name}" is measured in "${String(unit)}"; expected seconds`);
      continue;
    }
    const values = objectsOf(benchmark.runs)
      .flatMap((run) => (Array.isArray(run.values) ? (run.values as unknown[]) : []))
      .filter((each) => typeof each === 'number');
    list.add(name, values.length === 0 ? Number.NaN : FIGURE[statistic](values) * NS_PER_S);
  }
}

const FIGURE: Readonly<Record<Statistic, (values: readonly number[]) => number>> = {
  mean: (values) => values.reduce((sum, each) => sum + each, 0) / values.length,
  median: middleOf,
  min: (values) => values.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY),
};

/** Of an even number the mean of the two in the middle, as pyperf has it. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
