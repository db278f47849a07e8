/** The inputs of action.yml, and how the value of one is read: one that is not understood becomes a problem. */
import type { Problem } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';

/** Every input of action.yml; a test holds the two together. */
export const INPUTS = [
  'mode',
  'working-directory',
  'github-token',
  'upload-artifacts',
  'artifact-name',
  'retention-days',
  'summary',
  'comment',
  'check',
  'log-level',
  'candidates',
  'suite',
  'config',
  'schema',
  'scenarios',
  'replays',
  'seed',
  'max-volatility',
  'report',
  'trusted-ref',
  'inconclusive',
  'experiment',
  'mission-dir',
  'agent-args',
  'work-items',
  'time-budget',
  'job-timeout-minutes',
  'max-iterations',
  'budget-usd',
  'sandbox',
  'resume',
  'publish',
  'branch',
  'base',
  'pr-title',
  'pr-labels',
  'pr-draft',
  'fail-on',
  'proposal',
  'proposal-by',
  'proposal-digest',
  'proposal-part-a',
  'proposal-part-b',
  'proposal-part-c',
  'proposal-part-d',
  'proposal-part-e',
  'proposal-part-f',
  'proposal-part-g',
  'proposal-part-h',
  'proposal-part-i',
  'proposal-part-j',
] as const;
export type Input = (typeof INPUTS)[number];

/** What was given, and the problems that were found in it. */
export interface Reading {
  readonly given: ReadonlyMap<string, string>;
  readonly problems: Problem[];
}

/** An input as a problem names it. */
export const label = (name: string): string => `input "${name}"`;

export function choice<T extends string>(
  { given, problems }: Reading,
  name: Input,
  known: readonly T[],
): T | undefined {
  const value = given.get(name);
  if (value === undefined) return undefined;
  const found = known.find((each) => each === value);
  if (found === undefined) {
    const remedy = suggestion(value, known);
    problems.push({ found: `${label(name)} ${quoted(value)}`, expected: known.join(' or '), remedy });
  }
  return found;
}

export function truth(read: Reading, name: Input, fallback: boolean): boolean {
  const value = choice(read, name, ['true', 'false']);
  return value === undefined ? fallback : value === 'true';
}

export function dollars({ given, problems }: Reading, name: Input): number | undefined {
  const value = given.get(name);
  if (value === undefined) return undefined;
  const number = /^\d{1,9}(\.\d{1,6})?$/.test(value) ? Number(value) : 0;
  if (number > 0) return number;
  const remedy = 'Write e.g. 2.50.';
  problems.push({ found: `${label(name)} ${quoted(value)}`, expected: 'dollars above 0, such as 5 or 0.75', remedy });
  return undefined;
}

export function wholeNumber(
  { given, problems }: Reading,
  name: Input,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const value = given.get(name);
  if (value === undefined) return undefined;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
  if (number !== undefined && number >= min && number <= max) return number;
  const expected = `a whole number from ${min} to ${max}`;
  problems.push({ found: `${label(name)} ${quoted(value)}`, expected, remedy: `Write e.g. ${Math.max(min, 10)}.` });
  return undefined;
}
