import { describe, expect, it } from 'vitest';
import { assignProposal } from '../../src/decision/assignment.ts';
import { resolutionOf, scaleOfScores } from '../../src/decision/comparison/score-scale.ts';
import { confirmedOf } from '../../src/decision/confirmation.ts';
import { drawFrom } from '../../src/decision/draw.ts';
import { evidenceOf } from '../../src/decision/evidence.ts';
import {
  absoluteKeys,
  casesOn,
  distanceOf,
  noiseOfScore,
  ratioOf,
  renderGain,
  renderLimit,
  renderLimits,
  scaleFrom,
  scaleIssue,
  scalePlan,
  scoresOf,
  shownGain,
  withRatio,
} from '../../src/decision/gain-scale.ts';
import {
  beginCalibration,
  confirmationIn,
  openSession,
  type Session,
  withCalibration,
} from '../../src/decision/session.ts';
import { decisionProblems } from '../../src/decision/settings-rules.ts';
import { nextStep, reportTask, type Task } from '../../src/decision/task.ts';
import { measured, settingsOf } from './trials.ts';
import { gaussian, numbersOf } from './world.ts';

const MS = { unit: 'ms' };

/** A session whose calibration scored so. */
function calibrated(scores: readonly number[], overrides: Readonly<Record<string, unknown>> = {}): Session {
  const settings = settingsOf({ direction: 'min', unit: 'ms', ...overrides });
  const plan = { score_scale: scalePlan(settings, { score_unit: settings.unit }), score_unit: settings.unit ?? null };
  const { session, calibration } = beginCalibration({ ...openSession({ settings, base: 'base' }), ...plan });
  return withCalibration(session, { ...calibration, scores });
}

const NOISY = [100, 104, 97, 101, 99, 103, 98, 102];

function run<T extends Task>(task: T, score: (arm: string) => number): T {
  let current = task;
  for (;;) {
    const step = nextStep(current, drawFrom('x'));
    if (step.kind !== 'measure') return current;
    current = reportTask(
      current,
      step.runs.map(({ arm }) => measured(arm, score(arm))),
    );
  }
}

function trialOf(session: Session) {
  const assigned = assignProposal(session, { id: 'c1', tree: 'c1', purpose: 'candidate' });
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  return assigned.trial;
}

