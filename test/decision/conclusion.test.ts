import { describe, expect, it } from 'vitest';
import { assignAaCheck, assignCertify, assignPromotion, assignProposal } from '../../src/decision/assignment.ts';
import { concludeTrial, isAcceptedTrial, withBest, withoutVerdict } from '../../src/decision/conclusion.ts';
import { decisionDraft } from '../../src/decision/decision-entry.ts';
import type { PairedTrial } from '../../src/decision/paired-trial.ts';
import { dueIn, openSession, type Session, withEnvironment } from '../../src/decision/session.ts';
import { reportTask } from '../../src/decision/task.ts';
import { type DecisionCode, failureVerdict, type Verdict } from '../../src/decision/verdict.ts';
import {
  calibrated,
  decisionOf,
  measured,
  NOISY,
  SAME,
  type Scripted,
  sessionOf,
  settingsOf,
  stepOf,
  withPairs,
  withRuns,
} from './trials.ts';

function begin(session: Session, tree: string, id = tree) {
  const assigned = assignProposal(session, { id, tree, purpose: 'candidate' });
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  return assigned;
}

function beginPaired(session: Session, tree: string): { readonly session: Session; readonly trial: PairedTrial } {
  const { session: next, trial } = begin(session, tree);
  if (trial.task !== 'paired') throw new Error(trial.task);
  return { session: next, trial };
}

const pairsOf = (count: number, candidate: Scripted, best: Scripted = 2.5) =>
  Array.from({ length: count }, () => [candidate, best] as const);

/** A trial with equal pairs that nothing has ended. */
function withFullPairs(trial: PairedTrial, count: number): PairedTrial {
  const pair = { attempt: 0, candidate: 3, incumbent: 2.5, difference: 0.5 };
  return { ...trial, pairs: Array.from({ length: count }, (_, at) => ({ index: at + 1, ...pair })) };
}

const verdict = (outcome: Verdict['outcome'], code: DecisionCode): Verdict => ({ outcome, code, reason: code });
const unscreened = () => sessionOf(NOISY, { screen: 'off' });

describe('what is said of a change that is proposed again', () => {
  const failed = (reason: string) => failureVerdict({ reason });
  const again = (session: Session) => {
    const assigned = assignProposal(session, { id: 'later', tree: 'c1', purpose: 'candidate' });
    return assigned.kind === 'refused' ? assigned.reason : assigned.kind;
  };

  it.each([
    ['guard failed', failed('guard "tests": exit code 1'), 'refused'],
    ['crash', failed('the objective: exit code 1'), 'refused'],
    ['tamper', failureVerdict({ reason: 'guard "tests" is void', isTampered: true }), 'refused'],
    ['passed its test, but not a guard or the holdout', verdict('keep', 'better'), 'refused'],
    ['implausible', verdict('quarantine', 'implausible'), 'accepted'],
    ['futile', verdict('discard', 'futile'), 'refused'],
  ] as const)('names what became of it: %s', (fate, ending, final) => {
    for (const session of [unscreened(), sessionOf(SAME)]) {
      const begun = begin(session, 'c1');
      const concluded = concludeTrial(begun.session, { ...begun.trial, verdict: ending }, final);
      expect(again(concluded)).toBe(`the same tree was tried before: "c1" (${fate})`);
    }
  });

  it('names the test of one that another change outran, which no guard was asked about', () => {
    const begun = begin(unscreened(), 'c1');
    const ended = { ...begun.trial, verdict: verdict('keep', 'evident') };
    const concluded = concludeTrial({ ...begun.session, incumbent: 'other' }, ended, 'refused');
    expect(again(concluded)).toBe('the same tree was tried before: "c1" (evident)');
  });
});

