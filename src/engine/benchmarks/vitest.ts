import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf, readJson } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { parseNumber } from './quantity.ts';
import { numberOf, objectOf, objectsOf, ReadingList, type Readings, type Statistic, textOf } from './reading.ts';

const NS_PER_MS = 1e6;

/** `vitest bench`: JSON of the versions up to 4 (`--outputJson`) and from 5 on (`--reporter=json`), and the table. */
export const vitest: BenchmarkFormat = {
  ...TIMED,
  expected: 'the table or JSON of "vitest bench"',
  command: 'npx vitest bench --run --outputJson=bench.json >&2 && cat bench.json',
  statistics: ['mean', 'median', 'min'],
  read: (output, statistic = 'mean') =>
    firstOf(
      () => readJson(output, (value, list) => takeReport(list, value, statistic)),
      () => readTable(output, statistic),
    ),
};

function takeReport(list: ReadingList, value: unknown, statistic: Statistic): void {
  const report = objectOf(value);
  for (const file of objectsOf(report?.files)) {
    for (const group of objectsOf(file.groups)) {
      for (const benchmark of objectsOf(group.benchmarks)) {
        const name = [textOf(group.fullName), textOf(benchmark.name)].join(' > ');
        list.add(name, numberOf(benchmark[statistic]) * NS_PER_MS);
      }
    }
  }
  const member = { mean: 'mean', median: 'p50', min: 'min' }[statistic];
  for (const file of objectsOf(report?.testResults)) {
    for (const test of objectsOf(file.assertionResults)) {
      for (const group of objectsOf(test.benchmarks)) {
        for (const task of objectsOf(group.tasks)) {
          const name = [fileNameOf(textOf(file.name)), textOf(group.name), textOf(task.name)].join(' > ');
          list.add(name, numberOf(objectOf(task.latency)?.[member]) * NS_PER_MS);
        }
      }
    }
  }
}

/** Without the folders, which are those of the checkout. */
function fileNameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

const HEADER = /^\s*name\s+hz\s+min\s+max\s+mean\s+p75\s/;
const TITLE = /^(\s*)[✓×❯·√↓]\s+(\S.*)$/u;
// From "hz" up to what comes before "rme".
const COLUMNS = 8;
const MEAN = 3;
// The table has milliseconds with four digits after the point.
const ROUNDING_MS = 5e-5;
const COARSE_MS = 0.01;

function readTable({ lines }: BenchmarkOutput, statistic: Statistic): Readings {
  const list = new ReadingList();
  let titles: { readonly indent: number; readonly title: string }[] = [];
  let isTable = false;
  for (const line of lines) {
    if (HEADER.test(line)) {
      isTable = true;
      continue;
    }
    const words = line.trim().split(/\s+/);
    const error = words.findIndex((word) => word.startsWith('±'));
    if (isTable && error > COLUMNS) {
      const name = words
        .slice(0, error - COLUMNS)
        .join(' ')
        .replace(/^· /, '');
      const value = meanOf(words.slice(error - COLUMNS, error));
      list.add([...titles.map(({ title }) => title), name].join(' > '), value * NS_PER_MS);
      if (value < COARSE_MS && !isPrecise(words.slice(error - COLUMNS, error)))
        list.refuse(`the table rounds the mean of "${name}" to ${value} ms; print the JSON`);
      continue;
    }
    isTable = false;
    const [, indent = '', title = ''] = TITLE.exec(line) ?? [];
    if (title === '') continue;
    titles = [...titles.filter((each) => each.indent < indent.length), { indent: indent.length, title: clean(title) }];
  }
  if (list.size > 0 && statistic !== 'mean') list.refuse(`the table has no ${statistic} that is exact; print the JSON`);
  return list.result();
}

/** Milliseconds; of the versions whose rate is that of the mean, from the rate, which has more digits. */
function meanOf(cells: readonly string[]): number {
  const mean = parseNumber(cells[MEAN] ?? '');
  return isPrecise(cells) ? 1000 / parseNumber(cells[0] ?? '') : mean;
}

function isPrecise(cells: readonly string[]): boolean {
  const mean = parseNumber(cells[MEAN] ?? '');
  return Math.abs(1000 / parseNumber(cells[0] ?? '') - mean) <= ROUNDING_MS;
}

/** Without the badge, the count of tests and the time. */
function clean(title: string): string {
  return title
    .replace(/^bench\s+/, '')
    .replace(/ \d+(?:\.\d+)?m?s$/, '')
    .replace(/ \(\d[^()]*\)$/, '')
    .trim();
}
