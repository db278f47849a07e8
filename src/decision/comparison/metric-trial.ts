import { centralMedian } from '../../base/median.ts';
import { anytimeInterval, insuredBets, isRefuted, type ScaledDifferences } from '../../stats/insured-evidence.ts';
import { robustScale, successiveSteps } from '../../stats/robust-scale.ts';
import { type Limits, signedRankEstimate, signedRankInterval } from '../../stats/signed-rank.ts';
import { resolutionOf, type ScoreScale } from './score-scale.ts';

export type Answer = 'better' | 'worse' | 'no-difference' | 'undecided';

/** The margins that are proposed where none is asked for, as shares. */
const MARGINS = [0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2] as const;
// By simulation, in units of (scale / gap)²: pairs that half, and that nine in ten of the comparisons need.
const NEEDED_BY_HALF = 13;
const NEEDED_BY_MOST = 20;
// A comparison that needs more than so many times its pairs is ended, from this many pairs on.
const HOPELESS = 4;
const PAIRS_BEFORE_HOPELESS = 10;

/** What is fixed before the first pair. */
export interface MetricPlan {
  /** Scores of the base, in the order in which they came. */
  readonly calibration: readonly number[];
  /** 1: less is better, so that a positive difference is worse; -1: more is better. */
  readonly sign: 1 | -1;
  readonly scale: ScoreScale;
  /** 1 - confidence. */
  readonly alpha: number;
  /** The most pairs that there will be. */
  readonly planned: number;
  /** The share of a score that is no difference worth a word; undefined: what the noise of the calibration allows. */
  readonly margin?: number | undefined;
  /** Without a margin: the largest share that the end may name. As long as it is in reach, nothing is hopeless. */
  readonly max_margin?: number | undefined;
  /** One of several metrics: better and worse are for their common error rate to say. */
  readonly is_joint?: boolean | undefined;
}

/** One metric of two commits, pair by pair; plain JSON at every step. */
export interface MetricTrial extends ScaledDifferences {
  readonly sign: 1 | -1;
  readonly scale: ScoreScale;
  readonly alpha: number;
  readonly planned: number;
  /** In units of the differences, as are `resolution` and `steps`. */
  readonly margin: number;
  /** The same as a share. */
  readonly margin_share: number;
  /** The largest margin that an answer may have, in the same units as `margin`. */
  readonly reach: number;
  /** What one step of the timer moves a difference by at most; 0 where it is fine. */
  readonly resolution: number;
  readonly steps: readonly number[];
  /** The size of a score, which shares are of on a scale of differences. */
  readonly level: number;
  readonly is_joint: boolean;
  /** The signed-rank interval was looked at: once, at the end that was planned. */
  readonly is_at_end: boolean;
  /** Scores of a commit are the same in every run: one pair says all. */
  readonly is_exact?: true;
  readonly answer: Answer | null;
}

/** Starts a metric. On a ratio scale every score of the calibration is above 0. */
export function startMetric({
  calibration,
  sign,
  scale,
  alpha,
  planned,
  margin,
  max_margin: maxMargin = 0,
  is_joint = false,
}: MetricPlan): MetricTrial {
  const isRatio = scale === 'ratio';
  const steps = successiveSteps(isRatio ? calibration.map(Math.log) : calibration);
  const level = Math.abs(centralMedian(calibration)) || 1;
  const toUnits = (share: number): number => unitsOf(share, scale, level);
  const marginShare = margin ?? defaultMargin(steps, planned, toUnits);
  const resolution = resolutionOf(calibration);
  return {
    ...{ sign, scale, alpha, planned, steps, is_joint, level },
    margin: toUnits(marginShare),
    margin_share: marginShare,
    reach: toUnits(margin ?? Math.max(marginShare, maxMargin)),
    resolution: isRatio ? Math.log1p(resolution / Math.min(...calibration)) : resolution,
    bets: insuredBets(planned, alpha / 2),
    differences: [],
    scales: [],
    is_at_end: false,
    answer: null,
  };
}

