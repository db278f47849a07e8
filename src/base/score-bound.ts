/** The largest size of a score, a case or a metric: sums of squares of such numbers are still finite. */
const MAX_SIZE = 1e100;

/** What a number that an evaluator prints has to be, for messages. */
export const SCORE_BOUND = 'finite number of at most 1e100 in size';

/** Whether a value is a number that can be judged by. */
export function isScore(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_SIZE;
}
