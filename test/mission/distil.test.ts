// The end of a mission takes out what has no effect of its own; ask.test.ts kills the same, asked for by hand.
import { expect, it } from 'vitest';
import { readMissionStatus } from '../../src/mission/look.ts';
import { checkOwnChanges } from '../../src/mission/own-changes.ts';
import { pathsOf } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { viewMission } from '../../src/report/mission-view.ts';
import { renderStatus } from '../../src/report/run-text.ts';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';

it('leaves each kept change out once, and takes out what a better one made useless', { timeout: 60_000 }, async () => {
  const mission = createMission({
    session: `case $RCS_ITERATION in 1) echo 11 >a ;; 2) echo 12 >b ;; esac
git commit -qam 'Add some'; hand candidate $(git rev-parse HEAD)`,
    // The larger one counts.
    evaluator: 'a=$(cat a); b=$(cat b)\nprintf \'{"pass":true,"score":%s}\\n\' $((a > b ? a : b))\n',
    files: { a: '10\n', b: '10\n' },
    front: `evaluator:
  command: sh evaluate.sh
  format: json
  decision: greedy
  calibration_runs: 2
  negative_control: "off"
  confirm: {pairs: 2}
agent:
  command: . ./session.sh
  sandbox: "off"
handover:
  distil: true
iteration:
  max_iterations: 2
`,
  });
  const { runId, stop } = await mission.launch();
  expect(stop.status).toBe('completed');
  const left = leftOf(mission, runId);
  expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 keep', '3 keep']);
  const { entries } = left.ledger;
  expect(entries[3]).toMatchObject({
    reverts: { taken: ['iteration 1'], stays: [], margin: 0 },
    candidate_status: 'candidate',
  });
  const { branch_name: branch } = left.manifest;
  expect(userGit(mission.folder, 'show', `${branch}:a`, `${branch}:b`)).toBe('10\n12');

  const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
  expect([isSound, findings.filter(({ kind }) => kind !== 'ok')]).toEqual([true, []]);
  expect(findings).toContainEqual({
    ...{ kind: 'ok', what: 'what went out', detail: 'what was reverted is what reverting it gives' },
  });
  const { state, ...status } = readMissionStatus(pathsOf(runId, mission.host));
  expect(state.evidence.filter(({ kind }) => kind === 'effect')).toHaveLength(2);
  const forged = state.entries.map((each) =>
    each.reverts ? { ...each, reverts: { ...each.reverts, taken: [] } } : each,
  );
  expect(checkOwnChanges({ ...state, entries: forged })).toEqual([
    'iteration 3 takes out something else than its decision says',
  ]);
  const shown = renderStatus(viewMission({ ...status, state }));
  expect(shown).toMatch(/own effect +iter 1: 0%, no effect of its own; reverted\n/);
  expect(shown).toMatch(/own effect +iter 2: \+/);
});
