import { type IterationRecord } from './record.js';
export type Direction = 'min' | 'max';
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
/**
 * Whether a record is of the best so far. Under noise a change that was kept by pairs may show a lower score than the
 * lucky one that it replaces, and a simplification may lose what is tolerated; it is the best all the same.
 */
export declare function isBest({ outcome, score, decision }: Pick<IterationRecord, 'outcome' | 'score' | 'decision'>, best: number | undefined, direction: Direction): boolean;
/** Strictly better: a tie is no improvement. */
export declare function isBetter(score: number, best: number, direction: Direction): boolean;
