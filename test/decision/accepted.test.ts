import { describe, expect, it } from 'vitest';
import { AcceptanceAudit, certifiable, revertible } from '../../src/decision/accepted.ts';
import type { AcceptedTree, Reverts } from '../../src/decision/accepted-tree.ts';
import type { Trial } from '../../src/decision/assignment.ts';
import { startCompareTrial } from '../../src/decision/compare-trial.ts';
import { startPairedTrial } from '../../src/decision/paired-trial.ts';
import { type CandidateRecord, type DecisionEntry, decisionRecordSchema } from '../../src/decision/records.ts';
import { feedEProcess } from '../../src/stats/e-process.ts';
import { pairedTrial, settingsOf } from './trials.ts';

const CERTIFY = settingsOf({ tolerance: 1, certify: { enabled: true, revert: true, fdr: 0.1 } });

const accepted = (tree: string, supplied: Partial<AcceptedTree> = {}): AcceptedTree => ({
  ...{ tree, parent: `before ${tree}`, task: `test of ${tree}`, purpose: 'candidate', reverts: null },
  ...supplied,
});
const evidence = (tree: string, e: number) => ({ tree, logs: [Math.log(e)] });
const revertOf = (...taken: string[]): Reverts => ({ taken, stays: [] });

describe('what was accepted', () => {
  it('is certified, but for what takes something out', () => {
    const revert = accepted('t2', { reverts: revertOf('test of t1') });
    expect(certifiable([accepted('t1'), revert, accepted('t3')]).map(({ tree }) => tree)).toEqual(['t1', 't3']);
  });

  const revertibleOf = (keeps: readonly AcceptedTree[], es: Readonly<Record<string, number>>, settings = CERTIFY) =>
    revertible({ keeps, certified: Object.entries(es).map(([tree, e]) => evidence(tree, e)) }, settings).map(
      ({ tree }) => tree,
    );
  const three = [accepted('t1'), accepted('t2'), accepted('t3')];

  it('may be reverted where its second test did not certify it, newest first, once all have theirs', () => {
    expect(revertibleOf(three, { t1: 1, t2: 1000, t3: 1 })).toEqual(['t3', 't1']);
    expect(revertibleOf(three, { t1: 1, t2: 1000 })).toEqual([]);
    expect(revertibleOf(three, { t1: 1000, t2: 1000, t3: 1000 })).toEqual([]);
    const off = settingsOf({ tolerance: 1, certify: { enabled: true, revert: false } });
    expect(revertibleOf(three, { t1: 1, t2: 1, t3: 1 }, off)).toEqual([]);
  });

  it('stays where it simplifies, and is not reverted twice', () => {
    const simpler = [accepted('t1', { purpose: 'simplify' }), accepted('t2')];
    expect(revertibleOf(simpler, { t1: 1, t2: 1 })).toEqual(['t2']);
    const gone = [accepted('t1'), accepted('t2'), accepted('t3', { reverts: revertOf('test of t2') })];
    expect(revertibleOf(gone, { t1: 1, t2: 1 })).toEqual(['t1']);
  });

  it('needs no second test where a person took it back, nor can it be reverted then', () => {
    const rejected = [accepted('t1', { isRejected: true }), accepted('t2')];
    expect(revertibleOf(rejected, { t2: 1 })).toEqual(['t2']);
    expect(revertibleOf(rejected, { t1: 1, t2: 1 })).toEqual(['t2']);
  });
});

function candidateOf(supplied: object = {}): CandidateRecord {
  const record = decisionRecordSchema.parse({
    ...{ kind: 'candidate', id: 'c9', parent: 'base', tree: 't9', purpose: 'simplify', diff_digest: '' },
    ...{ diff_lines: 1, touched_paths: [], proposer: {}, ...supplied },
  });
  if (record.kind !== 'candidate') throw new Error(record.kind);
  return record;
}

const entryOf = (kept: boolean, purpose: DecisionEntry['purpose'] = 'candidate') =>
  ({ kept, purpose }) as unknown as DecisionEntry;

const trialOf = (id: string, purpose: Trial['purpose'] = 'candidate') =>
  startPairedTrial({ id, purpose, tree: `tree of ${id}`, incumbent: 'base' }, pairedTrial().rules);

function auditOf(...tasks: string[]): AcceptanceAudit {
  const audit = new AcceptanceAudit(CERTIFY);
  for (const task of tasks) audit.conclude(trialOf(task), entryOf(true));
  return audit;
}

