/**
 * Asking the holdout about a change that has passed its test and its guards.
 * Invariant: one bit comes back. Each asking is on the disk, and counts against the budget, before it is made: a crash
 * gives nobody a free one.
 */
import { isWorkingStep, type Trial } from './decide/assignment.ts';
import { judgeHoldout, SPENT_HOLDOUT } from './decide/guard.ts';
import type { Arm } from './decide/measurement.ts';
import { sideLabel } from './decide/side-audit.ts';
import type { DecisionBook, DecisionSaid } from './decision-book.ts';
import type { Moved, Recorded, RunName, RunResult } from './recorded-run.ts';

export type HoldoutAsked =
  | {
      readonly kind: 'asked';
      /** What its decision says besides. */
      readonly told: Pick<DecisionSaid, 'guards' | 'holdout'>;
      /** Why the change is not kept. */
      readonly veto: string | undefined;
    }
  | { readonly kind: 'broken'; readonly why: 'aborted' | 'infra' | 'halt'; readonly reason: string };

export interface HoldoutRequest {
  readonly trial: Trial;
  /** What the guards said. */
  readonly guards: DecisionSaid['guards'];
  /** What to do once the budget is spent. */
  readonly anew: string;
  /** Scores a tree by the holdout's command, in this environment if there is one, and records the run of a query. */
  readonly score: (
    name: RunName,
    query: number,
    environment: string | undefined,
  ) => Promise<Recorded<RunResult | Moved>>;
}

type Book = Pick<DecisionBook, 'session' | 'draw' | 'append' | 'holdoutQueries'>;

/** Why nothing can be kept any more; undefined: the holdout may be asked, or there is none. */
export function findSpentHoldout(
  { session, holdoutQueries: asked }: Pick<Book, 'session' | 'holdoutQueries'>,
  anew: string,
): string | undefined {
  const budget = session.settings.holdout?.budget;
  if (budget === undefined || asked < budget) return undefined;
  return `the holdout's budget is spent (${asked} of ${budget} queries): ${anew}`;
}

/**
 * Asks whether the change is no worse there. A step of the working line claims nothing, and what is above what is
 * plausible waits for a person: of neither it is asked.
 */
export async function askHoldout(book: Book, { trial, guards, anew, score }: HoldoutRequest): Promise<HoldoutAsked> {
  const { holdout, direction } = book.session.settings;
  const isSpared = isWorkingStep(trial) || trial.verdict?.outcome !== 'keep';
  if (holdout === undefined || isSpared) return { kind: 'asked', told: { guards }, veto: undefined };
  const spent = findSpentHoldout(book, anew);
  if (spent !== undefined) {
    return { kind: 'asked', told: { guards: [...guards, { name: SPENT_HOLDOUT, passed: false }] }, veto: spent };
  }
  const queries = book.holdoutQueries + 1;
  // Whoever is broken off after this has had its query.
  book.append({ kind: 'holdout', task: trial.id, number: queries, budget: holdout.budget });
  const which = { task: trial.id, stage: 'holdout', index: queries } as const;
  const { seed, bit } = book.draw(sideLabel(which));
  const scores: Partial<Record<Arm, number>> = {};
  let environment: string | undefined;
  const order = bit === 1 ? (['candidate', 'incumbent'] as const) : (['incumbent', 'candidate'] as const);
  for (const arm of order) {
    const tree = arm === 'candidate' ? trial.tree : trial.incumbent;
    const scored = await score({ ...which, attempt: 0, order_bit: bit, arm, seed, tree }, queries, environment);
    if (scored.kind === 'aborted') return { kind: 'broken', why: 'aborted', reason: 'interrupted by the operator' };
    if (scored.kind === 'infra' || scored.kind === 'moved') {
      return { kind: 'broken', why: 'infra', reason: scored.reason };
    }
    environment = scored.environment;
    if (scored.kind === 'scored') scores[arm] = scored.score;
    else if (arm === 'incumbent') {
      return { kind: 'broken', why: 'halt', reason: `the holdout gives the incumbent no score: ${scored.reason}` };
    }
  }
  const { candidate, incumbent = Number.NaN } = scores;
  const passed = judgeHoldout({ candidate, incumbent }, direction);
  const veto = passed ? undefined : 'the holdout says no';
  return { kind: 'asked', told: { guards, holdout: { passed, queries } }, veto };
}
