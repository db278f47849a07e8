import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import { withRefs } from '../../src/kernel/temporary-refs.ts';
import { requireBacked } from '../../src/mission/begun-acceptance.ts';
import { pathsOf, readMission } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { createMission } from '../helpers/mission.ts';
import { recordsOf, seal } from '../helpers/remote-states.ts';

const FRONT = `evaluator:
  command: sh evaluate.sh
  format: json
  decision: greedy
  confirm: {pairs: 2}
agent:
  command: . ./session.sh
  sandbox: off
stop:
  max_iterations: 2
`;

it('an acceptance that a mission began is completed whatever was wrong before, and refused where it is wrong itself', async () => {
  const session = 'improve $((10 + RCS_ITERATION)); hand candidate $(git rev-parse HEAD)';
  const { launch, host } = createMission({ session, front: FRONT });
  const { runId } = await launch();
  const paths = pathsOf(runId, host);
  const all = recordsOf(readFileSync(paths.journal));
  // As a run leaves it that is killed after the intent of its last iteration.
  const records = all.slice(0, all.findLastIndex(({ kind }) => kind === 'intent') + 1);
  const recover = async (changed: readonly JournalRecord[]) => {
    writeFileSync(paths.journal, seal(changed).bytes);
    const { state } = readMission(paths);
    if (state === undefined) throw new Error('no state');
    await withRefs(paths.repository, (refs) => requireBacked({ paths, state }, { refs, store: undefined, host }));
  };
  await recover(records);

  const inner = ({ record }: JournalRecord) => record as Readonly<Record<string, unknown>> | undefined;
  const at = records.findIndex((record) => inner(record)?.kind === 'evaluation');
  const altered = records.map((record, index) =>
    index === at ? { ...record, record: { ...inner(record), score: 3 } } : record,
  );
  await recover(altered);
  const { findings } = await verifyMission({ name: runId }, host);
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'wrong', what: 'comparisons', where: { record: expect.any(Number) } }),
  );

  const forged = records.map((record) => {
    if (record.kind !== 'intent' || record.iteration !== 2) return record;
    const draft = structuredClone(record.draft) as { comparison: { record: { reason: string; code: string } } };
    draft.comparison.record.code = 'evident';
    return { ...record, draft };
  });
  await expect(recover(forged)).rejects.toThrow(
    /journal\.jsonl ends with is not one of this run: .*; the branch was not moved$/,
  );
});
