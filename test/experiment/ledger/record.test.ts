import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBetter } from '../../../src/experiment/ledger/best-so-far.ts';
import { foldRecords } from '../../../src/experiment/ledger/fold.ts';
import {
  type IterationRecord,
  iterationRecordSchema,
  OUTCOMES,
  type Outcome,
} from '../../../src/experiment/ledger/record.ts';
import { checkRecords } from '../../../src/experiment/ledger/record-checks.ts';

function record(iter: number, outcome: Outcome, more: Partial<IterationRecord> = {}): IterationRecord {
  const times = { started_at: '2026-05-20T12:00:00Z', ended_at: '2026-05-20T12:05:00Z' };
  return iterationRecordSchema.parse({ iter, ...times, outcome, ...more });
}

describe('a record', () => {
  it('of the original tool loads unchanged', () => {
    const line =
      '{"iter":7,"started_at":"2026-05-20T12:00:00Z","ended_at":"2026-05-20T12:05:00Z","outcome":"merged","score":3.14159,"best_so_far":3.14159,"agent_exit":0,"agent_killed_by_budget":false,"diff_lines":42,"notes":"","summary":null}';
    expect(iterationRecordSchema.parse(JSON.parse(line))).toEqual(JSON.parse(line));
  });

  it.each(['base_commit', 'commit', 'tree', 'held_commit', 'proposed_commit'])(
    'has no option of git as its %s',
    (key) => {
      const line = { iter: 1, started_at: 'a', ended_at: 'b', outcome: 'discarded' };
      expect(iterationRecordSchema.safeParse({ ...line, [key]: '0'.repeat(40) }).success).toBe(true);
      expect(iterationRecordSchema.safeParse({ ...line, [key]: '--output=/tmp/x' }).success).toBe(false);
    },
  );

  it('of a crash has no score and says why', () => {
    const line = {
      iter: 8,
      started_at: 'a',
      ended_at: 'b',
      outcome: 'killed',
      score: null,
      notes: 'resumed after crash',
    };
    expect(iterationRecordSchema.parse(line)).toMatchObject(line);
  });

  it('keeps members that it does not know', () => {
    expect(record(1, 'noop', { later: { a: 1 } }).later).toEqual({ a: 1 });
  });

  it.each([
    { outcome: 'great' },
    { iter: -1 },
    { iter: 1.5 },
    { score: 'good' },
    { diff_lines: -1 },
    { started_at: undefined },
  ])('is refused with %j', (broken) => {
    const good = { iter: 1, started_at: 'a', ended_at: 'b', outcome: 'noop' };
    expect(iterationRecordSchema.safeParse(good).success).toBe(true);
    expect(iterationRecordSchema.safeParse({ ...good, ...broken }).success).toBe(false);
  });
});

describe('a recombination', () => {
  const tested = { tree: '1'.repeat(40) };
  const of = (recombines: number[], outcome: Outcome = 'discarded') => [
    record(1, 'inconclusive', tested),
    record(2, 'merged', tested),
    record(3, 'noop'),
    record(4, outcome, { ...tested, recombines }),
  ];

  it('is of earlier iterations whose changes were tested and not accepted', () => {
    const details = (recombines: number[]) =>
      checkRecords(of(recombines), 'min').flatMap(({ kind, detail }) => (kind === 'wrong' ? [detail] : []));
    expect(details([1])).toEqual([]);
    expect(details([2, 3, 4, 9])).toEqual([
      'iteration 4 recombines iteration 2, which is merged',
      'iteration 4 recombines iteration 3, which is noop',
      'iteration 4 recombines iteration 4, which has no record before it',
      'iteration 4 recombines iteration 9, which has no record before it',
    ]);
  });

  it('leaves the streak of noops as it is, unless it is accepted', () => {
    expect(foldRecords(of([1]), 'min').consecutive_noops).toBe(1);
    expect(foldRecords(of([1], 'merged'), 'min').consecutive_noops).toBe(0);
  });
});

describe('the state folded from records', () => {
  it('of none is empty', () => {
    expect(foldRecords([], 'min')).toEqual({
      best_score: null,
      best_iter: null,
      iterations_completed: 0,
      consecutive_noops: 0,
      next_iter: 1,
      last_kept_commit: null,
    });
  });

  it('has the best of the baseline and what was kept, and the last kept commit', () => {
    const records = [
      record(0, 'baseline', { score: 10 }),
      record(1, 'merged', { score: 8, commit: 'c1' }),
      record(2, 'discarded', { score: 3 }),
      record(3, 'merged', { score: 7, commit: 'c3' }),
      record(4, 'invalid', { score: null }),
    ];
    expect(foldRecords(records, 'min')).toMatchObject({
      best_score: 7,
      best_iter: 3,
      last_kept_commit: 'c3',
      next_iter: 5,
    });
    expect(foldRecords(records.slice(0, 1), 'min')).toMatchObject({ best_score: 10, best_iter: 0 });
  });

  const counting: readonly Outcome[] = ['merged', 'discarded', 'inconclusive', 'noop', 'denied', 'invalid'];
  it.each(OUTCOMES)('counts %s toward max_iterations as the table of outcomes says', (outcome) => {
    const { iterations_completed: completed } = foldRecords([record(1, outcome)], 'max');
    expect(completed).toBe(counting.includes(outcome) ? 1 : 0);
  });

  it('a killed iteration uses no slot and breaks no streak of noops', () => {
    const records = [record(1, 'noop'), record(2, 'killed'), record(3, 'infra_error'), record(4, 'noop')];
    expect(foldRecords(records, 'min')).toMatchObject({ iterations_completed: 2, consecutive_noops: 2, next_iter: 5 });
  });

  it.each(['merged', 'discarded', 'inconclusive', 'denied', 'invalid'] as const)(
    '%s ends a streak of noops',
    (outcome) => {
      const records = [record(1, 'noop'), record(2, 'noop'), record(3, outcome)];
      expect(foldRecords(records, 'min').consecutive_noops).toBe(0);
    },
  );

  it('never has a best that a kept score or the baseline beats', () => {
    const any = fc.array(fc.record({ outcome: fc.constantFrom(...OUTCOMES), score: fc.double({ noNaN: true }) }));
    fc.assert(
      fc.property(any, fc.constantFrom('min' as const, 'max' as const), (drawn, direction) => {
        const records = drawn.map(({ outcome, score }, index) => ({ ...record(index, outcome), score }));
        const { best_score: best } = foldRecords(records, direction);
        const contenders = records.filter(({ outcome }) => outcome === 'merged' || outcome === 'baseline');
        if (contenders.length === 0) return best === null;
        return best !== null && contenders.every(({ score }) => !isBetter(score, best, direction));
      }),
    );
  });
});

describe('an improvement', () => {
  it('is strict, in the direction of the objective', () => {
    expect([isBetter(1, 2, 'min'), isBetter(2, 2, 'min'), isBetter(3, 2, 'min')]).toEqual([true, false, false]);
    expect([isBetter(1, 2, 'max'), isBetter(2, 2, 'max'), isBetter(3, 2, 'max')]).toEqual([false, false, true]);
  });
});
