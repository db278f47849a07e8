import type { Arm } from '../stats/carry-over.js';
import type { Draw } from './draw.js';
import { type RatioScale } from './gain-scale.js';
import { type HaltStep, type Measurement, type MeasureStep } from './measurement.js';
/** One tree against another in as many pairs as were announced; plain JSON at every step. */
export interface PlannedPairs {
    readonly id: string;
    readonly sign: 1 | -1;
    readonly tree: string;
    readonly baseline: string;
    /** Fixed in advance. */
    readonly planned: number;
    readonly confidence: number;
    readonly share_seed: boolean;
    readonly checks_order?: boolean;
    readonly washes?: boolean;
    readonly ratio?: RatioScale;
    readonly attempt: number;
    readonly pairs: readonly {
        readonly candidate: number;
        readonly incumbent: number;
        /** The arm that ran first. */
        readonly first?: Arm | undefined;
    }[];
    /** Ids of the runs that it rests on, as they ran: what was void is none of them. */
    readonly evaluations: readonly number[];
    readonly halted: string | null;
}
/** The final tree against the baseline. */
export interface Confirmation extends PlannedPairs {
    readonly task: 'confirmation';
}
/** Begins the reason why a confirmation cannot be made, where the tree that it is of is why. */
export declare const FINAL_FAILED = "the final tree failed: ";
type PlannedRequest = Omit<PlannedPairs, 'attempt' | 'pairs' | 'evaluations' | 'halted'>;
export declare const NO_PAIRS: {
    readonly attempt: 0;
    readonly pairs: readonly [];
    readonly evaluations: readonly [];
    readonly halted: null;
};
export declare function startConfirmation(request: PlannedRequest): Confirmation;
export declare function nextOfConfirmation(confirmation: Confirmation, draw: Draw): PlannedStep;
export type PlannedStep = MeasureStep | HaltStep | {
    readonly kind: 'done';
};
export declare function nextOfPlanned(task: PlannedPairs, draw: Draw, stage: 'confirm' | 'leave-out'): PlannedStep;
export declare function reportConfirmation(confirmation: Confirmation, results: readonly Measurement[]): Confirmation;
/** Takes a pair in; `afterCrash`: what a failure of the candidate's arm makes of the task. */
export declare function reportPlanned<T extends PlannedPairs>(task: T, results: readonly Measurement[], afterCrash: (reason: string) => Partial<T>): T;
/** The only number that may be called the improvement. */
export interface Confirmed {
    readonly pairs: number;
    /** Better is positive, whatever the direction; on a ratio scale a logarithm, as are the limits. */
    readonly estimate: number;
    readonly interval: readonly [low: number, high: number];
    readonly confidence: number;
    /** Mean of the baseline's scores in these pairs. */
    readonly baseline_mean: number;
    /** Runs depend on what ran before them; null: too few pairs, or not asked. */
    readonly carry_over: boolean | null;
}
/** The mean gain with its paired t interval. */
export declare function confirmedOf({ sign, pairs, confidence, checks_order: isChecked, ratio, }: Pick<Confirmation, 'sign' | 'pairs' | 'confidence' | 'checks_order' | 'ratio'>): Confirmed;
export {};
