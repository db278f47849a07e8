/** Readers of input values. A value that a reader does not accept becomes a problem; all problems are reported together. */
import type { Problem } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';

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

/** The parts between commas, without blanks around them. */
export const commaList: Read<readonly string[]> = ({ supplied }, name) =>
  (supplied.get(name) ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
