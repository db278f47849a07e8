import { describe, expect, it } from 'vitest';
import { findUncertified } from '../../../src/experiment/ledger/certification.ts';
import { type IterationRecord, iterationRecordSchema } from '../../../src/experiment/ledger/record.ts';
import { Ledger, type Line } from '../../decision/ledger.ts';

const score = (truth: number, id: number) => 50 + truth + (id % 7) / 10;
const EFFECTS = [3, -1, 3, 0, 3, 3, 3];

/** The iterations that a run writes beside its decisions; the first one is number 1. */
function acceptedIn(lines: readonly Line[]): IterationRecord[] {
  return lines
    .filter(({ kind }) => kind === 'incumbent')
    .map(({ tree }, index) =>
      iterationRecordSchema.parse({ iter: index + 1, outcome: 'merged', tree, started_at: '', ended_at: '' }),
    );
}

const withoutTests = (lines: readonly Line[]) =>
  lines.filter(({ purpose, stage }) => purpose !== 'certify' && stage !== 'certify');

describe('what was kept and is not certified', () => {
  const { lines } = new Ledger({ effects: EFFECTS, score, overrides: { certify: { enabled: true } } });
  const ledger = acceptedIn(lines);
  const claim = lines.find(({ kind }) => kind === 'claim');

  it('is what the claim does not count', () => {
    expect(ledger.length).toBeGreaterThan(1);
    expect(ledger.length - findUncertified(lines, ledger).length).toBe(claim?.certified);
  });

  it('is the accepted change whose second test found nothing', () => {
    const failed = lines.map((line) =>
      line.task === 'certify 2' && line.kind === 'decision'
        ? { ...line, evidence: { ...(line.evidence as object), log_e: -1 } }
        : line,
    );
    expect(findUncertified(failed, ledger)).toEqual([2]);
  });

  it('is all of it before the second tests, and nothing where nobody asked for them', () => {
    expect(findUncertified(withoutTests(lines), ledger)).toEqual(ledger.map(({ iter }) => iter));
    const off = new Ledger({ effects: EFFECTS, score });
    expect(findUncertified(off.lines, acceptedIn(off.lines))).toEqual([]);
    expect(findUncertified([], ledger)).toEqual([]);
  });

  it('leaves out what was kept before the record began', () => {
    const older = iterationRecordSchema.parse({ ...ledger[0], iter: 0, tree: 'older' });
    expect(findUncertified(withoutTests(lines), [older, ...ledger])).not.toContain(0);
  });

  it('is a whole batch of a working line with the promotion that it is a part of', () => {
    const overrides = { decision: 'checkpoint', checkpoint_keeps: 2, certify: { enabled: true } };
    const batches = new Ledger({ effects: [3, 3, 3, 3], score, overrides }).lines;
    const retained = acceptedIn(batches);
    expect(retained.length).toBeGreaterThan(2);
    expect(findUncertified(batches, retained)).toEqual([]);
    const failed = batches.map((line) =>
      line.task === 'certify 1' && line.kind === 'decision'
        ? { ...line, evidence: { ...(line.evidence as object), log_e: -1 } }
        : line,
    );
    expect(findUncertified(failed, retained)).toEqual([1, 2]);
  });
});
