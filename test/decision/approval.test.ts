import { describe, expect, it } from 'vitest';
import {
  pendingReleases,
  quarantinedPromotion,
  quarantinedTrial,
  waiveLimit,
  withRelease,
  withReleaseDecided,
  withReleaseRefused,
  withTaken,
} from '../../src/decision/approval.ts';
import { type CompareTrial, startCompareTrial } from '../../src/decision/compare-trial.ts';
import { type PairedTrial, startPairedTrial } from '../../src/decision/paired-trial.ts';
import type { Policy } from '../../src/decision/policies/registry.ts';
import type { Session } from '../../src/decision/session.ts';
import type { DecisionCode } from '../../src/decision/verdict.ts';
import { NOISY, pairedTrial, sessionOf } from './trials.ts';

const names = { id: 'c1', tree: 't1', incumbent: 'base' } as const;
const paired = (purpose: PairedTrial['purpose'] = 'candidate') =>
  startPairedTrial({ ...names, purpose }, { ...pairedTrial().rules, max_plausible: 5 });
const compared = (supplied: Partial<CompareTrial['rules']> = {}) =>
  startCompareTrial(
    { ...names, purpose: 'candidate', policy: 'greedy' },
    { ...pairedTrial().rules, is_exact: true, repeats: 1, record: 0, step: 0, max_plausible: 5, ...supplied },
  );

const holding = (
  trial: PairedTrial | CompareTrial,
  policy: Policy | null,
  supplied: Partial<Session> = {},
): Session => ({
  ...sessionOf(NOISY),
  ...{ policy, held: { t1: trial }, ...supplied },
});

describe('the test that quarantined a change', () => {
  it('is taken up by the policy for pairs against the same best', () => {
    expect(quarantinedTrial(holding(paired(), 'paired-sequential'), 't1')).toEqual(paired());
    expect(quarantinedTrial(holding(paired(), 'paired-sequential'), 't2')).toBeUndefined();
    expect(quarantinedTrial(holding(paired(), 'greedy'), 't1')).toBeUndefined();
    expect(quarantinedTrial(holding(paired(), null), 't1')).toBeUndefined();
    const replaced = holding(paired(), 'paired-sequential', { incumbent: 'other' });
    expect(quarantinedTrial(replaced, 't1')).toBeUndefined();
  });

  it('is taken up by its own policy where it compared with the record, as exactly and in the same environment', () => {
    const exact = { is_exact: true };
    expect(quarantinedTrial(holding(compared(), 'greedy', exact), 't1')).toEqual(compared());
    expect(quarantinedTrial(holding(compared(), 'ladder', exact), 't1')).toBeUndefined();
    expect(quarantinedTrial(holding(compared(), 'paired-sequential', exact), 't1')).toBeUndefined();
    expect(quarantinedTrial(holding(compared(), 'greedy'), 't1')).toBeUndefined();
    expect(quarantinedTrial(holding(compared(), 'greedy', { ...exact, moves: 1 }), 't1')).toBeUndefined();
  });

  it('of a batch is taken up where branch head and champion are those of the test', () => {
    const champion = { tree: 'base', record: 0, keeps: 1, candidates: 1 };
    const held = (trial: PairedTrial | CompareTrial, supplied: Partial<Session> = {}) =>
      quarantinedPromotion(holding(trial, 'checkpoint', { incumbent: 't1', champion, ...supplied }));
    expect(held(paired('promotion'))).toEqual(paired('promotion'));
    expect(held(paired())).toBeUndefined();
    expect(held(compared())).toBeUndefined();
    expect(held(paired('promotion'), { incumbent: 't2' })).toBeUndefined();
    expect(held(paired('promotion'), { champion: { ...champion, tree: 'other' } })).toBeUndefined();
    expect(held(paired('promotion'), { champion: null })).toBeUndefined();
  });

  it('has no limit of what is plausible any more, whether in pairs or not', () => {
    expect(waiveLimit(paired())).toMatchObject({ task: 'paired', rules: { max_plausible: null } });
    expect(waiveLimit(compared())).toMatchObject({ task: 'compare', rules: { max_plausible: null } });
  });
});

describe('the word of a person', () => {
  const overrides = withRelease(sessionOf(NOISY), { task: 'c1', tree: 't1', by: 'Ada' });
  const done = (session: Session) => session.releases.c1?.is_done;

  it('waits until a test takes it up and decides', () => {
    expect(overrides.releases).toEqual({ c1: { tree: 't1', by: 'Ada', taken: null, is_done: false } });
    expect(pendingReleases(overrides)).toEqual([{ task: 'c1', tree: 't1', by: 'Ada' }]);
    const taken = withTaken(overrides, 'c1', 'c7');
    expect(taken.releases.c1).toEqual({ tree: 't1', by: 'Ada', taken: 'c7', is_done: false });
    const decidedBy = (id: string, code: DecisionCode | null) =>
      withReleaseDecided(taken, {
        ...{ ...paired(), id },
        verdict: code === null ? null : { outcome: 'discard', code, reason: '' },
      });
    expect(done(decidedBy('c7', 'futile'))).toBe(true);
    expect(pendingReleases(decidedBy('c7', 'futile'))).toEqual([]);
    expect(done(decidedBy('c8', 'futile'))).toBe(false);
    expect(decidedBy('c8', 'futile').releases).toEqual(taken.releases);
    expect(done(decidedBy('c7', null))).toBe(false);
    // A change whose evaluator is noisy is tested again.
    expect(done(decidedBy('c7', 'nondeterministic'))).toBe(false);
  });

  it('is used up where its change was refused before any test', () => {
    expect(done(withReleaseRefused(overrides, 'c1'))).toBe(true);
    expect(withReleaseRefused(overrides, null).releases).toEqual(overrides.releases);
    expect(withReleaseRefused(overrides, 'c2').releases).toEqual(overrides.releases);
  });
});
