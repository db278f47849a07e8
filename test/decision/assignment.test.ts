import { describe, expect, it } from 'vitest';
import { withRelease } from '../../src/decision/approval.ts';
import {
  assignAaCheck,
  assignPromotion,
  assignProposal,
  findSpentHorizon,
  findTried,
  isWorkingStep,
  type Proposal,
} from '../../src/decision/assignment.ts';
import { concludeTrial, withoutVerdict } from '../../src/decision/conclusion.ts';
import { openSession, type Session } from '../../src/decision/session.ts';
import { NOISY, SAME, sessionOf, settingsOf, withPairs, withRuns } from './trials.ts';

const proposalOf = (tree: string, supplied: Partial<Proposal> = {}): Proposal => ({
  id: `of ${tree}`,
  tree,
  purpose: 'candidate',
  ...supplied,
});

function begin(session: Session, tree: string, supplied: Partial<Proposal> = {}) {
  const assigned = assignProposal(session, proposalOf(tree, supplied));
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  return assigned;
}

const PAIRS = Array.from({ length: 5 }, () => [9, 2.5] as const);

/** A session in which the change `tree` was tested and lost. */
function lost(session: Session, tree: string, supplied: Partial<Proposal> = {}): Session {
  const { session: next, trial } = begin(session, tree, supplied);
  return concludeTrial(next, withPairs(trial, [...PAIRS.map(([, best]) => [-9, best] as const)]), 'accepted');
}

const unscreened = (supplied = {}) => sessionOf(NOISY, { screen: 'off', ...supplied });

describe('the test of a proposal', () => {
  it('needs a policy and the noise', () => {
    const opened = openSession({ settings: settingsOf(), base: 'base' });
    expect(() => assignProposal(opened, proposalOf('c1'))).toThrow('a session is calibrated before its first proposal');
    const unknown = { ...unscreened(), noise: null };
    expect(() => assignProposal(unknown, proposalOf('c1'))).toThrow('a session whose noise is not known');
  });

  it('checks the order of its runs where the run does, and washes where carry-over was found', () => {
    expect(begin(unscreened(), 'c1').trial.rules).not.toHaveProperty('checks_order');
    const checking = { ...unscreened(), checks_order: true, washes: true };
    expect(begin(checking, 'c1').trial.rules).toMatchObject({ checks_order: true, washes: true });
    const started = begin({ ...checking, washes: false }, 'c1');
    const broken = concludeTrial(started.session, withoutVerdict(started.trial), 'refused');
    expect(begin({ ...broken, washes: true }, 'c1').trial.rules).toMatchObject({ checks_order: true, washes: true });
    const unchecked = begin(unscreened(), 'c1');
    const open = concludeTrial(unchecked.session, withoutVerdict(unchecked.trial), 'refused');
    expect(begin({ ...open, washes: true }, 'c1').trial.rules).not.toHaveProperty('washes');
  });

  it('is another one where an open test was against another best', () => {
    const begun = begin(unscreened(), 'c1');
    if (begun.trial.task !== 'paired') throw new Error(begun.trial.task);
    const stale = { ...unscreened(), open: { c1: { ...begun.trial, incumbent: 'earlier', pairs: [] } } };
    expect(begin(stale, 'c1').trial.incumbent).toBe('base');
  });

  it('remembers the change only where its digest is known', () => {
    expect(begin(unscreened(), 'c1').session.changes.size).toBe(0);
    expect(Object.values(begin(unscreened(), 'c1', { normal: 'x' }).session.changes.toJSON())).toEqual(['c1']);
  });

  it('is one of the working line under checkpoint alone, while it compares with the record', () => {
    const session = sessionOf(NOISY, { decision: 'checkpoint' });
    expect(isWorkingStep(begin(session, 'c1').trial)).toBe(true);
    expect(isWorkingStep(begin(sessionOf(NOISY, { decision: 'greedy' }), 'c1').trial)).toBe(false);
    expect(isWorkingStep(begin(unscreened(), 'c1').trial)).toBe(false);
  });
});

describe('a proposal that takes accepted changes out', () => {
  it('is remembered, and tested though its tree was tested as a change', () => {
    const session = lost(unscreened(), 'c1');
    expect(assignProposal(session, proposalOf('c1')).kind).toBe('refused');
    const begun = begin(session, 'c1', { id: 'revert 1', isRevert: true });
    expect(begun.session.reverts).toEqual(['revert 1']);
    expect(begin(session, 'c2').session.reverts).toEqual([]);
  });

  it('is tested though the same change was tested with other blanks', () => {
    const session = lost(unscreened(), 'c1', { normal: 'x' });
    expect(assignProposal(session, proposalOf('c2', { normal: 'x' })).kind).toBe('refused');
    expect(begin(session, 'c2', { normal: 'x', isRevert: true }).trial.tree).toBe('c2');
  });

  it('is tested once, and again where the test was broken off', () => {
    const supplied = { id: 'revert 1', isRevert: true };
    const session = lost(unscreened(), 'c1', supplied);
    expect(assignProposal(session, proposalOf('c1', supplied))).toEqual({
      kind: 'refused',
      code: 'duplicate',
      reason: 'the same tree was tried before: "revert 1" (futile)',
    });
    expect(findTried(session, 'c1')).toBe('the same tree was tried before: "revert 1" (futile)');
    expect(findTried(session, 'c2')).toBeUndefined();
    expect(findTried(lost(unscreened(), 'c1'), 'c1')).toBeUndefined();
    const begun = begin(unscreened(), 'c1', supplied);
    expect(findTried(begun.session, 'c1')).toBeUndefined();
    const broken = concludeTrial(begun.session, withoutVerdict(begun.trial), 'refused');
    expect(findTried(broken, 'c1')).toBeUndefined();
    // What is open against another best is over.
    expect(findTried({ ...broken, incumbent: 'other' }, 'c1')).toBe(
      'the same tree was tried before: "revert 1" (interrupted)',
    );
  });
});

