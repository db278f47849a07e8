import { type BenchmarkFormat, TIMED } from './format.ts';
import { type BenchmarkOutput, readOutput } from './output.ts';
import { objectOf, type Reading, ReadingList, type Readings, textOf } from './reading.ts';

/** `go test -bench`, also with `-json`. */
export const go: BenchmarkFormat = {
  ...TIMED,
  expected: 'the output of "go test -bench"',
  command: "go test -run '^$' -bench . ./...",
  statistics: [],
  read: (output) => {
    const text = textOfEvents(output);
    return readText(text === undefined ? output : readOutput(text));
  },
};

/** What the events of `-json` print, package by package: those of several packages are mixed. */
function textOfEvents({ json }: BenchmarkOutput): string | undefined {
  const packages = new Map<string, string[]>();
  for (const value of json.values) {
    const event = objectOf(value);
    if (event?.Action !== 'output') continue;
    const name = textOf(event.Package);
    const printed = packages.get(name) ?? [];
    packages.set(name, printed);
    printed.push(textOf(event.Output));
  }
  if (packages.size === 0) return undefined;
  return [...packages.values()].map((printed) => printed.join('')).join('\n');
}

const RESULT = /^(Benchmark\S*)?\s+\d+\s+(\S.*)$/;
const TIME = /(?:^|\s)([\d.]+(?:e[+-]?\d+)?|NaN|[+-]Inf) ns\/op(?:\s|$)/;

function readText({ lines }: BenchmarkOutput): Readings {
  const list = new ReadingList();
  const found: { readonly of: string; readonly name: string; readonly value: number }[] = [];
  let of = '';
  let isOpen = false;
  let begun = '';
  for (const line of lines) {
    if (line.startsWith('pkg: ')) {
      if (isOpen) list.refuse(`package "${of}" has no PASS at its end`);
      of = line.slice('pkg: '.length).trim();
      isOpen = true;
    } else if (line === 'PASS' || /^ok\s/.test(line)) isOpen = false;
    else if (/^(?:FAIL\b|--- FAIL:)/.test(line)) list.refuse(`it says "${line.trim()}"`);
    else {
      const [, own, rest = ''] = RESULT.exec(line) ?? [];
      const value = TIME.exec(rest)?.[1];
      if (value !== undefined && (own ?? begun) !== '') {
        found.push({ of, name: own ?? begun, value: Number(value) });
        begun = '';
        // What a benchmark logs comes between its name and its numbers.
      } else if (line.startsWith('Benchmark')) begun = /^\S+/.exec(line)?.[0] ?? '';
    }
  }
  if (found.length === 0) return [];
  if (isOpen) list.refuse(`package "${of}" has no PASS at its end`);
  for (const { name, value } of namedApart(found)) list.add(name, value);
  return list.result();
}

const PROCESSORS = /-\d+$/;

/** Names without what all of them have in common: the number of processors, which is the machine's. */
function namedApart(found: readonly (Reading & { readonly of: string })[]): Reading[] {
  const hasSeveral = new Set(found.map(({ of }) => of)).size > 1;
  const suffixes = new Set(found.map(({ name }) => PROCESSORS.exec(name)?.[0]));
  return found.map(({ of, name, value }) => {
    const short = suffixes.size === 1 ? name.replace(PROCESSORS, '') : name;
    return { name: hasSeveral ? `${of}.${short}` : short, value };
  });
}
