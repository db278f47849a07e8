import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BestSoFar, type Direction, isBest } from '../../../src/experiment/ledger/best-so-far.ts';
import { foldRecords, LedgerFold } from '../../../src/experiment/ledger/fold.ts';
import { type IterationRecord, iterationRecordSchema } from '../../../src/experiment/ledger/record.ts';
import { checkRecords } from '../../../src/experiment/ledger/record-checks.ts';

const TIMES = { started_at: '2026-01-01T00:00:00Z', ended_at: '2026-01-01T00:00:01Z' };
const recordOf = (fields: object): IterationRecord => iterationRecordSchema.parse({ ...TIMES, ...fields });
const rejectionOf = (iter: number) => ({ iter, by: 'Ada', at: TIMES.ended_at, reason: 'it cheats', again: [] });

/** The same as a person would say it, however long that takes. */
function bestByWords(records: readonly IterationRecord[], direction: Direction): IterationRecord | undefined {
  let best: IterationRecord | undefined;
  for (const [index, record] of records.entries()) {
    const { rejection } = record;
    if (rejection) {
      const until = records.slice(0, index + 1);
      const gone = new Set(until.flatMap((each) => (each.rejection ? [each.rejection.iter] : [])));
      const place = until.findIndex(({ iter }) => iter === rejection.iter);
      const left = until.slice(0, Math.max(0, place)).filter((each) => !gone.has(each.iter) && !each.rejection);
      best = bestByWords(left, direction);
    } else if (isBest(record, best?.score ?? undefined, direction)) best = record;
  }
  return best;
}

const anyRecord = fc.record({
  iter: fc.nat({ max: 12 }),
  outcome: fc.constantFrom('baseline', 'merged', 'discarded', 'noop'),
  score: fc.option(fc.integer({ min: -5, max: 5 })),
  decision: fc.option(fc.record({ policy: fc.constantFrom('greedy', 'paired-sequential', 'checkpoint') })),
  rejection: fc.option(fc.nat({ max: 14 }).map(rejectionOf), { freq: 3 }),
});

describe('the best so far', () => {
  it('after rejections is what was best before, of what nobody rejected', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 20 }), fc.constantFrom('min', 'max'), (fields, direction) => {
        const records = fields.map(recordOf);
        const scores = new BestSoFar(records, direction);
        const growing: IterationRecord[] = [];
        const fold = new LedgerFold(growing, direction);
        for (const [index, record] of records.entries()) {
          const { score, iter } = bestByWords(records.slice(0, index + 1), direction) ?? {};
          const best = scores.next();
          expect([best?.score, best?.iter]).toEqual([score ?? undefined, iter]);
          growing.push(record);
          expect(fold.state()).toEqual(foldRecords(growing, direction));
          expect(fold.state()).toMatchObject({ best_score: score ?? null, best_iter: iter ?? null });
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is known of 20,000 rejections, each of another accepted change', () => {
    const count = 20_000;
    const accepted = Array.from({ length: count }, (_, iter) =>
      recordOf({ iter, outcome: 'merged', score: count - iter }),
    );
    const rejections = accepted.map(({ iter }) =>
      recordOf({ iter: count + iter, outcome: 'merged', rejection: rejectionOf(count - iter - 1), best_so_far: 1 }),
    );
    const records = [...accepted, ...rejections];
    expect(foldRecords(records, 'min')).toMatchObject({ best_score: null, next_iter: 2 * count });
    expect(checkRecords(records, 'min')).toHaveLength(count);
  });
});
