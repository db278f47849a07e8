import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { nsPer, parseNumber } from './quantity.ts';
import { numberOf, objectOf, objectsOf, ReadingList, type Readings, type Statistic, textOf } from './reading.ts';

/** Google Benchmark: JSON and the console's table. Real time; of repetitions the mean, unless another is chosen. */
export const googleBenchmark: BenchmarkFormat = {
  ...TIMED,
  expected: 'the output of Google Benchmark, as a table or with --benchmark_format=json',
  command: './bench --benchmark_format=json',
  statistics: ['mean', 'median', 'min'],
  read: (output, statistic = 'mean') =>
    firstOf(
      () => readReports(output, statistic),
      () => readTable(output, statistic),
    ),
};

/** What was printed of one benchmark. */
interface Rows {
  readonly runs: number[];
  readonly aggregates: Map<string, number>;
}

function rowsOf(all: Map<string, Rows>, name: string): Rows {
  const rows = all.get(name) ?? { runs: [], aggregates: new Map<string, number>() };
  all.set(name, rows);
  return rows;
}

function readReports({ json }: BenchmarkOutput, statistic: Statistic): Readings {
  const list = new ReadingList();
  for (const value of json.values) {
    const report = objectOf(value);
    if (objectOf(report?.context) === undefined) continue;
    const all = new Map<string, Rows>();
    for (const row of objectsOf(report?.benchmarks)) {
      const name = textOf(row.run_name ?? row.name);
      if (row.error_occurred === true || row.skipped === true)
        list.refuse(`"${name}" failed: ${textOf(row.error_message ?? row.skip_message)}`);
      if (row.real_time === undefined) continue;
      const time = numberOf(row.real_time) * nsPer(textOf(row.time_unit));
      const rows = rowsOf(all, name);
      if (row.run_type !== 'aggregate') rows.runs.push(time);
      else rows.aggregates.set(textOf(row.aggregate_name), time);
    }
    addRows(list, all, statistic);
  }
  if (list.size > 0 && json.isCut) list.refuse('a JSON text in it does not end');
  return list.result();
}

function addRows(list: ReadingList, all: ReadonlyMap<string, Rows>, statistic: Statistic): void {
  const isRepeated = [...all.values()].some(({ aggregates }) => aggregates.has('mean'));
  for (const [name, { runs, aggregates }] of all) {
    // Of the console's table nothing else says that it is cut.
    if (isRepeated && runs.length > 0 && !aggregates.has('mean'))
      list.refuse(`"${name}" has no mean, as others have; repeat all benchmarks or none`);
    if (statistic === 'min' && runs.length > 0) {
      list.add(name, Math.min(...runs));
      continue;
    }
    const aggregate = aggregates.get(statistic);
    if (aggregate !== undefined) list.add(name, aggregate);
    // Two rows without an aggregate are two benchmarks of one name.
    else if (runs.length > 0) for (const run of runs) list.add(name, run);
    else if (aggregates.has('mean')) list.refuse(`the aggregates of "${name}" have no ${statistic}`);
  }
}

const HEADER = /^Benchmark\s+Time\s+CPU\s+Iterations/;
const ROW = /^(\S.*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+[\d.e+-]+ (?:ns|us|ms|s)\s+\d+(?:\s|$)/;
const AGGREGATE = /^(.+)_(mean|median|stddev)$/;

function readTable({ lines }: BenchmarkOutput, statistic: Statistic): Readings {
  const list = new ReadingList();
  const all = new Map<string, Rows>();
  let isTable = false;
  for (const line of lines) {
    if (HEADER.test(line)) isTable = true;
    if (!isTable) continue;
    const [, name = '', value = '', unit = ''] = ROW.exec(line) ?? [];
    if (/^\S+\s+(?:ERROR OCCURRED|SKIPPED): /.test(line)) list.refuse(`it says "${line.trim()}"`);
    if (name === '') continue;
    const time = parseNumber(value) * nsPer(unit);
    const [, of = '', aggregate = ''] = AGGREGATE.exec(name) ?? [];
    if (aggregate === '') rowsOf(all, name).runs.push(time);
    else rowsOf(all, of).aggregates.set(aggregate, time);
  }
  addRows(list, all, statistic);
  return list.result();
}
