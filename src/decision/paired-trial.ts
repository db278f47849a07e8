import { plural } from '../base/text.ts';
import type { Arm } from '../stats/carry-over.ts';
import { findCarryOver } from '../stats/carry-over.ts';
import { type EProcess, feedEProcess, isEvident, startEProcess, wasEvident } from '../stats/e-process.ts';
import { meanOf } from '../stats/moments.ts';
import { signedRankEstimate } from '../stats/signed-rank.ts';
import type { Draw } from './draw.ts';
import { isFutile, scaleAfter } from './futility.ts';
import { onScale, type RatioScale, renderGain, renderLimit, scaleIssue, scoresOf } from './gain-scale.ts';
import {
  type ArmScore,
  type HaltStep,
  lastArmOf,
  type Measurement,
  type MeasureStep,
  type PairResult,
  type Place,
  pairStep,
  readPair,
  resultOf,
  retryAfter,
  singleStep,
  withEvaluations,
} from './measurement.ts';
import { type GuardRules, isGuardOpen, type PairMetrics, pairMetrics } from './metric-guard.ts';
import { judgeScreening, type ScreenRules } from './screening.ts';
import { type DecisionCode, failureVerdict, type Verdict, verdictOf } from './verdict.ts';

/**
 * What a test is for. A simplification need not be better, only no worse than its tolerance; nor need be what is left
 * when changes without an effect go out.
 */