/** The distance of a share in units of the differences; the same both ways on a ratio scale: 2 % is from 1/1.02 to 1.02. */
function unitsOf(share: number, scale: ScoreScale, level: number): number {
  return scale === 'ratio' ? Math.log1p(share) : share * level;
}

/** The least margin that nine of ten comparisons of equals settle within the planned pairs. */
function defaultMargin(steps: readonly number[], planned: number, toUnits: (share: number) => number): number {
  const least = Math.sqrt(NEEDED_BY_MOST / planned) * robustScale(steps, []);
  return MARGINS.find((share) => toUnits(share) >= least) ?? MARGINS[MARGINS.length - 1] ?? 1;
}

interface PairScores {
  readonly base: number;
  readonly head: number;
}

function differenceOf({ scale, sign }: Pick<MetricTrial, 'scale' | 'sign'>, { base, head }: PairScores): number {
  const isRatio = scale === 'ratio';
  if (isRatio && !(base > 0 && head > 0)) throw new RangeError('a ratio needs scores above 0');
  return sign * (isRatio ? Math.log(head) - Math.log(base) : head - base) + 0;
}

/** The answer of scores that are the same in every run. */
export function exactly(trial: MetricTrial, scores: PairScores): MetricTrial {
  const difference = differenceOf(trial, scores);
  const answer = Math.abs(difference) <= trial.margin ? 'no-difference' : difference > 0 ? 'worse' : 'better';
  const scales = [robustScale(trial.steps, [])];
  return { ...trial, differences: [difference], scales, answer, is_exact: true };
}

/** Takes a pair in. An answer that stands is never changed; what comes after it makes its interval narrower. */
export function withPair(trial: MetricTrial, scores: PairScores): MetricTrial {
  const difference = differenceOf(trial, scores);
  const next = {
    ...trial,
    differences: [...trial.differences, difference],
    scales: [...trial.scales, robustScale(trial.steps, trial.differences)],
  };
  return trial.answer === null ? answered(next) : next;
}

/** Ends a metric whose time is up, after a whole pair. */
export function endMetric(trial: MetricTrial): MetricTrial {
  return trial.answer === null ? answered(trial, true) : trial;
}

function answered(trial: MetricTrial, isLast = trial.differences.length >= trial.planned): MetricTrial {
  const level = trial.alpha / 2;
  const margin = trial.margin - trial.resolution;
  const isAbove = (centre: number): boolean => isRefuted(trial, level, centre, 1);
  const isBelow = (centre: number): boolean => isRefuted(trial, level, centre, -1);
  const [isWorse, isBetter] = [isAbove(0), isBelow(0)];
  // The effect changed on the way: of those that are steady, at most alpha look like it.
  if (isWorse && isBetter) return { ...trial, answer: 'undecided' };
  // Before better and worse: what lies within the margin is not worth a word.
  if (margin > 0 && isAbove(-margin) && isBelow(margin)) return { ...trial, answer: 'no-difference' };
  if (isWorse && !trial.is_joint) return { ...trial, answer: 'worse' };
  if (isBetter && !trial.is_joint) return { ...trial, answer: 'better' };
  if (isLast) return answeredAtEnd({ ...trial, is_at_end: true });
  // Costs no validity, and gives up the look at the end.
  const isHopeless = trial.differences.length >= PAIRS_BEFORE_HOPELESS && pairsNeeded(trial) > HOPELESS * trial.planned;
  return isHopeless ? { ...trial, answer: 'undecided' } : trial;
}

function answeredAtEnd(trial: MetricTrial): MetricTrial {
  const raw = innerInterval(trial);
  const answer = ((): Answer => {
    if (!isInterval(raw)) return 'undecided';
    const { lower, upper } = widened(raw, trial.resolution);
    if (lower > upper) return 'undecided';
    // Rounding widens what has to lie within the margin; it turns no sign.
    if (lower > -trial.margin && upper < trial.margin) return 'no-difference';
    if (trial.is_joint) return 'undecided';
    if (raw.lower > 0) return 'worse';
    return raw.upper < 0 ? 'better' : 'undecided';
  })();
  return { ...trial, answer };
}

