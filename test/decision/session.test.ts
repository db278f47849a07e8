import { describe, expect, it } from 'vitest';
import { withNoop } from '../../src/decision/aa-check.ts';
import { pendingReleases, withRelease } from '../../src/decision/approval.ts';
import {
  assignAaCheck,
  assignCertify,
  assignPromotion,
  assignProposal,
  type Trial,
} from '../../src/decision/assignment.ts';
import { concludeTrial, isAcceptedTrial, withoutVerdict } from '../../src/decision/conclusion.ts';
import type { PairedTrial } from '../../src/decision/paired-trial.ts';
import {
  beginCalibration,
  confirmationIn,
  dueIn,
  evaluateNegativeControlIn,
  falseAcceptanceBound,
  findFollowUp,
  isNegativeControlDue,
  openSession,
  type Session,
  withConfirmed,
  withEffort,
  withEnvironment,
  withNegativeControl,
  withNegativeControlRun,
  withoutBaseline,
} from '../../src/decision/session.ts';
import { REFUSED_AFTER_TEST } from '../../src/decision/verdict.ts';
import { noiseOf } from '../../src/stats/noise.ts';
import {
  calibrated,
  decisionOf,
  NOISY,
  SAME,
  type Scripted,
  sessionOf,
  settingsOf,
  stepOf,
  withPairs,
  withRuns,
} from './trials.ts';

function assign(session: Session, tree: string, purpose: 'candidate' | 'simplify' = 'candidate') {
  const assigned = assignProposal(session, { id: tree, tree, purpose });
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  return assigned;
}

function paired(session: Session, tree: string): { readonly session: Session; readonly trial: PairedTrial } {
  const { session: next, trial } = assign(session, tree);
  if (trial.task !== 'paired') throw new Error(trial.task);
  return { session: next, trial };
}

/** A trial that was screened and then got so many equal pairs. */
function reported(trial: PairedTrial, count: number, candidate: Scripted, best: Scripted = 2.5): PairedTrial {
  const screened = trial.is_screened ? trial : withRuns(trial, [typeof candidate === 'number' ? 1e3 : candidate]);
  return withPairs(
    screened,
    Array.from({ length: count }, () => [candidate, best] as const),
  );
}

function accept(session: Session, tree: string): Session {
  const begun = paired(session, tree);
  return concludeTrial(begun.session, reported(begun.trial, 5, 9), 'accepted');
}

const refusal = (session: Session, tree: string): string => {
  const assigned = assignProposal(session, { id: 'again', tree, purpose: 'candidate' });
  return assigned.kind === 'refused' ? assigned.code : assigned.kind;
};

