import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf, readJson } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { nsPer, parseNumber } from './quantity.ts';
import { numberOf, objectOf, objectsOf, ReadingList, type Readings, type Statistic, textOf } from './reading.ts';

const NS_PER_S = 1e9;

/** pytest-benchmark: its table, and the file of `--benchmark-json`. */
export const pytestBenchmark: BenchmarkFormat = {
  ...TIMED,
  expected: 'the table of pytest-benchmark, or the file of --benchmark-json',
  command: 'pytest --benchmark-only --benchmark-json=bench.json >&2 && cat bench.json',
  statistics: ['mean', 'median', 'min'],
  read: (output, statistic = 'mean') =>
    firstOf(
      () => readJson(output, (value, list) => takeReport(list, value, statistic)),
      () => readTables(output, statistic),
    ),
};

function takeReport(list: ReadingList, value: unknown, statistic: Statistic): void {
  for (const benchmark of objectsOf(objectOf(value)?.benchmarks)) {
    const stats = objectOf(benchmark.stats);
    if (stats === undefined || typeof benchmark.fullname !== 'string') continue;
    list.add(textOf(benchmark.fullname), numberOf(stats[statistic]) * NS_PER_S);
  }
}

const TITLE = /^-+ benchmark(?: '(.*)')?: (\d+) tests -+$/;
// Lines of dashes after the title: above the rows and below.
const RULES = 2;
const HEADER = /^Name \(time in (\S+)\)\s/;
// How many times the best one it is, after each value.
const RATIO = /\s\(>?[\d.,]+\)/g;
const COLUMN: Readonly<Record<Statistic, string>> = { mean: 'Mean', median: 'Median', min: 'Min' };

function readTables({ lines }: BenchmarkOutput, statistic: Statistic): Readings {
  const list = new ReadingList();
  let columns: readonly string[] = [];
  let scale = Number.NaN;
  let due = 0;
  let isOpen = false;
  let rules = 0;
  for (const line of lines) {
    const [, group = '', tests] = TITLE.exec(line) ?? [];
    if (tests !== undefined) {
      if (due > 0) list.refuse(`the table before "${group}" lacks ${due} of its tests`);
      due = Number(tests);
      columns = [];
      isOpen = true;
      rules = 0;
      continue;
    }
    const unit = HEADER.exec(line)?.[1];
    if (due > 0 && unit !== undefined) {
      scale = nsPer(unit);
      columns = line.trim().split(/\s{2,}/);
      if (!columns.includes(COLUMN[statistic]))
        list.refuse(`the table has no column "${COLUMN[statistic]}": see --benchmark-columns`);
      continue;
    }
    if (isOpen && line.startsWith('---')) {
      rules += 1;
      isOpen = rules < RULES;
      continue;
    }
    if (columns.length === 0 || !isOpen) continue;
    // Blanks around ratios are as wide as the ratios of the other rows.
    const cells = line
      .replace(RATIO, ' ')
      .trim()
      .split(/\s{2,}|\s+(?=\S+$)/);
    const values = cells.slice(cells.length - columns.length + 1);
    const name = cells.slice(0, cells.length - columns.length + 1).join(' ');
    list.add(name, parseNumber(values[columns.indexOf(COLUMN[statistic]) - 1] ?? '') * scale);
    due -= 1;
  }
  if (due > 0) list.refuse(`its table lacks ${due} of its tests`);
  if (isOpen) list.refuse('its table does not end');
  return list.result();
}
