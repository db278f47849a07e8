import { meanOf, squaresAround } from './moments.ts';
import { LEAST_SCALE as ROBUST_FLOOR, robustScale, successiveSteps } from './robust-scale.ts';
import { tailOfT } from './student.ts';

/** Noise as known so far: from calibration, then from the pairs themselves. */
export interface Noise {
  /** SD of one evaluation, by calibration. */
  readonly sigma: number;
  /** Mean of the calibration. */
  readonly mean: number;
  /** RMS of the cases' own differences that are not 0; null: the evaluator reports no cases. */
  readonly case_scale: number | null;
  /** Recorded pairs, and what is pooled of them: squares within tests and their degrees of freedom. */
  readonly pairs: number;
  readonly squares: number;
  readonly freedom: number;
  /** The same of cases: how many differed, and the sum of their squared differences. */
  readonly case_count: number;
  readonly case_squares: number;
  /** Steps between the runs of the calibration, where the scale is to withstand outliers. */
  readonly steps?: readonly number[];
}

/** The scale of differences, and where it came from. */
export interface Scale {
  readonly value: number;
  readonly source: 'calibration' | 'pairs' | 'floor';
}

// From here on what the pairs say about their own noise is better known than what the calibration said.
const PAIRS_TO_POOL = 30;
// Of the mean: below it differences are rounding, not noise.
const FLOOR_SHARE = 1e-12;
// A scale must not be 0: differences are divided by it.
const LEAST_SCALE = 1e-200;

/**
 * SD of one evaluation from runs of the same tree in a row: half the mean square of successive differences, which a slow
 * drift hardly touches. Source: decisions, "CALIBRATE" (von Neumann's difference form).
 */
export function differenceSigma(scores: readonly number[]): number {
  if (scores.length < 2) return 0;
  let squares = 0;
  for (let index = 1; index < scores.length; index += 1) {
    squares += ((scores[index] ?? 0) - (scores[index - 1] ?? 0)) ** 2;
  }
  return Math.sqrt(squares / (scores.length - 1) / 2);
}

/** The noise that calibration runs show. */
export function noiseOf(scores: readonly number[], cases: readonly Readonly<Record<string, number>>[]): Noise {
  return {
    sigma: differenceSigma(scores),
    mean: meanOf(scores),
    case_scale: caseScale(cases),
    pairs: 0,
    squares: 0,
    freedom: 0,
    case_count: 0,
    case_squares: 0,
  };
}

/** The same on a scale of logarithms: a single run that took twice as long says nothing of the others. */
export function robustNoiseOf(scores: readonly number[], cases: readonly Readonly<Record<string, number>>[]): Noise {
  const steps = successiveSteps(scores);
  const isEqual = steps.every((step) => step === 0);
  return { ...noiseOf(scores, cases), sigma: isEqual ? 0 : robustScale(steps, []) / Math.SQRT2, steps };
}

function caseScale(runs: readonly Readonly<Record<string, number>>[]): number | null {
  const [first] = runs;
  if (first === undefined || Object.keys(first).length === 0) return null;
  const differences: number[] = [];
  for (const [index, run] of runs.entries()) {
    const next = runs[index + 1] ?? {};
    for (const [name, score] of Object.entries(run)) {
      const other = next[name];
      if (other !== undefined && other !== score) differences.push(other - score);
    }
  }
  if (differences.length > 0) return rootMeanSquare(differences);
  // Cases that never differ give no scale; their spread is a first guess that the first pairs replace.
  const scores = Object.values(first);
  return Math.sqrt((2 * squaresAround(scores)) / scores.length) || 1;
}

function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(meanOf(values.map((value) => value * value)));
}

/** The scale of the difference of a pair. */
export function pairScale({ sigma, mean, pairs, squares, freedom, steps }: Noise): Scale {
  if (steps !== undefined) {
    const robust = robustScale(steps, []);
    return { value: robust, source: robust > ROBUST_FLOOR ? 'calibration' : 'floor' };
  }
  const isPooled = pairs >= PAIRS_TO_POOL && freedom > 0;
  const value = isPooled ? Math.sqrt(squares / freedom) : sigma * Math.SQRT2;
  const floor = Math.max(FLOOR_SHARE * Math.abs(mean), LEAST_SCALE);
  return value > floor ? { value, source: isPooled ? 'pairs' : 'calibration' } : { value: floor, source: 'floor' };
}

/** The scale of the difference of a case, where cases are the unit; ties say nothing and are left out. */
export function unitScale({ case_scale: calibrated, case_count: count, case_squares: squares }: Noise): Scale {
  const isPooled = count >= PAIRS_TO_POOL;
  const value = isPooled ? Math.sqrt(squares / count) : (calibrated ?? 1);
  return value > LEAST_SCALE
    ? { value, source: isPooled ? 'pairs' : 'calibration' }
    : { value: LEAST_SCALE, source: 'floor' };
}

/** Takes in the differences of one test: of its pairs, and of its cases. */
export function poolTest(noise: Noise, differences: readonly number[], units: readonly number[]): Noise {
  const differing = units.filter((unit) => unit !== 0);
  return {
    ...noise,
    pairs: noise.pairs + differences.length,
    squares: noise.squares + squaresAround(differences),
    freedom: noise.freedom + Math.max(0, differences.length - 1),
    case_count: noise.case_count + differing.length,
    case_squares: noise.case_squares + differing.reduce((sum, unit) => sum + unit * unit, 0),
  };
}

// A level is not judged by fewer runs than these.
const LEAST_SEGMENT = 5;
const CHANGE_P = 0.001;

/**
 * Where the scores of the current best changed their level, as an index into them: the split with the largest two-sample t, if
 * its p, times the number of splits, is below .001. Source: decisions, "CALIBRATE", the t form.
 */
export function changePoint(stream: readonly number[]): number | undefined {
  const count = stream.length;
  const splits = count - 2 * LEAST_SEGMENT + 1;
  if (splits < 1) return undefined;
  const mean = meanOf(stream);
  const total = squaresAround(stream);
  let sum = 0;
  let best = { at: 0, between: -1 };
  for (let at = 1; at <= count - LEAST_SEGMENT; at += 1) {
    sum += (stream[at - 1] ?? 0) - mean;
    // The squares that two means explain; all splits share the total.
    const between = (sum * sum * count) / (at * (count - at));
    if (at >= LEAST_SEGMENT && between > best.between) best = { at, between };
  }
  if (best.between <= 0) return undefined;
  const within = Math.max(0, total - best.between) / (count - 2);
  const t = within === 0 ? Number.MAX_VALUE : Math.sqrt(best.between / within);
  return tailOfT(t, count - 2) * splits < CHANGE_P ? best.at : undefined;
}
