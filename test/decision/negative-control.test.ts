import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evaluateNegativeControl,
  isRefusedByMetric,
  NEGATIVE_CONTROL_TASK,
  type NegativeControlResult,
  negativeControlOutcome,
} from '../../src/decision/negative-control.ts';
import { settingsOf } from './trials.ts';
import { gaussian, numbersOf } from './world.ts';

const MAX_RUNS = 5;
const SAME = [100, 100, 100];
// SD 2.
const NOISY = [98, 102, 98, 102, 98, 102, 98, 102];

/** In both directions: the other one turns all signs. */
function evaluated(scores: readonly (number | null)[], base: readonly number[]): NegativeControlResult['kind'] {
  const turn = (all: readonly (number | null)[]) => all.map((score) => (score === null ? null : -score));
  const one = evaluateNegativeControl({ scores, base, sign: 1, isCurrentBest: false });
  const turned = turn(base).filter((score) => score !== null);
  const other = evaluateNegativeControl({ scores: turn(scores), base: turned, sign: -1, isCurrentBest: false });
  expect(other.kind).toBe(one.kind);
  return one.kind;
}

/** Runs a candidate until it is settled. */
function conclude(base: readonly number[], next: () => number | null) {
  const scores: (number | null)[] = [];
  for (;;) {
    const verdict = evaluateNegativeControl({ scores, base, sign: 1, isCurrentBest: false });
    if (verdict.kind !== 'unsettled') return { kind: verdict.kind, runs: scores.length };
    scores.push(next());
  }
}

