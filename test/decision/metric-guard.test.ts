import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuardOpen, testMetric } from '../../src/decision/metric-guard.ts';
import { reportTask } from '../../src/decision/task.ts';
import { guardShares } from './metric-world.ts';
import { decisionOf, pairedTrial, settingsOf } from './trials.ts';
import { NOISE_OF } from './world.ts';

const RULE = { metric: 'p99', direction: 'min', margin: '2%' } as const;

const pairs = (count: number, candidate: number | null, incumbent: number | null = 100) =>
  Array.from({ length: count }, () => ({ metrics: { p99: [candidate, incumbent] as const } }));

describe('a metric that guards', () => {
  it.each([
    ['no worse, in five equal pairs', 5, 100, 'not-worse'],
    ['undecided before', 4, 100, 'undecided'],
    ['within its margin', 9, 101, 'not-worse'],
    ['worse by more', 9, 103, 'worse'],
    ['not reported', 5, null, 'missing'],
  ] as const)('is %s', (_, count, candidate, verdict) => {
    expect(testMetric(pairs(count, candidate), RULE).verdict).toBe(verdict);
  });

  it('reads the margin in the direction of the metric', () => {
    expect(testMetric(pairs(7, 97), { ...RULE, direction: 'max' })).toMatchObject({
      verdict: 'worse',
      reason: 'guard: p99 went from 100 to 97, more than 2% worse',
    });
    expect(testMetric(pairs(5, 97), RULE).reason).toBeUndefined();
    expect(testMetric(pairs(5, 103), { ...RULE, margin: 4 }).verdict).toBe('not-worse');
  });

  it('decides by the estimate where nothing lies between worse and not worse', () => {
    expect(testMetric(pairs(1, 100), { ...RULE, margin: 0 }).verdict).toBe('not-worse');
    expect(testMetric(pairs(1, 100.1), { ...RULE, margin: '0%' }).verdict).toBe('worse');
    expect(testMetric(pairs(1, 0, 0), RULE).verdict).toBe('not-worse');
  });

  it('says the same of a metric in any unit', () => {
    const noisy = fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(noisy, fc.integer({ min: -300, max: 300 }), (all, exponent) => {
        const scaled = (unit: number) =>
          all.map(([one, other]) => ({ metrics: { p99: [one * unit, other * unit] as const } }));
        expect(testMetric(scaled(2 ** exponent), RULE).verdict).toBe(testMetric(scaled(1), RULE).verdict);
      }),
    );
  });

  it('asks for more pairs while it is undecided, up to the budget, unless another one refused', () => {
    const both = { metrics: [RULE, { ...RULE, metric: 'bytes' }], pairs: 10 };
    const of = (count: number, p99: number, bytes: number) =>
      Array.from({ length: count }, () => ({ metrics: { p99: [p99, 100] as const, bytes: [bytes, 100] as const } }));
    expect(isGuardOpen(both, of(3, 100, 100))).toBe(true);
    expect(isGuardOpen(both, of(5, 100, 100))).toBe(false);
    expect(isGuardOpen({ ...both, pairs: 3 }, of(3, 100, 100))).toBe(false);
  });
});

describe('a test by pairs with a guard', () => {
  const run = (rules: object, scores: readonly number[], p99 = 101.9) =>
    scores.reduce(
      (trial, score) =>
        decisionOf(trial) === 'measure'
          ? reportTask(trial, [
              { arm: 'candidate', kind: 'scored', score, metrics: { p99: trial.pairs.length % 2 === 0 ? p99 : 80 } },
              { arm: 'incumbent', kind: 'scored', score: 0, metrics: { p99: 100 } },
            ])
          : trial,
      pairedTrial(rules),
    );

  it('decides on the score as without: the guard only asks for more pairs of what passed', () => {
    const scores = fc.array(fc.integer({ min: -6, max: 10 }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(scores, (all) => {
        const plain = run({}, all);
        const guarded = run({ guards: { metrics: [RULE], pairs: plain.pairs.length + 3 } }, all);
        expect(guarded.pairs.length).toBeGreaterThanOrEqual(plain.pairs.length);
        if (decisionOf(plain) === 'keep evident')
          expect(guarded.pairs.length).toBeLessThanOrEqual(plain.pairs.length + 3);
        else expect(guarded.verdict).toEqual(plain.verdict);
      }),
    );
  });

  it('keeps what the score has shown while the guard asks', () => {
    const scores = [9, 9, 9, 9, 9, -1, -1, -1];
    expect(decisionOf(run({ guards: { metrics: [RULE], pairs: 8 } }, scores))).toBe('keep evident');
    expect(run({ guards: { metrics: [RULE], pairs: 8 } }, scores).pairs).toHaveLength(8);
  });
});

describe('settings of metrics', () => {
  it('know no role but guard and report', () => {
    expect(settingsOf({ metrics: [{ name: 'p99' }] }).metrics).toEqual([
      { name: 'p99', direction: 'min', role: 'report' },
    ]);
    expect(() => settingsOf({ metrics: [{ name: 'p99', role: 'other' }] })).toThrow(/guard/);
  });
});

// A margin of 2 %, and a metric with an SD of 5 % of one evaluation.
describe('changes that truly gain two noise SDs, beside a metric', () => {
  it('that they leave alone: of 24 at most one is rejected, over 20 seeds', () => {
    const { passed, refused } = guardShares(600, { gain: 2, regression: 0 });
    expect(passed).toBeGreaterThan(20 * 24);
    expect((24 * refused) / passed).toBeLessThanOrEqual(1);
  });

  it.each(['gaussian', 't3', 'skewed'] as const)('worse by twice the margin: at most 5 % pass, %s', (noise) => {
    const { passed, refused } = guardShares(600, { gain: 2, regression: 0.04, noise: NOISE_OF[noise] });
    expect((passed - refused) / passed).toBeLessThanOrEqual(0.05);
  });
});
