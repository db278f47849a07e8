import { expect, it } from 'vitest';
import { iterationRecordSchema } from '../../../src/experiment/ledger/record.ts';
import { pendingEntries } from '../../../src/experiment/ledger/rejection.ts';

const commit = 'abcdef0123456789abcdef0123456789abcdef01';
const rejection = {
  ...{ iter: 2, by: 'Ada <ada@example.org>', at: '2026-01-01T00:00:00Z', reason: 'it cheats' },
  again: [{ iter: 3, commit }],
};
const recordOf = (fields: object) =>
  iterationRecordSchema.parse({ iter: 1, started_at: '', ended_at: '', outcome: 'discarded', ...fields });

it('a candidate is judged when a record names its commit, whatever notes say', () => {
  const reported = recordOf({ notes: `the evaluator printed (${commit.slice(0, 12)})` });
  expect(pendingEntries(rejection, [reported])).toEqual(rejection.again);
  expect(pendingEntries(rejection, [recordOf({ outcome: 'killed', proposed_commit: commit })])).toHaveLength(1);
  expect(pendingEntries(rejection, [recordOf({ proposed_commit: commit })])).toEqual([]);
});
