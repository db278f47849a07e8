import type { DecisionLog } from '../../engine/log/decision-log.js';
import type { IterationRecord } from '../ledger/record.js';
import { type RunTally } from '../ledger/run-tally.js';
export declare const STOP_KINDS: readonly ['deadline', 'max_iterations', 'noops', 'budget_usd', 'budget_tokens', 'aborted', 'infra', 'agent', 'rate_limited', 'evidence', 'alarm', 'interrupted', 'judged'];
type StopKind = (typeof STOP_KINDS)[number];
/** Why a run ended. */
export interface Stop {
    readonly kind: StopKind;
    /** One sentence for the person who reads it in the morning. */
    readonly reason: string;
    /** When the limit of the model ends, in ISO 8601; where that is why, and known. */
    readonly until?: string;
    /** Of that limit: no agent of the run has worked. */
    readonly hasNeverWorked?: true;
}
/** What the process of a run that ended so exits with, where no signal ended it. */
export declare function exitCodeOf(stop: Stop): number;
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
export declare function decideStop({ records, earlier, ...now }: StopInput): Stop | undefined;
/** The same for records that are added to meanwhile: each is looked at once. */
export declare class StopDecision {
    #private;
    /** `earlier`: of those that were there when the run was resumed; `since`: those of the run after so many since then. */
    constructor(earlier: RunTally, since: (count: number) => readonly IterationRecord[]);
    decide({ inFlight, timeLeftMs, limits }: Omit<StopInput, 'records' | 'earlier'>): Stop | undefined;
}
/** What to do once the budget of the holdout is spent: the end of a sentence. */
export declare const WHEN_HOLDOUT_SPENT = "put another holdout in its place and start with --fresh";
/** Why no candidate can be tested any more, whatever time is left. */
export declare function decideEvidenceStop(decisionLog: Pick<DecisionLog, 'session' | 'holdoutQueries'>): Stop | undefined;
/** Whether a run that ended so is over; else it can be resumed. */
export declare function isEnd({ kind }: Stop): boolean;
export {};
