import type { Arm } from '../stats/carry-over.ts';
import { findCarryOver } from '../stats/carry-over.ts';
import { deviationOf, meanOf } from '../stats/moments.ts';
import { quantileOfT } from '../stats/student.ts';
import type { Draw } from './draw.ts';
import { onScale, type RatioScale, scaleIssue, scoresOf } from './gain-scale.ts';
import {
  type HaltStep,
  lastArmOf,
  type Measurement,
  type MeasureStep,
  pairStep,
  readPair,
  retryAfter,
  withEvaluations,
} from './measurement.ts';

/** One tree against another in as many pairs as were announced; plain JSON at every step. */
export interface PlannedPairs {
  readonly id: string;
  readonly sign: 1 | -1;
  readonly tree: string;
  readonly baseline: string;
  /** Fixed in advance. */
  readonly planned: number;
  readonly confidence: number;
  readonly share_seed: boolean;
  readonly checks_order?: boolean;
  readonly washes?: boolean;
  readonly ratio?: RatioScale;
  readonly attempt: number;
  readonly pairs: readonly {
    readonly candidate: number;
    readonly incumbent: number;
    /** The arm that ran first. */
    readonly first?: Arm | undefined;
  }[];
  /** Ids of the runs that it rests on, as they ran: what was void is none of them. */
  readonly evaluations: readonly number[];
  readonly halted: string | null;
}

/** The final tree against the baseline. */
export interface Confirmation extends PlannedPairs {
  readonly task: 'confirmation';
}

/** Begins the reason why a confirmation cannot be made, where the tree that it is of is why. */
export const FINAL_FAILED = 'the final tree failed: ';

type PlannedRequest = Omit<PlannedPairs, 'attempt' | 'pairs' | 'evaluations' | 'halted'>;

export const NO_PAIRS = { attempt: 0, pairs: [], evaluations: [], halted: null } as const;

export function startConfirmation(request: PlannedRequest): Confirmation {
  return { task: 'confirmation', ...request, ...NO_PAIRS };
}

export function nextOfConfirmation(confirmation: Confirmation, draw: Draw): PlannedStep {
  return nextOfPlanned(confirmation, draw, 'confirm');
}

export type PlannedStep = MeasureStep | HaltStep | { readonly kind: 'done' };

export function nextOfPlanned(task: PlannedPairs, draw: Draw, stage: 'confirm' | 'leave-out'): PlannedStep {
  const { id, planned, pairs, attempt, halted, share_seed: shareSeed } = task;
  if (halted !== null) return { kind: 'halt', reason: halted };
  if (pairs.length >= planned) return { kind: 'done' };
  const options = { shareSeed, washes: task.washes, before: lastArmOf(pairs.at(-1), task) };
  return pairStep(draw, { id, stage, index: pairs.length + 1, attempt }, options);
}

export function reportConfirmation(confirmation: Confirmation, results: readonly Measurement[]): Confirmation {
  // To leave out the pairs in which the final tree fails would flatter it.
  return reportPlanned(confirmation, results, (reason) => ({ halted: `${FINAL_FAILED}${reason}` }));
}

/** Takes a pair in; `afterCrash`: what a failure of the candidate's arm makes of the task. */
export function reportPlanned<T extends PlannedPairs>(
  task: T,
  results: readonly Measurement[],
  afterCrash: (reason: string) => Partial<T>,
): T {
  const unfit = scaleIssue(scoresOf(results), task.ratio);
  if (unfit !== undefined) return { ...task, halted: unfit };
  const read = readPair(results);
  if (read.kind === 'crash') return { ...task, ...afterCrash(read.failure.reason) };
  if (read.kind === 'void') {
    const retry = retryAfter(task.attempt, read);
    return 'kind' in retry ? { ...task, halted: retry.reason } : { ...task, attempt: retry.attempt };
  }
  const pair = { candidate: read.candidate.score, incumbent: read.incumbent.score, first: results[0]?.arm };
  const evaluations = withEvaluations(task.evaluations, results);
  return { ...task, attempt: 0, pairs: [...task.pairs, pair], evaluations };
}

/** The only number that may be called the improvement. */
export interface Confirmed {
  readonly pairs: number;
  /** Better is positive, whatever the direction; on a ratio scale a logarithm, as are the limits. */
  readonly estimate: number;
  readonly interval: readonly [low: number, high: number];
  readonly confidence: number;
  /** Mean of the baseline's scores in these pairs. */
  readonly baseline_mean: number;
  /** Runs depend on what ran before them; null: too few pairs, or not asked. */
  readonly carry_over: boolean | null;
}

/** The mean gain with its paired t interval. */
export function confirmedOf({
  sign,
  pairs,
  confidence,
  checks_order: isChecked = false,
  ratio,
}: Pick<Confirmation, 'sign' | 'pairs' | 'confidence' | 'checks_order' | 'ratio'>): Confirmed {
  const differences = pairs.map(
    ({ candidate, incumbent }) => sign * (onScale(candidate, ratio) - onScale(incumbent, ratio)) + 0,
  );
  const count = differences.length;
  const ordered = pairs.map(({ first }, index) => ({ first, difference: differences[index] ?? 0 }));
  if (count < 2) throw new TypeError('an interval needs two pairs');
  const estimate = meanOf(differences);
  const half = (quantileOfT(1 - confidence, count - 1) * deviationOf(differences)) / Math.sqrt(count);
  return {
    pairs: count,
    estimate,
    interval: [estimate - half, estimate + half],
    confidence,
    baseline_mean: meanOf(pairs.map(({ incumbent }) => incumbent)),
    carry_over: isChecked ? (findCarryOver(ordered) ?? null) : null,
  };
}
