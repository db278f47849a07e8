import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '../../../src/base/random.ts';
import {
  endMetric,
  exactly,
  type MetricPlan,
  type MetricTrial,
  resultOfMetric,
  startMetric,
  withNamedMargin,
  withPair,
} from '../../../src/decision/comparison/metric-trial.ts';
import { logEvidenceOfDifference } from '../../../src/stats/insured-evidence.ts';
import { distanceFromFormulas, randomSeries } from './random-series.ts';

interface RecordedSeries {
  readonly sign: 1 | -1;
  readonly alpha: number;
  readonly planned: number;
  readonly margin: number | null;
  readonly calibration: readonly number[];
  readonly pairs: readonly (readonly [base: number, head: number])[];
  readonly expected: Readonly<Record<'estimate' | 'lower' | 'upper' | 'log_e', number | null>> & { answer: string };
}

const PLAN = { sign: 1, scale: 'ratio', alpha: 0.05, planned: 50 } as const;

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Runs of a machine: noise of 3 %, and one run in twenty half as slow again. */
function machine(random: Random) {
  return (ratio = 1): number => ratio * Math.exp(0.03 * normal(random)) * (random() < 0.05 ? 1.5 : 1);
}

function compare(run: (ratio?: number) => number, ratio: number, plan: Partial<MetricPlan> = {}): MetricTrial {
  let trial = startMetric({ ...PLAN, calibration: Array.from({ length: 8 }, () => run()), margin: 0.03, ...plan });
  while (trial.answer === null) trial = withPair(trial, { base: run(), head: run(ratio) });
  return trial;
}

