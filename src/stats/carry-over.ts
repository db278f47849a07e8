/** The two sides of a comparison. */
export const ARMS = ['candidate', 'incumbent'] as const;
export type Arm = (typeof ARMS)[number];

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
// With fewer, a test goes on while its pairs look as if something were carried over; 2 and 2 that separate reach 1.55.
const FEW_PAIRS = 2;
const CALM = 1;

/**
 * Whether a run leaves something behind that differs by arm: a rank test between the pairs whose first arm also ran last
 * before them, and the others. Undefined: too few pairs.
 */
export function findCarryOver(pairs: readonly OrderedPair[]): boolean | undefined {
  const { z, least } = carryOverZ(pairs);
  if (least >= MIN_PAIRS) return Math.abs(z) > LIMIT;
  return least >= FEW_PAIRS && Math.abs(z) <= CALM ? false : undefined;
}

/** The statistic, approximately standard normal where nothing is carried over; ties count half. `least`: pairs of the rarer kind. */
export function carryOverZ(pairs: readonly OrderedPair[]): { readonly z: number; readonly least: number } {
  const same: number[] = [];
  const changed: number[] = [];
  for (const [index, { difference, first }] of pairs.entries()) {
    const before = pairs[index - 1]?.first;
    if (before === undefined || first === undefined) continue;
    // What ran last before this pair is the other arm of the pair before.
    (before === first ? changed : same).push(difference);
  }
  const [n, m] = [same.length, changed.length];
  let wins = 0;
  for (const one of same) for (const other of changed) wins += one > other ? 1 : one === other ? 0.5 : 0;
  const z = n * m === 0 ? 0 : (wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return { z, least: Math.min(n, m) };
}
