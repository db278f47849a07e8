import { type Random, seededRandom } from '../../../src/base/random.ts';
import {
  type Comparison,
  reportComparedPair,
  resultsOf,
  startComparison,
} from '../../../src/decision/comparison/comparison.ts';
import type { Answer } from '../../../src/decision/comparison/metric-trial.ts';

const CALIBRATION_RUNS = 8;

export interface RecordedDraw {
  /** Scores of one commit in the order in which they were recorded; less is better. */
  readonly scores: readonly number[];
  /** Index of the first score that is used. */
  readonly start: number;
  readonly random: Random;
  /** The scores of the head are so many times what was recorded; 1: a commit with itself. */
  readonly ratio: number;
  /** The most pairs. */
  readonly planned: number;
  /** undefined: what the noise of the calibration allows. */
  readonly margin: number | undefined;
}

export interface RecordedOutcome {
  readonly answer: Answer;
  /** Runs until there was an answer, and until the comparison stopped; those of the calibration count. */
  readonly runs_to_answer: number;
  readonly runs: number;
  /** The true ratio lies in the interval at the end. */
  readonly is_covered: boolean;
}

/** How many scores such a comparison uses at most. */
export function scoresNeeded(planned: number): number {
  return CALIBRATION_RUNS + 2 * planned;
}

/** What the product answers about consecutive recorded scores, of which a coin makes one of each two the head's. */
export function compareRecorded({ scores, start, random, ratio, planned, margin }: RecordedDraw): RecordedOutcome {
  let next = start;
  const run = (): number => {
    const score = scores[next];
    if (score === undefined) throw new RangeError('the series is too short');
    next += 1;
    return score;
  };
  const calibration = Array.from({ length: CALIBRATION_RUNS }, run);
  let comparison = startComparison({
    ...{ alpha: 0.05, planned, error_rate: 'fdr', max_margin: 0.05 },
    metrics: [{ name: 'time', sign: 1, scale: 'ratio', margin, calibration }],
  });
  let answered: number | null = null;
  while (!comparison.is_ended) {
    const isHeadFirst = random() < 0.5;
    const [one, other] = [run(), run()];
    comparison = reportComparedPair(comparison, {
      first: isHeadFirst ? 'candidate' : 'incumbent',
      base: { time: isHeadFirst ? other : one },
      head: { time: ratio * (isHeadFirst ? one : other) },
    });
    if (answered === null && comparison.metrics[0]?.trial.answer !== null) answered = next;
  }
  const [result] = resultsOf(comparison);
  const { answer = 'undecided', lower = null, upper = null } = result ?? {};
  const truth = Math.log(ratio);
  return {
    answer,
    runs_to_answer: (answered ?? next) - start,
    runs: next - start,
    is_covered: (lower ?? truth) <= truth && (upper ?? truth) >= truth,
  };
}

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** So many scores with lognormal noise; `noise` is their coefficient of variation. */
export function simulatedScores(noise: number, count: number): readonly number[] {
  const random = seededRandom(`noise of ${noise}`);
  return Array.from({ length: count }, () => 20 * Math.exp(noise * normal(random)));
}

export interface MetricsWorld {
  readonly random: Random;
  /** Names of the metrics, with the ratio of head to base of each. */
  readonly ratios: Readonly<Record<string, number>>;
  /** Coefficient of variation of a score. */
  readonly noise: number;
  readonly planned: number;
}

/** A comparison of several metrics with lognormal noise, at its end. */
export function compareMetrics({ random, ratios, noise, planned }: MetricsWorld): Comparison {
  const names = Object.keys(ratios);
  const runOf = (arm: 'base' | 'head'): Readonly<Record<string, number>> =>
    Object.fromEntries(
      names.map((name) => [name, (arm === 'head' ? (ratios[name] ?? 1) : 1) * Math.exp(noise * normal(random))]),
    );
  const calibrations = Array.from({ length: CALIBRATION_RUNS }, () => runOf('base'));
  let comparison = startComparison({
    ...{ alpha: 0.05, planned, error_rate: 'fdr', max_margin: 0.05 },
    metrics: names.map((name) => ({
      ...{ name, sign: 1, scale: 'ratio', margin: undefined },
      calibration: calibrations.map((scores) => scores[name] ?? 1),
    })),
  });
  while (!comparison.is_ended) {
    const first = random() < 0.5 ? 'candidate' : 'incumbent';
    comparison = reportComparedPair(comparison, { first, base: runOf('base'), head: runOf('head') });
  }
  return comparison;
}
