import { minimumPairs } from '../../stats/level.ts';

/** The fewest pairs that can be planned. */
export const LEAST_PAIRS = 7;

/** The fewest pairs that can give an answer at a level, however large the effect: that the interval at the end has limits. */
export function leastPairs(alpha: number): number {
  return Math.max(LEAST_PAIRS, minimumPairs(alpha / 4));
}
