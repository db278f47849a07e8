import type { Draw } from './draw.js';
import { type RatioScale } from './gain-scale.js';
import { type HaltStep, type Measurement, type MeasureStep } from './measurement.js';
import { type RecordPolicy } from './policies/registry.js';
import { type Verdict } from './verdict.js';
export interface CompareRules {
    readonly sign: 1 | -1;
    /** All calibration runs were equal: an accepted change is run once more, and must score the same. */
    readonly is_exact: boolean;
    /** A judge on another machine found it better: then one exact score that says so, too, is enough. */
    readonly is_claimed?: true;
    readonly repeats: number;
    /** The stored score of the current best. */
    readonly record: number;
    /** Gains are logarithms of ratios; absent: differences of scores. */
    readonly ratio?: RatioScale;
    readonly min_improvement: number;
    /** More than 0 only for what need not be better. */
    readonly tolerance: number;
    /** By how much a score must pass the record; 0 but for `ladder`. */
    readonly step: number;
    readonly max_plausible: number | null;
    /** How often the environment had changed when it began. */
    readonly moves: number;
}
/** A candidate against a stored score; plain JSON at every step. */
export interface CompareTrial {
    readonly task: 'compare';
    readonly id: string;
    /** `canary`: a no-op, which has to come out as before; only where scores are exact. */
    readonly purpose: 'candidate' | 'simplify' | 'distil' | 'canary';
    readonly tree: string;
    readonly incumbent: string;
    readonly policy: RecordPolicy;
    readonly rules: CompareRules;
    readonly stage: 'measure' | 'rerun' | 'remeasure';
    readonly scores: readonly number[];
    readonly again: readonly number[];
    /** Ids of the runs that it rests on, as they ran. */
    readonly evaluations: readonly number[];
    /** The record after an accepted change. */
    readonly record: number | null;
    /** A score has no place on the scale. */
    readonly halted?: string;
    readonly verdict: Verdict | null;
}
export type CompareNames = Pick<CompareTrial, 'id' | 'purpose' | 'tree' | 'incumbent' | 'policy'>;
export declare function startCompareTrial(names: CompareNames, rules: CompareRules): CompareTrial;
/** The same test without a limit of what is plausible; if it was quarantined, its remaining runs follow. */
export declare function waiveCompareLimit(trial: CompareTrial): CompareTrial;
export declare function nextOfCompare({ id, stage, scores, again, halted }: CompareTrial, draw: Draw): MeasureStep | HaltStep;
export declare function reportCompare(before: CompareTrial, results: readonly Measurement[]): CompareTrial;
/** How much better the candidate's mean is than the record. */
export declare function gainOf({ rules, scores }: Pick<CompareTrial, 'rules' | 'scores'>): number;
