import { renderApart } from '../base/score-text.ts';
import { plural } from '../base/text.ts';
import { deviationOf, meanOf, squaresAround } from '../stats/moments.ts';
import { tailOfT } from '../stats/student.ts';
import { evaluateMetric, type MetricRun } from './guard.ts';
import { guardedMetrics } from './metric-guard.ts';
import type { DecisionSettings } from './settings.ts';
import { figure } from './verdict.ts';

/** What its runs are recorded under. */
export const NEGATIVE_CONTROL_TASK = 'canary broken';

/** What is known of the negative control: the protected files alone. */
export interface NegativeControl {
  /** Of its runs, in their order; null: the evaluator or a guard refused it, as they should. */
  readonly scores: readonly (number | null)[];
  /** Null: it was not run yet. */
  readonly tree: string | null;
  /** Null: that is not settled yet. */
  readonly passed: boolean | null;
  /** What is odd about it; null: nothing. */
  readonly remark: string | null;
}

export const UNTRIED: NegativeControl = { scores: [], tree: null, passed: null, remark: null };

export interface NegativeControlRuns {
  readonly scores: NegativeControl['scores'];
  /** Scores of the current best, one or more. */
  readonly base: readonly number[];
  readonly sign: 1 | -1;
  /** The base has nothing but protected files. */
  readonly isCurrentBest: boolean;
}

export type NegativeControlResult =
  /** One more run. */
  | { readonly kind: 'unsettled' }
  /** As it must. */
  | { readonly kind: 'failed' }
  /** It is the current best itself: there is nothing to break. */
  | { readonly kind: 'same'; readonly remark: string }
  /** It did not fail. */
  | { readonly kind: 'fooled'; readonly remark: string };

const MAX_RUNS = 5;
// Of being called clearly worse by luck, at each look; five looks make at most 1 in 200.
const CLEAR_P = 0.001;

/**
 * Judges a candidate that must fail. It does when a run of it is refused, or when its scores are clearly worse than those
 * of the current best: where all scores of either are the same, and there are three or more, by any difference; else by
 * Student's t of two samples, one-sided, at .001. After each run it is asked again, up to five; then it did not fail.
 * Source: decisions, "Integrity", rule 5.
 */
export function evaluateNegativeControl({
  scores,
  base,
  sign,
  isCurrentBest,
}: NegativeControlRuns): NegativeControlResult {
  if (scores.includes(null)) return { kind: 'failed' };
  const recorded = scores.filter((score) => score !== null);
  if (recorded.length === 0) return { kind: 'unsettled' };
  if (isCurrentBest) return { kind: 'same', remark: NOTHING_TO_BREAK };
  const loss = sign * (meanOf(base) - meanOf(recorded));
  const isExact = isFlat(recorded) && isFlat(base) && recorded.length + base.length > 2;
  const isClear = (difference: number) => (isExact ? difference > 0 : isClearlyAbove(difference, [recorded, base]));
  if (isClear(loss)) return { kind: 'failed' };
  if (!isExact && recorded.length < MAX_RUNS) return { kind: 'unsettled' };
  return { kind: 'fooled', remark: remarkOf(isClear(-loss), recorded, base) };
}

const NOTHING_TO_BREAK = 'the base has nothing but protected files: no negative control could be tried';

function isFlat(scores: readonly number[]): boolean {
  return scores.every((score) => score === scores[0]);
}

function isClearlyAbove(difference: number, samples: readonly (readonly number[])[]): boolean {
  const freedom = samples.reduce((sum, { length }) => sum + length - 1, 0);
  if (freedom < 1) return false;
  const squares = samples.reduce((sum, sample) => sum + squaresAround(sample), 0);
  const shares = samples.reduce((sum, { length }) => sum + 1 / length, 0);
  const t = difference / Math.sqrt((squares / freedom) * shares);
  return t > 0 && tailOfT(t, freedom) / 2 < CLEAR_P;
}

function remarkOf(isBetter: boolean, recorded: readonly number[], base: readonly number[]): string {
  const [own, known] = [meanOf(recorded), meanOf(base)];
  const sd = deviationOf(base);
  const noise = sd === 0 ? '' : `, SD ${figure(sd)}`;
  const figures = `${renderApart(own, known)} in ${plural(recorded.length, 'run')}, where the current best has ${renderApart(known, own)} in ${base.length}${noise}`;
  const meaning = isBetter ? 'rewards throwing code away' : 'might not look at the code';
  const how = isBetter ? 'scores better' : 'is not clearly worse';
  return `the negative control, a tree with only the protected files, ${how} (${figures}): the evaluator ${meaning}`;
}

interface MetricRuns {
  readonly runs: readonly MetricRun[];
  /** Tree of the current best. */
  readonly incumbent: string;
  readonly guards: DecisionSettings['guards'];
  readonly metrics: DecisionSettings['metrics'];
}

/** Whether a guard of a metric refuses what the scores do not; guards that are commands ran before its first score. */
export function isRefusedByMetric({ runs, incumbent, guards, metrics }: MetricRuns): boolean {
  return guardedMetrics({ guards, metrics }).some(
    (guard) => evaluateMetric(runs, { id: NEGATIVE_CONTROL_TASK, incumbent }, guard) !== undefined,
  );
}

/** What a user can do about it; for one line. */
export const NEGATIVE_CONTROL_REMEDY =
  'Protect the evaluator and the tests (objective.protect); add a guard that fails without the code, such as the tests (objective.guards); or measure what needs the code. If the evaluator is right all the same: objective.negative_control = "warn"';

/** What its record says; undefined: that is not settled yet. */
export function negativeControlOutcome(
  evaluated: NegativeControlResult,
  isRefused: () => boolean,
): { readonly passed: boolean; readonly remark: string | null } | undefined {
  switch (evaluated.kind) {
    case 'unsettled':
      return undefined;
    case 'failed':
      return { passed: true, remark: null };
    case 'same':
      return { passed: true, remark: evaluated.remark };
    case 'fooled':
      return isRefused() ? { passed: true, remark: null } : { passed: false, remark: evaluated.remark };
    default:
      return evaluated satisfies never;
  }
}
