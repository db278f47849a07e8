import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '../../../src/base/random.ts';
import {
  type Comparison,
  type ComparisonPlan,
  endComparison,
  leastPairs,
  leastPairsOfOne,
  overallAnswer,
  reportComparedPair,
  resultsOf,
  startComparison,
} from '../../../src/decision/comparison/comparison.ts';
import { resolutionOf, scaleOfScores } from '../../../src/decision/comparison/score-scale.ts';

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const NAMES = Array.from({ length: 20 }, (_, index) => `metric ${index + 1}`);

interface World {
  readonly random: Random;
  /** Ratio of head to base, by metric; 1 where none is named. */
  readonly ratios?: Readonly<Record<string, number>>;
  readonly names?: readonly string[];
  /** What a run of the head leaves behind for the next run. */
  readonly carried?: number;
}

/** Runs a comparison to its end. */
function compare(
  { random, ratios = {}, names = ['time'], carried = 1 }: World,
  rules: Partial<ComparisonPlan> = {},
): Comparison {
  let before: 'candidate' | 'incumbent' | undefined;
  const runOf = (arm: 'candidate' | 'incumbent') => {
    const slowed = before === 'candidate' ? carried : 1;
    before = arm;
    const scoreOf = (name: string) => (arm === 'candidate' ? (ratios[name] ?? 1) : 1) * Math.exp(0.03 * normal(random));
    return Object.fromEntries(names.map((name) => [name, slowed * scoreOf(name)]));
  };
  const calibrations = Array.from({ length: 8 }, () => runOf('incumbent'));
  let comparison = startComparison({
    ...{ alpha: 0.05, planned: 100, error_rate: 'fdr', max_margin: 0.05 },
    metrics: names.map((name) => ({
      ...{ name, sign: 1, scale: 'ratio', margin: undefined },
      calibration: calibrations.map((scores) => scores[name] ?? 1),
    })),
    ...rules,
  });
  while (!comparison.is_ended) {
    const isHeadFirst = random() < 0.5;
    const head = isHeadFirst ? runOf('candidate') : undefined;
    const base = runOf('incumbent');
    comparison = reportComparedPair(comparison, {
      ...{ first: isHeadFirst ? 'candidate' : 'incumbent', base },
      head: head ?? runOf('candidate'),
    });
  }
  return comparison;
}

describe('the fewest pairs', () => {
  /** The answers about a huge change of the first metric, in so many pairs. */
  const answerIn = (planned: number, rules: Partial<ComparisonPlan>, names = ['metric 1']) => {
    const random = seededRandom('few');
    return resultsOf(compare({ random, names, ratios: { 'metric 1': 1e9 } }, { planned, ...rules }))[0]?.answer;
  };

  it.each([
    [0.1, 7],
    [0.05, 7],
    [0.02, 8],
    [0.01, 9],
  ])('that can give an answer at level %d are %d', (alpha, pairs) => {
    expect(leastPairs(alpha)).toBe(pairs);
    expect(answerIn(pairs, { alpha })).toBe('worse');
    if (pairs > 7) expect(answerIn(pairs - 1, { alpha })).toBe('undecided');
  });

  it.each(['fdr', 'fwer'] as const)('that can call one of twenty metrics worse by %s are 11', (rate) => {
    expect(leastPairsOfOne({ metrics: 20, alpha: 0.05, error_rate: rate })).toBe(11);
    expect(answerIn(11, { error_rate: rate }, NAMES)).toBe('worse');
    expect(answerIn(10, { error_rate: rate }, NAMES)).toBe('undecided');
    expect(leastPairsOfOne({ metrics: 20, alpha: 0.05, error_rate: 'none' })).toBe(7);
  });
});

