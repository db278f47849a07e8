// What a loss of power can take from a mission: files that are not synced, and records that nobody has heard of.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { JournalRecord } from '../../src/base/journal-chain.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { createMission, decisionsOf, leftOf, type Mission } from '../helpers/mission.ts';

const FRONT = 'evaluator: {command: sh evaluate.sh, format: json}\nagent: {command: . ./session.sh, sandbox: "off"}\n';

function recordsOf(mission: Mission, runId: string): readonly JournalRecord[] {
  const lines = readFileSync(join(leftOf(mission, runId).logs, 'journal.jsonl'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as JournalRecord);
}

const isSound = async (mission: Mission, name: string) => (await verifyMission({ name }, mission.host)).isSound;

it('a session is judged by the record of its end, where what it wrote is lost', async () => {
  const mission = createMission({ session: 'improve 20; hand candidate $(git rev-parse HEAD)', front: FRONT });
  const stopping = new AbortController();
  const { runId, stop } = await mission.launch({
    maxIterations: 1,
    signal: stopping.signal,
    // The commit is being judged.
    onActivity: (all) => {
      if (all.some(({ attempt, doing }) => attempt === '1' && doing === 'running the evaluator')) stopping.abort();
    },
  });
  expect(stop.status).toBe('stopped');
  const { manifest } = leftOf(mission, runId);
  const written = JSON.parse(readFileSync(manifest.candidate_file, 'utf8'));
  writeFileSync(manifest.candidate_file, '');
  // With what the session handed over, and everything else that can be made again.
  rmSync(mission.cache, { recursive: true });
  await mission.resume(runId, { maxIterations: 1 });
  expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep']);
  expect(recordsOf(mission, runId).filter(({ kind }) => kind === 'begun')).toHaveLength(1);
  expect(JSON.parse(readFileSync(manifest.candidate_file, 'utf8'))).toEqual(written);
  expect(await isSound(mission, runId)).toBe(true);
});

it('records that wait for the sync of the next one can be lost: the workspace is put back again, a session counts as killed', async () => {
  const session = 'case $RCS_ITERATION in 2|4) hand abort ;; *) hand noop ;; esac';
  const mission = createMission({ session, front: FRONT });
  const { runId } = await mission.launch();
  const { logs } = leftOf(mission, runId);
  /** Cuts the records off from one on; gives their kinds, and how many before each are of its write. */
  const lose = (find: (record: JournalRecord) => boolean): readonly unknown[] => {
    const records = recordsOf(mission, runId);
    const from = records.findLastIndex(find);
    const lines = readFileSync(join(logs, 'journal.jsonl'), 'utf8').split('\n');
    writeFileSync(join(logs, 'journal.jsonl'), `${lines.slice(0, from).join('\n')}\n`);
    return records.slice(from).map(({ kind, same_write: before = 0 }) => `${kind} ${before}`);
  };
  const ofIteration = (wanted: number) => (record: JournalRecord) =>
    record.kind === 'iteration' && record.iteration === wanted;
  const afterAbort = ['begun 1', 'session 0', 'iteration 1', 'ready 0', 'stopped 1'];
  expect(lose(ofIteration(1))).toEqual(['iteration 1', 'ready 0', ...afterAbort]);
  // The entry was lost with the record of its session; the workspace is put back.
  expect(lose(({ kind }) => kind === 'session')).toEqual(['session 0']);
  await mission.resume(runId);
  expect(lose(({ kind }) => kind === 'ready')).toEqual(['ready 0', 'stopped 1']);
  await mission.resume(runId);
  expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 interrupted', '2 abort', '3 noop', '4 abort']);
  expect(lose(({ kind }) => kind === 'session')).toEqual(['session 0', 'iteration 1', 'ready 0', 'stopped 1']);
  await mission.resume(runId, { maxIterations: 5 });
  expect(decisionsOf(leftOf(mission, runId)).slice(3)).toEqual(['3 noop', '4 interrupted', '5 noop']);
  expect(await isSound(mission, runId)).toBe(true);
});
