import { describe, expect, it } from 'vitest';
import {
  expectedGain,
  judgeScreening,
  loneRules,
  NO_LONE_RUNS,
  withBestRun,
  withTest,
} from '../../src/decision/screening.ts';
import type { Session } from '../../src/decision/session.ts';
import { calibrated, NOISY, pairedTrial, sessionOf } from './trials.ts';

const SOUND = { differences: 65, arms: 100, freedom: 5, drifts: 0, since_best: 9 };

function screened(supplied: Partial<Session> = {}, settings: Readonly<Record<string, unknown>> = {}) {
  return loneRules({
    ...sessionOf(NOISY, settings),
    screens_by_three: true,
    renews_reference: true,
    lone: SOUND,
    ...supplied,
  });
}

describe('up to three lone runs', () => {
  it('come before the pairs where pairs have shown that lone runs are as informative', () => {
    const rules = {
      lone: { limits: [-0.15, 0.15, 0.35], reference: 2.5, reference_runs: 8, weight: 1, most_gain: 1.5 },
      futility_z: -0.3,
      max_pairs: 40,
    };
    expect(screened()).toEqual(rules);
    expect(screened({ effort: 'fast' })).toEqual(rules);
    expect(screened({}, { error_rate: 'fwer', max_candidates: 9 })).toMatchObject({ max_pairs: 40 });
  });

  it('have the limits of its version in a run that began before these', () => {
    const lone = { ...SOUND, freedom: 20, since_best: 99 };
    expect(screened({ renews_reference: false, lone }).lone).toEqual({
      ...{ limits: [-0.35, 0, 0.15], reference: 2.5, reference_runs: 8, weight: 0.7 },
    });
    const scores = [99, 99, ...Array.from({ length: 10 }, (_, at) => at)];
    expect(screened({ renews_reference: false, lone, scores }).lone).toMatchObject({ reference: 4.5 });
    expect(screened({ renews_reference: false, lone: { ...lone, freedom: 19 } })).toEqual({});
  });

  it('are left out once after ten tests without a run of the current best, so that its level is known again', () => {
    const rules = screened({ lone: { ...SOUND, since_best: 10 } });
    expect(rules).toEqual({ screen: 'off', futility_z: -0.3, max_pairs: 40 });
    expect(withBestRun(SOUND, false).since_best).toBe(10);
    expect(withBestRun(SOUND, true).since_best).toBe(0);
    expect(calibrated({ ...sessionOf(NOISY), lone: SOUND }, NOISY).lone).toEqual({ ...SOUND, since_best: 0 });
  });

  it.each<[string, Partial<Session>, Readonly<Record<string, unknown>>]>([
    ['the run began before this rule', { screens_by_three: false }, {}],
    ['the scores of the current best changed their level', { lone: { ...SOUND, drifts: 1 } }, {}],
    ['arms of a pair vary together', { lone: { ...SOUND, differences: 64 } }, {}],
    ['too few pairs were measured', { lone: { ...SOUND, freedom: 4 } }, {}],
    ['a proposal is dear', { effort: 'thorough' }, {}],
    ['the current best has no score', { scores: [] }, {}],
    ['a user set the screen', {}, { screen: 0 }],
    ['a user set when to give up', {}, { futility_z: 0.5 }],
    ['a user set the most pairs', {}, { max_pairs: 20 }],
  ])('do not where %s', (_why, supplied, settings) => {
    expect(screened(supplied, settings)).toEqual({});
  });

  it('do not where cases are the unit', () => {
    const session = sessionOf([{ a: 1 }, { a: 2 }]);
    expect(loneRules({ ...session, screens_by_three: true, renews_reference: true, lone: SOUND })).toEqual({});
  });
});