describe('a session', () => {
  it('begins with a calibration, and takes no proposal before it', () => {
    const session = openSession({ settings: settingsOf(), base: 'base' });
    expect(dueIn(session)).toEqual({ kind: 'calibration' });
    expect(() => assignProposal(session, { id: 'c1', tree: 'c1', purpose: 'candidate' })).toThrow(TypeError);
    const { calibration } = beginCalibration(session);
    expect(stepOf(calibration)).toMatchObject({ stage: 'calibrate', index: 1, runs: [{ arm: 'incumbent' }] });
    expect(stepOf(withRuns(calibration, NOISY))).toEqual({ kind: 'done' });
    expect(stepOf(withRuns(calibration, [1, 'fails', 'fails']))).toMatchObject({ index: 2, attempt: 2 });
    expect(stepOf(withRuns(calibration, [1, 'fails', 'fails', 'fails']))).toMatchObject({ kind: 'halt' });
  });

  it.each([
    ['auto', NOISY, 'paired-sequential', false],
    ['auto', SAME, 'greedy', true],
    ['auto', [5, 5, 5, 5, 5, 5, 5, 5.000001], 'paired-sequential', false],
    ['greedy', NOISY, 'greedy', false],
    ['greedy', SAME, 'greedy', true],
    ['ladder', SAME, 'ladder', false],
    ['checkpoint', SAME, 'checkpoint', false],
    ['paired-sequential', SAME, 'paired-sequential', false],
  ] as const)('with the decision %s and the scores %j decides by %s', (decision, scores, policy, isExact) => {
    const session = sessionOf(scores, { decision });
    expect([session.policy, session.is_exact]).toEqual([policy, isExact]);
    expect(assign(session, 'c1').trial.task).toBe(policy === 'paired-sequential' ? 'paired' : 'compare');
    expect(dueIn(session)).toEqual({ kind: 'candidate' });
  });

  it('turns to the policy for noise when a re-run differs, once and for all', () => {
    const exact = sessionOf(SAME);
    const { trial } = assign(exact, 'c1');
    const mismatched = withRuns(trial, [6, 7]);
    expect(decisionOf(mismatched)).toBe('inconclusive nondeterministic');
    const noisy = concludeTrial(exact, mismatched, 'refused');
    expect([dueIn(noisy).kind, noisy.incumbent, noisy.warnings.length]).toEqual(['calibration', 'base', 1]);
    const again = calibrated(noisy, SAME);
    expect([again.policy, again.is_exact]).toEqual(['paired-sequential', false]);
    // The same tree is proposed again: nothing was decided about it.
    expect(assign(again, 'c1').trial.task).toBe('paired');
  });

  it('never takes for exact what was seen to differ, whatever a later calibration says', () => {
    const again = calibrated({ ...sessionOf([5, 5, 5, 5, 5, 5, 5, 6]), noise: null }, SAME);
    expect([again.policy, again.is_exact]).toEqual(['paired-sequential', false]);
    const elsewhere = calibrated({ ...sessionOf(SAME), noise: null }, [5, 6]);
    expect([elsewhere.policy, elsewhere.is_noisy]).toEqual(['paired-sequential', true]);
  });

  it('does not bound wrong acceptances once a comparison accepted something, whatever pairs decide later', () => {
    const exact = sessionOf(SAME);
    const retained = assign(exact, 'c1');
    const grown = concludeTrial(retained.session, withRuns(retained.trial, [9, 9]), 'accepted');
    const differing = assign(grown, 'c2');
    const noisy = concludeTrial(differing.session, withRuns(differing.trial, [10, 11]), 'refused');
    const pairs = accept(calibrated(noisy, NOISY), 'c3');
    expect([pairs.policy, pairs.level]).toEqual(['paired-sequential', { tested: 1, kept: 2 }]);
    expect(falseAcceptanceBound(pairs)).toBeNull();
    expect(falseAcceptanceBound(exact)).toBeNull();
    // Where nothing was accepted before, every accepted change is of a test that has a level.
    const early = assign(exact, 'c1');
    const turned = concludeTrial(early.session, withRuns(early.trial, [6, 7]), 'refused');
    expect(falseAcceptanceBound(accept(calibrated(turned, NOISY), 'c2'))).toBeCloseTo(0.05, 12);
  });

  it('screens by what the current best scores on the present machine, at the level that the test began with', () => {
    const begun = paired(sessionOf(NOISY), 'c1');
    const broken = concludeTrial(begun.session, withoutVerdict(begun.trial), 'refused');
    // On a machine that is ten times as slow, whether the move was met by the test or between two runs.
    const met = concludeTrial(withEnvironment(begun.session, 'cpu'), withoutVerdict(begun.trial), 'refused');
    for (const moved of [withEnvironment(broken, 'cpu'), met]) {
      const { session, trial } = paired(
        calibrated(
          moved,
          NOISY.map((score) => score * 10),
        ),
        'c1',
      );
      expect(trial).toMatchObject({ id: 'c1', is_screened: false, rules: { a: begun.trial.rules.a, reference: 25 } });
      expect(trial.rules.scale).toBeCloseTo(begun.trial.rules.scale * 10, 9);
      expect([session.level.tested, session.spent]).toEqual([1, begun.session.spent]);
    }
    // What it gave in its pairs stays.
    const going = concludeTrial(begun.session, withoutVerdict(reported(begun.trial, 2, 9)), 'refused');
    const { trial } = paired(calibrated(withEnvironment(going, 'cpu'), NOISY), 'c1');
    expect(trial).toMatchObject({ is_screened: true, pairs: [{ index: 1 }, { index: 2 }] });
  });

  it('scores again what a test across environments accepted, before anything is compared with it', () => {
    const begun = paired(sessionOf(NOISY), 'c1');
    const moved = calibrated(withEnvironment(begun.session, 'cpu'), NOISY);
    const retained = concludeTrial(moved, reported(begun.trial, 5, 9), 'accepted');
    expect([retained.incumbent, retained.scores, retained.stream, dueIn(retained).kind]).toEqual([
      'c1',
      [],
      [],
      'calibration',
    ]);
    const lost = concludeTrial(moved, reported(begun.trial, 5, -9), 'refused');
    expect([lost.scores, dueIn(lost).kind]).toEqual([moved.scores, 'candidate']);
    const exact = assign(sessionOf(SAME), 'c1');
    const elsewhere = calibrated(withEnvironment(exact.session, 'cpu'), [5, 5]);
    const better = concludeTrial(elsewhere, withRuns(exact.trial, [9, 9]), 'accepted');
    expect([better.incumbent, dueIn(better).kind]).toEqual(['c1', 'calibration']);
    expect(calibrated(better, [8, 8]).record).toBe(8);
    // One that began there is stored as it is.
    const there = assign(elsewhere, 'c2');
    const own = concludeTrial(there.session, withRuns(there.trial, [9, 9]), 'accepted');
    expect([own.record, dueIn(own).kind]).toEqual([9, 'candidate']);
  });

  it('accepts by exact scores with one evaluation per candidate, and one more per accepted change', () => {
    let session = sessionOf(SAME);
    let evaluations = 0;
    for (const [index, score] of [4, 6, 6, 5, 7, 7].entries()) {
      const begun = assign(session, `c${index}`);
      let trial: Trial = begun.trial;
      while (stepOf(trial).kind === 'measure') {
        trial = withRuns(trial, [score]);
        evaluations += 1;
      }
      session = concludeTrial(begun.session, trial, 'accepted');
    }
    expect([session.incumbent, session.record, session.level.kept, evaluations]).toEqual(['c4', 7, 2, 8]);
  });

  it('refuses the current best, a tree that was decided on, and the base after it was replaced', () => {
    const session = sessionOf(NOISY);
    expect(refusal(session, 'base')).toBe('noop');
    const begun = paired(session, 'c1');
    const futile = concludeTrial(begun.session, reported(begun.trial, 2, -9), 'refused');
    expect(futile.trees.get('c1')).toEqual({ id: 'c1', code: 'futile' });
    expect(refusal(futile, 'c1')).toBe('duplicate');
    const retained = accept(futile, 'c2');
    expect([refusal(retained, 'c2'), refusal(retained, 'base'), refusal(retained, 'c1')]).toEqual([
      'noop',
      'duplicate',
      'duplicate',
    ]);
    expect(refusal(retained, 'c3')).toBe('trial');
  });

  it('continues with the same evidence when an undecided tree is proposed again', () => {
    const begun = paired(sessionOf(NOISY), 'c1');
    const interrupted = reported(begun.trial, 3, 6);
    const session = concludeTrial(begun.session, interrupted, 'refused');
    const again = paired(session, 'c1');
    expect(again.session.level.tested).toBe(1);
    expect(again.trial.eProcess).toEqual(interrupted.eProcess);
    expect(stepOf(again.trial)).toMatchObject({ stage: 'pair', index: 4 });
    const retained = concludeTrial(again.session, reported(again.trial, 2, 9), 'accepted');
    expect([retained.incumbent, retained.noise?.pairs]).toEqual(['c1', 5]);
    // Against another best it would be another question.
    const replaced = accept(session, 'c2');
    expect(refusal(replaced, 'c1')).toBe('duplicate');
  });

  it('makes the candidate the current best, whose scores the next screens are compared with', () => {
    const retained = accept(sessionOf(NOISY), 'c1');
    expect([retained.incumbent, retained.scores, retained.level]).toEqual([
      'c1',
      [9, 9, 9, 9, 9],
      { tested: 1, kept: 1 },
    ]);
    expect(paired(retained, 'c2').trial.rules.reference).toBe(9);
  });

  it('accepts nothing that a guard refused, nor what was tested against an earlier best', () => {
    const session = sessionOf(NOISY);
    const first = paired(session, 'c1');
    const second = paired(first.session, 'c2');
    const refused = concludeTrial(second.session, reported(first.trial, 5, 9), 'refused');
    expect([refused.incumbent, refused.level.kept]).toEqual(['base', 0]);
    const retained = concludeTrial(second.session, reported(first.trial, 5, 9), 'accepted');
    const late = reported(second.trial, 5, 20);
    expect(isAcceptedTrial(retained, late, 'accepted')).toBe(false);
    expect(concludeTrial(retained, late, 'accepted').incumbent).toBe('c1');
  });

  it('accepts a quarantined change only once it was approved: by its old test, or by a new one without a limit', () => {
    const begun = paired(sessionOf(NOISY), 'c1');
    const odd = reported(begun.trial, 5, 500);
    expect(decisionOf(odd)).toBe('quarantine implausible');
    expect(concludeTrial(begun.session, odd, 'accepted').incumbent).toBe('base');
    // A guard comes first: what it refuses waits for nobody.
    const refused = concludeTrial(begun.session, odd, 'refused');
    expect([refused.held, refused.trees.get('c1')?.code]).toEqual([{}, REFUSED_AFTER_TEST]);
    const held = concludeTrial(begun.session, odd, 'accepted');
    const propose = (session: Session, tree: string) =>
      assignProposal(session, { id: 'c9', tree, purpose: 'candidate', released: 'c1' });
    expect(propose(held, 'c1').kind).toBe('refused');
    const released = withRelease(held, { task: 'c1', tree: 'c1', by: 'Ada <ada@example.org>' });
    expect(pendingReleases(released).map(({ task }) => task)).toEqual(['c1']);
    const same = propose(released, 'c1');
    if (same.kind === 'refused') throw new Error(same.reason);
    expect([same.trial.id, decisionOf(same.trial), same.session.level]).toEqual(['c1', 'keep evident', held.level]);
    const retained = concludeTrial(same.session, same.trial, 'accepted');
    expect([retained.incumbent, pendingReleases(retained)]).toEqual(['c1', []]);
    const later = propose(accept(released, 'c2'), 'c1 on c2');
    if (later.kind === 'refused' || later.trial.task !== 'paired') throw new Error(later.kind);
    expect([later.trial.id, later.trial.pairs, later.trial.rules.max_plausible]).toEqual(['c9', [], null]);
    expect(later.session.level.tested).toBe(held.level.tested + 2);
    expect(decisionOf(reported(later.trial, 5, 500))).toBe('keep evident');
  });

  it.each([
    ['max', NOISY, 10 * Math.sqrt(27 / 14)],
    ['max', [1000, 1001, 1000, 1001, 1000, 1001, 1000, 1001], 1000.5],
    ['min', [1000, 1001, 1000, 1001, 1000, 1001, 1000, 1001], 500.25],
    ['max', [-1000, -1001, -1000, -1001, -1000, -1001, -1000, -1001], 500.25],
  ] as const)('takes for implausible, at %s %j, more than %d', (direction, scores, limit) => {
    const rules = paired(sessionOf(scores, { direction }), 'c1').trial.rules;
    expect(rules.max_plausible).toBeCloseTo(limit, 9);
    const own = paired(sessionOf(scores, { direction, integrity: { max_plausible: 3 } }), 'c1').trial.rules;
    expect(own.max_plausible).toBe(3);
  });

  it.each([
    ['max', 'greedy', 100, '3x', 200],
    ['min', 'greedy', 100, '4x', 75],
    ['max', 'greedy', -100, '4x', 75],
    ['min', 'paired-sequential', 100, '2x', 50],
    ['min', 'greedy', 0, '2x', null],
    ['min', 'greedy', 100, 'auto', null],
  ] as const)(
    'at %s, by %s, from %d takes more than %s for implausible: %j',
    (direction, decision, score, supplied, limit) => {
      const scores = [score, score, score, score];
      const { trial } = assign(
        sessionOf(scores, { direction, decision, integrity: { max_plausible: supplied } }),
        'c1',
      );
      expect(trial.rules.max_plausible).toBe(limit);
    },
  );

  it('has no limit by a factor where the base was never scored', () => {
    const settings = settingsOf({ decision: 'greedy', integrity: { max_plausible: '2x' } });
    const { trial } = assign(withoutBaseline(openSession({ settings, base: 'base' })), 'c1');
    expect(trial.rules.max_plausible).toBeNull();
  });

  it.each([
    ['auto', [0, 0, 0, 0]],
    ['paired-sequential', [0, 0, 0, 0]],
  ] as const)('has no limit of what is plausible where nothing gives one: by %s, from %j', (decision, scores) => {
    const { trial } = assign({ ...sessionOf(scores, { decision }), limits_by_noise: true }, 'c1');
    expect(trial.rules.max_plausible).toBeNull();
  });

  it('accepts a gain over a base that scores 0 each time, in pairs', () => {
    const base = sessionOf([0, 0, 0, 0], { decision: 'paired-sequential' });
    const gain = (session: Session) => decisionOf(reported(paired(session, 'c1').trial, 5, 9));
    expect(gain({ ...base, limits_by_noise: true })).toBe('keep evident');
    // A run that an earlier version began decides as it did.
    expect(gain(base)).toBe('quarantine implausible');
  });

  it.each([
    ['4x', 120, 'keep evident'],
    ['4x', 99, 'quarantine implausible'],
    ['auto', 210, 'keep evident'],
    ['auto', 190, 'quarantine implausible'],
  ] as const)('goes by the pairs of a machine that became slower, by %s: 400 to %d', (limit, candidate, ends) => {
    const overrides = {
      direction: 'min',
      decision: 'paired-sequential',
      screen: 'off',
      integrity: { max_plausible: limit },
    } as const;
    const base = sessionOf([100, 101, 100, 101], overrides);
    const gain = (session: Session) => decisionOf(reported(paired(session, 'c1').trial, 5, candidate, 400));
    expect(gain({ ...base, limits_by_pairs: true })).toBe(ends);
    // A run that an earlier version began decides as it did.
    expect(gain(base)).toBe('quarantine implausible');
  });

  it('reads min_improvement as a share of the mean of the current best', () => {
    expect(paired(sessionOf(NOISY, { min_improvement: '10%' }), 'c1').trial.rules.min_improvement).toBeCloseTo(
      0.25,
      12,
    );
    expect(paired(sessionOf(NOISY, { min_improvement: 0.2 }), 'c1').trial.rules.min_improvement).toBe(0.2);
  });

  it('gives each test the level of its policy, and none beyond the horizon', () => {
    let session = sessionOf(NOISY, { error_rate: 'fdr', max_candidates: 3 });
    const levels: number[] = [];
    for (const tree of ['c1', 'c2', 'c3']) {
      const begun = paired(session, tree);
      levels.push(begun.trial.rules.a);
      const ended = tree === 'c1' ? reported(begun.trial, 9, 9) : reported(begun.trial, 2, -9);
      session = concludeTrial(begun.session, ended, 'accepted');
    }
    expect(levels.map((level) => level.toFixed(6))).toEqual(['0.016667', '0.033333', '0.033333']);
    expect(refusal(session, 'c4')).toBe('horizon');
    expect(session.spent).toBeCloseTo(0.05 + 0.1 / 3, 12);
  });

  it('tests a simplification with the tolerance, and without one as any candidate', () => {
    expect(assign(sessionOf(NOISY, { tolerance: 0.3 }), 'c1', 'simplify').trial).toMatchObject({
      purpose: 'simplify',
      rules: { tolerance: 0.3 },
    });
    expect(assign(sessionOf(NOISY, { tolerance: 0.3 }), 'c1').trial).toMatchObject({
      purpose: 'candidate',
      rules: { tolerance: 0 },
    });
    expect(assign(sessionOf(NOISY), 'c1', 'simplify').trial).toMatchObject({ purpose: 'candidate' });
  });

  it('changes its effort between candidates', () => {
    const session = withEffort(sessionOf(NOISY), 'thorough');
    expect(paired(session, 'c1').trial.rules).toMatchObject({ screen: -1, futility_z: 0.75, max_pairs: 40 });
  });

  it('pairs by case where the evaluator reports cases', () => {
    const runs = NOISY.map((score) => ({ a: score, b: score + 1 }));
    expect(paired(sessionOf(runs), 'c1').trial.rules.unit_scale).toBeGreaterThan(0);
    expect(paired(sessionOf(NOISY), 'c1').trial.rules.unit_scale).toBeNull();
  });

  it('has one test of a tree at a time: who proposes it meanwhile is refused, and after a break it goes on', () => {
    const begun = paired(sessionOf(NOISY), 'a');
    expect(refusal(begun.session, 'a')).toBe('duplicate');
    const open = concludeTrial(begun.session, reported(begun.trial, 3, 9), 'refused');
    const continued = paired(open, 'a');
    expect(continued.trial.pairs).toHaveLength(3);
    expect(refusal(continued.session, 'a')).toBe('duplicate');
    const exact = sessionOf(SAME);
    const compared = assign(exact, 'a');
    expect(refusal(compared.session, 'a')).toBe('duplicate');
    expect(assign(concludeTrial(compared.session, compared.trial, 'refused'), 'a').trial.task).toBe('compare');
  });

  it('warns when the scores of the current best drift, and calibrates again before it continues', () => {
    let session = sessionOf(NOISY, { screen: 'off' });
    const begun = paired(session, 'c1');
    const moved = withPairs(
      begun.trial,
      Array.from({ length: 12 }, (_, index) => [40 + (index % 2), 39 + (index % 3)] as const),
    );
    session = concludeTrial(begun.session, moved, 'refused');
    expect([dueIn(session).kind, session.warnings.length]).toEqual(['calibration', 1]);
    const pairs = session.last_noise?.pairs;
    expect(pairs).toBe(moved.pairs.length);
    const again = calibrated(session, [39, 41, 40, 42, 39, 41, 40, 42]);
    expect([again.noise?.pairs, dueIn(again).kind, again.warnings.length]).toEqual([pairs, 'candidate', 1]);
  });
});

