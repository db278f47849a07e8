import { type Random, randomIndex } from '../../../src/base/random.ts';
import {
  endMetric,
  type MetricResult,
  resultOfMetric,
  startMetric,
  withPair,
} from '../../../src/decision/comparison/metric-trial.ts';
import { logEvidenceOfDifference } from '../../../src/stats/insured-evidence.ts';
import { answerByFormulas, type RandomSeries } from './formulas.ts';

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const oneOf = <Item>(random: Random, first: Item, ...others: readonly Item[]): Item =>
  [first, ...others][randomIndex(random, others.length + 1)] ?? first;

/** Machines that differ in noise, outliers, speeds, drift and timer. */
function machineOf(random: Random): (ratio: number) => number {
  const noise = oneOf(random, 0, 0.003, 0.01, 0.03, 0.1, 0.3);
  const outliers = oneOf(random, 0, 0, 0.05);
  const speeds = oneOf(random, 1, 1, 1.2);
  const drift = oneOf(random, 0, 0, 0.002);
  // Ties, and steps that are a part of the score.
  const step = oneOf(random, 0, 0, 0, 0.01, 0.2, 1);
  let runs = 0;
  let speed = 1;
  return (ratio) => {
    runs += 1;
    if (random() < 0.1) speed = speed === 1 ? speeds : 1;
    const slow = random() < outliers ? 1.5 + random() : 1;
    const score = 10 * ratio * speed * slow * Math.exp(noise * normal(random) + drift * runs);
    return step === 0 ? score : Math.max(step, Math.round(score / step) * step);
  };
}

/** A series of which neither the answer nor the length is known. */
export function randomSeries(random: Random): RandomSeries {
  const run = machineOf(random);
  const ratio = oneOf(random, 1, 1, 1.005, 1.02, 1.1, 1 / 1.1, 1.5);
  const planned = 7 + randomIndex(random, 44);
  const calibration = Array.from({ length: oneOf(random, 8, 8, 3) }, () => run(1));
  // Of one in four the time is up before the planned pairs are used.
  const count = random() < 0.25 ? 1 + randomIndex(random, planned) : planned;
  return {
    ...{ planned, calibration, sign: oneOf<1 | -1>(random, 1, -1), alpha: oneOf(random, 0.05, 0.01, 0.02, 0.1) },
    margin: oneOf(random, undefined, 0.002, 0.01, 0.03, 0.1),
    pairs: Array.from({ length: count }, () => [run(1), run(ratio)] as const),
  };
}

type Answered = MetricResult & { readonly log_e: number };

/** What the product answers. */
function answerByProduct({ pairs, ...plan }: RandomSeries): Answered {
  let trial = startMetric({ ...plan, scale: 'ratio' });
  for (const [base, head] of pairs) {
    if (trial.answer === null) trial = withPair(trial, { base, head });
  }
  trial = endMetric(trial);
  return { ...resultOfMetric(trial), log_e: logEvidenceOfDifference(trial) };
}

/** How far the product is from the formulas: the largest difference of a figure; infinite where they answer otherwise. */
export function distanceFromFormulas(series: RandomSeries): { readonly distance: number; readonly answer: string } {
  const [found, expected] = [answerByProduct(series), answerByFormulas(series)];
  const distances = (['estimate', 'lower', 'upper', 'log_e'] as const).map((name) => {
    const [one, other] = [found[name], expected[name]];
    if (one === null || other === null) return one === other ? 0 : Number.POSITIVE_INFINITY;
    return Math.abs(one - other);
  });
  const isSame = found.answer === expected.answer && found.pairs === expected.pairs;
  return { distance: isSame ? Math.max(...distances) : Number.POSITIVE_INFINITY, answer: expected.answer };
}
