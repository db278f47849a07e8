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
  return new LedgerFold(records, direction).state();
}

/** Follows records that are only added to: each is looked at once, however often the state is asked for. */
export class LedgerFold {
  readonly #records: readonly IterationRecord[];
  readonly #scores: BestSoFar;
  #best: BestScore | undefined;
  #count = 0;
  #completed = 0;
  #noops = 0;
  #lastIter = 0;
  #lastAccepted: string | null = null;

  constructor(records: readonly IterationRecord[], direction: Direction) {
    this.#records = records;
    this.#scores = new BestSoFar(records, direction);
  }

  /** What the records say that there are by now. */
  state(): LedgerState {
    for (const record of this.#records.slice(this.#count)) this.#take(record);
    return {
      best_score: this.#best?.score ?? null,
      best_iter: this.#best?.iter ?? null,
      iterations_completed: this.#completed,
      consecutive_noops: this.#noops,
      next_iter: this.#lastIter + 1,
      last_kept_commit: this.#lastAccepted,
    };
  }

  #take(record: IterationRecord): void {
    const { outcome, iter, commit } = record;
    const streak = streakOf(record);
    if (OUTCOME_RULES[outcome].counts) this.#completed += 1;
    if (streak === 'grows') this.#noops += 1;
    if (streak === 'ends') this.#noops = 0;
    this.#lastIter = Math.max(this.#lastIter, iter);
    if (outcome === 'merged' && typeof commit === 'string') this.#lastAccepted = commit;
    this.#best = this.#scores.next();
    this.#count += 1;
  }
}

/** The commit that an experiment started from, by its records; else by its state. */
export function findBase(
  records: readonly IterationRecord[],
  state: { readonly base_commit: string } | undefined,
): string | undefined {
  const named = records.find(({ run }) => typeof run?.base === 'string')?.run?.base;
  if (named) return named;
  const known = state?.base_commit === '' ? undefined : state?.base_commit;
  // Records of the original tool come first: what ours started from is what that tool had kept by then.
  const isForeign = records[0] !== undefined && typeof records[0].base_commit !== 'string';
  if (isForeign && known !== undefined) return known;
  return records.find(({ base_commit: base }) => typeof base === 'string')?.base_commit ?? known;
}
