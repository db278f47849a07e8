import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf, readJson } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { nsPer, parseNumber } from './quantity.ts';
import { numberOf, objectOf, objectsOf, ReadingList, type Readings, type Statistic, textOf } from './reading.ts';

const NS_PER_S = 1e9;

/** nanobench: its Markdown table, and `render(templates::json(), …)`. The median. */
export const nanobench: BenchmarkFormat = {
  ...TIMED,
  expected: 'the table of nanobench, or its JSON template',
  command: './bench',
  statistics: ['median', 'min'],
  read: (output, statistic = 'median') =>
    firstOf(
      () => readJson(output, (value, list) => takeReport(list, value, statistic)),
      () => readTables(output, statistic),
    ),
};

function takeReport(list: ReadingList, value: unknown, statistic: Statistic): void {
  for (const result of objectsOf(objectOf(value)?.results)) {
    const middle = result['median(elapsed)'];
    if (middle === undefined) continue;
    const times = objectsOf(result.measurements).map(({ elapsed }) => numberOf(elapsed));
    const elapsed = statistic === 'min' ? Math.min(...times) : numberOf(middle);
    // As the table does: of one unit of the batch.
    const time = (elapsed / numberOf(result.batch ?? 1)) * NS_PER_S;
    list.add([textOf(result.title), textOf(result.name)].join(' > '), time);
  }
}

const UNIT = /^(ps|ns|us|µs|ms|s)\/\S+$/u;

function readTables({ lines }: BenchmarkOutput, statistic: Statistic): Readings {
  const list = new ReadingList();
  let title = '';
  let column = -1;
  let scale = Number.NaN;
  for (const line of lines) {
    if (!line.startsWith('|')) {
      column = -1;
      continue;
    }
    const tick = line.indexOf('`');
    const cells = line
      .slice(1, tick === -1 ? undefined : tick)
      .split('|')
      .map((cell) => cell.trim());
    if (column === -1 && cells.includes('err%')) {
      column = cells.findIndex((cell) => UNIT.test(cell));
      scale = nsPer(UNIT.exec(cells[column] ?? '')?.[1] ?? '');
      title = cells.at(-1) ?? '';
    } else if (column !== -1 && tick !== -1) {
      const name = line.slice(tick + 1, Math.max(tick + 1, line.lastIndexOf('`')));
      list.add(`${title} > ${name}`, parseNumber(cells[column] ?? '') * scale);
    }
  }
  if (list.size > 0 && statistic === 'min') list.refuse('the table has no minimum; print the JSON template');
  return list.result();
}
