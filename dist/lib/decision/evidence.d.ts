import type { Trial } from './assignment.js';
import type { ScoreScale } from './comparison/score-scale.js';
/** What a decision rests on, as the records hold it. Source: decisions, "What the ledger must record", `decision`. */
export type Evidence = {
    readonly kind: 'paired';
    readonly statistic: string;
    readonly score_scale?: ScoreScale | undefined;
    /** Level of the test: it needs E >= 1/a. */
    readonly a: number;
    readonly scale: number;
    readonly scale_source: string;
    readonly unit: 'pair' | 'case';
    readonly units: number;
    readonly differences: readonly number[];
    readonly effect: number;
    readonly sd: number;
    readonly log_e: number;
    readonly log_e_max: number;
    readonly p: number;
    /** Of its lone runs the mean. */
    readonly screen_score: number | null;
    /** Each of them, where more than one may be made. */
    readonly screen_scores?: number[] | undefined;
} | {
    readonly kind: 'compare';
    readonly statistic: string;
    readonly score_scale?: ScoreScale | undefined;
    readonly record: number;
    readonly scores: readonly number[];
    /** Of the same tree, run again. */
    readonly again: readonly number[];
    readonly effect: number;
};
/** The evidence of a trial, at any point of it. */
export declare function evidenceOf(trial: Trial): Evidence;
