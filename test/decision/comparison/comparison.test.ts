import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '../../../src/base/random.ts';
import {
  type Comparison,
  type ComparisonPlan,
  compareExactly,
  endComparison,
  leastPairsOfOne,
  overallAnswer,
  reportComparedPair,
  resultsOf,
  startComparison,
} from '../../../src/decision/comparison/comparison.ts';
import { leastPairs } from '../../../src/decision/comparison/least-pairs.ts';
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
    expect(leastPairsOfOne({ metrics: 1, alpha: 0.05, error_rate: rate })).toBe(7);
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

  it('takes no chance pattern in one of twenty sound metrics for a dependence', () => {
    const random = seededRandom('sound');
    const plan = { planned: 30, error_rate: 'none' } as const;
    const found = Array.from({ length: 25 }, () => resultsOf(compare({ random, names: NAMES }, plan)));
    const firing = found.filter((results) => results.some(({ has_carry_over: carries }) => carries));
    // One in a hundred comparisons, and not one in five.
    expect(firing.length).toBeLessThanOrEqual(1);
    const carried = resultsOf(compare({ random, names: NAMES, carried: 1.25 }, { planned: 40 }));
    expect(carried.filter(({ has_carry_over: carries }) => carries).length).toBeGreaterThan(15);
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

describe('a comparison pair by pair', () => {
  type Differences = Readonly<Record<string, number>>;

  /** Metrics about 100 on a scale of differences, whose noise has steps of about 1. */
  const planOf = (names: readonly string[], rules: Partial<ComparisonPlan> = {}, margin?: number): ComparisonPlan => ({
    ...{ alpha: 0.05, planned: 60, error_rate: 'fdr', max_margin: 0.05 },
    metrics: names.map((name) => ({
      ...{ name, sign: 1, scale: 'difference', margin, calibration: [100, 101, 99.5, 100.5] },
    })),
    ...rules,
  });
  const startOf = (...plan: Parameters<typeof planOf>) => startComparison(planOf(...plan));
  const pairOf = (differences: Differences): Parameters<typeof reportComparedPair>[1] => {
    const scores = Object.entries(differences);
    return {
      first: 'candidate',
      base: Object.fromEntries(scores.map(([name]) => [name, 100])),
      head: Object.fromEntries(scores.map(([name, difference]) => [name, 100 + difference])),
    };
  };
  const report = (comparison: Comparison, count: number, differencesOf: (pair: number) => Differences): Comparison =>
    Array.from({ length: count }, (_, pair) => pairOf(differencesOf(pair))).reduce(reportComparedPair, comparison);
  const calledIn = ({ metrics }: Comparison) => metrics.map(({ called }) => called?.answer ?? null);
  /** Differences of 4 and 12 in turn: clearly worse, and not known to a quarter soon. */
  const wide = (pair: number) => (pair % 2 === 0 ? 4 : 12);

  it('starts with nothing called, and shares an error rate among several metrics alone', () => {
    const jointIn = (...plan: Parameters<typeof planOf>) => startOf(...plan).metrics.map(({ trial }) => trial.is_joint);
    expect(jointIn(['a'])).toEqual([false]);
    expect(jointIn(['a', 'b'])).toEqual([true, true]);
    expect(jointIn(['a', 'b'], { error_rate: 'none' })).toEqual([false, false]);
    const nothing = { name: 'a', called: null, has_carry_over: false };
    expect(startOf(['a'])).toMatchObject({
      orders: [],
      is_ended: false,
      metrics: [{ ...nothing, is_margin_open: true }],
    });
    expect(startOf(['a'], {}, 0.02).metrics).toMatchObject([{ ...nothing, is_margin_open: false }]);
  });

  it('needs a score of every metric of both commits', () => {
    const pair = pairOf({ a: 0 });
    for (const part of [{ base: {} }, { head: {} }]) {
      expect(() => reportComparedPair(startOf(['a']), { ...pair, ...part })).toThrow('a pair without a score of a');
    }
  });

  it('knows all of exact scores after one pair', () => {
    const compared = compareExactly(planOf(['same', 'slow', 'fast'], {}, 0.01), pairOf({ same: 0, slow: 5, fast: -5 }));
    expect(compared).toMatchObject({ orders: ['candidate'], is_ended: true });
    const answers = Object.fromEntries(resultsOf(compared).map(({ name, answer, pairs }) => [name, [answer, pairs]]));
    expect(answers).toEqual({ same: ['no-difference', 1], slow: ['worse', 1], fast: ['better', 1] });
  });

  it('lists the strongest evidence first', () => {
    const compared = report(startOf(['none', 'strong', 'some']), 5, () => ({ none: 0, strong: 50, some: 1 }));
    expect(resultsOf(compared).map(({ name }) => name)).toEqual(['strong', 'some', 'none']);
  });

  it('calls two metrics at once where one alone would not be called, unless any wrong one counts', () => {
    const both = () => ({ a: 50, b: -50 });
    // Six pairs have evidence of at most 1.9⁶ / 2 = 23.5: 20 is enough for the second of two, 40 for the first.
    const six = report(startOf(['a', 'b']), 6, both);
    expect(calledIn(six)).toEqual(['worse', 'better']);
    for (const { called } of six.metrics) expect(called?.log_e).toBeCloseTo(Math.log(1.9 ** 6 / 2), 6);
    expect(calledIn(report(startOf(['a', 'b']), 6, () => ({ a: 50, b: 0 })))).toEqual([null, null]);
    expect(calledIn(report(startOf(['a', 'b'], { error_rate: 'fwer' }), 6, both))).toEqual([null, null]);
    expect(calledIn(report(startOf(['a', 'b'], { error_rate: 'fwer' }), 7, both))).toEqual(['worse', 'better']);
    // The interval of each has no limits before the seventh pair; then it is precise.
    expect([six.is_ended, reportComparedPair(six, pairOf(both())).is_ended]).toEqual([false, true]);
  });

  it('leaves each metric to itself where no error rate is shared', () => {
    const alone = report(startOf(['a', 'b'], { error_rate: 'none' }), 8, () => ({ a: 50, b: -50 }));
    expect(calledIn(alone)).toEqual([null, null]);
    expect(alone.metrics.map(({ trial }) => trial.answer)).toEqual(['worse', 'better']);
    expect(calledIn(report(startOf(['a']), 8, () => ({ a: 50 })))).toEqual([null]);
  });

  it('keeps what it called, with the evidence that it had then', () => {
    const rules = { planned: 5000 };
    let comparison = report(startOf(['a', 'b'], rules, 0.001), 10, (pair) => ({ a: 50, b: pair % 2 ? 3 : -2 }));
    const [first] = comparison.metrics;
    expect(calledIn(comparison)).toEqual(['worse', null]);
    comparison = report(comparison, 14, (pair) => ({ a: -150, b: pair % 2 ? 3 : -2 }));
    let between = 0;
    for (let pair = 0; pair < 14; pair += 1) {
      comparison = reportComparedPair(comparison, pairOf({ a: -150, b: 50 }));
      const [a, b] = ['a', 'b'].map((name) => resultsOf(comparison).find((result) => result.name === name));
      expect(comparison.metrics[0]?.called).toEqual(first?.called);
      expect([a?.answer, (a?.estimate ?? 0) < 0, (a?.log_e ?? 9) < Math.log(20)]).toEqual(['worse', true, true]);
      if ((b?.log_e ?? 0) < Math.log(20) || (b?.log_e ?? 9) >= Math.log(40)) continue;
      between += 1;
      // Enough for the second of two, as the first was one.
      expect(b?.answer).toBe('worse');
    }
    expect(between).toBeGreaterThan(0);
  });

  it('does not call a metric that was given up, whatever its later pairs say', () => {
    const hopeless = report(startOf(['a', 'b'], {}, 0.001), 10, (pair) => ({ a: pair % 2 ? 3 : -3, b: wide(pair) }));
    expect(hopeless.metrics[0]).toMatchObject({ called: null, trial: { answer: 'undecided', is_at_end: false } });
    const later = report(hopeless, 9, (pair) => ({ a: 5000, b: wide(pair) }));
    expect(resultsOf(later).find(({ name }) => name === 'a')?.log_e).toBeGreaterThan(Math.log(40));
    expect(calledIn(later)[0]).toBeNull();
  });

  it('ends with the pair that settles every metric', () => {
    // The first pair after which it is over.
    const pairsUntilEnd = (comparison: Comparison, differencesOf: (pair: number) => Differences) => {
      let current = comparison;
      while (!current.is_ended) current = reportComparedPair(current, pairOf(differencesOf(current.orders.length)));
      return [
        current.orders.length,
        resultsOf(current)
          .map(({ answer }) => answer)
          .join(),
      ];
    };
    // No difference and undecided need no precision.
    expect(pairsUntilEnd(startOf(['a'], {}, 0.05), () => ({ a: 0 }))).toEqual([7, 'no-difference']);
    expect(pairsUntilEnd(startOf(['a'], {}, 0.001), (pair) => ({ a: pair % 2 ? 30 : -30 }))).toEqual([10, 'undecided']);
    // Worse and better go on until the effect is known to a quarter, for twenty pairs, or for those that were planned.
    expect(pairsUntilEnd(startOf(['a']), () => ({ a: 50 }))).toEqual([7, 'worse']);
    expect(pairsUntilEnd(startOf(['a']), (pair) => ({ a: wide(pair) }))).toEqual([20, 'worse']);
    expect(pairsUntilEnd(startOf(['a'], { planned: 8 }), (pair) => ({ a: wide(pair) }))).toEqual([8, 'worse']);
    // One that has no answer goes on beyond them.
    const open = report(startOf(['a'], { planned: 5000 }, 0.001), 25, (pair) => ({ a: pair % 2 ? 3 : -2 }));
    expect([open.is_ended, open.metrics[0]?.trial.answer]).toEqual([false, null]);
  });

  it('looks at the ranks where the time is up, unless the metric is called already', () => {
    const seven = report(startOf(['called', 'open']), 7, (pair) => ({ called: 50, open: pair === 0 ? -1 : 1 }));
    expect(calledIn(seven)).toEqual(['worse', null]);
    const ends = endComparison(seven).metrics.map(({ trial }) => trial.is_at_end);
    expect(ends).toEqual([false, true]);
    const alone = report(startOf(['a']), 7, (pair) => ({ a: pair / 4 + 0.25 }));
    expect(alone.metrics[0]?.trial.answer).toBeNull();
    expect(resultsOf(endComparison(alone))).toMatchObject([{ answer: 'worse', lower: 0.25 }]);
  });

  it('sees what a run leaves to the next from eight pairs of each kind on, beyond 2.6', () => {
    /** Pairs whose first arm ran last before them (S) or not (C), with their differences. */
    const isSeen = (pairs: readonly (readonly ['S' | 'C', number])[]) => {
      const [metric] = startOf(['a']).metrics;
      if (metric === undefined) throw new TypeError('no metric');
      const orders: ('candidate' | 'incumbent')[] = ['candidate'];
      for (const [kind] of pairs) {
        const isSwapped = (orders.at(-1) === 'candidate') === (kind === 'S');
        orders.push(isSwapped ? 'incumbent' : 'candidate');
      }
      const differences = [0, ...pairs.map(([, difference]) => difference)];
      const trial = { ...metric.trial, differences, scales: differences.map(() => 1), answer: 'worse' } as const;
      const [result] = resultsOf(endComparison({ ...startOf(['a']), orders, metrics: [{ ...metric, trial }] }));
      expect(result?.answer).toBe(result?.has_carry_over === true ? 'undecided' : 'worse');
      return result?.has_carry_over;
    };
    const many = (count: number, kind: 'S' | 'C', difference: number) =>
      Array.from({ length: count }, () => [kind, difference] as const);
    expect(isSeen([...many(8, 'S', 1), ...many(8, 'C', -1)])).toBe(true);
    expect(isSeen([...many(8, 'S', -1), ...many(8, 'C', 1)])).toBe(true);
    expect(isSeen([...many(7, 'S', 1), ...many(20, 'C', -1)])).toBe(false);
    // 925 of the 37 · 37 comparisons: z is 240.5 / 92.5 = 2.6.
    expect(isSeen([...many(25, 'S', 1), ...many(12, 'S', -1), ...many(37, 'C', 0)])).toBe(false);
    expect(isSeen([...many(26, 'S', 1), ...many(11, 'S', -1), ...many(37, 'C', 0)])).toBe(true);
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
