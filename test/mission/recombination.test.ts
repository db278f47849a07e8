// Two changes that are each better by too little are kept together, though the supervisor is killed and its store is lost.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMissionStatus } from '../../src/mission/look.ts';
import { checkOwnChanges } from '../../src/mission/own-changes.ts';
import { iterationFolder, pathsOf } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { viewMission } from '../../src/report/mission-view.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { killMissionAt } from '../helpers/broken-mission.ts';
import { createMission, decisionsOf, leftOf, runsOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';

it('two near misses are kept together, without a session, and once', { timeout: 60_000 }, async () => {
  const mission = createMission({
    session: `case $RCS_ITERATION in 1) echo 11 >a ;; 2) echo 11 >b ;; *) hand noop; exit ;; esac
git commit -qam 'Add one'; hand candidate $(git rev-parse HEAD)`,
    evaluator: 'printf \'{"pass":true,"score":%s}\\n\' $(($(cat a) + $(cat b)))\n',
    files: { a: '10\n', b: '10\n' },
    front: `evaluator:
  command: sh evaluate.sh
  format: json
  decision: paired-sequential
  min_improvement: 1.5
  calibration_runs: 2
  negative_control: "off"
  confirm: {pairs: 2}
agent:
  command: . ./session.sh
  sandbox: "off"
search:
  recombine: true
iteration:
  max_iterations: 6
`,
  });
  expect((await killMissionAt(mission, { point: 'mission:after-begun', nth: 3 })).signal).toBe('SIGKILL');
  const [runId = ''] = runsOf(mission);
  const paths = pathsOf(runId, mission.host);
  expect(renderStatus(viewMission(readMissionStatus(paths)))).toMatch(/near misses +iter [12] \(E .*\), iter [12] \(E/);
  // Only the folders of the iterations have the commits now.
  rmSync(mission.cache, { recursive: true });
  await mission.resume(runId);
  const left = leftOf(mission, runId);
  expect(decisionsOf(left)).toEqual([
    ...['0 baseline', '1 discard', '2 discard', '3 interrupted', '4 noop', '5 keep', '6 noop'],
  ]);
  const { entries } = left.ledger;
  expect([entries[1], entries[2]].map((entry) => entry?.comparison?.record.code)).toEqual(['futile', 'futile']);
  expect(entries[5]).toMatchObject({ recombines: [1, 2], description: 'Propose iterations 1 and 2 together' });
  expect(entries[5]?.usage).toBeUndefined();
  const { branch_name: branch } = left.manifest;
  expect(userGit(mission.folder, 'show', `${branch}:a`, `${branch}:b`)).toBe('11\n11');
  expect(readFileSync(join(iterationFolder(paths, 5), 'changes.diff'), 'utf8')).toMatch(/^\+11$.*^\+11$/ms);
  const { state } = readMissionStatus(paths);
  const candidates = state.evidence.flatMap((each) => (each.kind === 'candidate' ? [each] : []));
  expect(candidates.at(-1)).toMatchObject({ id: 'iteration 5', proposer: { agent: 'autorize', model: null } });

  const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
  // The seeds of the lost store are never revealed.
  expect([isSound, findings.filter(({ kind }) => kind === 'wrong')]).toEqual([true, []]);
  const forged = (recombines: number[]) =>
    entries.map((each) => (each.iteration === 6 ? { ...each, recombines } : each));
  expect(checkOwnChanges({ ...state, entries: forged([4, 5]) })).toEqual([
    'iteration 6 recombines iteration 4, which tested no change before it',
    'iteration 6 recombines iteration 5, which is kept',
  ]);
});

it('what conflicted with a kept change is judged once that is gone', { timeout: 60_000 }, async () => {
  const mission = createMission({
    session: `case $RCS_ITERATION in 1) echo 11 >a ;; 2) hand abort; exit ;; *) echo 10 >a; echo 12 >b ;; esac
git commit -qam 'Change some'; hand candidate $(git rev-parse HEAD)`,
    evaluator: 'printf \'{"pass":true,"score":%s}\\n\' $(($(cat a) + 2 * $(cat b)))\n',
    files: { a: '10\n', b: '10\n' },
    front: `evaluator:
  command: sh evaluate.sh
  format: json
  decision: greedy
  calibration_runs: 2
  negative_control: "off"
  confirm: {pairs: 0}
agent:
  command: . ./session.sh
  sandbox: "off"
search:
  recombine: true
iteration:
  max_iterations: 5
`,
  });
  userGit(mission.folder, 'switch', '-qc', 'elsewhere');
  writeFileSync(join(mission.folder, 'a'), '13\n');
  userGit(mission.folder, 'commit', '-qam', 'Change a elsewhere');
  const commit = userGit(mission.folder, 'rev-parse', 'HEAD');
  userGit(mission.folder, 'switch', '-q', '-');
  const { runId } = await mission.launch();
  const wave = { id: 'w', slot: 0 };
  await mission.resume(runId, { proposed: [{ commit, origin: 'a wave', wave }] });
  const conflicted = leftOf(mission, runId).ledger.entries[3];
  expect(conflicted).toMatchObject({ decision: 'discard', wave: { ...wave, conflict: true } });
  // Only the folder of the iteration has its objects now.
  userGit(mission.folder, 'branch', '-qD', 'elsewhere');
  rmSync(mission.cache, { recursive: true });
  await mission.resume(runId);
  const left = leftOf(mission, runId);
  expect(decisionsOf(left).slice(1)).toEqual(['1 keep', '2 abort', '3 discard', '4 keep', '5 keep']);
  expect(left.ledger.entries[5]).toMatchObject({ recombines: [3], evaluator: { score: 37 } });
  const { findings } = await verifyMission({ name: runId }, mission.host);
  expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
  const { state } = readMissionStatus(pathsOf(runId, mission.host));
  const forged = state.entries.map((each) => (each.conflicted ? { ...each, candidate_commit: commit } : each));
  expect(checkOwnChanges({ ...state, entries: forged })).toEqual([
    'iteration 3 conflicted, and was judged all the same',
  ]);
});
