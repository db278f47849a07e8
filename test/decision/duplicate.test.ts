import { describe, expect, it } from 'vitest';
import { auditRecords } from '../../src/audit/audit.ts';
import { NOTHING_BUT_BLANKS } from '../../src/base/normal-diff.ts';
import { PersistentMap } from '../../src/base/persistent-map.ts';
import { assignProposal } from '../../src/decision/assignment.ts';
import { concludeTrial, withoutVerdict } from '../../src/decision/conclusion.ts';
import { changeOf, findSameChange } from '../../src/decision/duplicate.ts';
import type { Session } from '../../src/decision/session.ts';
import { Ledger, type Line } from './ledger.ts';
import { NOISY, SAME, sessionOf, withPairs, withRuns } from './trials.ts';
import { gaussian, numbersOf } from './world.ts';

const propose = (session: Session, tree: string, normal: string | null) =>
  assignProposal(session, { id: `of ${tree}`, tree, purpose: 'candidate', normal });

function begin(session: Session, tree: string, normal: string | null) {
  const assigned = propose(session, tree, normal);
  if (assigned.kind === 'refused') throw new Error(assigned.reason);
  return assigned;
}

/** A test that ended in so many pairs. */
function concluded(session: Session, tree: string, { score, normal }: { score: number; normal: string }): Session {
  const begun = begin(session, tree, normal);
  const pairs = Array.from({ length: 6 }, () => [score, 2.5] as const);
  return concludeTrial(begun.session, withPairs(withRuns(begun.trial, [9]), pairs), 'accepted');
}

const refusal = (code: string) => ({
  kind: 'refused',
  code: 'duplicate',
  reason: `the same change, but for blanks, was "of t1" (${code})`,
});

describe('one change', () => {
  it('is tested once against the same best, however its white space differs', () => {
    const lost = concluded(sessionOf(NOISY), 't1', { score: -5, normal: 'x' });
    expect(propose(lost, 't2', 'x')).toEqual(refusal('futile'));
    expect(begin(lost, 't2', 'y').trial.tree).toBe('t2');
    expect(begin(lost, 't2', null).trial.tree).toBe('t2');
    // Against another best it is another change.
    const other = concluded(lost, 't3', { score: 9, normal: 'z' });
    expect(other.incumbent).toBe('t3');
    expect(begin(other, 't2', 'x').trial.incumbent).toBe('t3');
  });

  it('has one test at a time; one that was broken off continues with the tree that it began with', () => {
    const begun = begin(sessionOf(NOISY), 't1', 'x');
    expect(propose(begun.session, 't2', 'x')).toEqual(refusal('in-test'));
    const open = concludeTrial(begun.session, withoutVerdict(withRuns(begun.trial, [9])), 'refused');
    expect(propose(open, 't2', 'x')).toEqual(refusal('interrupted'));
    expect(begin(open, 't1', 'x').trial).toMatchObject({ id: 'of t1', tree: 't1', is_screened: true });
  });

  it('is free again where nothing is left of its test', () => {
    const begun = begin(sessionOf(SAME), 't1', 'x');
    const none = concludeTrial(begun.session, withoutVerdict(begun.trial), 'refused');
    expect(begin(none, 't2', 'x').trial.tree).toBe('t2');
  });

  it('has no name where it is unknown, and is no other than that of its own tree', () => {
    const session = {
      incumbent: 'base',
      changes: new PersistentMap([
        ['base x', 't1'],
        ['base y', 'gone'],
      ]),
      trees: new PersistentMap([['t1', { id: 'c1', code: 'futile' }]]),
    };
    expect([changeOf(session, { tree: 't2', normal: 'x' }), changeOf(session, { tree: 't2', normal: null })]).toEqual([
      ...['base x', undefined],
    ]);
    const same = (tree: string, normal?: string | null) =>
      findSameChange(session, { tree, ...(normal === undefined ? {} : { normal }) });
    expect(same('t2', 'x')).toEqual({ tree: 't1', id: 'c1', code: 'futile' });
    expect([same('t1', 'x'), same('t2', 'y'), same('t2', 'z'), same('t2', null), same('t2')]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  it('is none where only blanks change', () => {
    expect(propose(sessionOf(NOISY), 't1', NOTHING_BUT_BLANKS)).toMatchObject({ kind: 'refused', code: 'noop' });
  });
});

describe('the audit', () => {
  const random = numbersOf(4);
  const { lines } = new Ledger({
    effects: [-2, 0, -2],
    score: (truth) => 50 + truth + gaussian(random),
    overrides: { integrity: { canary_every: 0 } },
  });
  const withDigests = (digests: Readonly<Record<string, string>>): Line[] =>
    lines.map((line) => (line.kind === 'candidate' ? { ...line, normal_digest: digests[String(line.id)] } : line));
  const reported = (records: readonly Line[]) => auditRecords({ records }).differences.map(({ message }) => message);

  it('finds one change that was tested twice, and one that was none', () => {
    expect(reported(withDigests({ c1: 'x', c2: 'y', c3: 'z' }))).toEqual([]);
    expect(reported(withDigests({ c1: 'x', c2: 'y', c3: 'x' }))).toEqual([
      'c3 should not have been tested: the same change, but for blanks, was "c1" (screen)',
    ]);
    expect(reported(withDigests({ c1: 'x', c2: 'y', c3: NOTHING_BUT_BLANKS }))).toEqual([
      expect.stringMatching(/^c3 should not have been tested: only blanks change/),
    ]);
  });
});