/** Pairs for an answer, if the effect is what it looks like: the interval leaves out 0, or fits into a margin in reach. */
function pairsNeeded({ differences, scales, reach, resolution }: MetricTrial): number {
  const effect = Math.abs(centralMedian(differences));
  const gap = Math.max(effect, reach - resolution - effect);
  return Math.ceil(NEEDED_BY_HALF * ((scales.at(-1) ?? 0) / gap) ** 2);
}

/** What lies in both intervals, each at 1 - alpha/2: they hold together at 1 - alpha. */
function innerInterval(trial: MetricTrial): Limits {
  const always = anytimeInterval(trial, trial.alpha / 2);
  if (!trial.is_at_end) return always;
  const { lower, upper } = signedRankInterval(trial.differences, trial.alpha / 2);
  const inner = (pick: (...limits: number[]) => number, ...limits: readonly (number | null)[]): number | null => {
    const known = limits.filter((limit) => limit !== null);
    return known.length === 0 ? null : pick(...known);
  };
  return { lower: inner(Math.max, always.lower, lower), upper: inner(Math.min, always.upper, upper) };
}

/** Limits on both sides. */
interface Interval {
  readonly lower: number;
  readonly upper: number;
}

export function isInterval(limits: Limits): limits is Interval {
  return limits.lower !== null && limits.upper !== null;
}

/** The interval without what the rounding of a coarse timer may have moved; a limit never changes its side of 0. */
function widened(interval: Interval, by: number): Interval;
function widened(limits: Limits, by: number): Limits;
function widened({ lower, upper }: Limits, by: number): Limits {
  const widen = (limit: number | null, step: number): number | null => {
    if (limit === null) return null;
    const isOutward = limit === 0 || Math.sign(limit) === Math.sign(step);
    return isOutward ? limit + step : Math.sign(limit) * Math.max(0, Math.abs(limit) - Math.abs(step));
  };
  return { lower: widen(lower, -by), upper: widen(upper, by) };
}

/**
 * Ends an undecided metric, for which no margin was asked, with the least usual margin that its interval fits into, as
 * long as it is at most `most` (a share). The interval holds for every margin at once, so one may be named after the fact.
 */
export function withNamedMargin(trial: MetricTrial, most: number): MetricTrial {
  const limits = resultOfMetric(trial);
  if (trial.answer !== 'undecided' || !isInterval(limits) || limits.lower > limits.upper) return trial;
  for (const share of MARGINS) {
    const margin = unitsOf(share, trial.scale, trial.level);
    if (share <= most && -margin < limits.lower && limits.upper < margin) {
      return { ...trial, answer: 'no-difference', margin, margin_share: share };
    }
  }
  return trial;
}

/** What is known of a metric, in units of the differences: logarithms on a ratio scale; more than 0 is worse. */
export interface MetricResult extends Limits {
  readonly answer: Answer | null;
  readonly pairs: number;
  /** NaN before the first pair. */
  readonly estimate: number;
  /** Only where it is undecided: how many times the pairs would decide, and the margin that the interval fits into. */
  readonly needs?: { readonly times: number | null; readonly margin: number } | undefined;
}

export function resultOfMetric(trial: MetricTrial): MetricResult {
  const [only] = trial.is_exact === true ? trial.differences : [];
  if (only !== undefined) return { answer: trial.answer, pairs: 1, estimate: only, lower: only, upper: only };
  const limits = widened(innerInterval(trial), trial.resolution);
  const pairs = trial.differences.length;
  const result = { answer: trial.answer, pairs, estimate: signedRankEstimate(trial.differences), ...limits };
  if (trial.answer !== 'undecided' || !isInterval(limits)) return result;
  const times = pairsNeeded(trial) / pairs;
  const margin = Math.max(Math.abs(limits.lower), Math.abs(limits.upper));
  return { ...result, needs: { times: Number.isFinite(times) ? times : null, margin } };
}