describe('A/A checks', () => {
  it('come after so many candidates, and are tested as they are, without a level', () => {
    let session = sessionOf(NOISY, { integrity: { canary_every: 2 } });
    for (const tree of ['c1', 'c2']) {
      expect(dueIn(session).kind).toBe('candidate');
      const begun = paired(session, tree);
      session = concludeTrial(begun.session, reported(begun.trial, 2, -9), 'refused');
    }
    expect(dueIn(session).kind).toBe('canary');
    const { session: next, trial } = assignAaCheck(session);
    expect(trial).toMatchObject({
      id: 'canary 1',
      purpose: 'canary',
      tree: 'base',
      incumbent: 'base',
      is_screened: true,
    });
    if (trial.task !== 'paired') throw new Error(trial.task);
    const concluded = concludeTrial(next, reported(trial, 2, -9), 'accepted');
    expect([dueIn(concluded).kind, concluded.level.tested, concluded.incumbent]).toEqual(['candidate', 2, 'base']);
    expect(dueIn(sessionOf(NOISY, { integrity: { canary_every: 0 } })).kind).toBe('candidate');
  });

  it('stop the run when three of the last twenty were kept', () => {
    let session = sessionOf(NOISY);
    for (const isKeptNoop of [true, ...Array<boolean>(18).fill(false), true]) {
      session = { ...session, aaChecks: withNoop(session.aaChecks, isKeptNoop) };
    }
    expect(dueIn(session).kind).toBe('candidate');
    // The first one is forgotten by now.
    session = { ...session, aaChecks: withNoop(session.aaChecks, true) };
    expect(dueIn(session).kind).toBe('candidate');
    session = { ...session, aaChecks: withNoop(session.aaChecks, true) };
    expect(dueIn(session)).toMatchObject({ kind: 'stop' });
  });

  it('stop the run when a negative control was scored', () => {
    const reported = { passed: false, remark: 'it is as good' };
    expect(dueIn(withNegativeControl(sessionOf(NOISY), reported))).toEqual({ kind: 'stop', reason: 'it is as good' });
    expect(dueIn(withNegativeControl(sessionOf(NOISY), { passed: true, remark: null })).kind).toBe('candidate');
    const session = sessionOf(NOISY, { integrity: { broken: 'tell' } });
    expect(dueIn(withNegativeControl(session, reported)).kind).toBe('candidate');
  });

  it('ask for a negative control once, whatever the policy, if there is a base to compare it with', () => {
    for (const decision of ['auto', 'greedy', 'ladder', 'checkpoint', 'paired-sequential']) {
      for (const scores of [NOISY, SAME, [5]]) {
        const supplied = { decision, integrity: { canary_every: 0 } };
        const session = sessionOf(scores, supplied);
        expect(isNegativeControlDue(session)).toBe(true);
        expect(findFollowUp(session)).toBe('the negative control is due before it');
        expect(isNegativeControlDue(withNegativeControl(session, { passed: false, remark: 'odd' }))).toBe(false);
        expect(isNegativeControlDue(sessionOf(scores, { decision, integrity: { broken: 'off' } }))).toBe(false);
      }
    }
    const opened = openSession({ settings: settingsOf(), base: 'base' });
    expect([isNegativeControlDue(opened), isNegativeControlDue(withoutBaseline(opened))]).toEqual([false, false]);
  });

  it('of exact scores are one run, which has to come out as before', () => {
    let session = sessionOf(SAME, { integrity: { canary_every: 1 } });
    expect(dueIn(session).kind).toBe('candidate');
    const proposed = assign(session, 'c1');
    session = concludeTrial(proposed.session, withRuns(proposed.trial, [4]), 'refused');
    expect(dueIn(session).kind).toBe('canary');
    const { session: next, trial } = assignAaCheck(session);
    expect(trial).toMatchObject({
      task: 'compare',
      id: 'canary 1',
      purpose: 'canary',
      tree: 'base',
      incumbent: 'base',
    });
    const same = concludeTrial(next, withRuns(trial, [5]), 'refused');
    expect([dueIn(same).kind, same.is_exact, same.aaChecks]).toMatchObject([
      'candidate',
      true,
      { since: 0, kept: [false] },
    ]);
    for (const score of [4, 6]) {
      const ended = withRuns(trial, [score]);
      expect(decisionOf(ended)).toBe('inconclusive nondeterministic');
      const noisy = concludeTrial(next, ended, 'refused');
      expect(noisy).toMatchObject({ is_exact: false, is_noisy: true, noise: null, aaChecks: { kept: [false] } });
      expect(noisy.warnings).toEqual([expect.stringContaining('the evaluator is noisy, and is calibrated again')]);
      expect(calibrated(noisy, SAME).policy).toBe('paired-sequential');
    }
    expect(concludeTrial(next, trial, 'refused').aaChecks).toEqual(next.aaChecks);
    // Of noisy scores that are compared with a stored one a no-op promises nothing.
    const plain = sessionOf(NOISY, { decision: 'greedy', integrity: { canary_every: 1 } });
    const tested = assign(plain, 'c1');
    expect(dueIn(concludeTrial(tested.session, withRuns(tested.trial, [1]), 'refused')).kind).toBe('candidate');
  });
});

