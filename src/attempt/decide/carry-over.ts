import type { Arm } from './measurement.ts';

/** A pair, as far as the order of its runs says something. */
export interface OrderedPair {
  /** How much better the candidate is, whatever the direction. */
  readonly difference: number;
  /** The arm that ran first; undefined in records of earlier versions. */
  readonly first?: Arm | undefined;
}

// Two-sided level of about .01. With 5 pairs of each kind only a complete separation reaches it, 2 in 252 orders.
const LIMIT = 2.6;
const MIN_PAIRS = 5;

/**
 * Whether a run leaves something behind that differs by arm: a rank test between the pairs whose first arm also ran last
 * before them, and the others. Undefined: too few pairs to tell.
 */
export function findCarryOver(pairs: readonly OrderedPair[]): boolean | undefined {
  const z = carryOverZ(pairs);
  return z === undefined ? undefined : Math.abs(z) > LIMIT;
}

/** The statistic, approximately standard normal where nothing is carried over; ties count half. */
export function carryOverZ(pairs: readonly OrderedPair[]): number | undefined {
  const same: number[] = [];
  const changed: number[] = [];
  for (const [index, { difference, first }] of pairs.entries()) {
    const before = pairs[index - 1]?.first;
    if (before === undefined || first === undefined) continue;
    // What ran last before this pair is the other arm of the pair before.
    (before === first ? changed : same).push(difference);
  }
  const [n, m] = [same.length, changed.length];
  if (n < MIN_PAIRS || m < MIN_PAIRS) return undefined;
  let wins = 0;
  for (const one of same) for (const other of changed) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return (wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
