/** From a benchmark's own output to one score and one metric a benchmark. */
import { plural, quoted } from '../../base/text.ts';
import { BENCHMARK_FORMATS } from './formats.ts';
import { BENCHMARK_KINDS, type BenchmarkKind } from './kinds.ts';
import { matchesName } from './name-filter.ts';
import { type BenchmarkOutput, readOutput } from './output.ts';
import type { Reading, Statistic } from './reading.ts';
import { isTimedName } from './times.ts';

export interface BenchmarkParse {
  readonly kind: BenchmarkKind;
  /** Names of the benchmarks that count, in which `*` stands for any text; each must fit one. Default: all. */
  readonly only?: readonly string[] | undefined;
  readonly statistic?: Statistic | undefined;
}

export type BenchmarkScore =
  | {
      readonly score: number;
      /** By the name of the benchmark, in the unit of the format. */
      readonly metrics: Readonly<Record<string, number>>;
    }
  | { readonly reason: string };

// Each is in the record of every evaluation.
const MAX_BENCHMARKS = 1000;
const MAX_NAME_LENGTH = 300;
const MAX_SHOWN = 3;

/** Reads the score and the metrics, or says why there is none. */
export function readBenchmarkScore(printed: string, parse: BenchmarkParse): BenchmarkScore {
  const { kind, only, statistic } = parse;
  const { read, aggregate, expected } = BENCHMARK_FORMATS[kind];
  const output = readOutput(printed);
  const found = read(output, statistic);
  if ('issue' in found) return { reason: `the output of the evaluator is not ${expected}, whole: ${found.issue}` };
  if (found.length === 0) return { reason: missing(output, expected) };
  if (output.isCut && output.json.values.length === 0)
    return { reason: `the output of the evaluator ends within a line; expected ${expected}, whole` };
  const chosen = only === undefined ? found : found.filter(({ name }) => only.some((each) => matchesName(each, name)));
  const unmatched = only?.find((each) => !found.some(({ name }) => matchesName(each, name)));
  if (unmatched !== undefined) {
    const names = listNames(found.map(({ name }) => name));
    return { reason: `no benchmark fits ${quoted(unmatched)} of objective.parse.only; there ${names}` };
  }
  const issue = issueOf(chosen, aggregate);
  if (issue !== undefined) return { reason: issue };
  const metrics = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
  return { score: aggregateOf(Object.values(metrics), aggregate), metrics };
}

function missing({ lines, json }: BenchmarkOutput, expected: string): string {
  const first = lines.find((line) => line.trim() !== '');
  const what = json.isCut ? 'a JSON text in it does not end' : `its first line is ${quoted(first?.trim())}`;
  const found = first === undefined ? 'it is empty' : what;
  return `no benchmark found in the output of the evaluator; expected ${expected}; ${found}`;
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_SHOWN).map((name) => quoted(name));
  const more = names.length > MAX_SHOWN ? `, … (${names.length})` : '';
  return `${names.length === 1 ? 'is' : 'are'} ${shown.join(', ')}${more}`;
}

/** What is wrong with readings as a whole; a benchmark that is printed twice with one value is one. */
function issueOf(readings: readonly Reading[], aggregate: 'geometric-mean' | 'total'): string | undefined {
  const known = new Map<string, number>();
  for (const { name, value } of readings) {
    if (name.trim() === '' || name === '__proto__' || name.length > MAX_NAME_LENGTH)
      return `a benchmark is called ${quoted(name)}; expected a name of at most ${MAX_NAME_LENGTH} characters`;
    const isFit = Number.isFinite(value) && (aggregate === 'total' ? value >= 0 : value > 0);
    if (!isFit) return `benchmark ${quoted(name)} has the value ${value}; expected a number above 0`;
    const other = known.get(name);
    if (other !== undefined && other !== value)
      return `benchmark ${quoted(name)} has two results, ${other} and ${value}; expected one: measure each once`;
    known.set(name, value);
  }
  if (known.size <= MAX_BENCHMARKS) return undefined;
  return `${plural(known.size, 'benchmark')}; expected at most ${MAX_BENCHMARKS}: choose some with objective.parse.only`;
}

function aggregateOf(values: readonly number[], aggregate: 'geometric-mean' | 'total'): number {
  if (aggregate === 'total') return values.reduce((sum, each) => sum + each, 0);
  const [only, ...others] = values;
  // Through logarithms a single value would not come back as it is.
  if (only !== undefined && others.length === 0) return only;
  return Math.exp(values.reduce((sum, each) => sum + Math.log(each), 0) / values.length);
}

/** The format that an output is of; undefined: none that is known. */
export function detectBenchmarkFormat(printed: string): BenchmarkKind | undefined {
  const output = readOutput(printed);
  let isBroken = false;
  return BENCHMARK_KINDS.find((kind) => {
    const found = BENCHMARK_FORMATS[kind].read(output, undefined);
    isBroken ||= 'issue' in found;
    if ('issue' in found || found.length === 0) return false;
    // Many lines look like a time: those of a tool whose output is broken off, those of a test runner.
    return kind !== 'times' || (!isBroken && found.some(({ name }) => isTimedName(name)));
  });
}

/**
 * Why two sets of benchmarks cannot be compared: a score is the geometric mean over all of them. Undefined: they can.
 */
export function differentSet(base: readonly string[], found: readonly string[]): string | undefined {
  const [known, own] = [new Set(base), new Set(found)];
  const missing = base.filter((name) => !own.has(name));
  const created = found.filter((name) => !known.has(name));
  if (missing.length > 0) return `${sayNames(missing)} missing, which the base has`;
  return created.length === 0 ? undefined : `${sayNames(created)} new, and the base has no result to compare with`;
}

function sayNames(names: readonly string[]): string {
  const noun = names.length === 1 ? 'benchmark' : 'benchmarks';
  const shown = names.slice(0, MAX_SHOWN).map((name) => quoted(name));
  const more = names.length > MAX_SHOWN ? ` and ${names.length - MAX_SHOWN} more` : '';
  return `${noun} ${shown.join(', ')}${more} ${names.length === 1 ? 'is' : 'are'}`;
}
