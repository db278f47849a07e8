import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import { reportedUsage } from '../../src/base/reported-attempt.ts';
import { decodeRecords } from '../../src/mission/decode-records.ts';
import { foldMission } from '../../src/mission/ledger.ts';
import { createMission, leftOf } from '../helpers/mission.ts';
import { recordsOf, seal } from '../helpers/remote-states.ts';

type Json = JournalRecord & Record<string, unknown>;

/** The records of a mission that was interrupted after its first iteration. */
async function ran() {
  const mission = createMission({ session: 'improve 11; hand candidate $(git rev-parse HEAD)' });
  const caller = new AbortController();
  const { runId } = await mission.launch({
    signal: caller.signal,
    onEvent: (event) => event.kind === 'recorded' && event.entry.iteration === 1 && caller.abort(),
  });
  const journal = join(leftOf(mission, runId).logs, 'journal.jsonl');
  return { mission, runId, journal, records: recordsOf(readFileSync(journal)) as Json[] };
}

it('numbers and times that no run writes are named with their line', async () => {
  const { mission, runId, journal, records } = await ran();
  const at = (kind: string): number => records.findIndex((record) => record.kind === kind);
  const launch = records[0] as Json;
  const limits = (change: object): Json => ({ ...launch, limits: { ...(launch.limits as object), ...change } });
  const iteration = records[at('iteration')] as Json;
  const forged: [number, Json, string][] = [
    [0, limits({ time_budget_ms: 1e300 }), 'limits.time_budget_ms'],
    [0, limits({ time_budget_ms: -1 }), 'limits.time_budget_ms'],
    [0, limits({ deadline: 'never' }), 'limits.deadline'],
    [0, limits({ deadline: '+275760-09-13T00:00:00.001Z' }), 'limits.deadline'],
    [0, limits({ entries: 2 ** 53 - 1 }), 'limits.entries'],
    [0, limits({ entries: 1 }), 'limits.entries'],
    [0, limits({ usd: -1 }), 'limits.usd'],
    [at('iteration'), { ...iteration, usage: { usd: -1e9 } }, 'usage.usd'],
    [at('iteration'), { ...iteration, iteration: 2 ** 53 - 1 }, 'iteration'],
    [at('iteration'), { ...iteration, iteration: records.length }, 'iteration'],
    [at('iteration'), { ...iteration, created_at: 'x'.repeat(1000) }, 'created_at'],
    [at('begun'), { ...(records[at('begun')] as Json), iteration: 999_999_999 }, 'iteration'],
    [0, { ...launch, created_at: '+275760-09-13T00:00:00.001Z' }, 'created_at'],
  ];
  expect(decodeRecords(records)).toHaveProperty('records');
  for (const [index, record, issue] of forged) {
    const changed = records.map((each, other) => (other === index ? record : each));
    const decoded = decodeRecords(changed);
    const found = 'line' in decoded ? [decoded.line, decoded.issue] : 'taken';
    // A union names the whole record where two of its shapes have that kind.
    expect([issue, found]).toEqual([issue, [index + 1, expect.stringMatching(new RegExp(`^(${issue}|shape)$`))]]);
  }
  const spent = { kind: 'stopped', created_at: launch.created_at, status: 'stopped', reason: 'x', spent: true };
  const others = records.slice(1).filter(({ kind }) => kind !== 'stopped');
  writeFileSync(journal, seal([limits({ time_budget_ms: 1e300 }), ...others, spent]).bytes);
  await expect(mission.resume(runId)).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(/journal\.jsonl:1: .*usable/),
  });
});

it('usage that another job reports is never below nothing', () => {
  expect(reportedUsage({ usd: -1e9, input_tokens: -5, output_tokens: 7 })).toEqual({ output_tokens: 7 });
});

it('folds a hundred thousand records of evidence, in their order', async () => {
  const { records } = await ran();
  const created = Array.from({ length: 100_000 }, (_, number) => ({
    ...{ kind: 'evidence', created_at: String(records[0]?.created_at) },
    record: { kind: 'begin', task: String(number) },
  }));
  const decoded = decodeRecords([...records, ...created]);
  if (!('records' in decoded)) throw new Error(decoded.issue);
  const folded = foldMission(decoded.records);
  expect(folded?.evidence.slice(-created.length)).toEqual(created.map(({ record }) => record));
});
