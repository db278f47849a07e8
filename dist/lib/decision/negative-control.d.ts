import { type MetricRun } from './guard.js';
import type { DecisionSettings } from './settings.js';
/** What its runs are recorded under. */
export declare const NEGATIVE_CONTROL_TASK = "canary broken";
/** What is known of the negative control: the protected files alone. */
export interface NegativeControl {
    /** Of its runs, in their order; null: the evaluator or a guard refused it, as they should. */
    readonly scores: readonly (number | null)[];
    /** Null: it was not run yet. */
    readonly tree: string | null;
    /** Null: that is not settled yet. */
    readonly passed: boolean | null;
    /** What is odd about it; null: nothing. */
    readonly remark: string | null;
}
export declare const UNTRIED: NegativeControl;
export interface NegativeControlRuns {
    readonly scores: NegativeControl['scores'];
    /** Scores of the current best, one or more. */
    readonly base: readonly number[];
    readonly sign: 1 | -1;
    /** The base has nothing but protected files. */
    readonly isCurrentBest: boolean;
}
export type NegativeControlResult = 
/** One more run. */
{
    readonly kind: 'unsettled';
}
/** As it must. */
 | {
    readonly kind: 'failed';
}
/** It is the current best itself: there is nothing to break. */
 | {
    readonly kind: 'same';
    readonly remark: string;
}
/** It did not fail. */
 | {
    readonly kind: 'fooled';
    readonly remark: string;
};
/**
 * Judges a candidate that must fail. It does when a run of it is refused, or when its scores are clearly worse than those
 * of the current best: where all scores of either are the same, and there are three or more, by any difference; else by
 * Student's t of two samples, one-sided, at .001. After each run it is asked again, up to five; then it did not fail.
 * Source: decisions, "Integrity", rule 5.
 */
export declare function evaluateNegativeControl({ scores, base, sign, isCurrentBest, }: NegativeControlRuns): NegativeControlResult;
interface MetricRuns {
    readonly runs: readonly MetricRun[];
    /** Tree of the current best. */
    readonly incumbent: string;
    readonly guards: DecisionSettings['guards'];
    readonly metrics: DecisionSettings['metrics'];
}
/** Whether a guard of a metric refuses what the scores do not; guards that are commands ran before its first score. */
export declare function isRefusedByMetric({ runs, incumbent, guards, metrics }: MetricRuns): boolean;
/** What a user can do about it; for one line. */
export declare const NEGATIVE_CONTROL_REMEDY = "Protect the evaluator and the tests (objective.protect); add a guard that fails without the code, such as the tests (objective.guards); or measure what needs the code. If the evaluator is right all the same: objective.negative_control = \"warn\"";
/** What its record says; undefined: that is not settled yet. */
export declare function negativeControlOutcome(evaluated: NegativeControlResult, isRefused: () => boolean): {
    readonly passed: boolean;
    readonly remark: string | null;
} | undefined;
export {};