describe('what a paired test leaves behind', () => {
  it('washes the arms of later tests once carry-over was found', () => {
    const { session, trial } = beginPaired(unscreened(), 'c1');
    const found = { ...trial, verdict: verdict('inconclusive', 'carry-over') };
    expect(concludeTrial(session, found, 'refused').washes).toBe(true);
    expect(concludeTrial(session, { ...trial, verdict: verdict('inconclusive', 'cap') }, 'refused').washes).toBe(false);
  });

  it.each([
    [true, undefined, { tested: 2, kept: 0 }],
    [false, 'c1', { tested: 1, kept: 0 }],
  ])(
    'is nothing that a test continues with after carry-over, unless an earlier version began it: %s',
    (restarts, ...expected) => {
      const { session, trial } = beginPaired({ ...unscreened(), restarts_carry_over: restarts }, 'c1');
      const ended = { ...withFullPairs(trial, 10), verdict: verdict('inconclusive', 'carry-over') };
      const concluded = concludeTrial(session, ended, 'refused');
      const again = begin(concluded, 'c1', 'c1 again');
      expect([concluded.trees.get('c1')?.id, again.session.level]).toEqual(expected);
      expect(again.trial).toMatchObject(restarts ? { id: 'c1 again', pairs: [] } : { id: 'c1', pairs: ended.pairs });
      expect(again.session.spent).toBeCloseTo(0.05 * again.session.level.tested);
      expect([concluded.aaChecks.since, concluded.held]).toEqual([1, {}]);
      // A test that the pairs did not decide continues in both.
      const spent = concludeTrial(session, { ...ended, verdict: verdict('inconclusive', 'cap') }, 'refused');
      expect(begin(spent, 'c1').trial).toMatchObject({ id: 'c1', pairs: ended.pairs });
    },
  );

  it('is evidence that the same change continues from where it did not decide, and nothing where it did', () => {
    const { session, trial } = beginPaired(unscreened(), 'c1');
    const alternating = Array.from({ length: 20 }, (_, at) => [at % 2 === 0 ? 4.2 : 1.8, 2.5] as const);
    const spent = withPairs(trial, alternating);
    expect(decisionOf(spent)).toBe('inconclusive cap');
    const open = concludeTrial(session, spent, 'accepted');
    expect(beginPaired(open, 'c1').trial).toMatchObject({ cap: 40, verdict: null, pairs: spent.pairs });
    const lost = concludeTrial(session, withPairs(trial, pairsOf(2, -9)), 'accepted');
    expect(lost.open).toEqual({});
  });

  it('counts each pair and each case of a continued test once for the noise', () => {
    const cases = (score: number) => Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`case-${at}`, score]));
    const start = sessionOf([cases(1), cases(2), cases(1), cases(2)], { screen: 'off' });
    const { session, trial } = beginPaired(start, 'c1');
    const first = concludeTrial(session, withoutVerdict(withPairs(trial, [[cases(3), cases(2)]])), 'refused');
    expect([first.noise?.pairs, first.noise?.case_count]).toEqual([1, 8]);
    const again = beginPaired(first, 'c1');
    const second = concludeTrial(again.session, withoutVerdict(again.trial), 'refused');
    expect([second.noise?.pairs, second.noise?.case_count]).toEqual([1, 8]);
  });

  it('joins the scores of the current best only where its pairs were against it', () => {
    const first = beginPaired(unscreened(), 'c1');
    const second = beginPaired(first.session, 'c2');
    const accepted = concludeTrial(second.session, withPairs(first.trial, pairsOf(5, 9)), 'accepted');
    const late = withPairs(second.trial, pairsOf(5, 10));
    expect(decisionOf(late)).toBe('keep evident');
    expect(isAcceptedTrial(accepted, late, 'accepted')).toBe(false);
    const concluded = concludeTrial(accepted, late, 'accepted');
    expect([concluded.incumbent, concluded.scores, concluded.level.kept]).toEqual(['c1', [9, 9, 9, 9, 9], 1]);
  });

  it('are the last 20 scores for screening runs and the last 100 for drift', () => {
    const { session, trial } = beginPaired(unscreened(), 'c1');
    const concluded = concludeTrial(session, withFullPairs(trial, 150), 'refused');
    expect([concluded.scores.length, concluded.stream.length]).toEqual([20, 100]);
    const numbers = Array.from({ length: 150 }, (_, at) => at);
    const best = withBest(session, 'c1', numbers);
    expect([best.scores, best.stream]).toEqual([numbers.slice(-20), numbers.slice(-100)]);
  });

  it('is pooled with the last known noise where the noise of now is not known', () => {
    const { session, trial } = beginPaired(unscreened(), 'c1');
    const moved = withEnvironment(session, 'cpu');
    const concluded = concludeTrial(moved, withPairs(trial, pairsOf(2, -9)), 'refused');
    expect([concluded.noise, concluded.last_noise?.pairs]).toEqual([null, 2]);
    const opened = openSession({ settings: settingsOf(), base: 'base' });
    const unknown = concludeTrial(opened, withPairs(trial, pairsOf(2, -9)), 'refused');
    expect([unknown.noise, unknown.last_noise]).toEqual([null, null]);
  });

  it('names the levels between which the current best moved, and looks on from there', () => {
    const { session, trial } = beginPaired(unscreened(), 'c1');
    const moved = { ...trial, pairs: withFullPairs(trial, 8).pairs.map((pair) => ({ ...pair, incumbent: 39 })) };
    const concluded = concludeTrial(session, moved, 'refused');
    expect(concluded.warnings).toEqual([
      'the scores of the current best moved from 2.5 to 39: the machine drifts; calibrated again',
    ]);
    expect([concluded.stream, concluded.noise]).toEqual([Array(8).fill(39), null]);
  });
});

