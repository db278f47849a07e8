import { type BenchmarkFormat, TIMED } from './format.ts';
import { firstOf, readJson } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { nsPer, parseTime } from './quantity.ts';
import { numberOf, objectOf, ReadingList, type Readings, type Statistic, textOf } from './reading.ts';

/**
 * Criterion.rs: what `cargo bench` prints, the messages of `cargo criterion`, and pairs of `benchmark.json` and
 * `estimates.json`. Its own figure is the slope of the regression, or the mean where there is none.
 */
export const criterion: BenchmarkFormat = {
  ...TIMED,
  expected: 'the output of Criterion.rs',
  command: 'cargo bench --offline --bench NAME',
  statistics: ['mean', 'median'],
  read: (output, statistic) =>
    firstOf(
      () => readJson(output, (value, list) => takeMessage(list, value, statistic)),
      () => readFiles(output, statistic),
      () => readText(output, statistic),
    ),
};

function takeMessage(list: ReadingList, value: unknown, statistic: Statistic | undefined): void {
  const message = objectOf(value);
  if (message?.reason !== 'benchmark-complete') return;
  const estimate = objectOf(message[statistic ?? 'typical']);
  list.add(textOf(message.id), numberOf(estimate?.estimate) * nsPer(textOf(estimate?.unit)));
}

/** Each `benchmark.json` names the `estimates.json` after it; the other files of the folder come in between. */
function readFiles({ json }: BenchmarkOutput, statistic: Statistic | undefined): Readings {
  const list = new ReadingList();
  let name: string | undefined;
  for (const value of json.values) {
    const file = objectOf(value);
    const estimate = objectOf(file?.[statistic ?? 'slope']) ?? objectOf(file?.mean);
    if (typeof file?.full_id === 'string') {
      if (name !== undefined) list.refuse(`no estimates follow "${name}"`);
      name = file.full_id;
    } else if (typeof estimate?.point_estimate === 'number') {
      if (name === undefined)
        list.refuse('no name comes before some estimates: print benchmark.json, then estimates.json');
      else list.add(name, estimate.point_estimate);
      name = undefined;
    }
  }
  if (name !== undefined) list.refuse(`no estimates follow "${name}"`);
  return list.result();
}

const TIME = /^(.*?)\btime: +\[\S+ \S+ (\S+ \S+) \S+ \S+\]/u;
const BEGUN = /^Benchmarking (.+?)(?:: (?:Warming up|Collecting|Analyzing|Complete).*)?$/;

function readText({ lines }: BenchmarkOutput, statistic: Statistic | undefined): Readings {
  const list = new ReadingList();
  const ended = new Set<string>();
  const begun = new Set<string>();
  let previous = '';
  for (const line of lines) {
    const [, before = '', estimate] = TIME.exec(line) ?? [];
    const own = before.trim();
    const started = BEGUN.exec(line)?.[1];
    if (estimate !== undefined) {
      // A long name has a line of its own.
      const name = own === '' && !previous.startsWith(' ') ? previous.trim() : own;
      if (name === '') list.refuse('a time has no name before it; print the messages of "cargo criterion"');
      list.add(name, parseTime(estimate));
      ended.add(name);
    } else if (started !== undefined) begun.add(started);
    if (started === undefined) previous = line;
  }
  if (list.size === 0) return [];
  const lost = [...begun].find((name) => !ended.has(name));
  if (lost !== undefined) list.refuse(`"${lost}" began and has no time`);
  if (statistic !== undefined)
    list.refuse(`the text has one figure, which is not the ${statistic}; print the messages of "cargo criterion"`);
  return list.result();
}
