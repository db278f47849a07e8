import type { Direction } from './best-so-far.js';
import type { IterationRecord } from './record.js';
/** What the ledger alone says of an experiment; every figure of `state.json` that is not about a step in flight. */
export interface LedgerState {
    readonly best_score: number | null;
    /** Iteration that the best score is of; 0 for the baseline. */
    readonly best_iter: number | null;
    readonly iterations_completed: number;
    readonly consecutive_noops: number;
    /** Number that the next iteration gets; numbers are never used twice. */
    readonly next_iter: number;
    /** Commit of the last kept iteration, where the records name it. */
    readonly last_kept_commit: string | null;
}
/** Rebuilds the state from the records alone, in their order. The records are the truth; the state is a cache of this. */
export declare function foldRecords(records: readonly IterationRecord[], direction: Direction): LedgerState;
/** Follows records that are only added to: each is looked at once, however often the state is asked for. */
export declare class LedgerFold {
    #private;
    constructor(records: readonly IterationRecord[], direction: Direction);
    /** What the records say that there are by now. */
    state(): LedgerState;
}
/** The commit that an experiment started from, by its records; else by its state. */
export declare function findBase(records: readonly IterationRecord[], state: {
    readonly base_commit: string;
} | undefined): string | undefined;