describe('the record of a decision', () => {
  it('is of a test that was decided, and shares no list with it', () => {
    const { session, trial } = beginPaired(unscreened(), 'c1');
    const report = { guards: [], kept: false };
    expect(() => decisionDraft(trial, session.level, report)).toThrow('c1 is not decided');
    const ended = withPairs(trial, pairsOf(2, -9));
    const draft = decisionDraft(ended, session.level, report);
    expect(draft).toMatchObject({
      kind: 'decision',
      task: 'c1',
      purpose: 'candidate',
      incumbent: 'base',
      code: 'futile',
    });
    expect([draft.level, draft.evaluations]).toEqual([session.level, ended.evaluations]);
    expect(draft.evidence).toMatchObject({ kind: 'paired', differences: [-11.5, -11.5] });
    expect([draft.level === session.level, draft.evaluations === ended.evaluations]).toEqual([false, false]);
  });
});

describe('what an A/A check and a certification leave behind', () => {
  it.each([
    [null, []],
    [verdict('keep', 'evident'), [true]],
    [verdict('discard', 'futile'), [false]],
  ])('an A/A check with the verdict %j counts as %j', (ended, counted) => {
    const { session, trial } = assignAaCheck(unscreened());
    const concluded = concludeTrial(session, { ...trial, verdict: ended } as PairedTrial, 'accepted');
    expect([concluded.aaChecks.kept, concluded.incumbent, concluded.trees.size]).toEqual([counted, 'base', 0]);
  });

  it('a certification says something of the noise, and of no tree', () => {
    const session = unscreened();
    const trial = assignCertify(session, { id: 'certify 1', tree: 'c1', parent: 'base', keeps: 1 });
    const concluded = concludeTrial(session, withPairs(trial, pairsOf(5, 9)), 'accepted');
    // At a level of .1 four pairs suffice.
    expect(concluded.noise?.pairs).toBe(4);
    expect([concluded.incumbent, concluded.level, concluded.trees.size, concluded.open, concluded.aaChecks]).toEqual([
      ...['base', session.level, 0, {}, session.aaChecks],
    ]);
  });
});