describe('a negative control', () => {
  it.each<readonly [kind: string, scores: readonly (number | null)[], base: readonly number[]]>([
    ['unsettled', [], SAME],
    ['failed', [null], SAME],
    ['failed', [null], NOISY],
    ['failed', [100, null], NOISY],
    // Exact scores need one run: any difference counts.
    ['failed', [99.9], SAME],
    ['fooled', [100], SAME],
    ['fooled', [100.1], SAME],
    // Of one score of the base nobody knows whether it is exact: the same twice says so.
    ['unsettled', [0], [100]],
    ['failed', [0, 0], [100]],
    ['fooled', [100, 100], [100]],
    ['unsettled', [0, 1], [100]],
    // One degree of freedom is enough for a loss that is large enough: t = 1270, where 318 is needed.
    ['failed', [-1000], [100, 101]],
    ['failed', [0, 1, 0], [100]],
    // Noise: clearly worse at once, or not yet.
    ['failed', [80], NOISY],
    ['unsettled', [94], NOISY],
    ['unsettled', [100], NOISY],
    ['unsettled', [120, 121, 119, 120], NOISY],
    ['failed', [94, 95, 93, 94, 95], NOISY],
    ['fooled', [98, 97, 99, 98, 97], NOISY],
    ['fooled', [100, 99, 101, 100, 100], NOISY],
    ['fooled', [120, 121, 119, 120, 120], NOISY],
    // Under fail mode "worst" a base that fails has the largest number there is.
    ['failed', [-Number.MAX_VALUE], [Number.MAX_VALUE, Number.MAX_VALUE]],
    ['fooled', [Number.MAX_VALUE], [-Number.MAX_VALUE, -Number.MAX_VALUE]],
  ])('is %s by %j against %j', (kind, scores, base) => {
    expect(evaluated(scores, base)).toBe(kind);
  });

  it('is skipped with a remark where it equals the current best', () => {
    const supplied = { base: SAME, sign: 1, isCurrentBest: true } as const;
    expect(evaluateNegativeControl({ ...supplied, scores: [] }).kind).toBe('unsettled');
    expect(negativeControlOutcome(evaluateNegativeControl({ ...supplied, scores: [100] }), () => false)).toEqual({
      passed: true,
      remark: 'the base has nothing but protected files: no negative control could be tried',
    });
  });

  it('that the evaluator accepts is reported with all figures, unless a metric refuses it', () => {
    const same = evaluateNegativeControl({ scores: [5], base: [5, 5], sign: 1, isCurrentBest: false });
    const reported = {
      passed: false,
      remark:
        'the negative control, a tree with only the protected files, is not clearly worse (5 in 1 run, where the current best has 5 in 2): the evaluator might not look at the code',
    };
    expect(negativeControlOutcome(same, () => false)).toEqual(reported);
    expect(negativeControlOutcome(same, () => true)).toEqual({ passed: true, remark: null });
    const better = evaluateNegativeControl({
      scores: [1, 1.5, 1, 1.5, 1],
      base: [5, 5.5],
      sign: -1,
      isCurrentBest: false,
    });
    expect(negativeControlOutcome(better, () => false)?.remark).toBe(
      'the negative control, a tree with only the protected files, scores better (1.2 in 5 runs, where the current best has 5.25 in 2, SD 0.354): the evaluator rewards throwing code away',
    );
  });

  it('has no outcome while it is unsettled', () => {
    expect(negativeControlOutcome({ kind: 'unsettled' }, () => true)).toBeUndefined();
  });

  it('is refused by a guard of a metric that it fails, whatever other guards say', () => {
    const { guards, metrics } = settingsOf({
      guards: [{ command: 'npm test' }, { metric: 'bytes', max_regression: 5 }, { metric: 'p99', max_regression: 5 }],
    });
    const run = (tree: string, p99: number) => ({
      ...{ task: tree === 'base' ? 'calibration 1' : NEGATIVE_CONTROL_TASK, tree, stage: 'calibrate' as const },
      ...{ arm: tree === 'base' ? ('incumbent' as const) : ('candidate' as const), metrics: { p99, bytes: 1 } },
    });
    const refused = (p99: number) =>
      isRefusedByMetric({ runs: [run('base', 100), run('broken', p99)], incumbent: 'base', guards, metrics });
    expect([refused(105), refused(106)]).toEqual([false, true]);
    expect(isRefusedByMetric({ runs: [], incumbent: 'base', guards: guards.slice(0, 1), metrics })).toBe(false);
  });

  it('is settled by five runs at the latest, and by one where scores are exact', () => {
    const score = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const scores = fc.array(fc.option(score, { freq: 9 }), { minLength: MAX_RUNS, maxLength: MAX_RUNS });
    fc.assert(
      fc.property(scores, fc.array(score, { minLength: 1, maxLength: 20 }), (supplied, base) => {
        const left = [...supplied];
        expect(conclude(base, () => left.shift() ?? null).runs).toBeLessThanOrEqual(MAX_RUNS);
        const [first = 0] = base;
        expect(conclude([first, first], () => supplied[0] ?? null).runs).toBe(1);
      }),
    );
  });

  it('never passes with a mean that is no worse than the one of the base, however much either scatters', () => {
    const score = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(score, { minLength: 1, maxLength: 20 }),
        fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: MAX_RUNS, maxLength: MAX_RUNS }),
        (base, above) => {
          const most = Math.max(...base);
          const left = [...above];
          expect(conclude(base, () => most + (left.shift() ?? 0)).kind).toBe('fooled');
        },
      ),
    );
  });

  it('does not depend on the unit or the zero of the scores', () => {
    const score = fc.integer({ min: -1000, max: 1000 });
    const unit = fc.constantFrom(0.25, 1, 4, 1024);
    fc.assert(
      fc.property(
        fc.array(score, { minLength: 1, maxLength: MAX_RUNS }),
        fc.array(score, { minLength: 1, maxLength: 9 }),
        unit,
        score,
        (scores, base, times, zero) => {
          const moved = (all: readonly number[]) => all.map((each) => times * each + zero);
          expect(evaluated(moved(scores), moved(base))).toBe(evaluated(scores, base));
        },
      ),
    );
  });

  // Shares of 4,000 runs by normal noise; what docs/explanation/claims.md says of them.
  it.each<readonly [runs: number, sds: number, least: number, most: number]>([
    [8, 0, 0.99, 1],
    [4, 0, 0.99, 1],
    [1, 0, 0.99, 1],
    [8, 3, 0.08, 0.18],
    [8, 4, 0, 0.02],
    [8, 5, 0, 0.002],
    [3, 8, 0, 0.005],
    [1, 20, 0, 0.003],
  ])(
    'after %d scores of the base, %d SDs worse, is taken for sound in a share of %d to %d',
    (runs, sds, least, most) => {
      const random = numbersOf(7);
      const COUNT = 4000;
      let fooled = 0;
      for (let round = 0; round < COUNT; round += 1) {
        const base = Array.from({ length: runs }, () => 100 + gaussian(random));
        if (conclude(base, () => 100 - sds + gaussian(random)).kind === 'fooled') fooled += 1;
      }
      expect(fooled / COUNT).toBeGreaterThanOrEqual(least);
      expect(fooled / COUNT).toBeLessThanOrEqual(most);
    },
  );
});
