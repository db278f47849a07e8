import { describe, expect, it } from 'vitest';
import { startCalibration } from '../../src/decision/calibration.ts';
import { NO_HANDOVER } from '../../src/decision/handover.ts';
import { decisionRecordSchema, type EvaluationRecord } from '../../src/decision/records.ts';
import { beginTask, countTested, isTrial, type OpenTask, stepOf, withStep } from '../../src/decision/replay.ts';
import { confirmationIn, openSession, type Session } from '../../src/decision/session.ts';
import type { Task } from '../../src/decision/task.ts';
import { Ledger } from './ledger.ts';
import { draw, NOISY, pairedTrial, SAME, sessionOf, settingsOf } from './trials.ts';

const { lines } = new Ledger({ effects: [], score: () => 1 });

function runHeader() {
  const header = decisionRecordSchema.parse(lines[0]);
  if (header.kind !== 'genesis') throw new TypeError('the first record is no header');
  return header;
}

function evaluation(supplied: Readonly<Record<string, unknown>>): EvaluationRecord {
  const found = lines.find(({ kind }) => kind === 'evaluation');
  const record = decisionRecordSchema.parse({ ...found, ...supplied });
  if (record.kind !== 'evaluation') throw new TypeError('no evaluation');
  return record;
}

const scored = (arm: 'candidate' | 'incumbent', id = 1) => evaluation({ id, arm, score: 2, ended: 'scored' });
const failed = (ended: string, reason: string | null = 'exit code 1') =>
  evaluation({ id: 9, arm: 'candidate', score: null, ended, reason });

describe('a step of the record', () => {
  const opened = (task: Task, ...buffer: readonly EvaluationRecord[]): OpenTask => ({
    ...{ task, buffer, trees: { candidate: 't1', incumbent: 'base' } },
    level: sessionOf(NOISY).level,
  });
  const trial = pairedTrial({ screen: 'off' });
  const pairsOf = ({ task, buffer }: OpenTask) => [task.task === 'paired' && task.pairs.length, buffer.length];

  it('counts as a whole, or where the arm that is there failed', () => {
    expect(pairsOf(withStep(opened(trial, scored('candidate', 1), scored('incumbent', 2)), 2))).toEqual([1, 0]);
    expect(withStep(opened(trial), 2)).toEqual(opened(trial));
    expect(withStep(opened(trial), 0).task).toBe(trial);
    expect(withStep(opened(trial, scored('candidate')), 2)).toEqual(opened(trial));
    const broken = withStep(opened(trial, failed('failed')), 2);
    expect(broken).toMatchObject({ buffer: [], task: { verdict: { code: 'crash' } } });
    const partly = withStep(opened(trial, scored('incumbent'), failed('failed')), 3);
    expect(partly).toMatchObject({ buffer: [], task: { verdict: { code: 'crash' } } });
  });

  it('says what was measured, and how a run failed', () => {
    const verdictOf = (record: EvaluationRecord) => {
      const { task } = withStep(opened(trial, record), 1);
      return isTrial(task) ? (task.verdict ?? task.halted) : undefined;
    };
    expect(verdictOf(failed('failed'))).toMatchObject({ code: 'crash', reason: 'the candidate failed: exit code 1' });
    expect(verdictOf(failed('failed', null))).toMatchObject({ reason: 'the candidate failed: no score' });
    expect(verdictOf(failed('tamper'))).toMatchObject({ code: 'tamper' });
    // The environment changed under it: that is nobody's failure, so the pair is measured again.
    expect(withStep(opened(trial, failed('moved')), 1).task).toMatchObject({ verdict: null, pairs: [] });
    const calibration = startCalibration({ id: 'calibration 1', tree: 'base', runs: 2 });
    const withCases = evaluation({ arm: 'incumbent', score: 2, cases: { a: 1, b: 3 } });
    expect(withStep(opened(calibration, withCases), 1).task).toMatchObject({ scores: [2], cases: [{ a: 1, b: 3 }] });
    expect(withStep(opened(calibration, scored('incumbent')), 1).task).toMatchObject({ scores: [2], cases: [] });
    expect(stepOf(opened(calibration), draw)).toMatchObject({ kind: 'measure', stage: 'calibrate' });
  });
});

describe('a task that the record begins by name', () => {
  const keep = { tree: 't1', parent: 'base', task: 'c1', purpose: 'candidate', reverts: null } as const;
  const begin = (session: Session, name: string) =>
    beginTask(session, name, { runHeader: runHeader(), keeps: [keep], handover: NO_HANDOVER });
  const fresh = openSession({ settings: settingsOf(), base: 'base' });

  it('is the next of its kind', () => {
    const calibration = begin(fresh, 'calibration 1')?.open;
    expect(calibration).toMatchObject({ task: { id: 'calibration 1' }, buffer: [], level: fresh.level });
    expect(calibration?.trees).toEqual({ candidate: 'base', incumbent: 'base' });
    expect(begin(sessionOf(NOISY), 'canary 1')?.open.task).toMatchObject({ id: 'canary 1', purpose: 'canary' });
    const champion = { tree: 'base', record: 0, keeps: 3, candidates: 3 };
    const line: Session = { ...sessionOf(NOISY, { decision: 'checkpoint' }), champion, incumbent: 't1' };
    expect(begin(line, 'promotion 1')?.open.trees).toEqual({ candidate: 't1', incumbent: 'base' });
    for (const name of ['calibration 2', 'canary 2', 'promotion 2', 'other 1']) {
      expect(begin(name.startsWith('calibration') ? fresh : line, name)).toBeUndefined();
    }
  });

  it('needs the noise, but for a calibration and a confirmation', () => {
    for (const name of ['canary 1', 'promotion 1', 'certify 1']) expect(begin(fresh, name)).toBeUndefined();
    const { trees } = begin({ ...fresh, incumbent: 't1' }, 'confirmation 4')?.open ?? {};
    expect(trees).toEqual({ candidate: 't1', incumbent: 'base' });
  });

  it('tests each accepted change again, at the scale that was known last', () => {
    const session = { ...sessionOf(NOISY, { certify: { enabled: true } }), noise: null };
    const { task, trees } = begin(session, 'certify 1')?.open ?? {};
    expect(task).toMatchObject({ id: 'certify 1', purpose: 'certify', rules: { a: 0.1 } });
    expect(trees).toEqual({ candidate: 't1', incumbent: 'base' });
    for (const name of ['certify 0', 'certify 2']) expect(begin(session, name)).toBeUndefined();
  });
});

describe('the tasks of a run', () => {
  it('are trials where they end in a verdict', () => {
    const calibration = startCalibration({ id: 'calibration 1', tree: 'base', runs: 2 });
    const confirmation = confirmationIn(sessionOf(SAME), { id: 'confirmation 1', baseline: 'base' });
    expect([calibration, confirmation, pairedTrial()].map(isTrial)).toEqual([false, false, true]);
  });

  it('count as tested where they are of candidates', () => {
    const ofTheRun = ['calibration 1', 'canary 1', 'promotion 2', 'confirmation 1', 'certify 3'];
    expect(countTested(new Set([...ofTheRun, 'c1', 'a promotion 1', 'promotional']))).toBe(3);
  });
});