describe('the reference of lone runs', () => {
  it('is the mean of the last twenty scores of the current best, in units of gains', () => {
    const scores = [99, 99, ...Array.from({ length: 20 }, (_, at) => at)];
    expect(screened({ scores }).lone).toMatchObject({ reference: 9.5, reference_runs: 20 });
    const ratio = screened({ scores: [1, Math.E ** 2], score_scale: 'ratio' }).lone;
    expect(ratio?.reference).toBeCloseTo(1, 12);
  });

  it('leaves no outlier to decide alone: a run counts for at most 1.5 noise SDs', () => {
    const { rules } = pairedTrial({ screen: 0, scale: Math.SQRT2 });
    const lone = { limits: [-0.25, 0.1, 0.2], reference: 0, reference_runs: 8, weight: 1 };
    expect(judgeScreening({ ...rules, lone }, [100]).kind).toBe('more');
    expect(judgeScreening({ ...rules, lone }, [100, -1.2]).kind).toBe('more');
    expect(judgeScreening({ ...rules, lone }, [100, -1.4])).toMatchObject({ kind: 'out' });
    const bounded = { ...lone, most_gain: 1.3 };
    expect(judgeScreening({ ...rules, lone: bounded }, [100, -1.05]).kind).toBe('more');
    expect(judgeScreening({ ...rules, lone: bounded }, [100, -1.15])).toMatchObject({ kind: 'out' });
  });

  it('lets a gain count for no more than the current best once fell below it, or 0.9 noise SDs', () => {
    const mostOf = (scores: readonly number[], supplied: Partial<Session> = {}, direction = 'max') =>
      screened({ scores, ...supplied }, { direction }).lone?.most_gain;
    expect([mostOf([0, 9, 9]), mostOf([0, 9, 9], {}, 'min')]).toEqual([6, 3]);
    const sigma = sessionOf(NOISY).noise?.sigma ?? 0;
    expect(mostOf([5, 5, 5])).toBeCloseTo(0.9 * sigma, 12);
    const noise = { ...sessionOf(NOISY).noise, sigma: 0.1 } as NonNullable<Session['noise']>;
    expect(mostOf([1, Math.E, Math.E], { noise, score_scale: 'ratio' })).toBeCloseTo(2 / 3, 12);
  });
});

describe('what pairs show of lone runs', () => {
  it('is how much arms vary alone and together, within each test', () => {
    const pair = (candidate: number, incumbent: number) => ({
      ...{ candidate, incumbent, difference: candidate - incumbent },
    });
    const together = withTest(NO_LONE_RUNS, [pair(3, 1), pair(5, 3), pair(7, 5)], undefined);
    expect(together).toEqual({ ...NO_LONE_RUNS, arms: 16, freedom: 2 });
    expect(withTest(together, [pair(9, 0)], undefined)).toEqual(together);
    const apart = withTest(together, [pair(2, 1), pair(1, 2)], undefined);
    expect(apart).toEqual({ ...NO_LONE_RUNS, differences: 2, arms: 17, freedom: 3 });
    const ratio = withTest(NO_LONE_RUNS, [pair(Math.E, 1), pair(1, 1)], { unit: 'ms' });
    expect(ratio.arms).toBeCloseTo(0.5, 12);
  });
});

describe('the gain that is to be expected', () => {
  it('weighs lone runs and pairs by how informative they are', () => {
    const { rules } = pairedTrial({ screen: 0, reference: 1, scale: Math.SQRT2 });
    expect(expectedGain(rules, [3], { mean: 0.5, pairs: 4 })).toEqual({ gain: 0.5, error: expect.closeTo(0.5 ** 0.5) });
    // 0.7 / (1/2 + 1/2) beside 4 / 2.
    const lone = { limits: [0, 0], reference: 1, reference_runs: 2, weight: 0.7 };
    const { gain, error } = expectedGain({ ...rules, lone }, [2, 2], { mean: 0.5, pairs: 4 });
    expect(gain).toBeCloseTo((0.7 * 1 + 2 * 0.5) / 2.7, 12);
    expect(error).toBeCloseTo(1 / Math.sqrt(2.7), 12);
  });
});