describe('checkpoint', () => {
  function working(session: Session, tree: string): Session {
    const begun = assign(session, tree);
    return concludeTrial(begun.session, withRuns(begun.trial, [session.record + 2, session.record + 1]), 'accepted');
  }

  const begin = () => sessionOf(NOISY, { decision: 'checkpoint', checkpoint_keeps: 2 });

  it('accepts provisionally, and tests the branch head against the champion after so many accepted changes', () => {
    const one = working(begin(), 'c1');
    expect([one.incumbent, one.champion?.tree, one.record, dueIn(one).kind]).toEqual(['c1', 'base', 3.5, 'candidate']);
    expect(dueIn(one, { isEnding: true }).kind).toBe('promotion');
    const two = working(one, 'c2');
    expect([dueIn(two).kind, two.level]).toEqual(['promotion', { tested: 0, kept: 0 }]);
    const begun = assignPromotion(two);
    expect(begun?.trial).toMatchObject({
      purpose: 'promotion',
      tree: 'c2',
      incumbent: 'base',
      rules: { futility_z: 0.75, a: 1 - 0.95 },
    });
  });

  it.each([
    ['keep evident', 9, 'c2', 'c2', 9, 1],
    ['discard rolled-back', -9, 'base', 'base', 2.5, 0],
    ['quarantine implausible', 9000, 'c2', 'base', 4.5, 0],
    ['inconclusive goes-on', 'mixed', 'c2', 'base', 4.5, 0],
  ] as const)('after a promotion test that ends as %s', (decision, candidate, branchHead, champion, record, kept) => {
    const begun = assignPromotion(working(working(begin(), 'c1'), 'c2'));
    if (begun === undefined) throw new Error('no promotion');
    const mixed = Array.from({ length: 20 }, (_, index) => [index % 2 === 0 ? 5 : 1.8, 2.5] as const);
    const ended = candidate === 'mixed' ? withPairs(begun.trial, mixed) : reported(begun.trial, 20, candidate);
    expect(decisionOf(ended)).toBe(decision);
    const session = concludeTrial(begun.session, ended, 'accepted');
    expect([session.incumbent, session.champion?.tree, session.record]).toEqual([branchHead, champion, record]);
    expect([session.level, session.champion?.keeps]).toEqual([{ tested: 1, kept }, 0]);
  });

  it('continues from a branch head that gained and that a guard or the holdout refused; the champion stays', () => {
    const begun = assignPromotion(working(working(begin(), 'c1'), 'c2'));
    if (begun === undefined) throw new Error('no promotion');
    const session = concludeTrial(begun.session, reported(begun.trial, 20, 9), 'refused');
    expect([session.incumbent, session.champion?.tree, session.record]).toEqual(['c2', 'base', 4.5]);
    expect([session.level.kept, dueIn(session, { isEnding: true }).kind]).toEqual([0, 'candidate']);
  });

  it('holds nothing back of a promotion that a guard refuses, however much it gains', () => {
    const begun = assignPromotion(working(working(begin(), 'c1'), 'c2'));
    if (begun === undefined) throw new Error('no promotion');
    const odd = reported(begun.trial, 20, 9000);
    expect(Object.keys(concludeTrial(begun.session, odd, 'accepted').held)).toEqual(['c2']);
    const refused = concludeTrial(begun.session, odd, 'refused');
    expect([refused.held, refused.incumbent, refused.champion?.tree]).toEqual([{}, 'c2', 'base']);
  });

  it('promotes a quarantined branch head once it is approved: by its test, or without the limit where more was accepted', () => {
    const begun = assignPromotion(working(working(begin(), 'c1'), 'c2'));
    if (begun === undefined) throw new Error('no promotion');
    const held = concludeTrial(begun.session, reported(begun.trial, 20, 9000), 'accepted');
    expect(dueIn(held).kind).toBe('candidate');
    const word = { task: 'promotion 1', tree: 'c2', by: 'Ada' };
    const released = withRelease(held, word);
    expect([dueIn(released).kind, pendingReleases(released)]).toEqual(['promotion', []]);
    const again = assignPromotion(released);
    if (again === undefined) throw new Error('no promotion');
    expect([again.trial.id, decisionOf(again.trial), again.session.spent]).toEqual([
      ...['promotion 1', 'keep evident', held.spent],
    ]);
    // A kill before the decision: the word stands.
    expect(dueIn(concludeTrial(again.session, { ...again.trial, verdict: null }, 'refused')).kind).toBe('promotion');
    const promoted = concludeTrial(again.session, again.trial, 'accepted');
    expect([promoted.champion?.tree, promoted.level.kept, dueIn(promoted).kind]).toEqual(['c2', 1, 'candidate']);
    expect(promoted.noise?.pairs).toBe(held.noise?.pairs);

    const more = assignPromotion(withRelease(working(held, 'c3'), word));
    expect(more?.trial).toMatchObject({ id: 'promotion 2', tree: 'c3', rules: { max_plausible: null } });
  });

  it('tests after 40 candidates too, if any was kept', () => {
    const session = working(sessionOf(NOISY, { decision: 'checkpoint' }), 'c1');
    const champion = session.champion;
    if (champion === null) throw new Error('no champion');
    expect(dueIn(session).kind).toBe('candidate');
    expect(dueIn({ ...session, champion: { ...champion, candidates: 40 } }).kind).toBe('promotion');
    expect(dueIn({ ...session, champion: { ...champion, candidates: 40, keeps: 0 } }).kind).toBe('candidate');
  });
});