describe('one metric of two commits', () => {
  const path = join(import.meta.dirname, 'recorded-series.json');
  const recorded = JSON.parse(readFileSync(path, 'utf8')) as readonly RecordedSeries[];

  it.each(recorded.map((series, index) => [index + 1, series] as const))(
    'answers recorded series %d as another implementation of the rule does',
    (_, { calibration, pairs, margin, expected, ...plan }) => {
      let trial = startMetric({ ...plan, scale: 'ratio', calibration, margin: margin ?? undefined });
      for (const [base, head] of pairs) {
        expect(trial.answer).toBeNull();
        trial = withPair(trial, { base, head });
      }
      const { answer, estimate, lower, upper } = resultOfMetric(trial);
      expect(answer).toBe(expected.answer);
      const found = { estimate, lower, upper, log_e: logEvidenceOfDifference(trial) };
      for (const name of ['estimate', 'lower', 'upper', 'log_e'] as const) {
        if (expected[name] === null) expect(found[name]).toBeNull();
        else expect(found[name]).toBeCloseTo(expected[name], 9);
      }
    },
  );

  // `npm run bench:compare -- --formulas` does so with 10,000.
  it('answers random series as its formulas do, to the ninth digit', () => {
    const answers = new Set<string>();
    for (let index = 0; index < 200; index += 1) {
      const series = randomSeries(seededRandom(`series ${index}`));
      const { distance, answer } = distanceFromFormulas(series);
      expect(distance, JSON.stringify(series)).toBeLessThanOrEqual(1e-9);
      answers.add(answer);
    }
    expect([...answers].sort()).toEqual(['better', 'no-difference', 'undecided', 'worse']);
  });

  it('calls equals different in at most one of twenty comparisons, and its interval covers the truth', () => {
    const random = seededRandom('equals');
    const trials = Array.from({ length: 200 }, () => compare(machine(random), 1));
    const different = trials.filter(({ answer }) => answer === 'better' || answer === 'worse');
    expect(different.length).toBeLessThanOrEqual(10);
    const covering = trials.map(resultOfMetric).filter(({ lower, upper }) => (lower ?? -1) <= 0 && (upper ?? 1) >= 0);
    expect(covering.length).toBeGreaterThanOrEqual(190);
  });

  it('finds one that is slower by a tenth in few pairs, and says by how much', () => {
    const random = seededRandom('slower');
    for (let count = 0; count < 30; count += 1) {
      const trial = compare(machine(random), 1.1);
      const { answer, pairs, lower } = resultOfMetric(trial);
      expect(answer).toBe('worse');
      expect(pairs).toBeLessThan(40);
      expect(lower).toBeGreaterThan(0);
    }
  });

  it('turns with the direction: more of a rate is better', () => {
    const rates = machine(seededRandom('rates'));
    expect(compare(rates, 1.2, { sign: -1 }).answer).toBe('better');
    expect(compare(machine(seededRandom('rates')), 1.2).answer).toBe('worse');
  });

  it('compares differences where scores have no ratio', () => {
    const random = seededRandom('accuracy');
    const run = (by = 0) => by + 0.01 * normal(random);
    let trial = startMetric({
      ...PLAN,
      ...{ scale: 'difference', sign: -1, margin: 0.1, calibration: Array.from({ length: 8 }, () => run()) },
    });
    while (trial.answer === null) trial = withPair(trial, { base: run(), head: run(0.05) });
    expect(trial.answer).toBe('better');
    expect(resultOfMetric(trial).estimate).toBeCloseTo(-0.05, 1);
    expect(() => withPair({ ...trial, scale: 'ratio' }, { base: 0, head: 1 })).toThrow('a ratio needs scores above 0');
  });

  it('answers without a margin by the noise of its calibration, and says what would decide', () => {
    const calibration = [100, 103, 99, 101, 98, 102, 100, 104];
    const quiet = startMetric({ ...PLAN, calibration: calibration.map((score) => 100 + (score - 100) / 100) });
    expect(quiet.margin_share).toBe(0.01);
    expect(startMetric({ ...PLAN, calibration }).margin_share).toBeGreaterThan(0.02);
    const random = seededRandom('loud');
    const loud = compare(machine(random), 1.005, { margin: 0.001, planned: 12 });
    expect(loud.answer).toBe('undecided');
    const { needs, lower, upper } = resultOfMetric(loud);
    expect(needs?.times).toBeGreaterThan(1);
    expect(needs?.margin).toBe(Math.max(Math.abs(lower ?? 0), Math.abs(upper ?? 0)));
    const named = withNamedMargin(loud, 1);
    expect(named.answer).toBe('no-difference');
    expect(named.margin).toBeGreaterThan(needs?.margin ?? 0);
    expect(withNamedMargin(loud, 0.01)).toBe(loud);
  });

  it('is widened by a step of a coarse timer, which turns no sign', () => {
    const trial = startMetric({ ...PLAN, planned: 20, margin: 0.01, calibration: [10, 10, 10, 11, 10, 11, 10, 10] });
    expect(trial.resolution).toBeCloseTo(Math.log(1.1), 12);
    let equal = trial;
    for (let pair = 0; pair < 20 && equal.answer === null; pair += 1) equal = withPair(equal, { base: 10, head: 10 });
    // Less than a step cannot be seen.
    expect(equal.answer).toBe('undecided');
  });

  it('ends where the time is up with what it has', () => {
    const random = seededRandom('time');
    const run = machine(random);
    let trial = startMetric({ ...PLAN, calibration: Array.from({ length: 8 }, () => run()), margin: 0.03 });
    for (let pair = 0; pair < 3; pair += 1) trial = withPair(trial, { base: run(), head: run(1.05) });
    expect(endMetric(trial)).toMatchObject({ answer: 'undecided', is_at_end: true });
    expect(endMetric({ ...trial, answer: 'worse' }).answer).toBe('worse');
  });

  /** Scores about 100 on a scale of differences, whose noise has this step. */
  const start = (step: number, plan: Partial<MetricPlan> = {}) =>
    startMetric({
      ...PLAN,
      scale: 'difference',
      calibration: [100, 100 + step, 100, 100 + step],
      margin: 0.03,
      ...plan,
    });
  const taking = (trial: MetricTrial, ...differences: readonly number[]) =>
    differences.reduce((current, difference) => withPair(current, { base: 100, head: 100 + difference }), trial);
  const times = (count: number, difference: number): number[] => Array.from({ length: count }, () => difference);

  it('is answered by one pair of exact scores, of which the margin itself is no difference', () => {
    const answer = (head: number, plan: Partial<MetricPlan> = {}) =>
      exactly(start(0, plan), { base: 100, head }).answer;
    expect([answer(103), answer(104), answer(97), answer(96)]).toEqual([
      ...['no-difference', 'worse', 'no-difference', 'better'],
    ]);
    expect([answer(104, { sign: -1 }), answer(96, { sign: -1 })]).toEqual(['better', 'worse']);
    expect(resultOfMetric(exactly(start(0), { base: 100, head: 104 }))).toEqual({
      ...{ answer: 'worse', pairs: 1, estimate: 4, lower: 4, upper: 4 },
    });
  });

  it('keeps its answer, whatever comes after it', () => {
    const worse = taking(start(1), ...times(12, 5));
    expect([worse.answer, taking(worse, ...times(30, -5)).answer]).toEqual(['worse', 'worse']);
    expect(taking(worse, 5).differences).toHaveLength(13);
    expect(withNamedMargin(worse, 1)).toBe(worse);
    const joint = taking(start(1, { is_joint: true }), ...times(12, 5));
    expect(joint.answer).toBeNull();
    // Better and worse are for all metrics together to say, also at the end.
    expect(endMetric(joint)).toMatchObject({ answer: 'undecided', is_at_end: true });
  });

  it('is no difference as soon as both limits lie within the margin', () => {
    const equal = taking(start(1), ...times(12, 0.1));
    expect([equal.answer, equal.is_at_end]).toEqual(['no-difference', false]);
    expect(endMetric(taking(start(1), ...times(3, 0.1))).answer).toBe('undecided');
  });

  it('is given up from ten pairs on, where more than four times the planned pairs would be needed', () => {
    const loud = start(40, { planned: 30, margin: 0.001 });
    const pairs = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 30 : -30));
    expect(taking(loud, ...pairs.slice(1)).answer).toBeNull();
    expect(taking(loud, ...pairs)).toMatchObject({ answer: 'undecided', is_at_end: false });
  });

  it('needs at most four times the planned pairs, four times included', () => {
    // Steps of 40, and differences that are equal: at the tenth pair their scale is 10, twice the gap of 5.
    const pairs = times(10, 5);
    const just = taking(start(40, { planned: 13, alpha: 0.01 }), ...pairs);
    expect([just.scales[9], just.answer]).toEqual([10, null]);
    const beyond = taking(start(40, { planned: 12, alpha: 0.01 }), ...pairs);
    expect(beyond.answer).toBe('undecided');
    // 13 (10 / 5)² = 52 pairs, and there are ten.
    expect(resultOfMetric(beyond).needs?.times).toBe(5.2);
  });

  it('takes differences and their steps as they are where scores have no ratio', () => {
    const trial = startMetric({ ...PLAN, scale: 'difference', calibration: [-20, 20, -20, 20], margin: 0.5 });
    expect(trial).toMatchObject({ steps: [40, 40, 40], resolution: 40, level: 1, margin: 0.5 });
    // A difference of 0 has no sign, whatever the direction.
    expect(taking(start(1, { sign: -1 }), 0).differences).toEqual([0]);
  });

  it('takes no ratio of a score that is not above 0, of either commit', () => {
    const trial = startMetric({ ...PLAN, calibration: [1, 1.1, 1.2] });
    for (const scores of [
      { base: 1, head: 0 },
      { base: 0, head: 1 },
      { base: 1, head: -1 },
    ]) {
      expect(() => withPair(trial, scores)).toThrow('a ratio needs scores above 0');
    }
  });

  it('proposes the least margin that reaches √(20 / pairs) scales, and at most 200 %', () => {
    const plan = { ...PLAN, scale: 'difference', planned: 20 } as const;
    // Steps of 0, 0, 0, 0 and 10: a scale of 2, which is 2 % of 100.
    expect(startMetric({ ...plan, calibration: [100, 100, 100, 100, 100, 110] }).margin_share).toBe(0.02);
    expect(startMetric({ ...plan, calibration: [100, 100, 100, 100, 100, 111] }).margin_share).toBe(0.03);
    expect(startMetric({ ...plan, calibration: [1, 1e6, 1, 1e6, 1] }).margin_share).toBe(2);
  });

  it('has the scale of its calibration where one pair of exact scores is all', () => {
    expect(exactly(start(0), { base: 100, head: 104 }).scales).toEqual([1e-9]);
    expect(exactly(start(1), { base: 100, head: 104 }).scales).toEqual([1.4826]);
  });

  it('keeps an answer that the pairs after it speak against', () => {
    const later = taking(start(1), ...times(12, 5), ...times(80, -5));
    expect(later.answer).toBe('worse');
    expect(resultOfMetric(later).needs).toBeUndefined();
  });

  it('is undecided at once where the effect changed on the way', () => {
    const unsteady = start(1, { is_joint: true, planned: 200, margin: 0.005 });
    const ended = taking(unsteady, ...times(12, 5), ...times(80, -8));
    expect(ended).toMatchObject({ answer: 'undecided', is_at_end: false });
    // The interval is empty: no margin holds it.
    const { lower, upper } = resultOfMetric(ended);
    expect(lower).toBeGreaterThan(upper ?? Number.POSITIVE_INFINITY);
    expect(withNamedMargin(ended, 2)).toBe(ended);
  });

  it('says nothing of what an undecided one needs before both limits are known', () => {
    for (const difference of [5000, -5000]) {
      // So weak a bet refutes what is far from the differences, and nothing that is near.
      const trial = { ...taking(start(1), ...times(7, difference)), bets: [0.01], answer: 'undecided' } as const;
      const { lower, upper, needs } = resultOfMetric(trial);
      expect([lower === null, upper === null]).toEqual([difference < 0, difference > 0]);
      expect(needs).toBeUndefined();
    }
  });

  describe('at the planned end', () => {
    /** Steps of some 80 about 100, so that seven pairs refute nothing; their signed ranks leave the difference alone. */
    const ended = (difference: number, plan: Partial<MetricPlan> = {}) =>
      taking(start(0, { planned: 7, margin: 0.05, calibration: [60, 140, 59, 141], ...plan }), ...times(7, difference));

    it('says which way it differs, from the margin on', () => {
      expect(ended(5)).toMatchObject({ margin: 5, resolution: 0, is_at_end: true });
      const answers = [4.5, 5, 6, -4.5, -5, -6].map((difference) => ended(difference).answer);
      expect(answers).toEqual(['no-difference', 'worse', 'worse', 'no-difference', 'better', 'better']);
      expect(ended(0, { margin: 0 }).answer).toBe('undecided');
    });

    it('names the least usual margin that holds the interval, not one that only reaches it', () => {
      for (const difference of [5, -5]) {
        const undecided = ended(difference, { is_joint: true });
        expect(resultOfMetric(undecided)).toMatchObject({ answer: 'undecided', lower: difference, upper: difference });
        expect(withNamedMargin(undecided, 0.1)).toMatchObject({
          answer: 'no-difference',
          margin_share: 0.1,
          margin: 10,
        });
        expect(withNamedMargin(undecided, 0.05)).toBe(undecided);
      }
    });

    it('is wider by a step of the timer, of which no limit crosses 0', () => {
      const limits = (difference: number) => {
        const trial = ended(difference, { margin: 0.5, calibration: [60, 140, 60, 140] });
        const { answer, lower, upper } = resultOfMetric(trial);
        return [answer, (lower ?? 1) + 0, (upper ?? 1) + 0];
      };
      expect(limits(0)).toEqual(['undecided', -80, 80]);
      expect(limits(5)).toEqual(['worse', 0, 85]);
      expect(limits(-5)).toEqual(['better', -85, 0]);
      expect(limits(90)).toEqual(['worse', 10, 170]);
    });

    it('is undecided where no centre is in both intervals', () => {
      // The first pairs bet on a small scale, the others hardly: the evidence is that of the first, the ranks of the rest.
      const differences = [...times(8, -1.9), ...times(60, 1.5)];
      const scales = [...times(8, 1), ...times(60, 1e6)];
      const trial = { ...start(0, { is_joint: true }), margin: 2, differences, scales };
      const { lower, upper, answer } = resultOfMetric(endMetric(trial));
      expect([answer, lower]).toEqual(['undecided', 1.5]);
      expect(upper).toBeLessThan(1.5);
      expect(upper).toBeGreaterThan(-2);
    });
  });

  it('is not given up as long as the end may name a margin that is in reach', () => {
    // Pairs vary by far more than the calibration let expect, and are centred on what is called no difference.
    const plan = { planned: 100, margin: undefined } as const;
    const pairs = Array.from({ length: 100 }, (_, index) => 0.4 + (index % 2 === 0 ? 4 : -4) * ((index % 7) / 6));
    const [short, long] = [start(0.5, plan), start(0.5, { ...plan, max_margin: 0.05 })];
    expect([short.margin_share, long.margin_share]).toEqual([0.01, 0.01]);
    expect(taking(short, ...pairs.slice(0, 30)).answer).toBe('undecided');
    expect(taking(long, ...pairs.slice(0, 99)).answer).toBeNull();
    const named = withNamedMargin(taking(long, ...pairs), 0.05);
    expect([named.answer, named.margin_share]).toEqual(['no-difference', 0.02]);
  });
});
