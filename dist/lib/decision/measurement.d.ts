import type { Arm } from '../stats/carry-over.js';
import type { Draw } from './draw.js';
/**
 * `measure`: runs of a candidate that are compared with a stored score; `remeasure`: of a branch head that was just
 * kept.
 */
export declare const STAGES: readonly ['calibrate', 'screen', 'pair', 'measure', 'rerun', 'remeasure', 'confirm', 'certify', 'leave-out'];
type Stage = (typeof STAGES)[number];
/** Unscored: it leaves behind what the arm itself leaves behind, and nothing of the other arm. */
export declare const WASHOUT = "washout";
/**
 * The arm that ran last before a pair; undefined: not known, as after a void pair, of which either arm may be the last.
 */
export declare function lastArmOf(pair: {
    readonly first?: Arm | undefined;
} | undefined, { attempt }: {
    readonly attempt: number;
}): Arm | undefined;
/** What one run of the evaluator gave. */
export type Measurement = {
    readonly arm: Arm;
    readonly kind: 'scored';
    /** Not rounded. */
    readonly score: number;
    /** Scores by the name of the case, where the evaluator reports them. */
    readonly cases?: Readonly<Record<string, number>>;
    /** What else it reported, by name. */
    readonly metrics?: Readonly<Record<string, number>>;
    /** Id of the record of the run, where it has one. */
    readonly evaluation?: number;
} | FailedMeasurement;
interface FailedMeasurement {
    readonly arm: Arm;
    readonly kind: 'failed';
    readonly reason: string;
    /** It changed its own evaluator. */
    readonly isTampered?: boolean;
    /** The environment changed meanwhile: it says nothing of what was run. */
    readonly isMoved?: boolean;
    readonly evaluation?: number;
}
/** Ids of the runs that a task rests on, with those of the results that it has just taken in. */
export declare function withEvaluations(known: readonly number[], results: readonly Measurement[]): readonly number[];
/** What to run next, one after the other, on the same machine. */
export interface MeasureStep {
    readonly kind: 'measure';
    readonly stage: Stage | typeof WASHOUT;
    /** 1-based number of the pair or of the run. */
    readonly index: number;
    /** How often this pair or run was void already. */
    readonly attempt: number;
    /** 1: the candidate runs first; null where there is one arm. */
    readonly order_bit: 0 | 1 | null;
    readonly runs: readonly StepRun[];
}
interface StepRun {
    readonly arm: Arm;
    readonly seed: number;
    /** An unscored run of the same arm comes before it. */
    readonly isWashed?: boolean;
}
/** The machine cannot even measure what was measured before: nothing is decided. */
export interface HaltStep {
    readonly kind: 'halt';
    readonly reason: string;
}
export declare const MAX_RETRIES = 2;
export interface Place {
    /** Of the trial; seeds are drawn from it. */
    readonly id: string;
    readonly stage: Stage;
    readonly index: number;
    readonly attempt: number;
}
/** One run of one arm, with a fresh seed. */
export declare function singleStep(draw: Draw, { id, ...place }: Place, arm: Arm): MeasureStep;
export interface PairOptions {
    readonly shareSeed: boolean;
    /** An unscored run of an arm comes before its scored one whenever the arm changes. */
    readonly washes?: boolean | undefined;
    /** The arm that ran last. */
    readonly before?: Arm | undefined;
}
/** Number of the unscored run before the run at a position of a pair. */
export declare function washoutIndex(pair: number, position: number): number;
/** One run of each arm in the order of the coin, with one fresh seed for both, or one each. */
export declare function pairStep(draw: Draw, { id, ...place }: Place, { shareSeed, washes, before }: PairOptions): MeasureStep;
export type ArmScore = Extract<Measurement, {
    kind: 'scored';
}>;
export type PairResult = {
    readonly kind: 'pair';
    readonly candidate: ArmScore;
    readonly incumbent: ArmScore;
} | {
    readonly kind: 'crash';
    readonly failure: FailedMeasurement;
}
/** The arm of the current best failed, or the environment changed; the pair counts for nothing. */
 | VoidPair;
interface VoidPair {
    readonly kind: 'void';
    readonly reason: string;
    readonly isMoved?: boolean;
}
/**
 * Reads the results of a pair. Where both arms failed it is void: a machine on which the current best fails says nothing
 * about the candidate.
 */
export declare function readPair(results: readonly Measurement[]): PairResult;
/** Whether a run is void because the environment changed meanwhile. */
export declare function isMoved(result: Measurement): result is FailedMeasurement & {
    readonly isMoved: true;
};
/** The result of an arm; a score that is no finite number is a failure. */
export declare function resultOf(results: readonly Measurement[], arm: Arm): Measurement | undefined;
/** After a failure of the current best: the number of the next attempt, or the end of all of them. */
export declare function retryAfter(attempt: number, { reason, isMoved: hasMoved }: Omit<VoidPair, 'kind'>): {
    readonly attempt: number;
} | HaltStep;
export {};
