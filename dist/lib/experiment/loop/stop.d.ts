import type { IterationRecord } from '../ledger/record.js';
export declare const STOP_KINDS: readonly ['deadline', 'max_iterations', 'noops', 'budget_usd', 'budget_tokens', 'aborted', 'infra', 'evidence', 'alarm', 'interrupted', 'judged'];
type StopKind = (typeof STOP_KINDS)[number];
/** Why a run ended. */
export interface Stop {
    readonly kind: StopKind;
    /** One sentence for the person who reads it in the morning. */
    readonly reason: string;
}
export interface StopLimits {
    /** 0: no limit. */
    readonly maxIterations: number;
    /** 0: off. */
    readonly maxNoops: number;
    readonly usd: number | undefined;
    readonly tokens: number | undefined;
}
export interface StopInput {
    /** The records of this run alone, oldest first. */
    readonly records: readonly IterationRecord[];
    /** How many of them were there when the run was resumed: what ended it then does not end it again. */
    readonly earlier?: number;
    /** Iterations of this run that are being worked on. */
    readonly inFlight: number;
    readonly timeLeftMs: number;
    readonly limits: StopLimits;
}
/** Decides whether a run may begin another iteration; says why when it may not. Pure. */
export declare function decideStop({ records, earlier, inFlight, timeLeftMs, limits }: StopInput): Stop | undefined;
export {};
