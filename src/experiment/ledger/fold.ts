import { type IterationRecord, OUTCOME_RULES } from './record.ts';

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
export function foldRecords(records: readonly IterationRecord[], direction: Direction): LedgerState {
  let best: { readonly score: number; readonly iter: number } | undefined;
  let completed = 0;
  let noops = 0;
  let lastIter = 0;
  let lastKept: string | null = null;
  for (const [index, record] of records.entries()) {
    const { outcome, score, iter, commit, rejection } = record;
    const { counts, streak } = OUTCOME_RULES[outcome];
    if (counts) completed += 1;
    if (streak === 'grows') noops += 1;
    if (streak === 'ends') noops = 0;
    lastIter = Math.max(lastIter, iter);
    if (outcome === 'merged' && typeof commit === 'string') lastKept = commit;
    if (rejection) best = bestWithout(records.slice(0, index + 1), rejection.iter, direction);
    else if (typeof score === 'number' && isBest(record, best?.score, direction)) best = { score, iter };
  }
  return {
    best_score: best?.score ?? null,
    best_iter: best?.iter ?? null,
    iterations_completed: completed,
    consecutive_noops: noops,
    next_iter: lastIter + 1,
    last_kept_commit: lastKept,
  };
}

/**
 * The best before a rejected iteration, of what nobody rejected. Scores after it are of trees that held its change, so
 * they are not compared with.
 */
function bestWithout(
  records: readonly IterationRecord[],
  rejected: number,
  direction: Direction,
): { readonly score: number; readonly iter: number } | undefined {
  const gone = new Set(records.flatMap(({ rejection }) => (rejection ? [rejection.iter] : [])));
  const before = records.slice(
    0,
    Math.max(
      0,
      records.findIndex(({ iter }) => iter === rejected),
    ),
  );
  const left = before.filter(({ iter, rejection }) => !gone.has(iter) && !rejection);
  const { best_score: score, best_iter: iter } = foldRecords(left, direction);
  return score === null || iter === null ? undefined : { score, iter };
}

// What these keep is better by pairs, whatever its single scores say.
const BY_PAIRS: readonly string[] = ['paired-sequential', 'checkpoint'];

/**
 * Whether a record is of the best so far. Under noise a change that was kept by pairs may show a lower score than the
 * lucky one that it replaces, and a simplification may lose what is tolerated; it is the best all the same.
 */
export function isBest(
  { outcome, score, decision }: Pick<IterationRecord, 'outcome' | 'score' | 'decision'>,
  best: number | undefined,
  direction: Direction,
): boolean {
  if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline')) return false;
  const isNoFigure = BY_PAIRS.includes(decision?.policy ?? '') || decision?.purpose === 'simplify';
  if (outcome === 'merged' && isNoFigure) return true;
  return best === undefined || isBetter(score, best, direction);
}

/** Strictly better: a tie is no improvement. */
export function isBetter(score: number, best: number, direction: Direction): boolean {
  return direction === 'min' ? score < best : score > best;
}
