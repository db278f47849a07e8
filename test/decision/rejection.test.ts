import { describe, expect, it } from 'vitest';
import { AcceptanceAudit } from '../../src/decision/accepted.ts';
import type { Trial } from '../../src/decision/assignment.ts';
import {
  type DecisionEntry,
  decisionRecordSchema,
  type RecordOf,
  type RunHeaderRecord,
} from '../../src/decision/records.ts';
import { bestAfter, takeRejection } from '../../src/decision/rejection.ts';
import type { Session } from '../../src/decision/session.ts';
import { NOISY, pairedTrial, sessionOf, settingsOf } from './trials.ts';

const header = (supplied: object = {}) =>
  ({ baseline_tree: 'base', start_tree: null, unscored: false, ...supplied }) as unknown as RunHeaderRecord;

function rejectionOf(supplied: object = {}): RecordOf<'rejection'> {
  const record = decisionRecordSchema.parse({
    ...{ kind: 'rejection', task: 'c1', parent: 't1', tree: 'base', champion: null, by: 'Ada', at: '', reason: 'no' },
    ...supplied,
  });
  if (record.kind !== 'rejection') throw new Error(record.kind);
  return record;
}

/** What was accepted by the test c1 alone. */
function kept(isKept = true): AcceptanceAudit {
  const audit = new AcceptanceAudit(settingsOf());
  const trial: Trial = { ...pairedTrial(), id: 'c1', tree: 't1' };
  audit.conclude(trial, { kept: isKept, purpose: 'candidate' } as unknown as DecisionEntry);
  return audit;
}

const best = (supplied: Partial<Session> = {}): Session => ({ ...sessionOf(NOISY), incumbent: 't1', ...supplied });
const champion = { tree: 't1', record: 3, keeps: 2, candidates: 5 };

describe('the rejection of an accepted change', () => {
  it('makes the tree without it the current best, which is measured again', () => {
    const { session, issue } = takeRejection(rejectionOf(), best(), { runHeader: header(), kept: kept() });
    expect(issue).toBeUndefined();
    expect([session.incumbent, session.scores, session.noise, session.champion]).toEqual(['base', [], null, null]);
    expect(bestAfter({ task: 'c1', tree: 'base' })).toEqual({
      ...{ kind: 'incumbent', tree: 'base', by: 'the rejection of c1' },
    });
  });

  it('marks the change as taken back, so that it needs no second test', () => {
    const audit = kept();
    takeRejection(rejectionOf(), best(), { runHeader: header(), kept: audit });
    expect(audit.keeps).toEqual([expect.objectContaining({ task: 'c1', tree: 't1', isRejected: true })]);
  });

  it('is not measured again where it is a base that is never scored', () => {
    const taken = (tree: string, unscored: boolean) =>
      takeRejection(rejectionOf({ tree }), best(), { runHeader: header({ unscored }), kept: kept() }).session;
    expect(taken('base', true).record).toBe(-Number.MAX_VALUE);
    expect([taken('base', false).noise, taken('other', true).noise]).toEqual([null, null]);
  });

  it('moves the champion, and forgets the steps since where nothing is left of them', () => {
    const taken = (tree: string, named: string | null) =>
      takeRejection(rejectionOf({ tree, champion: named }), best({ champion }), { runHeader: header(), kept: kept() });
    expect(taken('t0', 't0').session.champion).toEqual({ ...champion, tree: 't0', keeps: 0 });
    expect(taken('t2', 't0').session.champion).toEqual({ ...champion, tree: 't0', keeps: 2 });
    expect(taken('t0', 't0').issue).toBeUndefined();
    expect(taken('t0', null)).toMatchObject({
      ...{ session: { champion }, issue: 'the rejection of c1 names null as the champion' },
    });
  });

  it('has an issue where its best, its test or its champion is another one', () => {
    const issue = (record: object, session: Session, isKept = true, runHeader = header()) =>
      takeRejection(rejectionOf(record), session, { runHeader, kept: kept(isKept) }).issue;
    expect(issue({ parent: 't7' }, best())).toBe('c1 is rejected from t7, where t1 is the current best');
    expect(issue({}, best(), false)).toBe('c1 is rejected, and was not kept');
    // What was accepted before the record began is not in it.
    expect(issue({}, best(), false, header({ start_tree: 't1' }))).toBeUndefined();
    expect(issue({ task: 'c2' }, best())).toBe('c2 is rejected, and was not kept');
    expect(issue({ champion: 't0' }, best())).toBe('the rejection of c1 names t0 as the champion');
  });
});
