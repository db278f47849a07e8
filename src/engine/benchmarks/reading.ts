/** What a benchmark's own output says, before it is a score. */

/** What values are counted in; less of each is better. */
export type Unit = 'ns' | 'bytes' | 'instructions';

/** Which figure of a benchmark counts, where its format has several. */
export const STATISTICS = ['mean', 'median', 'min'] as const;
export type Statistic = (typeof STATISTICS)[number];

/** Whether a word names a figure. */
export function isStatistic(word: string): word is Statistic {
  return STATISTICS.some((each) => each === word);
}

/** One benchmark: its name, and its value in the unit of its format; NaN where its output has no number. */
export interface Reading {
  readonly name: string;
  readonly value: number;
}

/** No reading: the output is of another format. An issue: it is of this one, and nothing can be read from it. */
export type Readings = readonly Reading[] | { readonly issue: string };

/** Readings as they are found, and the first thing that is wrong with them. */
export class ReadingList {
  readonly #readings: Reading[] = [];
  #issue: string | undefined;

  add(name: string, value: number): void {
    this.#readings.push({ name, value });
  }

  /** A part of the output makes the rest of it worthless. */
  refuse(issue: string): void {
    this.#issue ??= issue;
  }

  get size(): number {
    return this.#readings.length;
  }

  result(): Readings {
    return this.#issue === undefined ? this.#readings : { issue: this.#issue };
  }
}

/** The value of a JSON member that should be a number. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

/** The value of a JSON member that should be text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A JSON object; undefined: it is something else. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** The objects of a JSON array; none where it is something else. */
export function objectsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) return [];
  const values: readonly unknown[] = value;
  return values.map(objectOf).filter((each) => each !== undefined);
}
