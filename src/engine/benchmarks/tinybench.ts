import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf, readJson } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { nsPer, parseNumber } from './quantity.ts';
import { numberOf, objectOf, objectsOf, ReadingList, type Readings, type Statistic } from './reading.ts';

const NS_PER_MS = 1e6;

/** Tinybench: `console.table(bench.table())`, the same rows as JSON, and `name` and `result` of each task as JSON. */
export const tinybench: BenchmarkFormat = {
  ...TIMED,
  expected: 'console.table(bench.table()) of tinybench, or its tasks as JSON',
  command: 'node bench.mjs',
  statistics: ['mean', 'median', 'min'],
  read: (output, statistic = 'mean') =>
    firstOf(
      () => readJson(output, (value, list) => takeRows(list, value, statistic)),
      () => readTable(output, statistic),
    ),
};

function takeRows(list: ReadingList, value: unknown, statistic: Statistic): void {
  for (const row of objectsOf(value)) {
    const result = objectOf(row.result);
    const keys = Object.keys(row);
    if (result !== undefined && typeof row.name === 'string') takeTask(list, row.name, { result, statistic });
    else if (keys.some(isName)) takeRow(list, { keys, cells: keys.map((key) => row[key]), statistic });
  }
}

interface Task {
  readonly result: Readonly<Record<string, unknown>>;
  readonly statistic: Statistic;
}

function takeTask(list: ReadingList, name: string, { result, statistic }: Task): void {
  const latency = objectOf(result.latency) ?? result;
  if (!('mean' in latency) && !('error' in result)) return;
  const member = { mean: 'mean', median: 'p50', min: 'min' }[statistic];
  list.add(name, numberOf(latency[member]) * NS_PER_MS);
}

interface Row {
  readonly keys: readonly string[];
  readonly cells: readonly unknown[];
  readonly statistic: Statistic;
}

const isName = (column: string) => /^task name$/i.test(column);
const COLUMN: Readonly<Record<Statistic, RegExp | undefined>> = {
  mean: /^(?:latency (?:avg|average)|average time) \((\w+)\)$/i,
  median: /^latency (?:med|median) \((\w+)\)$/i,
  min: undefined,
};

function takeRow(list: ReadingList, { keys, cells, statistic }: Row): void {
  const column = COLUMN[statistic];
  const at = column === undefined ? -1 : keys.findIndex((key) => column.test(key));
  if (at === -1) {
    list.refuse(`the table has no ${statistic}; print the tasks as JSON`);
    return;
  }
  const unit = column?.exec(keys[at] ?? '')?.[1] ?? '';
  const name = String(cells[keys.findIndex(isName)]);
  const [value = ''] = String(cells[at]).split('±');
  list.add(name, parseNumber(value) * nsPer(unit));
}

function readTable({ lines }: BenchmarkOutput, statistic: Statistic): Readings {
  const list = new ReadingList();
  let keys: readonly string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.startsWith('└')) isOpen = false;
    if (!line.startsWith('│')) continue;
    const cells = line.split('│').map((cell) => cell.trim().replace(/^(['"`])(.*)\1$/, '$2'));
    if (cells.some(isName)) {
      keys = cells;
      isOpen = true;
    } else if (isOpen) takeRow(list, { keys, cells, statistic });
  }
  if (isOpen) list.refuse('its table does not end');
  return list.result();
}