describe('certify', () => {
  it('tests each accepted change against its parent, at the level of all of them together', () => {
    const trial = assignCertify(sessionOf(NOISY), { id: 'certify 1', tree: 'c1', parent: 'base', keeps: 4 });
    expect(trial.rules).toMatchObject({ a: 0.1 / 4, screen: 'off', max_pairs: 30 });
    expect(stepOf(trial)).toMatchObject({ stage: 'certify' });
    expect(decisionOf(reported(trial, 6, 9))).toBe('keep evident');
    expect(decisionOf(reported(trial, 5, 9))).toBe('measure');
  });
});

describe('the state of a session', () => {
  const opened = (supplied = {}) => openSession({ settings: settingsOf(supplied), base: 'base' });

  it('is empty before anything was measured, and has a policy only where the settings name one', () => {
    expect(opened()).toMatchObject({
      ...{ policy: null, scores: [], stream: [], reverts: [], warnings: [], noise: null, champion: null },
      ...{ level: { tested: 0, kept: 0 }, tasks: { calibrations: 0, aaChecks: 0, promotions: 0 } },
    });
    expect(opened({ decision: 'ladder' }).policy).toBe('ladder');
  });

  it('of a base that is not scored has the worst record there is, no noise and no negative control', () => {
    const session = withoutBaseline(opened({ direction: 'min' }));
    expect([session.policy, session.record, session.aaChecks.broken]).toEqual(['greedy', Number.MAX_VALUE, null]);
    expect(session.noise).toEqual(noiseOf([], []));
    expect(session.last_noise).toEqual(session.noise);
    expect(session.aaChecks.kept).toEqual([]);
    const other = withoutBaseline(opened({ direction: 'max', decision: 'ladder' }));
    expect([other.policy, other.record]).toEqual(['ladder', -Number.MAX_VALUE]);
  });

  it('numbers its calibrations, and asks for two runs where scores were exact', () => {
    const first = beginCalibration(opened());
    const second = beginCalibration(first.session);
    expect([first.calibration.id, second.calibration.id]).toEqual(['calibration 1', 'calibration 2']);
    expect(second.session.tasks).toEqual({ calibrations: 2, aaChecks: 0, promotions: 0 });
    expect(beginCalibration(sessionOf(SAME)).calibration.runs).toBe(2);
  });

  it('takes one score for no sign of exactness, and screens by the last twenty', () => {
    expect(sessionOf([5], { decision: 'greedy' }).is_exact).toBe(false);
    expect(sessionOf([5]).policy).toBe('paired-sequential');
    const many = Array.from({ length: 25 }, (_, at) => at);
    expect(sessionOf(many).scores).toEqual(many.slice(-20));
    expect(sessionOf(many).stream).toEqual(many);
  });

  it('in another environment has no scores, says so, and begins an unsettled negative control again', () => {
    const begun = withNegativeControlRun(sessionOf(NOISY), { score: 1, tree: 'broken' });
    const moved = withEnvironment(begun, 'cpu');
    expect([moved.scores, moved.stream, moved.noise, moved.moves]).toEqual([[], [], null, 1]);
    expect(moved.aaChecks.broken).toEqual({ scores: [], tree: null, passed: null, remark: null });
    expect(moved.warnings).toEqual(['evaluations go on in another environment: cpu']);
    const outcomes = withNegativeControl(begun, { passed: true, remark: 'odd' });
    expect(withEnvironment(outcomes, 'cpu').aaChecks.broken).toEqual({
      ...{ scores: [1], tree: 'broken', passed: true, remark: 'odd' },
    });
    // A base that is never scored is not scored there either.
    const unscored = withoutBaseline(opened());
    expect(withEnvironment(unscored, 'cpu').noise).toEqual(unscored.noise);
  });
});

