import type { BenchmarkFormat } from './format.ts';
import { firstOf, readJson } from './json-readings.ts';
import type { BenchmarkOutput } from './output.ts';
import { parseNumber } from './quantity.ts';
import { numberOf, objectOf, objectsOf, ReadingList, type Readings, textOf } from './reading.ts';

/** iai-callgrind, later gungraun, and its predecessor iai: text and JSON summaries. Instructions that were executed. */
export const iaiCallgrind: BenchmarkFormat = {
  unit: 'instructions',
  aggregate: 'geometric-mean',
  expected: 'the output of iai-callgrind, as text or with --output-format=json',
  command: 'cargo bench --offline --bench NAME',
  statistics: [],
  read: (output) =>
    firstOf(
      () => readJson(output, takeSummary),
      () => readText(output),
    ),
};

function takeSummary(value: unknown, list: ReadingList): void {
  const summary = objectOf(value);
  const profiles = objectsOf(summary?.profiles);
  const old = objectOf(summary?.callgrind_summary);
  if (summary === undefined || typeof summary.module_path !== 'string' || (old === undefined && profiles.length === 0))
    return;
  const { module_path: path, id, details } = summary;
  const name = `${path}${typeof id === 'string' ? ` ${id}:${textOf(details)}` : ''}`;
  const profile = profiles.find(({ tool }) => tool === 'Callgrind');
  const run = old === undefined ? objectOf(profile?.summaries) : objectOf(old.callgrind_run);
  const counted = objectOf(objectOf(run?.total)?.summary);
  const events = objectOf(counted?.Callgrind) ?? counted;
  list.add(name, newOf(objectOf(objectOf(events?.Ir)?.metrics)));
}

/** The count of this run: of both runs the first, else the one that there is. */
function newOf(metrics: Readonly<Record<string, unknown>> | undefined): number {
  const both = metrics?.Both;
  const count: unknown = Array.isArray(both) ? both[0] : metrics?.Left;
  return numberOf(objectOf(count)?.Int ?? count);
}

const INSTRUCTIONS = /^\s+Instructions:\s+([\d,]+)/;

function readText({ lines }: BenchmarkOutput): Readings {
  const list = new ReadingList();
  let name = '';
  for (const line of lines) {
    const [, count] = INSTRUCTIONS.exec(line) ?? [];
    if (count !== undefined) {
      if (name === '') list.refuse('instructions have no name before them');
      list.add(name, parseNumber(count));
      name = '';
    } else if (/^\S/.test(line)) name = line.trim();
  }
  return list.result();
}
