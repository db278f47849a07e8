import { type BestScore, BestSoFar, type Direction } from './best-so-far.ts';
import { type IterationRecord, OUTCOME_RULES, streakOf } from './record.ts';

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
export function foldRecords(records: readonly IterationRecord[], direction: Direction): LedgerState {
  const scores = new BestSoFar(records, direction);
  let best: BestScore | undefined;
  let completed = 0;
  let noops = 0;
  let lastIter = 0;
  let lastAccepted: string | null = null;
  for (const record of records) {
    const { outcome, iter, commit } = record;
    const streak = streakOf(record);
    if (OUTCOME_RULES[outcome].counts) completed += 1;
    if (streak === 'grows') noops += 1;
    if (streak === 'ends') noops = 0;
    lastIter = Math.max(lastIter, iter);
    if (outcome === 'merged' && typeof commit === 'string') lastAccepted = commit;
    best = scores.next();
  }
  return {
    best_score: best?.score ?? null,
    best_iter: best?.iter ?? null,
    iterations_completed: completed,
    consecutive_noops: noops,
    next_iter: lastIter + 1,
    last_kept_commit: lastAccepted,
  };
}