describe('an approved change', () => {
  const word = { task: 'of c1', tree: 'c1', by: 'Ada' };

  it('continues the test that was begun with it and broken off', () => {
    const begun = begin(unscreened(), 'c1');
    const open = concludeTrial(begun.session, withoutVerdict(withPairs(begun.trial, PAIRS.slice(0, 3))), 'refused');
    const again = begin(withRelease(open, word), 'c1', { id: 'later', released: 'of c1' });
    expect(again.trial).toMatchObject({ id: 'of c1', pairs: [{}, {}, {}], rules: { max_plausible: null } });
  });

  it('is refused where no level is left', () => {
    const session = withRelease(unscreened({ error_rate: 'fdr', max_candidates: 1 }), word);
    const spent = { ...session, level: { tested: 1, kept: 0 } };
    expect(assignProposal(spent, proposalOf('c1', { released: 'of c1' }))).toEqual({
      kind: 'refused',
      code: 'horizon',
      reason: 'max_candidates 1 is spent: there is no level left to test at',
    });
  });
});

describe('the horizon', () => {
  const settings = { error_rate: 'fdr', max_candidates: 2 };
  const sessionAfter = (tested: number, supplied = {}) => ({
    ...unscreened({ ...settings, ...supplied }),
    level: { tested, kept: 0 },
  });

  it('is spent once so many candidates were tested, where levels are given', () => {
    expect(findSpentHorizon(sessionAfter(1))).toBeUndefined();
    expect(findSpentHorizon(sessionAfter(2))).toBe('max_candidates reached: 2 candidates tested');
    expect(findSpentHorizon({ ...sessionAfter(2), policy: 'greedy' })).toBeUndefined();
    expect(findSpentHorizon({ ...sessionAfter(2), policy: null })).toBeUndefined();
  });

  it('ends promotion tests too', () => {
    const working = { ...sessionAfter(2), champion: { tree: 'base', record: 2.5, keeps: 1, candidates: 1 } };
    expect(assignPromotion(working)).toBeUndefined();
    expect(assignPromotion({ ...working, level: { tested: 1, kept: 0 } })?.trial.id).toBe('promotion 1');
    expect(assignPromotion({ ...sessionAfter(1), champion: null })).toBeUndefined();
  });
});

describe('the rules of a comparison with the record', () => {
  const stepOf = (supplied: Readonly<Record<string, unknown>>) => {
    const { rules } = begin(sessionOf(NOISY, supplied), 'c1').trial;
    return 'step' in rules ? rules.step : undefined;
  };
  // Seven differences of NOISY: four of 2, two of -1 and one of -3.
  const sigma = Math.sqrt(27 / 7 / 2);

  it('ladder steps by the noise of its mean, or by ladder_step', () => {
    expect(stepOf({ decision: 'ladder' })).toBeCloseTo(sigma, 12);
    expect(stepOf({ decision: 'ladder', repeats: 4 })).toBeCloseTo(sigma / 2, 12);
    expect(stepOf({ decision: 'ladder', ladder_step: 0.75 })).toBe(0.75);
    expect(stepOf({ decision: 'greedy' })).toBe(0);
  });

  it('has the tolerance for a simplification alone', () => {
    const session = sessionOf(SAME, { tolerance: 2 });
    expect(begin(session, 'c1', { purpose: 'simplify' }).trial.rules.tolerance).toBe(2);
    expect(begin(session, 'c1').trial.rules.tolerance).toBe(0);
  });
});

describe('an A/A check', () => {
  it('has the level of the confidence, and a number of its own', () => {
    const { session, trial } = assignAaCheck(unscreened({ confidence: 0.9 }));
    expect(trial).toMatchObject({ id: 'canary 1', rules: { a: 1 - 0.9 } });
    expect([session.tasks.aaChecks, assignAaCheck(session).trial.id]).toEqual([1, 'canary 2']);
  });
});

describe('a promotion test', () => {
  const working = (supplied: Readonly<Record<string, unknown>>): Session => {
    const { session, trial } = begin(sessionOf(NOISY, { decision: 'checkpoint', ...supplied }), 'c1');
    return concludeTrial(session, withRuns(trial, [4.5, 3.5]), 'accepted');
  };

  it('has the limit of what is plausible, but where a person approved the batch', () => {
    const session = working({ integrity: { max_plausible: 7 } });
    const plain = assignPromotion(session);
    expect(plain?.trial.rules.max_plausible).toBe(7);
    expect(plain?.session.releases).toEqual({});
    const approved = assignPromotion(withRelease(session, { task: 'promotion 9', tree: 'c1', by: 'Ada' }));
    expect(approved?.trial).toMatchObject({ id: 'promotion 1', rules: { max_plausible: null } });
    expect(approved?.session.releases['promotion 9']?.taken).toBe('promotion 1');
  });

  it('is a new one where a test of the branch head is held that no person approved', () => {
    const session = working({});
    const first = assignPromotion(session);
    if (first === undefined) throw new Error('no promotion');
    const held = { ...first.session, held: { c1: first.trial } };
    expect(assignPromotion(held)?.trial.id).toBe('promotion 2');
  });
});
