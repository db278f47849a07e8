import { type BenchmarkFormat, TIMED } from './format.ts';
import { nsPer, parseNumber } from './quantity.ts';
import { ReadingList } from './reading.ts';

const VALUE = '(\\d[\\d.,_]*(?:e[+-]?\\d+)?) ?([munµμ]s|s|secs?|(?:milli|micro|nano)?seconds?)';
const TIME = new RegExp(`(?:[:=]\\s*|\\t\\s*| {2})${VALUE}$`, 'u');
const MINUTES = /:\s*(?:(\d+):)?(\d+):(\d+\.\d+) \((?:h:m)?m:ss\.mmm\)$/;
const BEFORE_NAME = new RegExp(`^\\s*\\[${VALUE}\\] (.+)$`, 'u');
// Looked for in the end of a line alone: a search through all of it takes time in the square of its length.
const LONGEST = 60;

/** Lines of a name and a time, as programs print them that measure themselves; also `console.timeEnd` of Node and Bun. */
export const times: BenchmarkFormat = {
  ...TIMED,
  expected: 'lines such as "NAME: 12.3 ms"',
  command: 'node bench.js',
  statistics: [],
  read: ({ lines }) => {
    const list = new ReadingList();
    for (const line of lines) {
      const { name, ns } = readLine(line);
      if (name !== '') list.add(name, ns);
    }
    return list.result();
  },
};

function readLine(line: string): { readonly name: string; readonly ns: number } {
  const [, first = '', firstUnit = '', last] = BEFORE_NAME.exec(line) ?? [];
  if (last !== undefined) return { name: last.trim(), ns: nanoseconds(first, firstUnit) };
  const whole = line.trim();
  const minutes = MINUTES.exec(whole.slice(-LONGEST));
  if (minutes !== null) {
    const [all, hours = '0', full = '', seconds = ''] = minutes;
    const ns = ((Number(hours) * 60 + Number(full)) * 60 + Number(seconds)) * nsPer('s');
    return { name: whole.slice(0, -all.length).trimEnd(), ns };
  }
  const text = withoutRemark(whole);
  const [all = '', value = '', unit = ''] = TIME.exec(text.slice(-LONGEST)) ?? [];
  if (all === '') return { name: '', ns: Number.NaN };
  return { name: text.slice(0, -all.length).trimEnd(), ns: nanoseconds(value, unit) };
}

/** Without what follows in brackets: `12 ms (10 runs)`. */
function withoutRemark(text: string): string {
  const at = text.lastIndexOf(' (');
  return at === -1 || text.indexOf(')', at) !== text.length - 1 ? text : text.slice(0, at).trimEnd();
}

function nanoseconds(value: string, unit: string): number {
  const short = unit
    .replace(/sec.*$/, 's')
    .replace('milli', 'm')
    .replace('micro', 'u')
    .replace('nano', 'n');
  return parseNumber(value) * nsPer(short);
}

// Of a test runner or a build as a whole.
const OF_ALL = /^(?:\[INFO\] )?(?:Time|Duration|Total (?:Test )?time(?: \(real\))?)$/;

/** Whether a name is that of a benchmark, and not what a tool calls the time of its whole run. */
export function isTimedName(name: string): boolean {
  return !OF_ALL.test(name);
}
