import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeOf } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { createMission } from '../helpers/mission.ts';

it('verify of a mission covers what each entry rests on', { timeout: 120_000 }, async () => {
  const mission = createMission({ session: 'improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)' });
  const { runId } = await mission.launch({ maxIterations: 2 });
  const place = placeOf(runId, mission.host);
  const wrong = async () =>
    (await verifyMission(place)).findings
      .filter(({ kind }) => kind === 'wrong')
      .map(({ what, detail }) => `${what}: ${detail}`);
  expect(await wrong()).toEqual([]);
  // Elsewhere what a session and the evaluator printed is missing.
  rmSync(join(place.folder, 'iteration-0002', 'session.stdout'));
  expect(await wrong()).toEqual([]);
  appendFileSync(join(place.folder, 'iteration-0001', 'evaluation', 'evaluator.stdout'), 'more\n');
  rmSync(join(place.folder, 'iteration-0002', 'changes.diff'));
  expect(await wrong()).toEqual([
    'iteration 1: "evaluation/evaluator.stdout" was changed',
    'iteration 2: "changes.diff" is gone',
  ]);
  rmSync(join(place.folder, 'iteration-0000', 'files.json'));
  expect(await wrong()).toContainEqual('iteration 0: files.json, the list of its files, is gone');
});
