import type { Arm } from '../stats/carry-over.js';
import type { Draw } from './draw.js';
import { type RatioScale } from './gain-scale.js';
import { type HaltStep, type Measurement, type MeasureStep } from './measurement.js';
/** The final tree against the baseline, in as many pairs as were announced; plain JSON at every step. */
export interface Confirmation {
    readonly task: 'confirmation';
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
export type ConfirmationRequest = Omit<Confirmation, 'task' | 'attempt' | 'pairs' | 'evaluations' | 'halted'>;
export declare function startConfirmation(request: ConfirmationRequest): Confirmation;
export declare function nextOfConfirmation(confirmation: Confirmation, draw: Draw): MeasureStep | HaltStep | {
    readonly kind: 'done';
};
export declare function reportConfirmation(confirmation: Confirmation, results: readonly Measurement[]): Confirmation;
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
