import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf, readJson } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { parseTime } from './quantity.ts';
import { numberOf, objectOf, ReadingList, type Readings } from './reading.ts';

const NS_PER_S = 1e9;

/** Airspeed Velocity: a file of results, and what `asv run` prints of benchmarks without parameters. */
export const asv: BenchmarkFormat = {
  ...TIMED,
  expected: 'what "asv run" prints, or its file of results',
  command: 'asv run --python=same --quick',
  statistics: [],
  read: (output) =>
    firstOf(
      () => readJson(output, takeResults),
      () => readProgress(output),
    ),
};

/** Whether a benchmark measures time, by its name; others measure memory or count something. */
function isTimed(name: string): boolean {
  return /(?:^|\.)(?:time|timeraw)_[^.]*$/.test(name);
}

function takeResults(value: unknown, list: ReadingList): void {
  const file = objectOf(value);
  const columns = file?.result_columns;
  if (!Array.isArray(columns)) return;
  const [result, params] = [columns.indexOf('result'), columns.indexOf('params')];
  for (const [name, row] of Object.entries(objectOf(file?.results) ?? {})) {
    if (!isTimed(name) || !Array.isArray(row)) continue;
    const values: unknown = row[result];
    if (!Array.isArray(values)) {
      list.add(name, Number.NaN);
      continue;
    }
    const names = namesOf(name, row[params]);
    for (const [index, each] of (values as unknown[]).entries()) {
      // A combination that the benchmark itself leaves out.
      if (each === 'NaN') continue;
      list.add(names[index] ?? `${name}(${index})`, numberOf(each) * NS_PER_S);
    }
  }
}

// More combinations than are read as benchmarks.
const MAX_NAMES = 10_000;

/** The name with each combination of parameters, the last of which varies first. */
function namesOf(name: string, params: unknown): readonly string[] {
  if (!Array.isArray(params) || params.length === 0) return [name];
  const combined = (params as unknown[]).reduce<readonly (readonly string[])[]>(
    (all, values) =>
      Array.isArray(values) && all.length * values.length <= MAX_NAMES
        ? all.flatMap((before) => (values as unknown[]).map((each) => [...before, String(each)]))
        : [],
    [[]],
  );
  return combined.map((each) => `${name}(${each.join(', ')})`);
}

const PROGRESS = /^\[ *[\d.]+%\] ·+ (\S+)\s+(\S.*)$/u;

function readProgress({ lines }: BenchmarkOutput): Readings {
  const list = new ReadingList();
  for (const line of lines) {
    const [, name = '', result = ''] = PROGRESS.exec(line) ?? [];
    if (!isTimed(name)) continue;
    const [, value, unit] = /^([\d.]+)±[\d.]+(\S+)$/u.exec(result) ?? [];
    if (value !== undefined) list.add(name, parseTime(`${value}${unit}`));
    else if (result === 'ok')
      list.refuse(`"${name}" has parameters, whose table is not read; print its file of results`);
    else list.refuse(`"${name}" has no time: it says "${result}"`);
  }
  return list.result();
}
