import type { Purpose } from './paired-trial.js';
import type { EvaluationRecord } from './records.js';
import type { DecisionSettings } from './settings.js';
type Guard = DecisionSettings['guards'][number];
type MetricGuard = Extract<Guard, {
    metric: string;
}>;
/** Asks whether a simplification makes less of a number that the evaluator prints. */
interface SizeGuard {
    readonly less: string;
}
/** A guard that is asked, with its number in the settings; that of a size stands in none, and has 0. */
export interface AskedGuard {
    readonly number: number;
    readonly guard: Guard | SizeGuard;
}
/** The guards to check before a change is accepted, in this order. */
export declare function guardsOf({ guards, size }: DecisionSettings, purpose: Purpose): readonly AskedGuard[];
/** Those of them that are commands. */
export declare function guardCommands({ guards }: Pick<DecisionSettings, 'guards'>): string[];
/** What a decision's record calls a guard. */
export declare function nameOfGuard(guard: Guard | SizeGuard): string;
/** What the holdout that may not be asked any more is called among the guards. */
export declare const SPENT_HOLDOUT = "holdout budget";
export type MetricRun = Pick<EvaluationRecord, 'task' | 'arm' | 'tree' | 'stage' | 'metrics'>;
interface Compared {
    readonly id: string;
    readonly incumbent: string;
}
/** Why a metric of the runs so far speaks against a change; undefined: it does not. */
export declare function evaluateMetric(runs: readonly MetricRun[], trial: Compared, guard: MetricGuard | SizeGuard): string | undefined;
export interface HoldoutScores {
    /** Undefined where it has none: it failed. */
    readonly candidate: number | undefined;
    readonly incumbent: number;
}
/** The one bit of the holdout: whether the change is no worse there. */
export declare function evaluateHoldout({ candidate, incumbent }: HoldoutScores, direction: 'min' | 'max'): boolean;
export {};