describe('a comparison of two commits', () => {
  it('goes on after an answer until the effect is known to a quarter, or for twenty pairs', () => {
    const random = seededRandom('precise');
    for (const ratio of [1.1, 1.5]) {
      const comparison = compare({ random, ratios: { time: ratio } });
      const [result] = resultsOf(comparison);
      expect(result?.answer).toBe('worse');
      const { lower, upper, estimate = 0, pairs = 0 } = result ?? {};
      const half = ((upper ?? 9) - (lower ?? -9)) / 2;
      expect(pairs === 20 || half <= estimate / 4).toBe(true);
      expect(pairs).toBeLessThanOrEqual(20);
    }
  });

  it('of twenty metrics finds the two that changed, and hardly ever another', () => {
    const random = seededRandom('twenty');
    let [found, wrong] = [0, 0];
    for (let count = 0; count < 6; count += 1) {
      const ratios = { 'metric 3': 1.05, 'metric 17': 0.95 };
      for (const { name, answer } of resultsOf(compare({ random, names: NAMES, ratios }, { planned: 60 }))) {
        if (answer !== 'better' && answer !== 'worse') continue;
        const expected = { 'metric 3': 'worse', 'metric 17': 'better' }[name];
        if (answer === expected) found += 1;
        else wrong += 1;
      }
    }
    expect(found).toBe(12);
    // Of those that it calls different, at most one in twenty on average.
    expect(wrong).toBeLessThanOrEqual(2);
  });

  it('is bounded over all metrics, over those that it calls different, or for each by itself', () => {
    const errors = (rate: 'fdr' | 'fwer' | 'none') => {
      const random = seededRandom('rates');
      const comparisons = Array.from({ length: 10 }, () =>
        resultsOf(compare({ random, names: NAMES }, { error_rate: rate, planned: 40 })),
      );
      return comparisons.flat().filter(({ answer }) => answer === 'better' || answer === 'worse').length;
    };
    expect(errors('fwer')).toBeLessThanOrEqual(1);
    expect(errors('fdr')).toBeLessThanOrEqual(2);
    // Each of 200 metrics has its own chance.
    expect(errors('none')).toBeLessThanOrEqual(10);
  });

  it('does not count a metric that lies within its margin among those that differ', () => {
    // "inside" is 0.5 % slower without noise; the evidence for "slow" grows pair by pair.
    const metric = { sign: 1, scale: 'ratio', margin: 0.03 } as const;
    const wavering = [1, 1.2, 1, 1.2, 1, 1.2, 1, 1.2];
    let comparison = startComparison({
      ...{ alpha: 0.05, planned: 60, error_rate: 'fdr', max_margin: 0.05 },
      metrics: [
        { name: 'inside', ...metric, calibration: [1, 1.0001, 1, 1.0002] },
        { name: 'slow', ...metric, calibration: wavering },
      ],
    });
    let between = 0;
    for (let pair = 0; pair < 40; pair += 1) {
      const head = { inside: 1.005, slow: wavering[pair % 2 === 0 ? 1 : 0] ?? 1 };
      comparison = reportComparedPair(comparison, { first: 'candidate', base: { inside: 1, slow: 1 }, head });
      const [inside, slow] = comparison.metrics;
      const logE = resultsOf(comparison).find(({ name }) => name === 'slow')?.log_e ?? 0;
      // Enough for the second of two discoveries, not for the first.
      if (inside?.trial.answer === 'no-difference' && logE >= Math.log(20) && logE < Math.log(40)) {
        between += 1;
        expect(slow?.called).toBeNull();
      }
    }
    expect(between).toBeGreaterThan(0);
  });

  it('is undecided where a run of one commit slows the next run', () => {
    const random = seededRandom('carried');
    const found = Array.from({ length: 12 }, () => compare({ random, carried: 1.25 })).flatMap(resultsOf);
    for (const { has_carry_over: hasCarryOver, answer } of found) if (hasCarryOver) expect(answer).toBe('undecided');
    expect(found.filter(({ has_carry_over: hasCarryOver }) => hasCarryOver).length).toBeGreaterThan(6);
  });

  it('ends where the time is up, and only once', () => {
    const started = startComparison({
      ...{ alpha: 0.05, planned: 100, error_rate: 'fdr', max_margin: 0.05 },
      metrics: [{ name: 'time', sign: 1, scale: 'ratio', margin: undefined, calibration: [1, 1.01, 1, 1.02] }],
    });
    const ended = endComparison(started);
    expect(resultsOf(ended)).toMatchObject([{ answer: 'undecided', pairs: 0, lower: null, upper: null }]);
    expect(endComparison(ended)).toBe(ended);
    expect(() => reportComparedPair(started, { first: 'candidate', base: {}, head: { time: 1 } })).toThrow(
      'a pair without a score of time',
    );
  });

  it('is as grave as its gravest metric', () => {
    const overall = (...answers: readonly ('better' | 'worse' | 'no-difference' | 'undecided')[]) =>
      overallAnswer(answers.map((answer) => ({ answer })));
    expect(overall('better', 'worse', 'undecided')).toBe('worse');
    expect(overall('better', 'undecided', 'no-difference')).toBe('undecided');
    expect(overall('better', 'no-difference')).toBe('better');
    expect(overall('no-difference', 'no-difference')).toBe('no-difference');
    expect(overall()).toBe('undecided');
  });
});

describe('the scale of scores', () => {
  it('is a ratio where the unit has one and the timer is fine', () => {
    expect(scaleOfScores([20, 21, 20.5], 'time')).toBe('ratio');
    expect(scaleOfScores([20, 21, 20.5], null)).toBe('difference');
    expect(scaleOfScores([0, 21, 20.5], 'bytes')).toBe('difference');
    expect(scaleOfScores([20, 30, 20], 'time')).toBe('difference');
    expect(scaleOfScores([1000, 1000, 1000], 'bytes')).toBe('ratio');
  });

  it('reads the step of a timer off tied scores', () => {
    expect(resolutionOf([10, 20, 20, 50])).toBe(10);
    expect(resolutionOf([10, 20, 35])).toBe(0);
    expect(resolutionOf([7, 7])).toBe(0);
  });
});