describe('the scale of a run', () => {
  it.each([
    ['ms', {}, 'auto'],
    ['ops/s', {}, 'auto'],
    ['allocations', {}, 'auto'],
    ['ms', { min_improvement: '2%', tolerance: '1%', integrity: { max_plausible: '3x' } }, 'auto'],
    ['ms', { guards: [{ metric: 'p99', max_regression: 0 }] }, 'auto'],
    [undefined, {}, 'difference'],
    ['accuracy', {}, 'difference'],
    ['ms', { min_improvement: 3 }, 'difference'],
    ['ms', { tolerance: 3 }, 'difference'],
    ['ms', { guards: [{ metric: 'p99', max_regression: 5 }] }, 'difference'],
    ['ms', { integrity: { max_plausible: 40 } }, 'difference'],
    ['ms', { scale: 'difference' }, 'difference'],
    ['accuracy', { scale: 'ratio' }, 'ratio'],
  ])('with the unit %s and %j begins as %s', (score_unit, overrides, plan) => {
    expect(scalePlan(settingsOf(overrides), { score_unit })).toBe(plan);
    expect(scalePlan(settingsOf({ ...overrides, scale: 'auto' }), { score_unit, unscored: true })).toBe('difference');
  });

  it('is what the first calibration shows, and stays', () => {
    expect(calibrated(NOISY).score_scale).toBe('ratio');
    expect(calibrated([0, 1, 2, 1]).score_scale).toBe('difference');
    // A timer of 10 on scores of 50.
    expect(calibrated([50, 60, 50, 60, 60]).score_scale).toBe('difference');
    const session = calibrated(NOISY);
    const again = withCalibration(session, { ...beginCalibration(session).calibration, scores: [50, 60, 50, 60] });
    expect(again.score_scale).toBe('ratio');
  });

  it('is the ratio where all scores are above 0, and the least at least ten steps of the timer', () => {
    expect(resolutionOf([30, 10, 30, 15])).toBe(5);
    // Where no two are equal, or all are, nothing shows a step.
    expect([resolutionOf([10, 20, 30]), resolutionOf([7, 7, 7])]).toEqual([0, 0]);
    expect([scaleOfScores([100, 110, 100], 'time'), scaleOfScores([99, 109, 99], 'time')]).toEqual([
      ...['ratio', 'difference'],
    ]);
    expect([scaleOfScores([5, 5], 'time'), scaleOfScores([0, 0], 'time')]).toEqual(['ratio', 'difference']);
    expect(scaleOfScores([100, 110, 100], null)).toBe('difference');
    const cases = (...scores: number[]) => ({ scores: NOISY, cases: scores.map((a) => ({ a, b: 1 })) });
    expect([scaleFrom('auto', cases(1, 2)), scaleFrom('auto', cases(1, 0))]).toEqual(['ratio', 'difference']);
    expect([scaleFrom('ratio', cases(0)), scaleFrom('difference', cases(1))]).toEqual(['ratio', 'difference']);
  });

  it('turns scores, cases and noise into what is compared', () => {
    expect(casesOn({ a: Math.E, b: 1 }, MS)).toEqual({ a: 1, b: 0 });
    expect(casesOn({ a: 7 }, undefined)).toEqual({ a: 7 });
    const run = { score_scale: 'ratio', score_unit: 'ms' } as const;
    expect([ratioOf(run), withRatio(run)]).toEqual([MS, { ratio: MS }]);
    expect([ratioOf({ ...run, score_scale: 'auto' }), withRatio({ ...run, score_scale: 'auto' })]).toEqual([
      ...[undefined, {}],
    ]);
    expect(withRatio({ ...run, score_scale: 'difference' })).not.toHaveProperty('ratio');
    const noisy = { ...run, last_noise: { sigma: 0.1, mean: Math.log(50) } };
    expect(noiseOfScore(noisy)).toBeCloseTo(5, 12);
    expect(noiseOfScore({ ...noisy, score_scale: 'difference' })).toBe(0.1);
    expect(noiseOfScore({ ...run, last_noise: null })).toBe(0);
    const results = [measured('candidate', 'fails'), measured('incumbent', { a: 1, b: 3 })];
    expect(scoresOf([...results, measured('incumbent', Number.POSITIVE_INFINITY)])).toEqual([2, 1, 3]);
    expect([scaleIssue([1, 2], MS), scaleIssue([0], undefined)]).toEqual([undefined, undefined]);
    expect(scaleIssue([1, 0], MS)).toMatch(/^a score is 0,/);
  });

  it('takes thresholds as shares and factors', () => {
    const { rules } = trialOf(calibrated(NOISY, { min_improvement: '2%', integrity: { max_plausible: '3x' } }));
    expect(rules).toMatchObject({ ratio: MS, min_improvement: Math.log1p(0.02), max_plausible: Math.log(3) });
    const { rules: automatic } = trialOf(calibrated(NOISY));
    expect(automatic.max_plausible).toBeCloseTo(Math.log(2), 12);
    expect(distanceOf('2%', 200, undefined)).toBe(4);
    expect([distanceOf('2%', -200, undefined), distanceOf(3, 200, undefined)]).toEqual([4, 3]);
    expect(absoluteKeys(settingsOf({ decision: 'ladder', ladder_step: 2, tolerance: 0 }))).toEqual([['ladder_step']]);
    expect(absoluteKeys(settingsOf({ ladder_step: 'auto', min_improvement: '2%' }))).toEqual([]);
    expect(scalePlan(settingsOf({ guards: [{ command: 'npm test' }] }), { score_unit: 'ms' })).toBe('auto');
    const keys = { scale: 'ratio', min_improvement: 2, tolerance: 1, integrity: { max_plausible: 9 } };
    expect(decisionProblems(settingsOf(keys)).map(({ path }) => path)).toEqual(
      expect.arrayContaining([['min_improvement'], ['tolerance'], ['max_plausible']]),
    );
    expect(decisionProblems(settingsOf({ scale: 'ratio', min_improvement: '2%' }))).toEqual([]);
  });

  it('has factors of its own as limits, and no thresholds of differences', () => {
    const rulesOf = (session: Session, limits_by_pairs = true) => trialOf({ ...session, limits_by_pairs }).rules;
    const plain = { scale: 'difference' } as const;
    const limitedTo = (max_plausible: number | string, overrides = {}) =>
      rulesOf(calibrated(NOISY, { integrity: { max_plausible }, ...overrides }));
    expect(limitedTo('3x', plain)).toMatchObject({ plausible_factor: 3, max_plausible: expect.any(Number) });
    expect(limitedTo(40, plain)).not.toHaveProperty('plausible_factor');
    expect(limitedTo('3x')).not.toHaveProperty('plausible_factor');
    expect(rulesOf(calibrated(NOISY, plain))).not.toHaveProperty('steps');
    expect(rulesOf(calibrated(NOISY))).toHaveProperty('steps.length', NOISY.length - 1);
    const found = decisionProblems(settingsOf({ scale: 'ratio', tolerance: 1 })).map((problem) => problem.found);
    expect(found).toEqual(["tolerance as a number of the score's unit"]);
  });

  it('follows the steps of the last calibration, whatever pairs said of the noise', () => {
    const again = (session: Session) =>
      withCalibration(session, { ...beginCalibration(session).calibration, scores: [1, 2, 8] });
    const steps = again(calibrated(NOISY)).noise?.steps ?? [];
    expect(steps).toEqual([Math.log(2), Math.log(4)].map((step) => expect.closeTo(step, 12)));
    expect(again(calibrated(NOISY, { scale: 'difference' })).noise).not.toHaveProperty('steps');
  });

  it('is named by the evidence of a decision, where it is that of ratios', () => {
    for (const decision of ['paired-sequential', 'greedy']) {
      const evidence = (overrides = {}) => evidenceOf(trialOf(calibrated(NOISY, { decision, ...overrides })));
      expect(evidence()).toMatchObject({ score_scale: 'ratio' });
      expect(evidence({ scale: 'difference' })).not.toHaveProperty('score_scale');
    }
    const statistic = (overrides = {}) => evidenceOf(trialOf(calibrated(NOISY, overrides))).statistic;
    expect([statistic(), statistic({ scale: 'difference' })]).toEqual(['insured-symmetry-e/1', 'symmetry-e/1']);
  });

  it('makes the same decision whatever the unit is', () => {
    const decide = (factor: number) => {
      const random = numbersOf(3);
      const noise = () => factor * Math.exp(0.03 * gaussian(random));
      const session = calibrated(Array.from({ length: 8 }, noise));
      return run(trialOf(session), (arm) => noise() * (arm === 'candidate' ? 0.9 : 1)).verdict;
    };
    expect(decide(1e-9)).toMatchObject({ outcome: 'keep', reason: expect.stringMatching(/1\.\d+× faster/) });
    expect(decide(1e9)).toEqual(decide(1e-9));
  });

  it('ends the run at a score that has no ratio, and says what to set', () => {
    for (const decision of ['paired-sequential', 'greedy']) {
      const session = calibrated(NOISY, { decision });
      const ended = run(trialOf(session), (arm) => (arm === 'candidate' ? 0 : 100));
      expect(ended.verdict).toBeNull();
      expect(nextStep(ended, drawFrom('x'))).toMatchObject({
        kind: 'halt',
        reason: expect.stringMatching(/^a score is 0, .* set scale = "difference" and start a new run$/),
      });
    }
    const confirmation = confirmationIn(calibrated(NOISY), { id: 'confirmation 1', baseline: 'base' });
    expect(run(confirmation, () => 0).halted).toMatch(/^a score is 0/);
    const forced = calibrated(NOISY, { scale: 'ratio' });
    const { calibration } = beginCalibration({ ...forced, noise: null });
    expect(run(calibration, () => -1).halted).toMatch(/^a score is -1/);
  });

  it('reads in ratios, with the words of the unit', () => {
    expect(renderGain(Math.log(1.25), -1, MS)).toBe('1.25× faster');
    expect(renderGain(Math.log(1.25), 1, { unit: 'ops/s' })).toBe('1.25× faster');
    expect(renderGain(-Math.log(1.25), -1, MS)).toBe('1.25× slower');
    expect(renderGain(Math.log(2), -1, { unit: 'kB' })).toBe('2.00× smaller');
    expect(renderGain(Math.log(2), -1, { unit: null })).toBe('2.00× lower');
    expect(renderGain(0, -1, MS)).toBe('no change');
    expect(renderGain(0.5, -1, undefined)).toBe('+0.5');
    expect([renderLimit(2, -1, undefined), renderLimit(Math.log(3), -1, MS)]).toEqual(['2', '3.00× faster']);
    const shown = shownGain({ estimate: Math.log(13.7), interval: [Math.log(11.9), Math.log(15.8)] }, -1, MS);
    expect(renderLimits(shown)).toBe('11.9–15.8');
    expect(shownGain({ estimate: 1 }, -1, MS)).toMatchObject({ lower: null, upper: null });
  });

  // On the scale of differences the upper limit of this is beyond what a time can lose, in nearly every run.
  it('claims no interval that cannot be: 20 times as fast at a noise of 30 %', () => {
    const random = numbersOf(5);
    let covered = 0;
    let impossible = 0;
    for (let repetition = 0; repetition < 400; repetition += 1) {
      const noise = () => Math.exp(0.3 * gaussian(random));
      const pairs = Array.from({ length: 20 }, () => ({ candidate: 5 * noise(), incumbent: 100 * noise() }));
      const { interval } = confirmedOf({ sign: -1, pairs, confidence: 0.95, ratio: MS });
      covered += interval[0] <= Math.log(20) && Math.log(20) <= interval[1] ? 1 : 0;
      const plain = confirmedOf({ sign: -1, pairs, confidence: 0.95 });
      impossible += plain.interval[1] > plain.baseline_mean ? 1 : 0;
    }
    expect(impossible / 400).toBeGreaterThan(0.9);
    expect(covered / 400).toBeGreaterThan(0.93);
    expect(covered / 400).toBeLessThan(0.975);
  });
});
