import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { median } from '../../../src/base/median.ts';
import { hasNumber } from '../../../src/base/number-ranges.ts';
import { FollowedRecords, factsOf, followRecords } from '../../../src/experiment/ledger/ledger-facts.ts';
import { type IterationRecord, iterationRecordSchema } from '../../../src/experiment/ledger/record.ts';
import { tallyEarlier } from '../../../src/experiment/ledger/run-tally.ts';

const TIMES = { started_at: '2026-01-01T00:00:00Z', ended_at: '2026-01-01T00:00:01Z' };
const COMMIT = 'c'.repeat(40);

const anyRecord = fc.record(
  {
    iter: fc.nat(9),
    outcome: fc.constantFrom('baseline', 'merged', 'merged', 'noop', 'killed', 'infra_error', 'aborted'),
    score: fc.nat(5),
    summary: fc.constantFrom(' ', 'a'),
    commit: fc.constantFrom(COMMIT, 'd'.repeat(40)),
    base_commit: fc.constant(COMMIT),
    recombines: fc.constant([1, 2]),
    rejection: fc.nat(9).map((iter) => ({ iter, by: 'me', at: 'now', reason: 'bad', again: [] })),
    run: fc.record({ id: fc.constantFrom('this', 'other'), base: fc.constantFrom(null, COMMIT) }),
    usage: fc.record({ usd: fc.nat(3), input_tokens: fc.nat(3) }),
    durations: fc.record({ agent_ms: fc.nat(9) }, { requiredKeys: [] }),
    agent_failure: fc.constant({ kind: 'rate-limit', message: 'limit', status: 429 }),
  },
  { requiredKeys: ['iter', 'outcome'] },
);

function recordOf({ run, ...fields }: Partial<Record<string, unknown>>): IterationRecord {
  const begun = run === undefined ? {} : { run: { started_at: TIMES.started_at, ...(run as object) } };
  return iterationRecordSchema.parse({ ...TIMES, ...fields, ...begun });
}

it('are the same of all records, whatever was written down of the first ones', () => {
  fc.assert(
    fc.property(fc.array(anyRecord, { maxLength: 12 }), fc.nat(12), (all, known) => {
      const records = all.map(recordOf);
      const growing = records.slice(0, known);
      const written = new FollowedRecords(growing.slice()).now();
      followRecords(growing, deserialize(serialize(written)));
      for (const record of [undefined, ...records.slice(known)]) {
        if (record !== undefined) growing.push(record);
        expect(factsOf(growing)).toEqual(factsOf([...growing]));
      }
      const facts = factsOf(growing);
      expect(facts.runs.get('this') ?? tallyEarlier()).toEqual(
        tallyEarlier(records.filter(({ run }) => run?.id === 'this')),
      );
      expect([0, 5, 9].map((iter) => hasNumber(facts.iters, iter))).toEqual(
        [0, 5, 9].map((iter) => records.some((record) => record.iter === iter)),
      );
    }),
  );
});

it('put the times of many records in order at once, and of few where they belong', () => {
  const took = (ms: number) => recordOf({ iter: 1, outcome: 'noop', durations: { agent_ms: ms } });
  const many = Array.from({ length: 300 }, (_, index) => took((index * 37) % 300));
  followRecords(many);
  expect(factsOf(many).agentMs).toEqual(Array.from({ length: 300 }, (_, index) => index));
  many.push(took(7));
  expect(factsOf(many).agentMs.slice(6, 10)).toEqual([6, 7, 7, 8]);
  expect(factsOf(many).agentMs[150]).toBe(median(many.flatMap(({ durations }) => durations?.agent_ms ?? [])));
});