export const PURPOSES = ['candidate', 'simplify', 'distil', 'canary', 'promotion', 'certify'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** All that is fixed before any score of the candidate exists. `sign` 1: more is better. */
export interface PairedRules extends ScreenRules {
  /** Level of this test. */
  readonly a: number;
  /** 1 - confidence; what is futile is measured by it. */
  readonly a0: number;
  readonly futility_z: number;
  readonly max_pairs: number;
  /** Gains are logarithms of ratios; absent: differences of scores. */
  readonly ratio?: RatioScale;
  /** In units of gains, as is the rest. */
  readonly min_improvement: number;
  readonly tolerance: number;
  readonly max_plausible: number | null;
  /** The limit is at least this factor of what the current best scored in the pairs; absent: of its stored scores alone. */
  readonly plausible_factor?: number;
  readonly share_seed: boolean;
  /** Steps of the calibration: with the pairs before, the scale of each pair; absent: that is the same for all. */
  readonly steps?: readonly number[];
  readonly scale_source: 'calibration' | 'pairs' | 'floor';
  /** Scale of the difference of a case, where the case is the unit. */
  readonly unit_scale: number | null;
  /** How often the environment had changed when it began. */
  readonly moves: number;
  /** What is better has to pass the check for carry-over; absent in records of earlier versions. */
  readonly checks_order?: boolean;
  /** A judge on another machine found it better: after so many pairs it must be better here, too. */
  readonly agrees_after?: number;
  /** An unscored run of an arm comes before its scored one whenever the arm changes. */
  readonly washes?: boolean;
  /** Metrics that it is tested on as well; absent: there are none, or they are compared when it is over. */
  readonly guards?: GuardRules;
}

interface Pair {
  readonly index: number;
  readonly attempt: number;
  readonly candidate: number;
  readonly incumbent: number;
  /** How much better the candidate is, whatever the direction. */
  readonly difference: number;
  readonly first?: Arm | undefined;
  readonly metrics?: PairMetrics;
}

/** A candidate against the current best, in fresh pairs; plain JSON at every step. */
export interface PairedTrial {
  readonly task: 'paired';
  readonly id: string;
  readonly purpose: Purpose;
  readonly tree: string;
  readonly incumbent: string;
  readonly rules: PairedRules;
  /** Pairs after which it ends; more than `max_pairs` once it was continued. */
  readonly cap: number;
  readonly is_screened: boolean;
  /** Of its lone runs. */
  readonly screen_scores: readonly number[];
  /** How often the next pair was void. */
  readonly attempt: number;
  readonly pairs: readonly Pair[];
  /** Ids of the runs that it rests on, as they ran: what was void is none of them. */
  readonly evaluations: readonly number[];
  readonly eProcess: EProcess;
  /** Differences of cases, each case once: a case that is run again is no new member of the population. */
  readonly units: readonly number[];
  readonly cases: readonly string[];
  /** How many pairs and units the noise has taken in already. */
  readonly pooled: { readonly pairs: number; readonly units: number };
  readonly halted: string | null;
  /** What the evidence would have accepted, the order of its runs refused; of a promotion the verdict does not say so. */
  readonly is_carried?: true;
  readonly verdict: Verdict | null;
}

export type TrialNames = Pick<PairedTrial, 'id' | 'purpose' | 'tree' | 'incumbent'>;

export function startPairedTrial(names: TrialNames, rules: PairedRules): PairedTrial {
  return {
    task: 'paired',
    ...names,
    rules,
    cap: rules.max_pairs,
    is_screened: rules.screen === 'off',
    screen_scores: [],
    attempt: 0,
    pairs: [],
    evaluations: [],
    eProcess: startEProcess(rules.unit_scale ?? rules.scale, rules.ratio !== undefined),
    units: [],
    cases: [],
    pooled: { pairs: 0, units: 0 },
    halted: null,
    verdict: null,
  };
}

/** Continues with the same evidence: after a halt, or with as many pairs again where they had run out. */
export function continuePairedTrial(trial: PairedTrial): PairedTrial {
  const cap = trial.verdict === null ? trial.cap : trial.cap + trial.rules.max_pairs;
  return { ...trial, cap, attempt: 0, halted: null, verdict: null };
}

/** The same test without a limit of what is plausible: if it was quarantined, its evidence decides. */
export function waivePairedLimit(trial: PairedTrial): PairedTrial {
  const waived = { ...trial, rules: { ...trial.rules, max_plausible: null } };
  return trial.verdict?.code === 'implausible' ? decided({ ...waived, verdict: null }, true) : waived;
}

export function nextOfPaired(trial: PairedTrial, draw: Draw): MeasureStep | HaltStep {
  const { id, attempt, purpose, rules, halted } = trial;
  if (halted !== null) return { kind: 'halt', reason: halted };
  if (!trial.is_screened) return singleStep(draw, screenPlace(trial), 'candidate');
  const stage = purpose === 'certify' ? 'certify' : 'pair';
  const options = { shareSeed: rules.share_seed, washes: rules.washes, before: lastArmOf(trial.pairs.at(-1), trial) };
  return pairStep(draw, { id, stage, index: trial.pairs.length + 1, attempt }, options);
}

function screenPlace({ id, screen_scores: scores }: PairedTrial): Place {
  return { id, stage: 'screen', index: scores.length + 1, attempt: 0 };
}

export function reportPaired(trial: PairedTrial, results: readonly Measurement[]): PairedTrial {
  const unfit = scaleIssue(scoresOf(results), trial.rules.ratio);
  if (unfit !== undefined) return { ...trial, halted: unfit };
  if (!trial.is_screened) return reportScreen(withRuns(trial, results), results);
  const read = readPair(results);
  if (read.kind === 'void') return withVoid(trial, read);
  if (read.kind === 'pair' && trial.rules.unit_scale !== null && read.incumbent.cases === undefined) {
    return withVoid(trial, { reason: 'it reported no scores of its cases' });
  }
  return reportPair(withRuns(trial, results), read, results[0]?.arm);
}

function withRuns(trial: PairedTrial, results: readonly Measurement[]): PairedTrial {
  return { ...trial, evaluations: withEvaluations(trial.evaluations, results) };
}

function ended(trial: PairedTrial, code: DecisionCode, reason: string): PairedTrial {
  return { ...trial, verdict: verdictOf(code, reason) };
}

function reportScreen(trial: PairedTrial, results: readonly Measurement[]): PairedTrial {
  const result = resultOf(results, 'candidate');
  if (result === undefined) throw new TypeError('a screening run needs a result of the candidate');
  if (result.kind === 'failed') return { ...trial, verdict: failureVerdict(result) };
  const screen_scores = [...trial.screen_scores, result.score];
  const screening = judgeScreening(trial.rules, screen_scores);
  const screened = { ...trial, is_screened: screening.kind !== 'more', screen_scores };
  return screening.kind === 'out' ? ended(screened, 'screen', screening.reason) : screened;
}

function reportPair(
  trial: PairedTrial,
  read: Exclude<PairResult, { kind: 'void' }>,
  first: Arm | undefined,
): PairedTrial {
  if (read.kind === 'crash') return { ...trial, verdict: failureVerdict(read.failure) };
  const { candidate, incumbent } = read;
  if (trial.rules.unit_scale === null) return decided(withPair(trial, { ...read, first }, undefined), true);
  const names = Object.keys(incumbent.cases ?? {});
  const missing = names.filter((name) => !Object.hasOwn(candidate.cases ?? {}, name));
  if (missing.length > 0) {
    // Leaving out the hard cases is a way to score well.
    return ended(trial, 'crash', `the candidate failed: it has no score for ${plural(missing.length, 'case')}`);
  }
  const known = new Set(trial.cases);
  const fresh = names.filter((name) => !known.has(name));
  return decided(withPair(trial, { ...read, first }, fresh), fresh.length > 0);
}

function withVoid(trial: PairedTrial, why: Parameters<typeof retryAfter>[1]): PairedTrial {
  const retry = retryAfter(trial.attempt, why);
  return 'kind' in retry ? { ...trial, halted: retry.reason } : { ...trial, attempt: retry.attempt };
}

// Squares of it still are finite; the score that stands for a failure is the largest double.
const MAX_DIFFERENCE = 1e150;

/** How much better the candidate is, whatever the direction. */
export function differenceOf(sign: number, candidate: number, best: number, ratio?: RatioScale): number {
  const difference = sign * (onScale(candidate, ratio) - onScale(best, ratio));
  // A difference of 0 is 0, not -0, which JSON would not give back.
  return Math.min(MAX_DIFFERENCE, Math.max(-MAX_DIFFERENCE, difference)) + 0;
}

function withPair(
  trial: PairedTrial,
  {
    candidate,
    incumbent,
    first,
  }: { readonly candidate: ArmScore; readonly incumbent: ArmScore; readonly first: Arm | undefined },
  fresh: readonly string[] | undefined,
): PairedTrial {
  const { sign, tolerance, ratio, guards } = trial.rules;
  const pair: Pair = {
    index: trial.pairs.length + 1,
    attempt: trial.attempt,
    candidate: candidate.score,
    incumbent: incumbent.score,
    difference: differenceOf(sign, candidate.score, incumbent.score, ratio),
    ...(trial.rules.checks_order === true ? { first } : {}),
    ...(guards === undefined ? {} : { metrics: pairMetrics(guards, candidate.metrics, incumbent.metrics) }),
  };
  const units = fresh?.map((name) =>
    differenceOf(sign, candidate.cases?.[name] ?? 0, incumbent.cases?.[name] ?? 0, ratio),
  );
  const evidence = (units ?? [pair.difference]).map((difference) => difference + tolerance);
  return {
    ...trial,
    attempt: 0,
    pairs: [...trial.pairs, pair],
    eProcess: feedEProcess(trial.eProcess, evidence, units === undefined ? scaleAfter(trial) : undefined),
    units: units === undefined ? trial.units : [...trial.units, ...units],
    cases: fresh === undefined ? trial.cases : [...trial.cases, ...fresh],
  };
}

/** So many times as good: a multiple of the size where more of it is better, a fraction of it where less is. */
export function gainOfFactor(sign: 1 | -1, score: number, factor: number): number {
  return Math.abs(score) * (sign * score > 0 ? factor - 1 : 1 - 1 / factor);
}

/** The largest gain that is believed; null: no limit. */
function plausibleLimit({ rules, pairs }: PairedTrial): number | null {
  const { max_plausible: limit, plausible_factor: factor, sign } = rules;
  if (limit === null || factor === undefined) return limit;
  const incumbent = meanOf(pairs.map((pair) => pair.incumbent));
  return Math.max(limit, gainOfFactor(sign, incumbent, factor));
}

/** What need not be better: it must be no worse than this. */
const NO_WORSE: Readonly<Partial<Record<Purpose, string>>> = { simplify: 'tolerance', distil: 'margin' };

const TOO_LITTLE = 'too little to distinguish from chance';

function decided(trial: PairedTrial, isFresh: boolean): PairedTrial {
  const { rules, eProcess, pairs, purpose } = trial;
  const mean = effectOf(trial);
  const shown = `${shownGainOf(trial)} over ${plural(pairs.length, 'pair')}`;
  const allowed = NO_WORSE[purpose];
  const least = allowed !== undefined ? -rules.tolerance : rules.min_improvement;
  // While guards ask for more pairs, what the score has shown stays shown.
  const isShown = rules.guards === undefined ? isEvident(eProcess, rules.a) : wasEvident(eProcess, rules.a);
  if (isShown && mean >= least) {
    if (rules.guards !== undefined && isGuardOpen(rules.guards, pairs)) return trial;
    const limit = plausibleLimit(trial);
    if (limit !== null && mean > limit) {
      const most = renderLimit(limit, rules.sign, rules.ratio);
      return ended(trial, 'implausible', `${shown} is more than ${most}, the most that is plausible`);
    }
    const order = orderOf(trial, isFresh);
    if (order !== undefined) return order;
    return ended(trial, 'evident', `${allowed === undefined ? 'better' : `no worse than the ${allowed}`}: ${shown}`);
  }
  if (pairs.length === rules.agrees_after && mean <= 0)
    return rejected(trial, 'disagrees', `not better, against the report of a judge: ${shown}`);
  if (isFutile(trial)) return rejected(trial, 'futile', `${mean > 0 ? TOO_LITTLE : 'not better'}: ${shown}`);
  if (!isFresh) return rejected(trial, 'cases-spent', `every case was run, and they do not decide: ${shown}`);
  if (pairs.length < trial.cap) return trial;
  return rejected(trial, 'cap', `the pairs ran out before they decided: ${shown}`);
}

// Beyond the cap, for the check alone: nearly always a handful is enough.
const MAX_ORDER_PAIRS = 24;

/** What the check for carry-over has against a test that would end as better; undefined: nothing. */
function orderOf(trial: PairedTrial, isFresh: boolean): PairedTrial | undefined {
  const { rules, pairs, purpose, cap } = trial;
  if (rules.checks_order !== true || purpose === 'canary' || purpose === 'certify') return undefined;
  const isCarried = findCarryOver(pairs);
  if (isCarried === true) {
    const reason = `runs depend on what ran before them: ${shownGainOf(trial)} over ${plural(pairs.length, 'pair')} is no evidence`;
    return { ...rejected(trial, 'carry-over', reason), is_carried: true };
  }
  // Cases that were all run decide nothing more: what they can say of the order they have said.
  if (isCarried === false || rules.unit_scale !== null || !isFresh) return undefined;
  if (pairs.length < cap + MAX_ORDER_PAIRS) return trial;
  return rejected(trial, 'cap', 'the pairs ran out before their order could be checked');
}

function shownGainOf({ rules, pairs }: PairedTrial): string {
  return renderGain(effectOf({ rules, pairs }), rules.sign, rules.ratio);
}

/** How much better the candidate is, on average over the pairs; on a ratio scale as a comparison of commits has it. */
export function effectOf({ pairs, rules }: Pick<PairedTrial, 'pairs' | 'rules'>): number {
  const differences = pairs.map(({ difference }) => difference);
  if (rules.ratio === undefined) return meanOf(differences);
  return differences.length === 0 ? 0 : signedRankEstimate(differences);
}

// Of the scale: a batch of provisionally accepted changes that shows less is given up.
const ROLL_BACK_BELOW = 0.25;

function rejected(trial: PairedTrial, code: DecisionCode, reason: string): PairedTrial {
  if (trial.purpose !== 'promotion') return ended(trial, code, reason);
  const isLost = effectOf(trial) < ROLL_BACK_BELOW * trial.rules.scale;
  return ended(trial, isLost ? 'rolled-back' : 'goes-on', reason);
}
