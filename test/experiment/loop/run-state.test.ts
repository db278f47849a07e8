import fc from 'fast-check';
import { expect, it } from 'vitest';
import { median } from '../../../src/base/median.ts';
import { foldRecords } from '../../../src/experiment/ledger/fold.ts';
import { type IterationRecord, iterationRecordSchema, OUTCOME_RULES } from '../../../src/experiment/ledger/record.ts';
import {
  agentBudget,
  completedInRun,
  landmarksOf,
  ledgerState,
  type RunState,
  usualAgentMs,
} from '../../../src/experiment/loop/run-state.ts';

const TIMES = { started_at: '2026-01-01T00:00:00Z', ended_at: '2026-01-01T00:00:01Z' };

const anyRecord = fc.record({
  iter: fc.nat(9),
  outcome: fc.constantFrom('baseline', 'merged', 'noop', 'killed'),
  score: fc.option(fc.nat(5)),
  summary: fc.constantFrom(null, ' ', 'a'),
  run: fc.constantFrom('this', 'other').map((id) => ({ id, started_at: TIMES.started_at })),
  usage: fc.option(fc.record({ usd: fc.nat(3) })),
  durations: fc.record({ agent_ms: fc.nat(9) }, { requiredKeys: [] }),
});

it('what is known of the records follows each that is added, as if all were read again', () => {
  fc.assert(
    fc.property(fc.array(anyRecord, { maxLength: 12 }), fc.nat(12), fc.option(fc.nat(9)), (all, opened, ms) => {
      const parsed = all.map((fields) => iterationRecordSchema.parse({ ...TIMES, ...fields }));
      const records: IterationRecord[] = parsed.slice(0, opened);
      const config = { objective: { direction: 'max' }, budget: {} };
      const run = { settings: { config, mark: { id: 'this' } }, state: { records } as unknown as RunState };
      const asked = run as unknown as Parameters<typeof ledgerState>[0];
      const attempt = { durations: ms === null ? {} : { agent_ms: ms } };
      for (const next of [undefined, ...parsed.slice(opened)]) {
        if (next !== undefined) records.push(next);
        const own = records.filter((record) => record.run?.id === 'this');
        expect(completedInRun(asked)).toBe(own.filter(({ outcome }) => OUTCOME_RULES[outcome].counts).length);
        expect(ledgerState(asked)).toEqual(foldRecords(records, 'max'));
        expect(agentBudget(asked).spent).toBe(own.reduce((sum, { usage }) => sum + (usage?.usd ?? 0), 0));
        const { baseline, accepted, scored, summarized } = landmarksOf(asked);
        expect([baseline, accepted, scored, summarized]).toEqual([
          records.find(({ outcome, score }) => outcome === 'baseline' && score !== null),
          records.findLast(({ outcome }) => outcome === 'merged'),
          records.findLast(({ outcome, score }) => outcome === 'merged' && score !== null),
          records.filter(({ summary }) => summary === 'a').slice(-5),
        ]);
        const took = [...records, attempt].flatMap(({ durations }) => durations?.agent_ms ?? []);
        expect(usualAgentMs(asked, attempt)).toBe(median(took));
      }
    }),
  );
});
