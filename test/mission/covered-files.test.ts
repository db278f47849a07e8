import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeFinding } from '../../src/base/finding.ts';
import { pathsOf } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { createMission } from '../helpers/mission.ts';

it('verify of a mission covers what each entry rests on', { timeout: 120_000 }, async () => {
  const mission = createMission({ session: 'improve 1$RCS_ITERATION; hand candidate $(git rev-parse HEAD)' });
  const { runId } = await mission.launch({ maxIterations: 2 });
  const paths = pathsOf(runId, mission.host);
  const wrong = async () =>
    (await verifyMission({ name: runId }, mission.host)).findings
      .filter(({ kind }) => kind === 'wrong')
      .map(describeFinding);
  expect(await wrong()).toEqual([]);
  // Elsewhere what a session and the evaluator printed is missing.
  rmSync(join(paths.folder, 'iteration-0002', 'session.stdout'));
  expect(await wrong()).toEqual([]);
  appendFileSync(join(paths.folder, 'iteration-0001', 'evaluation', 'evaluator.stdout'), 'more\n');
  rmSync(join(paths.folder, 'iteration-0002', 'changes.diff'));
  expect(await wrong()).toEqual([
    'iteration 1: "evaluation/evaluator.stdout" was changed',
    'iteration 2: "changes.diff" is gone',
  ]);
  rmSync(join(paths.folder, 'iteration-0000', 'files.json'));
  expect(await wrong()).toContainEqual('iteration 0: files.json, the list of its files, is gone');
});
