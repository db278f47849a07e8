// What statistics cannot see, in missions: canaries, what is hardly plausible, the holdout.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iterationFolder, placeOf, readMission } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { renderMissionStatus } from '../../src/report/mission-text.ts';
import { createMission, decisionsOf, leftOf, type Mission } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';

const SESSION = `case $RCS_ITERATION in
1) improve 12 ;;
2) improve 40 ;;
3) improve 13 ;;
esac
hand candidate $(git rev-parse HEAD)`;

const frontOf = (keys: string, iterations = 3): string => `evaluator:
  command: sh evaluate.sh
  format: json
  calibration_runs: 2
  confirm: {pairs: 2}
  ${keys}
agent:
  command: . ./session.sh
  sandbox: off
stop:
  max_iterations: ${iterations}
`;

async function ran(mission: Mission) {
  const { runId, stop } = await mission.launch();
  const place = placeOf(runId, mission.host);
  const { state } = readMission(place);
  if (state === undefined) throw new Error('no state');
  const { findings, isSound } = await verifyMission(place);
  expect([isSound, findings.filter(({ kind }) => kind !== 'ok')]).toEqual([true, []]);
  const status = renderMissionStatus({ state, isRunning: false, problems: [] });
  return { runId, stop, state, place, status, left: leftOf(mission, runId) };
}

describe('the integrity of a mission that compares', { timeout: 120_000 }, () => {
  it('releases a no-op every so many candidates and a broken one once, and says what came of them', async () => {
    const mission = createMission({
      session: SESSION.replace('40', '11'),
      front: frontOf('decision: paired-sequential\n  canary_every: 1'),
    });
    const { state, status, left } = await ran(mission);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 discard', '3 keep']);
    const canaries = state.evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
    expect(canaries.map(({ task, variety, passed }) => [task, variety, passed])).toEqual([
      ['canary broken', 'broken', true],
      ['canary 1', 'noop', true],
      ['canary 2', 'noop', true],
    ]);
    expect(status).toMatch(/^canaries +2 no-ops, 0 kept; the deliberately broken candidate failed, as it must$/m);
  });

  it('ends as failed, and claims nothing, where the evaluator likes a tree without its program', async () => {
    const mission = createMission({
      session: SESSION,
      evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt 2>/dev/null || echo 99)"\n',
      front: frontOf('decision: paired-sequential'),
    });
    const { stop, state, status, left, runId } = await ran(mission);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 error']);
    expect(left.ledger.entries[1]?.decision_reason).toMatch(/^not decided: .*deliberately broken candidate/);
    expect(stop.status).toBe('failed');
    expect(stop.reason).toMatch(/^the evaluator cannot be trusted: .*it rewards throwing code away/);
    expect(stop.reason).not.toMatch(/objective\.|--fresh/);
    expect(left.manifest).toMatchObject({ status: 'failed', stop_reason: stop.reason });
    expect(state.claim).toBeUndefined();
    expect(status).toMatch(/^canaries +to the evaluator a deliberately broken candidate/m);
    await expect(mission.resume(runId)).rejects.toThrow(/is over \(failed\)/);
    // Told, and gone on with, where that is asked for.
    const told = createMission({
      session: SESSION,
      evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt 2>/dev/null || echo 99)"\n',
      front: frontOf('decision: paired-sequential\n  canary_broken: tell', 1),
    });
    expect(decisionsOf((await ran(told)).left)).toEqual(['0 baseline', '1 keep']);
  });

  it('holds back what is hardly plausible, names its commit, and goes on without it', async () => {
    const mission = createMission({ session: SESSION, front: frontOf('decision: auto\n  max_plausible: 2x') });
    const { state, place, left } = await ran(mission);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 discard', '3 keep']);
    const [, , held] = left.ledger.entries;
    expect(held?.decision_reason).toMatch(/^held back, to be looked at: \+28 .* the most that is plausible$/);
    expect(held?.comparison?.record).toMatchObject({ outcome: 'quarantine', code: 'implausible', kept: false });
    expect(held?.candidate_commit).toMatch(/^[0-9a-f]{40}$/);
    expect(state.claim).toMatchObject({ estimate: 3, kept: 2 });
    // Whoever believes it takes the change from its iteration.
    userGit(mission.folder, 'checkout', '-q', held?.base_commit ?? '');
    userGit(mission.folder, 'apply', join(iterationFolder(place, 2), 'changes.diff'));
    expect(readFileSync(join(mission.folder, 'value.txt'), 'utf8')).toBe('40\n');
  });
});
