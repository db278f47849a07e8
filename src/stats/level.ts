export const ERROR_RATES = ['per-candidate', 'fdr', 'fwer'] as const;
type ErrorRate = (typeof ERROR_RATES)[number];

/** What the next level depends on. */
export interface LevelState {
  /** Tests begun. */
  readonly tested: number;
  /** Candidates finally kept: those that passed the test but not a guard do not count. */
  readonly kept: number;
}

export interface LevelRules {
  readonly error_rate: ErrorRate;
  /** 1 - confidence. */
  readonly alpha: number;
  /** Planned number of candidates; null: none. */
  readonly horizon: number | null;
}

const SPENDING = -1.1;
// The sum of i^-1.1 over all i: what is spent without a horizon. Source: the Riemann zeta function at 1.1.
const WHOLE_SUM = 10.584448464950801;

const LEVELS: Readonly<Record<ErrorRate, (rules: LevelRules, state: LevelState) => number>> = {
  'per-candidate': ({ alpha }) => alpha,
  fwer: ({ alpha, horizon }, { tested }) => {
    if (horizon !== null && tested >= horizon) return 0;
    return (alpha * (tested + 1) ** SPENDING) / (horizon === null ? WHOLE_SUM : spendingSum(horizon));
  },
  // e-LOND with the horizon's equal weights; without a horizon there is no weight to give.
  fdr: ({ alpha, horizon }, { tested, kept }) =>
    horizon === null || tested >= horizon ? 0 : (alpha * (kept + 1)) / horizon,
};

/** The level of the next test, fixed before any score of its candidate exists; 0: the horizon is spent. */
export function levelOf(rules: LevelRules, state: LevelState): number {
  return LEVELS[rules.error_rate](rules, state);
}

function spendingSum(horizon: number): number {
  let sum = 0;
  for (let index = horizon; index >= 1; index -= 1) sum += index ** SPENDING;
  return sum;
}

/**
 * How many pairs an arbitrarily large effect needs at a level: each multiplies E by a factor of at most 2, or of at most
 * `INSURED_MOST` with insured factors.
 */
export function minimumPairs(a: number, most: number = 2): number {
  // 1 - 0.9375 is a little less than 2^-4 as doubles go.
  return Math.ceil(Math.log(1 / a) / Math.log(most) - 1e-9);
}
