import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf, readJson } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { nsPerOperation, parseNumber } from './quantity.ts';
import { numberOf, objectOf, objectsOf, ReadingList, type Readings, textOf } from './reading.ts';

/** JMH: the file of `-rf json`, and the table at the end. A throughput is read as the time of one operation. */
export const jmh: BenchmarkFormat = {
  ...TIMED,
  expected: 'the table of JMH, or the file of "-rf json"',
  command: 'java -jar target/benchmarks.jar -rf json -rff jmh.json >&2 && cat jmh.json',
  statistics: [],
  read: (output) =>
    firstOf(
      () => readJson(output, takeResults),
      () => readTable(output),
    ),
};

function takeResults(value: unknown, list: ReadingList): void {
  const results = objectsOf(value).filter((each) => typeof each.benchmark === 'string');
  const modes = new Set(results.map(({ mode }) => mode));
  for (const result of results) {
    const metric = objectOf(result.primaryMetric);
    const params = Object.entries(objectOf(result.params) ?? {}).map(([key, each]) => `${key}=${String(each)}`);
    const name = nameOf(textOf(result.benchmark), params);
    const mode = modes.size > 1 ? ` [${textOf(result.mode)}]` : '';
    list.add(`${name}${mode}`, nsPerOperation(numberOf(metric?.score), textOf(metric?.scoreUnit)));
  }
}

function nameOf(benchmark: string, params: readonly string[]): string {
  return params.length === 0 ? benchmark : `${benchmark}(${params.join(', ')})`;
}

const HEADER = /^Benchmark\s+((?:\([^()\s]+\)\s+)*)Mode\s+Cnt\s+Score\s+Error\s+Units\s*$/;
const MODES = ['thrpt', 'avgt', 'sample', 'ss'];

function readTable({ lines }: BenchmarkOutput): Readings {
  const list = new ReadingList();
  const rows: { readonly name: string; readonly mode: string; readonly value: number }[] = [];
  let params: readonly string[] | undefined;
  for (const line of lines) {
    const heading = HEADER.exec(line)?.[1];
    if (heading !== undefined) {
      params = heading.split(/\s+/).flatMap((each) => (each === '' ? [] : each.slice(1, -1)));
      continue;
    }
    const words = line.trim().split(/\s+/);
    const at = words.findIndex((word, index) => index > (params?.length ?? 0) && MODES.includes(word));
    if (params === undefined || at === -1) continue;
    const [benchmark = ''] = words;
    // Percentiles and what profilers add.
    if (benchmark.includes(':')) continue;
    const unit = words.at(-1) ?? '';
    const score = words[words.includes('±') ? words.indexOf('±') - 1 : words.length - 2] ?? '';
    if (words.includes('≈')) list.refuse(`the table rounds the score of "${benchmark}"; print the file of "-rf json"`);
    const values = words.slice(1, at);
    const named = params.flatMap((key, index) => (values[index] === 'N/A' ? [] : `${key}=${values[index]}`));
    // A comma in it is that of the locale: the table has no thousands separators.
    rows.push({ name: nameOf(benchmark, named), mode: words[at] ?? '', value: timeOf(score.replace(',', '.'), unit) });
  }
  const modes = new Set(rows.map(({ mode }) => mode));
  for (const { name, mode, value } of rows) list.add(modes.size > 1 ? `${name} [${mode}]` : name, value);
  return list.result();
}

function timeOf(score: string, unit: string): number {
  return nsPerOperation(parseNumber(score), unit);
}