describe('the negative control in a session', () => {
  const evaluated = (scores: readonly number[], { direction, tree = 'broken' }: { direction: string; tree?: string }) =>
    evaluateNegativeControlIn(
      scores.reduce(
        (session, score) => withNegativeControlRun(session, { score, tree }),
        sessionOf(SAME, { direction }),
      ),
    );

  it.each([
    ['max', 4, 'failed'],
    ['max', 6, 'fooled'],
    ['min', 4, 'fooled'],
    ['min', 6, 'failed'],
  ])('at %s with the score %d is %s', (direction, score, kind) => {
    expect(evaluated([score], { direction }).kind).toBe(kind);
  });

  it('is the current best itself where its tree is, and unsettled without a run', () => {
    expect(evaluated([5], { direction: 'max', tree: 'base' }).kind).toBe('same');
    expect(evaluated([], { direction: 'max' }).kind).toBe('unsettled');
  });

  it('is taken in where none was tried as well', () => {
    const none = withoutBaseline(openSession({ settings: settingsOf(), base: 'base' }));
    expect(withNegativeControlRun(none, { score: 1, tree: 't' }).aaChecks.broken).toEqual({
      ...{ scores: [1], tree: 't', passed: null, remark: null },
    });
    expect(withNegativeControl(none, { passed: true, remark: null }).aaChecks.broken).toEqual({
      ...{ scores: [], tree: null, passed: true, remark: null },
    });
    expect(evaluateNegativeControlIn(none).kind).toBe('unsettled');
    expect(withEnvironment(none, 'cpu').aaChecks.broken).toBeNull();
  });
});