describe('what a step of the working line leaves behind', () => {
  const start = () => sessionOf(NOISY, { decision: 'checkpoint', checkpoint_keeps: 2 });

  function working(session: Session, tree: string): Session {
    const begun = begin(session, tree);
    return concludeTrial(begun.session, withRuns(begun.trial, [session.record + 2, session.record + 1]), 'accepted');
  }

  it('is counted as a candidate, and as a provisionally accepted change where it is one', () => {
    const one = working(start(), 'c1');
    expect(one.champion).toMatchObject({ keeps: 1, candidates: 1 });
    const begun = begin(one, 'c2');
    const two = concludeTrial(begun.session, withRuns(begun.trial, [0]), 'refused');
    expect(two.champion).toMatchObject({ keeps: 1, candidates: 2 });
    expect([two.trees.get('c1')?.code, two.trees.get('c2')?.code]).toEqual(['working', 'not-better']);
  });

  function promotion() {
    const begun = assignPromotion(working(working(start(), 'c1'), 'c2'));
    if (begun === undefined) throw new Error('no promotion');
    return begun;
  }

  it('goes back to the champion with its scores of the promotion test, or with its record where there are none', () => {
    const { session, trial } = promotion();
    const lost = concludeTrial(session, withPairs(trial, pairsOf(2, -9, 3)), 'accepted');
    expect([lost.incumbent, lost.record, lost.scores, lost.champion?.record]).toEqual(['base', 3, [3, 3], 3]);
    const failed = concludeTrial(session, withPairs(trial, [['fails', 3]]), 'accepted');
    expect([failed.incumbent, failed.record, failed.champion?.record]).toEqual(['base', 2.5, 2.5]);
  });

  /** What a promotion leaves behind whose pairs gain more where the arm that ran last changes, by `slow`. */
  function promoted({
    slow,
    isDeep = false,
    ...supplied
  }: Partial<Session> & { readonly slow: number; readonly isDeep?: boolean }) {
    const checking = { ...working(working(start(), 'c1'), 'c2'), checks_order: true, ...supplied };
    const begun = assignPromotion(checking);
    if (begun === undefined) throw new Error('no promotion');
    let { trial } = begun;
    let last = '';
    for (let step = stepOf(trial); step.kind === 'measure'; step = stepOf(trial)) {
      const runs = step.runs.map(({ arm, isWashed }) => {
        const before = isWashed === true && !isDeep ? arm : last;
        last = arm;
        return measured(arm, (arm === 'candidate' ? 6 : 2.5) - (before === 'candidate' ? slow : 0));
      });
      trial = reportTask(trial, runs);
    }
    const concluded = concludeTrial(begun.session, trial, 'accepted');
    return [trial.verdict?.code, concluded.washes, concluded.champion, dueIn(concluded).kind];
  }

  it('is tested again at once, with washed arms, where runs depended on what ran before them', () => {
    const [base, again] = [
      { tree: 'base', record: 2.5 },
      { keeps: 2, candidates: 2 },
    ];
    const counted = { keeps: 0, candidates: 0 };
    const restarts_carry_over = true;
    expect(promoted({ slow: 2, restarts_carry_over })).toEqual(['goes-on', true, { ...base, ...again }, 'promotion']);
    expect(promoted({ slow: 2 })).toEqual(['goes-on', false, { ...base, ...counted }, 'candidate']);
    const washed = { restarts_carry_over, washes: true };
    expect(promoted({ slow: 2, ...washed })).toMatchObject(['evident', true, { tree: 'c2', ...counted }, 'candidate']);
    // What a run washes away no more does not repeat for ever.
    const deep = promoted({ slow: 2, ...washed, isDeep: true });
    expect(deep).toEqual(['goes-on', true, { ...base, ...counted }, 'candidate']);
    expect(promoted({ slow: 0, restarts_carry_over })).toMatchObject(['evident', false, counted, 'candidate']);
  });

  it('is measured again where the promotion test began in another environment', () => {
    const { session, trial } = promotion();
    const moved = calibrated(withEnvironment(session, 'cpu'), NOISY);
    const promoted = concludeTrial(moved, withPairs(trial, pairsOf(5, 9)), 'accepted');
    expect([promoted.champion?.tree, promoted.scores, dueIn(promoted).kind]).toEqual(['c2', [], 'calibration']);
  });

  it('is nothing where there is no champion', () => {
    const { session, trial } = promotion();
    const ended = withPairs(trial, pairsOf(5, 9));
    const without = { ...session, champion: null };
    expect(isAcceptedTrial(without, ended, 'accepted')).toBe(false);
    const concluded = concludeTrial(without, ended, 'accepted');
    expect([concluded.champion, concluded.incumbent, concluded.level]).toEqual([null, 'c2', session.level]);
  });
});
