import { type MetricRule, type MetricVerdict } from './metric-guard.js';
import type { PairedTrial, Purpose } from './paired-trial.js';
import type { EvaluationRecord } from './records.js';
import type { DecisionSettings } from './settings.js';
/** A command that has to exit with 0. */
interface CommandGuard {
    readonly command: string;
}
/** Asks whether a simplification makes less of a number that the evaluator prints. */
interface SizeGuard {
    readonly less: string;
}
type Guard = CommandGuard | MetricRule | SizeGuard;
/** A guard that is asked, with its number in the settings; that of a size stands in none, and has 0. */
export interface AskedGuard {
    readonly number: number;
    readonly guard: Guard;
}
/** The guards to check before a change is accepted, in this order. */
export declare function guardsOf(settings: DecisionSettings, purpose: Purpose): readonly AskedGuard[];
/** Those of them that are commands. */
export declare function guardCommands({ guards }: Pick<DecisionSettings, 'guards'>): string[];
/** What a decision's record calls a guard. */
export declare function nameOfGuard(guard: Guard): string;
/** What the holdout that may not be asked any more is called among the guards. */
export declare const SPENT_HOLDOUT = "holdout budget";
export type MetricRun = Pick<EvaluationRecord, 'task' | 'arm' | 'tree' | 'stage' | 'metrics'>;
interface Compared {
    readonly id: string;
    readonly incumbent: string;
}
/** What is known of a metric when a test is over: from its pairs, or where it has none that count, from means. */
export declare function askMetric(runs: readonly MetricRun[], trial: Compared | PairedTrial, guard: MetricRule | SizeGuard): MetricAnswer;
export interface MetricAnswer {
    /** Why not; undefined: yes. */
    readonly reason: string | undefined;
    /** Absent where means were compared. */
    readonly verdict?: MetricVerdict;
}
/** Why the means of a metric in the runs so far speak against a change; undefined: they do not. */
export declare function evaluateMetric(runs: readonly MetricRun[], trial: Compared, guard: MetricRule | SizeGuard): string | undefined;
export interface HoldoutScores {
    /** Undefined where it has none: it failed. */
    readonly candidate: number | undefined;
    readonly incumbent: number;
}
/** The one bit of the holdout: whether the change is no worse there. */
export declare function evaluateHoldout({ candidate, incumbent }: HoldoutScores, direction: 'min' | 'max'): boolean;
export {};
