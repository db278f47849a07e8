import type { RiskRefusal } from '../engine/acceptance/evaluator-trust.js';
import type { LedgerEntry } from './ledger.js';
/** How a run is after it stopped; what is `stopped` can be resumed. */
export type EndStatus = 'stopped' | 'completed' | 'failed';
export interface Stop {
    readonly status: EndStatus;
    /** One sentence without its full stop. */
    readonly reason: string;
    /** Time or money is used up: the run can go on, and what it has kept until now is confirmed all the same. */
    readonly isSpent?: true;
    /** Thrown when the stop is recorded: nobody accepts a risk that was found. */
    readonly refusal?: RiskRefusal;
}
/** The operator asked for it; `resume` continues. */
export declare const CANCELLED: Stop;
export interface StopLimits {
    /** 0: none. */
    readonly maxIterations: number;
    readonly maxNoops: number;
    readonly maxErrors: number;
    /** For sessions. */
    readonly timeLeftMs: number;
    /** Of the sessions of this run of the loop; undefined: no limit. */
    readonly maxUsd?: number | undefined;
    /** How many entries were there when it began. */
    readonly earlier?: number;
}
/** Whether the loop goes on: undefined, or why not. */
export declare function decideStop(entries: readonly LedgerEntry[], limits: StopLimits): Stop | undefined;
