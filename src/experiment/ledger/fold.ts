import type { Direction } from './best-so-far.ts';
import { FollowedRecords, factsOf, type LedgerFacts } from './ledger-facts.ts';
import type { IterationRecord } from './record.ts';

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
  return stateOf(factsOf(records), direction);
}

/** Follows records that are only added to: each is looked at once, however often the state is asked for. */
export class LedgerFold {
  readonly #followed: FollowedRecords;
  readonly #direction: Direction;

  constructor(records: readonly IterationRecord[], direction: Direction) {
    this.#followed = new FollowedRecords(records);
    this.#direction = direction;
  }

  /** What the records say that there are by now. */
  state(): LedgerState {
    return stateOf(this.#followed.now(), this.#direction);
  }
}

function stateOf({ best, completed, noops, lastIter, lastAccepted }: LedgerFacts, direction: Direction): LedgerState {
  return {
    best_score: best[direction]?.score ?? null,
    best_iter: best[direction]?.iter ?? null,
    iterations_completed: completed,
    consecutive_noops: noops,
    next_iter: lastIter + 1,
    last_kept_commit: lastAccepted,
  };
}

/** The commit that an experiment started from, by its records; else by its state. */
export function findBase(
  records: readonly IterationRecord[],
  state: { readonly base_commit: string } | undefined,
): string | undefined {
  const { namedBase, firstBase, isForeign } = factsOf(records);
  if (namedBase) return namedBase;
  const known = state?.base_commit === '' ? undefined : state?.base_commit;
  // Records of the original tool come first: what ours started from is what that tool had kept by then.
  if (isForeign && known !== undefined) return known;
  return firstBase ?? known;
}
