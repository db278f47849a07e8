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
  readonly help: string;
}

/** The values of each flag that was given, in order; a flag without a value has an empty list. */
export type FlagValues = ReadonlyMap<string, readonly string[]>;

export interface ParsedFlags {
  readonly values: FlagValues;
  readonly positionals: readonly string[];
  readonly problems: readonly Problem[];
}

/** Reads a command line by its table; everything wrong with it is told at once. */
export function parseFlags(argv: readonly string[], flags: readonly Flag[]): ParsedFlags {
  const byName = new Map(flags.map((flag) => [flag.name, flag]));
  const options = Object.fromEntries(
    flags.map(({ name, kind }) => [
      name,
      { type: kind === 'text' ? ('string' as const) : ('boolean' as const), multiple: true },
    ]),
  );
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  const problems: Problem[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = byName.get(token.name);
    if (flag === undefined) {
      const remedy = suggestion(token.name, [...byName.keys()]).replace('"', '"--');
      problems.push({ found: `the unknown flag ${quoted(token.rawName)}`, expected: 'a known flag', remedy });
      continue;
    }
    const isNextFlag = token.inlineValue !== true && token.value?.startsWith('--') === true;
    const value = isNextFlag ? undefined : token.value;
    const seen = values.get(flag.name);
    const problem = flagProblem(flag, { value, isAgain: seen !== undefined });
    if (problem !== undefined) problems.push(problem);
    values.set(flag.name, [...(seen ?? []), ...(value === undefined ? [] : [value])]);
  }
  return { values, positionals, problems };
}

function flagProblem(
  { name, kind, placeholder = 'VALUE', repeatable = false }: Flag,
  { value, isAgain }: { readonly value: string | undefined; readonly isAgain: boolean },
): Problem | undefined {
  if (isAgain && !repeatable) {
    return { found: `--${name} a second time`, expected: 'it once', remedy: 'Remove one of the two.' };
  }
  if (kind === 'text' && (value === undefined || value === '')) {
    return { found: `--${name} without a value`, expected: `--${name} ${placeholder}`, remedy: 'Add the value.' };
  }
  if (kind === 'switch' && value !== undefined) {
    return { found: `--${name}=${value}`, expected: `--${name} alone`, remedy: 'Remove the value.' };
  }
  return undefined;
}

/** The flags as aligned lines of a help text. */
export function renderFlags(flags: readonly Flag[]): string {
  const usages = flags.map(({ name, kind, placeholder = 'VALUE' }) => {
    if (kind === 'switch') return `--${name}`;
    return kind === 'text' ? `--${name} ${placeholder}` : `--${name}[=${placeholder}]`;
  });
  const width = Math.max(...usages.map((usage) => usage.length));
  return flags
    .map(({ help, repeatable }, index) => {
      const again = repeatable ? ' (may be repeated)' : '';
      return `  ${(usages[index] ?? '').padEnd(width)}  ${help}${again}`;
    })
    .join('\n');
}