describe('the confirmation of a session', () => {
  const id = { id: 'confirmation 1', baseline: 'base' };

  it('has the announced pairs, and two where exact scores are measured the same way', () => {
    const confirm = { pairs: 12 };
    expect(confirmationIn(sessionOf(NOISY, { confirm }), id)).toMatchObject({ planned: 12, sign: 1, tree: 'base' });
    expect(confirmationIn(sessionOf(SAME, { confirm }), id).planned).toBe(2);
    expect(confirmationIn(sessionOf(SAME, { confirm: { ...confirm, command: './sealed' } }), id).planned).toBe(12);
    expect(confirmationIn(sessionOf(SAME, { confirm, direction: 'min' }), id).sign).toBe(-1);
  });

  it('is due after so many accepted changes, and again after as many', () => {
    const session = sessionOf(NOISY, { confirm: { every_keeps: 2 } });
    const dueAfter = (kept: number, confirmed = 0) =>
      dueIn({ ...session, level: { tested: kept, kept }, confirmed }).kind;
    expect([dueAfter(1), dueAfter(2), dueAfter(3)]).toEqual(['candidate', 'confirmation', 'confirmation']);
    expect([dueAfter(3, 2), dueAfter(4, 2)]).toEqual(['candidate', 'confirmation']);
    const full = { ...session, level: { tested: 2, kept: 2 } };
    expect(dueIn(full, { isOver: true }).kind).toBe('candidate');
    expect(dueIn(full, { isEnding: true }).kind).toBe('candidate');
    expect(dueIn(sessionOf(NOISY, { confirm: { every_keeps: 0 } })).kind).toBe('candidate');
    expect(findFollowUp(full)).toBe('a confirmation is due before it');
  });

  it('counts the accepted changes until then, and washes from then on where it found carry-over', () => {
    const session = { ...sessionOf(NOISY), level: { tested: 5, kept: 3 } };
    const washesOf = (washes: boolean, ...claims: { readonly carry_over: boolean | null }[]) =>
      withConfirmed({ ...session, washes }, ...claims).washes;
    expect(withConfirmed(session).confirmed).toBe(3);
    expect([washesOf(false), washesOf(false, { carry_over: null }), washesOf(false, { carry_over: false })]).toEqual([
      ...[false, false, false],
    ]);
    expect([washesOf(false, { carry_over: true }), washesOf(true), washesOf(true, { carry_over: false })]).toEqual([
      ...[true, true, true],
    ]);
  });
});

describe('what is due', () => {
  it('keeps a candidate waiting, with the reason', () => {
    const stopped = withNegativeControl(sessionOf(NOISY), { passed: false, remark: 'it is as good' });
    expect(findFollowUp(stopped)).toBe('it is as good');
    expect(findFollowUp(openSession({ settings: settingsOf(), base: 'base' }))).toBe('a calibration is due before it');
  });

  it('promises nothing before the policy is known', () => {
    const unknown = { ...sessionOf(NOISY, { integrity: { canary_every: 1 } }), policy: null };
    const checked = { ...unknown, aaChecks: { ...unknown.aaChecks, since: 5 } };
    expect(dueIn(checked).kind).toBe('candidate');
    expect(falseAcceptanceBound(checked)).toBeNull();
  });
});
