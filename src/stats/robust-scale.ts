import { centralMedian } from '../base/median.ts';
import { meanOf } from './moments.ts';

// Makes the median distance an estimate of the standard deviation under normal noise.
const PER_MEDIAN = 1.4826;
/** Equal scores have no scale, and differences are divided by it. */
export const LEAST_SCALE = 1e-9;

/** Distances between successive values: a slow drift hardly touches them. */
export function successiveSteps(values: readonly number[]): readonly number[] {
  return values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)));
}

/**
 * The scale of the next difference, from the steps of the calibration and the differences before it alone: a bet must
 * not know what it bets on.
 */
export function robustScale(steps: readonly number[], before: readonly number[]): number {
  const centre = before.length > 0 ? centralMedian(before) : 0;
  const pool = [...steps, ...before.map((difference) => Math.abs(difference - centre))];
  if (pool.length === 0) return LEAST_SCALE;
  const robust = PER_MEDIAN * centralMedian(pool);
  return Math.max(robust > LEAST_SCALE ? robust : meanOf(pool), LEAST_SCALE);
}
