import type { Arm } from '../stats/carry-over.js';
import { type EProcess } from '../stats/e-process.js';
import type { Draw } from './draw.js';
import { type RatioScale } from './gain-scale.js';
import { type HaltStep, type Measurement, type MeasureStep } from './measurement.js';
import { type GuardRules, type PairMetrics } from './metric-guard.js';
import { type ScreenRules } from './screening.js';
import { type Verdict } from './verdict.js';
/**
 * What a test is for. A simplification need not be better, only no worse than its tolerance; nor need be what is left
 * when changes without an effect go out.
 */
export declare const PURPOSES: readonly ['candidate', 'simplify', 'distil', 'canary', 'promotion', 'certify'];
export type Purpose = (typeof PURPOSES)[number];
/** All that is fixed before any score of the candidate exists. `sign` 1: more is better. */
export interface PairedRules extends ScreenRules {
    /** Level of this test. */
    readonly a: number;
    /** 1 - confidence; what is futile is measured by it. */
    readonly a0: number;
    readonly futility_z: number;
    readonly max_pairs: number;
    /** Gains are logarithms of ratios; absent: differences of scores. */
    readonly ratio?: RatioScale;
    /** In units of gains, as is the rest. */
    readonly min_improvement: number;
    readonly tolerance: number;
    readonly max_plausible: number | null;
    /** The limit is at least this factor of what the current best scored in the pairs; absent: of its stored scores alone. */
    readonly plausible_factor?: number;
    readonly share_seed: boolean;
    /** Steps of the calibration: with the pairs before, the scale of each pair; absent: that is the same for all. */
    readonly steps?: readonly number[];
    readonly scale_source: 'calibration' | 'pairs' | 'floor';
    /** Scale of the difference of a case, where the case is the unit. */
    readonly unit_scale: number | null;
    /** How often the environment had changed when it began. */
    readonly moves: number;
    /** What is better has to pass the check for carry-over; absent in records of earlier versions. */
    readonly checks_order?: boolean;
    /** A judge on another machine found it better: after so many pairs it must be better here, too. */
    readonly agrees_after?: number;
    /** An unscored run of an arm comes before its scored one whenever the arm changes. */
    readonly washes?: boolean;
    /** Metrics that it is tested on as well; absent: there are none, or they are compared when it is over. */
    readonly guards?: GuardRules;
}
interface Pair {
    readonly index: number;
    readonly attempt: number;
    readonly candidate: number;
    readonly incumbent: number;
    /** How much better the candidate is, whatever the direction. */
    readonly difference: number;
    readonly first?: Arm | undefined;
    readonly metrics?: PairMetrics;
}
/** A candidate against the current best, in fresh pairs; plain JSON at every step. */
export interface PairedTrial {
    readonly task: 'paired';
    readonly id: string;
    readonly purpose: Purpose;
    readonly tree: string;
    readonly incumbent: string;
    readonly rules: PairedRules;
    /** Pairs after which it ends; more than `max_pairs` once it was continued. */
    readonly cap: number;
    readonly is_screened: boolean;
    /** Of its lone runs. */
    readonly screen_scores: readonly number[];
    /** How often the next pair was void. */
    readonly attempt: number;
    readonly pairs: readonly Pair[];
    /** Ids of the runs that it rests on, as they ran: what was void is none of them. */
    readonly evaluations: readonly number[];
    readonly eProcess: EProcess;
    /** Differences of cases, each case once: a case that is run again is no new member of the population. */
    readonly units: readonly number[];
    readonly cases: readonly string[];
    /** How many pairs and units the noise has taken in already. */
    readonly pooled: {
        readonly pairs: number;
        readonly units: number;
    };
    readonly halted: string | null;
    /** What the evidence would have accepted, the order of its runs refused; of a promotion the verdict does not say so. */
    readonly is_carried?: true;
    readonly verdict: Verdict | null;
}
export type TrialNames = Pick<PairedTrial, 'id' | 'purpose' | 'tree' | 'incumbent'>;
export declare function startPairedTrial(names: TrialNames, rules: PairedRules): PairedTrial;
/** Continues with the same evidence: after a halt, or with as many pairs again where they had run out. */
export declare function continuePairedTrial(trial: PairedTrial): PairedTrial;
/** The same test without a limit of what is plausible: if it was quarantined, its evidence decides. */
export declare function waivePairedLimit(trial: PairedTrial): PairedTrial;
export declare function nextOfPaired(trial: PairedTrial, draw: Draw): MeasureStep | HaltStep;
export declare function reportPaired(trial: PairedTrial, results: readonly Measurement[]): PairedTrial;
/** How much better the candidate is, whatever the direction. */
export declare function differenceOf(sign: number, candidate: number, best: number, ratio?: RatioScale): number;
/** So many times as good: a multiple of the size where more of it is better, a fraction of it where less is. */
export declare function gainOfFactor(sign: 1 | -1, score: number, factor: number): number;
/** How much better the candidate is, on average over the pairs; on a ratio scale as a comparison of commits has it. */
export declare function effectOf({ pairs, rules }: Pick<PairedTrial, 'pairs' | 'rules'>): number;
export {};
