export declare const ERROR_RATES: readonly ['per-candidate', 'fdr', 'fwer'];
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
/** The level of the next test, fixed before any score of its candidate exists; 0: the horizon is spent. */
export declare function levelOf(rules: LevelRules, state: LevelState): number;
/**
 * How many pairs an arbitrarily large effect needs at a level: each multiplies E by a factor of at most 2, or of at most
 * `INSURED_MOST` with insured factors.
 */
export declare function minimumPairs(a: number, most?: number): number;
export {};
