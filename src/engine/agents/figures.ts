import type { Fields } from './printed-events.ts';

/** What an agent used up, as it printed it. */
export interface Figures {
  readonly input?: number | undefined;
  readonly output?: number | undefined;
  readonly usd?: number | undefined;
  readonly models?: readonly string[];
  /** It was printed in parts; else as a total, at the end. */
  readonly isSum?: boolean;
}

// Beyond these a figure is an error of whoever printed it, and a budget must not end because of it.
export const MAX_TOKENS = 1e12;
export const MAX_USD = 1e6;
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** Names of models, those that wrote most first. */
export function byOutput(models: readonly (readonly [name: string, output: unknown])[]): string[] {
  const written = (output: unknown) => (typeof output === 'number' ? output : 0);
  return models.toSorted(([, one], [, other]) => written(other) - written(one)).map(([name]) => name);
}

export function names(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

/** The model that the first event of a stream names. */
export function begunWith(events: readonly Fields[]): string[] {
  return names([
    events.find(({ type, subtype }) => type === 'init' || (type === 'system' && subtype === 'init'))?.model,
  ]);
}

/** `4.1k` is 4100. */
export function scaled(text = ''): number | undefined {
  const scale = SCALES[text.at(-1) ?? ''];
  const value = scale === undefined ? Number(text) : Number(text.slice(0, -1)) * scale;
  return sum([Math.round(value)]);
}

/** The sum of what are counts of tokens; undefined where none is. */
export function sum(values: readonly unknown[]): number | undefined {
  const counts = values.filter((value): value is number => Number.isInteger(value) && isWithin(value, MAX_TOKENS));
  return counts.length === 0 ? undefined : counts.reduce((all, count) => all + count, 0);
}

export function usd(value: unknown): number | undefined {
  return isWithin(value, MAX_USD) ? value : undefined;
}

export function isWithin(value: unknown, max: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= max;
}

export function total(parts: readonly Figures[]): Figures {
  const costs = parts.flatMap((part) => part.usd ?? []);
  return {
    input: sum(parts.map(({ input }) => input)),
    output: sum(parts.map(({ output }) => output)),
    usd: costs.length === 0 ? undefined : costs.reduce((all, cost) => all + cost, 0),
    isSum: true,
  };
}
