import { isScore } from './score-bound.ts';

// A record does not keep what goes by the second name.
const NO_METRICS: readonly string[] = ['score', '__proto__'];

/** The numbers that an object holds besides its score; one that is too large to judge by counts as not reported. */
export function metricsOf(value: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> {
  const numbers = Object.entries(value).filter(
    (each): each is [string, number] => !NO_METRICS.includes(each[0]) && isScore(each[1]),
  );
  return Object.fromEntries(numbers);
}
