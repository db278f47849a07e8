import { parseArgs } from 'node:util';
import type { Problem } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';

/** A flag of a command; the help text and the parser both read this table. */
export interface Flag {
  readonly name: string;
  /** `switch` takes no value, `text` needs one, `optional` takes one only as `--name=value`. */
  readonly kind: 'switch' | 'text' | 'optional';
  readonly placeholder?: string;
  readonly repeatable?: boolean;
  /** The values that there are; undefined where any text may be one. */
  readonly values?: readonly string[];
  /** One or two sentences; names and values may stand in backticks. */
  readonly help: string;
}

/** The values of each flag that was given, in order; a flag without a value has an empty list. */
export type FlagValues = ReadonlyMap<string, readonly string[]>;

export interface ParsedFlags {
  readonly values: FlagValues;
  readonly positionals: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads a command line by its table; every problem is reported at once. */
export function parseFlags(argv: readonly string[], flags: readonly Flag[]): ParsedFlags {
  const byName = new Map(flags.map((flag) => [flag.name, flag]));
  // To the parser every flag is a switch: it would take the flag after one without a value for that value.
  const options = Object.fromEntries(flags.map(({ name }) => [name, { type: 'boolean' as const, multiple: true }]));
  const { tokens } = parseArgs({
    args: joinNumbers(argv, byName),
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  const problems: Problem[] = [];
  let waiting: Flag | undefined;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (waiting === undefined) positionals.push(token.value);
      else if (token.value === '') problems.push(withoutValue(waiting));
      else values.get(waiting.name)?.push(token.value);
      waiting = undefined;
    }
    if (token.kind !== 'option') continue;
    if (waiting !== undefined) problems.push(withoutValue(waiting));
    waiting = undefined;
    const flag = byName.get(token.name);
    if (flag === undefined) {
      const remedy = suggestion(
        `--${token.name}`,
        [...byName.keys()].map((name) => `--${name}`),
      );
      problems.push({ found: `unknown flag ${quoted(token.rawName)}`, expected: 'a known flag', remedy });
      continue;
    }
    const { value } = token;
    const seen = values.get(flag.name);
    const problem = flagProblem(flag, { value, isAgain: seen !== undefined });
    if (problem !== undefined) problems.push(problem);
    if (flag.kind === 'text' && value === undefined) waiting = flag;
    values.set(flag.name, [...(seen ?? []), ...(value === undefined ? [] : [value])]);
  }
  if (waiting !== undefined) problems.push(withoutValue(waiting));
  return { values, positionals, problems };
}

/** `--count -1` as `--count=-1`: to the parser a negative number is a flag. */
function joinNumbers(argv: readonly string[], flags: ReadonlyMap<string, Flag>): string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  return argv.flatMap((word, at) => {
    const takesNext = (flag = ''): boolean => flag.startsWith('--') && flags.get(flag.slice(2))?.kind === 'text';
    const isNumber = (next = ''): boolean => /^-\d/.test(next);
    if (at < end && isNumber(word) && takesNext(argv[at - 1])) return [];
    return at + 1 < end && takesNext(word) && isNumber(argv[at + 1]) ? [`${word}=${argv[at + 1]}`] : [word];
  });
}

function flagProblem(
  flag: Flag,
  { value, isAgain }: { readonly value: string | undefined; readonly isAgain: boolean },
): Problem | undefined {
  const { name, kind, repeatable = false } = flag;
  if (isAgain && !repeatable) {
    return { found: `--${name} a second time`, expected: 'it once', remedy: 'Remove one of the two.' };
  }
  if (kind === 'text' && value === '') return withoutValue(flag);
  if (kind === 'switch' && value !== undefined) {
    return { found: `--${name}=${value}`, expected: `--${name} alone`, remedy: 'Remove the value.' };
  }
  return undefined;
}

function withoutValue({ name, placeholder = 'VALUE' }: Flag): Problem {
  return { found: `--${name} without a value`, expected: `--${name} ${placeholder}`, remedy: 'Add the value.' };
}
