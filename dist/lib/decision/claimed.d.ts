/**
 * What the report of a judge on another machine changes about a test here. It is a claim, and no evidence: it saves the
 * runs that come before the pairs, or the second run of an exact score, and the first pairs here must agree with it. The
 * level of the test stays what it is: who forges claims gets pairs, and nothing accepted. Pure.
 */
import type { PairedTrial } from './paired-trial.js';
export type Claimable = Pick<PairedTrial, 'purpose'> & {
    /** The judge that reports it as better, by its tests of the same tree on another machine. */
    readonly claimed?: string | undefined;
};
/** What need not be better can be reported as such by any sign: only a gain is a claim. */
export declare function isClaimed({ purpose, claimed }: Claimable): boolean;
/** So few that a forged report costs little, and enough that chance seldom hides a gain that pairs can show at all. */
export declare const CLAIMED_PAIRS = 2;
