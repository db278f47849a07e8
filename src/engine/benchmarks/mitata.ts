import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf, readJson } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { parseTime } from './quantity.ts';
import { numberOf, objectOf, objectsOf, ReadingList, type Readings, type Statistic, textOf } from './reading.ts';

/** Mitata: its table, and what `run({ format: 'json' })` prints. */
export const mitata: BenchmarkFormat = {
  ...TIMED,
  expected: 'the table of mitata, or its JSON: run({ format: { json: { samples: false, debug: false } } })',
  command: 'node bench.mjs',
  statistics: ['mean', 'median', 'min'],
  read: (output, statistic = 'mean') =>
    firstOf(
      () => readJson(output, (value, list) => takeReport(list, value, statistic)),
      () => readTable(output, statistic),
    ),
};

const MEMBER: Readonly<Record<Statistic, string>> = { mean: 'avg', median: 'p50', min: 'min' };

function takeReport(list: ReadingList, value: unknown, statistic: Statistic): void {
  const report = objectOf(value);
  const layout = objectsOf(report?.layout);
  for (const benchmark of objectsOf(report?.benchmarks)) {
    // A single run is not in a list in old versions.
    const runs = Array.isArray(benchmark.runs) ? objectsOf(benchmark.runs) : [benchmark];
    const group = typeof benchmark.group === 'number' ? layout[benchmark.group]?.name : benchmark.group;
    for (const run of runs) {
      const stats = objectOf(run.stats);
      const isOurs = 'avg' in (stats ?? {}) || ('error' in run && layout.length > 0);
      if (!isOurs) continue;
      const name = textOf(run.name ?? benchmark.name);
      const of = textOf(group);
      list.add(of === '' ? name : `${of} > ${name}`, numberOf(stats?.[MEMBER[statistic]]));
    }
  }
}

// Of the versions before 1 "time (avg)".
const HEADER = /^benchmark\s+(?:time \()?avg\)?\s/;
const RULE = /^-{10,}(?: -+)?$/;
const ROW = /^(\S.*?)\s+([\d,.]+ (?:ps|ns|[uµμ]s|ms|s|m))\/iter(?:\s|$)/u;
const FAILED = /^(\S.*?)\s+error: (.*)$/;

function readTable({ lines }: BenchmarkOutput, statistic: Statistic): Readings {
  const list = new ReadingList();
  let isTable = false;
  let group = '';
  let isTitle = false;
  for (const line of lines) {
    if (HEADER.test(line)) isTable = true;
    if (!isTable || line.trim() === '') continue;
    // The rule below a title opens the group, the next one ends it.
    if (RULE.test(line) && !isTitle) group = '';
    isTitle = line.startsWith('• ');
    if (isTitle) group = line.slice(2).trim();
    const of = group === '' ? '' : `${group} > `;
    const [, name, time = ''] = ROW.exec(line) ?? [];
    const [, failed, reason = ''] = FAILED.exec(line) ?? [];
    if (name !== undefined) list.add(`${of}${name}`, parseTime(time));
    else if (failed !== undefined) list.refuse(`"${of}${failed}" failed: ${reason.trim()}`);
  }
  if (list.size > 0 && statistic !== 'mean') list.refuse(`the table has no ${statistic}; print the JSON`);
  return list.result();
}
