/** Readers of input values. A value that a reader does not accept becomes a problem; all problems are reported together. */
import type { Problem } from '../base/errors.ts';
import { splitShellWords } from '../base/shell-words.ts';
import { quoted, suggestion } from '../base/text.ts';
import { isBranchName, sharesStatePrefix } from './branch-name.ts';

/** Values by input name; an empty input is absent. */
export type Supplied = Pick<ReadonlyMap<string, string>, 'get' | 'has'>;

/** The inputs of a step, and the problems that were found in them. */
export interface Reading {
  readonly supplied: Supplied;
  readonly problems: Problem[];
}

/** Reads one input by its name. */
export type Read<Value> = (reading: Reading, name: string) => Value;

/** An input as a problem names it. */
export const label = (name: string): string => `input "${name}"`;

/** The text, or undefined for an absent input. */
export const text: Read<string | undefined> = ({ supplied }, name) => supplied.get(name);

/** The text, or another one for an absent input. */
export function textOr(fallback: string): Read<string> {
  return ({ supplied }, name) => supplied.get(name) ?? fallback;
}

/** One of the known words; undefined for an absent input. */
export function oneOf<const T extends string>(known: readonly T[]): Read<T | undefined> {
  return ({ supplied, problems }, name) => {
    const value = supplied.get(name);
    if (value === undefined) return undefined;
    const found = known.find((each) => each === value);
    if (found === undefined) {
      const remedy = suggestion(value, known);
      problems.push({ found: `${label(name)} ${quoted(value)}`, expected: known.join(' or '), remedy });
    }
    return found;
  };
}

/** One of the known words; the first of them for an absent input. */
export function firstOf<const T extends string>(known: readonly [T, ...T[]]): Read<T> {
  const read = oneOf(known);
  return (reading, name) => read(reading, name) ?? known[0];
}

export function truth(fallback: boolean): Read<boolean> {
  const read = oneOf(['true', 'false']);
  return (reading, name) => {
    const value = read(reading, name);
    return value === undefined ? fallback : value === 'true';
  };
}

export function wholeNumber({ min, max }: { readonly min: number; readonly max: number }): Read<number | undefined> {
  return ({ supplied, problems }, name) => {
    const value = supplied.get(name);
    if (value === undefined) return undefined;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
    if (number !== undefined && number >= min && number <= max) return number;
    const expected = `a whole number from ${min} to ${max}`;
    problems.push({ found: `${label(name)} ${quoted(value)}`, expected, remedy: `Write e.g. ${Math.max(min, 10)}.` });
    return undefined;
  };
}

/** Minutes, as milliseconds. */
export const minutesAsMs: Read<number | undefined> = (reading, name) => {
  const minutes = wholeNumber({ min: 1, max: 100_000 })(reading, name);
  return minutes === undefined ? undefined : minutes * 60_000;
};

/** A SHA-256 as lower-case hex. */
export const hexDigest: Read<string | undefined> = ({ supplied, problems }, name) => {
  const value = supplied.get(name);
  if (value === undefined || /^[0-9a-f]{64}$/.test(value)) return value;
  const remedy = 'Pass the output of the job that made it, unchanged.';
  problems.push({ found: `${label(name)} ${quoted(value, 100)}`, expected: '64 digits of lower-case hex', remedy });
  return undefined;
};

/** The parts between commas, without blanks around them. */
export const commaList: Read<readonly string[]> = ({ supplied }, name) =>
  (supplied.get(name) ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Accounts of apps, each as GitHub names it: with `[bot]`, which no login of a person can have. */
export const botNames: Read<readonly string[]> = (reading, name) =>
  commaList(reading, name).map((each) => {
    if (!/^[A-Za-z0-9][A-Za-z0-9-]*\[bot\]$/.test(each)) {
      const expected = 'accounts of apps, each with its end "[bot]"';
      const remedy = 'Write e.g. renovate[bot]. To let everybody start it, remove the event that asks for permission.';
      reading.problems.push({ found: `${label(name)} ${quoted(each)}`, expected, remedy });
    }
    return each.toLowerCase();
  });

/** Words as a shell separates them. */
export const shellWords: Read<readonly string[]> = ({ supplied, problems }, name) => {
  const line = supplied.get(name) ?? '';
  const words = splitShellWords(line);
  if (words !== undefined) return words;
  const expected = 'words as a shell separates them, each quote closed';
  const remedy = `Write e.g. --model fast --config 'effort = "high"'.`;
  problems.push({ found: `${label(name)} ${quoted(line)}`, expected, remedy });
  return [];
};

/** The short name of a branch that a loop may push. */
export const branchName: Read<string | undefined> = ({ supplied, problems }, name) => {
  const branch = supplied.get(name);
  if (branch === undefined) return undefined;
  const found = `${label(name)} ${quoted(branch)}`;
  if (!isBranchName(branch)) {
    const expected = 'the short name of a branch, of letters, digits and ._+@/-';
    problems.push({ found, expected, remedy: 'Write e.g. bots/speed.' });
  } else if (sharesStatePrefix(branch)) {
    const expected = 'a branch outside "autorize-ledger/", the prefix of the refs that hold records';
    problems.push({ found, expected, remedy: 'Choose another name.' });
  } else if (branch === supplied.get('base')) {
    const expected = 'another branch than "base", which the pull request is for';
    problems.push({ found, expected, remedy: 'Choose another name.' });
  }
  return branch;
};