describe('the audit of what was accepted', () => {
  it('takes in what is claimed: neither A/A checks, certifications nor steps of the working line', () => {
    const audit = auditOf('c1');
    audit.conclude(trialOf('c2'), entryOf(false));
    audit.conclude(trialOf('canary 1', 'canary'), entryOf(true, 'canary'));
    audit.conclude(trialOf('promotion 1', 'promotion'), entryOf(true, 'promotion'));
    const rules = { ...pairedTrial().rules, is_exact: false, repeats: 1, record: 0, step: 0 };
    const compared = (id: string, policy: 'checkpoint' | 'greedy') =>
      startCompareTrial({ id, purpose: 'candidate', tree: `tree of ${id}`, incumbent: 'base', policy }, rules);
    audit.conclude(compared('c3', 'checkpoint'), entryOf(true));
    audit.conclude(compared('c4', 'greedy'), entryOf(true));
    expect(audit.keeps).toEqual([
      { tree: 'tree of c1', parent: 'base', task: 'c1', purpose: 'candidate', reverts: null },
      { tree: 'tree of promotion 1', parent: 'base', task: 'promotion 1', purpose: 'promotion', reverts: null },
      { tree: 'tree of c4', parent: 'base', task: 'c4', purpose: 'candidate', reverts: null },
    ]);
    expect(audit.certified).toEqual([]);
    // A person may take a step of the working line back as well.
    expect(['c1', 'c2', 'c3'].map((task) => audit.reject(task))).toEqual([true, false, true]);
  });

  it('takes the evidence of certifications in', () => {
    const audit = auditOf();
    const trial = trialOf('certify 1', 'certify');
    const tested = { ...trial, eProcess: feedEProcess(trial.eProcess, [3]) };
    audit.conclude(tested, entryOf(true, 'certify'));
    expect(audit.certified).toEqual([{ tree: 'tree of certify 1', logs: tested.eProcess.logs }]);
    expect(audit.keeps).toEqual([]);
  });

  it('remembers what a person took back', () => {
    const audit = auditOf('c1', 'c2');
    expect(audit.reject('c2')).toBe(true);
    expect(audit.keeps.map(({ isRejected }) => isRejected)).toEqual([undefined, true]);
    expect(audit.reject('c3')).toBe(false);
    expect(audit.keeps).toHaveLength(2);
  });

  it('remembers what a candidate takes out', () => {
    const audit = auditOf();
    const record = candidateOf({ id: 'c1', reverts: { taken: ['c0'], stays: [] } });
    audit.begin({ id: 'c1' }, record);
    audit.conclude(trialOf('c1'), entryOf(true));
    expect(audit.keeps[0]?.reverts).toEqual({ taken: ['c0'], stays: [] });
  });
});

describe('a candidate that takes accepted changes out', () => {
  /** After c1, c2 and c3 were accepted, and none was certified. */
  function issues(supplied: object): string[] {
    const audit = auditOf('c1', 'c2', 'c3');
    audit.certified.push(...['c1', 'c2', 'c3'].map((task) => evidence(`tree of ${task}`, 1)));
    return audit.issuesOf(candidateOf(supplied));
  }

  it('is sound where it names what may be taken out in its order, as what it takes or leaves', () => {
    expect(issues({ reverts: { taken: ['c3', 'c2', 'c1'], stays: [] } })).toEqual([]);
    expect(issues({ reverts: { taken: ['c3', 'c1'], stays: ['c2'] } })).toEqual([]);
    expect(issues({ reverts: null, purpose: 'candidate' })).toEqual([]);
  });

  it.each([
    [
      'of no simplification',
      { purpose: 'candidate' },
      ['c3'],
      [],
      'c9 takes out what was kept, and is no simplification',
    ],
    ['of nothing', {}, [], ['c1'], 'c9 takes out nothing'],
    ['in another order', {}, ['c1', 'c2'], [], 'c9 names c1, c2; what may be taken out is c3, c2, c1, in this order'],
    ['of something else', {}, ['c7'], [], 'c9 names c7; what may be taken out is c3, c2, c1, in this order'],
    [
      'that leaves something else',
      {},
      ['c3'],
      ['c7'],
      'c9 names c7; what may be taken out is c3, c2, c1, in this order',
    ],
    ['that leaves it in', {}, ['c3', 'c2'], ['c2'], 'c9 takes out what it says to stay'],
  ])('has an issue %s', (_name, supplied, taken, stays, issue) => {
    expect(issues({ ...supplied, reverts: { taken, stays } })).toEqual([issue]);
  });

  it('has an issue where nothing may be taken out', () => {
    expect(auditOf().issuesOf(candidateOf({ reverts: { taken: ['c1'], stays: [] } }))).toEqual([
      'c9 names c1; what may be taken out is nothing, in this order',
    ]);
  });
});
