// A person leaves changes of a mission out that is over, and has one tested again; each request is killed at its steps.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Ask } from '../../src/mission/asked.ts';
import { readMissionStatus } from '../../src/mission/look.ts';
import type { MissionEvent } from '../../src/mission/mission-journal.ts';
import { pathsOf } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { readMissionAnswer } from '../../src/status/mission-answers.ts';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { superviseMission } from '../helpers/supervised-mission.ts';

it('distils a mission that is over, and accepts what was in its way before', { timeout: 60_000 }, async () => {
  const mission = createMission({
    session: `case $RCS_ITERATION in 1) echo 11 >a ;; 2) echo 12 >b ;; 3) echo 1 >c ;; esac
git commit -qam 'Add some'; hand candidate $(git rev-parse HEAD)`,
    // The larger one counts, and c is better without the first change alone.
    evaluator: `a=$(cat a); b=$(cat b); c=$(cat c)
printf '{"pass":true,"score":%s}\\n' $(((a > b ? a : b) + (a == 10 ? c : -c)))\n`,
    files: { a: '10\n', b: '10\n', c: '0\n' },
    front: `evaluator:
  command: sh evaluate.sh
  format: json
  decision: greedy
  calibration_runs: 2
  negative_control: "off"
  confirm: {pairs: 2, every_keeps: 2}
agent:
  command: . ./session.sh
  sandbox: "off"
iteration:
  max_iterations: 3
`,
  });
  const { runId, stop } = await mission.launch();
  const paths = pathsOf(runId, mission.host);
  const stateNow = () => readMissionStatus(paths).state;
  const expectSound = async () => {
    const { findings } = await verifyMission({ name: runId }, mission.host);
    expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  };
  const inFolder = { cwd: mission.folder, env: mission.host.env };
  expect(decisionsOf(leftOf(mission, runId))).toEqual(['0 baseline', '1 keep', '2 keep', '3 discard']);
  const claimedAt = stateNow().evidence.flatMap(({ kind }, at) => (kind === 'claim' ? [at] : []));
  // After two accepted changes, and at the end.
  expect(claimedAt).toHaveLength(2);
  expect(
    stateNow()
      .evidence.slice(claimedAt[0])
      .some(({ kind }) => kind === 'candidate'),
  ).toBe(true);

  const early = await runCli(['accept', runId, '2'], inFolder);
  expect([early.code, early.err]).toEqual([2, expect.stringContaining('a measured change that was not accepted (3)')]);
  expect((await runCli(['clean', runId], inFolder)).code).toBe(0);
  // Cancelled while it is being done: the run is over as before.
  const stopping = new AbortController();
  const onEvent = ({ kind }: MissionEvent) => kind === 'note' && stopping.abort();
  const request = { asked: { what: 'distil' }, signal: stopping.signal, onEvent } as const;
  expect((await mission.resume(runId, request)).stop.reason).toBe('interrupted by the operator');
  expect(stateNow()).toMatchObject({ status: 'completed', stopReason: stop.reason, asked: undefined });
  await expectSound();
  const killAt = async (point: string, asked: Ask) => {
    const request = { mode: 'resume', runId, asked } as const;
    const { signal } = await superviseMission(mission, request, { AUTORIZE_FAULT: `${point}:kill:1` }).ended;
    expect([point, signal]).toEqual([point, 'SIGKILL']);
    expect(stateNow().asked?.ended).toMatchObject({ status: 'completed', reason: stop.reason });
  };
  for (const point of ['mission:after-files', 'distil:after-effect', 'mission:after-intent']) {
    await killAt(point, { what: 'distil' });
  }
  // What was asked is done, and no session begins.
  expect((await mission.resume(runId)).stop).toMatchObject({ status: 'completed', reason: stop.reason });
  expect(decisionsOf(leftOf(mission, runId)).slice(4)).toEqual(['4 keep']);
  await expectSound();
  const { branch_name: branch } = stateNow().launch;
  expect(userGit(mission.folder, 'show', `${branch}:a`, `${branch}:b`)).toBe('10\n12');
  await expect(mission.resume(runId)).rejects.toThrow('has ended (completed)');

  const again = await runCli(['distil', runId], inFolder);
  expect([again.code, again.out]).toEqual([
    0,
    expect.stringMatching(/^iteration 1: .*reverted\niteration 2: .*an effect of its own\n/),
  ]);
  await killAt('mission:after-begun', { what: 'accept', change: { iteration: 3, by: 'A Person <a@example.org>' } });
  rmSync(mission.cache, { recursive: true });
  const accepted = await runCli(['accept', runId, '3'], inFolder);
  expect([accepted.code, accepted.out]).toEqual([
    0,
    expect.stringContaining('iteration 3, tested again as iteration 6: accepted\n'),
  ]);
  const left = JSON.parse(readFileSync(join(mission.folder, '.git', 'autorize', `mission-${runId}.json`), 'utf8'));
  expect(left.answer).toEqual(JSON.parse(JSON.stringify(readMissionAnswer(pathsOf(runId, mission.host)))));
  const { entries, status, askIssues } = stateNow();
  expect([status, askIssues]).toEqual(['completed', []]);
  expect(entries[6]).toMatchObject({ decision: 'keep', recombines: [3], evaluator: { score: 13 } });
  expect(entries[6]?.notes[0]).toMatch(/^iteration 3, tested again for .* <.*>$/);
  await expectSound();
});
