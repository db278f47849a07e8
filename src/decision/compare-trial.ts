import { renderApart } from '../base/score-text.ts';
import { plural } from '../base/text.ts';
import { meanOf } from '../stats/moments.ts';
import type { Draw } from './draw.ts';
import { onScale, type RatioScale, renderGain, renderLimit, scaleIssue, scoresOf } from './gain-scale.ts';
import {
  type HaltStep,
  type Measurement,
  type MeasureStep,
  resultOf,
  singleStep,
  withEvaluations,
} from './measurement.ts';
import { POLICIES, type RecordPolicy } from './policies/registry.ts';
import { type DecisionCode, failureVerdict, type Verdict, verdictOf } from './verdict.ts';

export interface CompareRules {
  readonly sign: 1 | -1;
  /** All calibration runs were equal: an accepted change is run once more, and must score the same. */
  readonly is_exact: boolean;
  /** A judge on another machine found it better: then one exact score that says so, too, is enough. */
  readonly is_claimed?: true;
  readonly repeats: number;
  /** The stored score of the current best. */
  readonly record: number;
  /** Gains are logarithms of ratios; absent: differences of scores. */
  readonly ratio?: RatioScale;
  readonly min_improvement: number;
  /** More than 0 only for what need not be better. */
  readonly tolerance: number;
  /** By how much a score must pass the record; 0 but for `ladder`. */
  readonly step: number;
  readonly max_plausible: number | null;
  /** How often the environment had changed when it began. */
  readonly moves: number;
}

/** A candidate against a stored score; plain JSON at every step. */
export interface CompareTrial {
  readonly task: 'compare';
  readonly id: string;
  /** `canary`: a no-op, which has to come out as before; only where scores are exact. */
  readonly purpose: 'candidate' | 'simplify' | 'distil' | 'canary';
  readonly tree: string;
  readonly incumbent: string;
  readonly policy: RecordPolicy;
  readonly rules: CompareRules;
  readonly stage: 'measure' | 'rerun' | 'remeasure';
  readonly scores: readonly number[];
  readonly again: readonly number[];
  /** Ids of the runs that it rests on, as they ran. */
  readonly evaluations: readonly number[];
  /** The record after an accepted change. */
  readonly record: number | null;
  /** A score has no place on the scale. */
  readonly halted?: string;
  readonly verdict: Verdict | null;
}

export type CompareNames = Pick<CompareTrial, 'id' | 'purpose' | 'tree' | 'incumbent' | 'policy'>;

export function startCompareTrial(names: CompareNames, rules: CompareRules): CompareTrial {
  const nothing = { scores: [], again: [], evaluations: [], record: null, verdict: null };
  return { task: 'compare', ...names, rules, stage: 'measure', ...nothing };
}

/** The same test without a limit of what is plausible; if it was quarantined, its remaining runs follow. */
export function waiveCompareLimit(trial: CompareTrial): CompareTrial {
  const waived = { ...trial, rules: { ...trial.rules, max_plausible: null } };
  return trial.verdict?.code === 'implausible' ? compared({ ...waived, verdict: null }) : waived;
}

export function nextOfCompare({ id, stage, scores, again, halted }: CompareTrial, draw: Draw): MeasureStep | HaltStep {
  if (halted !== undefined) return { kind: 'halt', reason: halted };
  const index = (stage === 'measure' ? scores : again).length + 1;
  return singleStep(draw, { id, stage, index, attempt: 0 }, 'candidate');
}

export function reportCompare(before: CompareTrial, results: readonly Measurement[]): CompareTrial {
  const unfit = scaleIssue(scoresOf(results), before.rules.ratio);
  if (unfit !== undefined) return { ...before, halted: unfit };
  const trial = { ...before, evaluations: withEvaluations(before.evaluations, results) };
  const result = resultOf(results, 'candidate');
  if (result === undefined) throw new TypeError('a run needs a result of the candidate');
  if (result.kind === 'failed') return { ...trial, verdict: failureVerdict(result) };
  if (trial.stage !== 'measure') return reportRetry(trial, result.score);
  const scores = [...trial.scores, result.score];
  const measured = { ...trial, scores };
  return scores.length < trial.rules.repeats ? measured : compared(measured);
}

function ended(trial: CompareTrial, code: DecisionCode, reason: string): CompareTrial {
  return { ...trial, verdict: verdictOf(code, reason) };
}

/** How much better the candidate's mean is than the record. */
export function gainOf({ rules, scores }: Pick<CompareTrial, 'rules' | 'scores'>): number {
  const { sign, record, ratio } = rules;
  return sign * (onScale(meanOf(scores), ratio) - onScale(record, ratio)) + 0;
}

function compared(trial: CompareTrial): CompareTrial {
  const { rules, policy, scores } = trial;
  const [score = rules.record] = scores;
  if (trial.purpose === 'canary' && score !== rules.record) return differed(trial, rules.record, score);
  const gain = gainOf(trial);
  const shown = `${renderGain(gain, rules.sign, rules.ratio)} against the record, mean of ${plural(scores.length, 'run')}`;
  if (!isGain(trial, gain)) return ended(trial, 'not-better', shown);
  const limit = rules.max_plausible;
  if (limit !== null && gain > limit) {
    const most = renderLimit(limit, rules.sign, rules.ratio);
    return ended(trial, 'implausible', `${shown}, is more than ${most}, the most that is plausible`);
  }
  // The score that won is a lucky one; a branch head is held to a fresh one.
  if (POLICIES[policy].hasWorkingLine) return { ...trial, stage: 'remeasure' };
  if (rules.is_exact && rules.is_claimed !== true) return { ...trial, stage: 'rerun' };
  return ended({ ...trial, record: recordAfter(trial) }, 'better', `${wordFor(trial)}: ${shown}`);
}

function differed(trial: CompareTrial, first: number, score: number): CompareTrial {
  const [before, now] = [renderApart(first, score), renderApart(score, first)];
  const reason = `the same tree scored ${before}, then ${now}: the evaluator is noisy, and is calibrated again`;
  return ended(trial, 'nondeterministic', reason);
}

function wordFor({ purpose }: CompareTrial): string {
  if (purpose === 'distil') return 'within the margin';
  return purpose === 'simplify' ? 'within the tolerance' : 'better';
}

function isGain({ purpose, policy, rules }: CompareTrial, gain: number): boolean {
  if (purpose === 'simplify' || purpose === 'distil') return gain >= -rules.tolerance;
  return POLICIES[policy].isGain(gain, rules);
}

function recordAfter({ policy, rules, scores }: CompareTrial): number {
  return POLICIES[policy].recordAfter(meanOf(scores), rules);
}

function reportRetry(trial: CompareTrial, score: number): CompareTrial {
  const again = [...trial.again, score];
  const recorded = { ...trial, again };
  const shown = `${renderGain(gainOf(trial), trial.rules.sign, trial.rules.ratio)} against the record`;
  if (trial.stage === 'rerun') {
    const [first = score] = trial.scores;
    if (first !== score) return differed(recorded, first, score);
    return ended({ ...recorded, record: score }, 'better', `${wordFor(trial)}: ${shown}, and the same when run again`);
  }
  if (again.length < trial.rules.repeats) return recorded;
  return ended({ ...recorded, record: meanOf(again) }, 'working', `kept on the working line: ${shown}`);
}
