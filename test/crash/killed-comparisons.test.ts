// kill -9 and signals while a mission's policy measures, promotes, takes back and confirms; then --resume.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EvaluationRecord } from '../../src/decision/records.ts';
import type { MissionState } from '../../src/mission/ledger.ts';
import { pathsOf, readMission } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { killMissionAt, type MissionFault } from '../helpers/broken-mission.ts';
import { useMemory } from '../helpers/broken-run.ts';
import { checkpointMission, countingEvaluator } from '../helpers/compared-mission.ts';
import { createMission, decisionsOf, leftOf, type Mission, runsOf } from '../helpers/mission.ts';
import { programPath } from '../helpers/program.ts';
import { userGit } from '../helpers/repository.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { superviseMission } from '../helpers/supervised-mission.ts';
import { createFolder } from '../helpers/temp-folder.ts';

useMemory();

const SESSION = 'improve 15; hand candidate $(git rev-parse HEAD)';
// So sure that a decision takes ten pairs at least.
const frontOf = (keys: string): string => `evaluator:
  command: sh evaluate.sh
  format: json
  calibration_runs: 2
  confirm: {pairs: 2}
  ${keys}
agent:
  command: . ./session.sh
  sandbox: off
stop:
  max_iterations: 1
`;
const PAIRS = frontOf('decision: paired-sequential\n  confidence: 0.999');

function stateOf(mission: Mission): MissionState {
  const [runId = ''] = runsOf(mission);
  const { state } = readMission(pathsOf(runId, mission.host));
  if (state === undefined) throw new Error('no record of a launch');
  return state;
}

const evaluationsOf = ({ evidence }: MissionState): EvaluationRecord[] =>
  evidence.flatMap((each) => (each.kind === 'evaluation' ? [each] : []));

/** Ends the mission, and looks through what it left: nothing doubled, nothing lost of what was reported before. */
async function expectWhole(mission: Mission, before: MissionState): Promise<MissionState> {
  const [runId = ''] = runsOf(mission);
  const { stop } = await mission.resume(runId);
  expect(stop.status).toBe('completed');
  const state = stateOf(mission);
  expect(state.evidence.slice(0, before.evidence.length)).toEqual(before.evidence);
  expect(state.entries.slice(0, before.entries.length)).toEqual(before.entries);
  const runs = evaluationsOf(state);
  expect(runs.map(({ id }) => id)).toEqual(runs.map((_, index) => index + 1));
  const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
  expect([isSound, findings.filter(({ kind }) => kind !== 'ok')]).toEqual([true, []]);
  const left = leftOf(mission, runId);
  expect(userGit(mission.folder, 'rev-parse', left.manifest.branch_name)).toBe(left.manifest.last_kept_commit);
  expect(state.evidence.filter(({ kind }) => kind === 'claim')).toHaveLength(1);
  const submitted = state.entries.filter(({ candidate_status: status }) => status === 'candidate');
  expect(state.claim?.proposed).toBe(submitted.length);
  expect(state.claim?.final).toBe(userGit(mission.folder, 'rev-parse', `${left.manifest.last_kept_commit}^{tree}`));
  return state;
}

/** The points that a resume passes while its second run of a pair goes on, each with the time that this is. */
function pointsOfPair(log: string): MissionFault[] {
  const points = readFileSync(log, 'utf8').trimEnd().split('\n');
  const evaluated = points.flatMap((point, index) => (point === 'mission:after-judging' ? [index] : []));
  // The candidate by itself, a run of a pair, and the one that is meant.
  const [, first = 0, second = 0] = evaluated;
  const known = new Set(points.slice(first + 1, second + 1));
  return [...known].map((point) => {
    const nth = points.slice(0, first + 1).filter((each) => each === point).length + 1;
    return { point: point as MissionFault['point'], nth };
  });
}

describe('a mission whose policy is at work', { timeout: 240_000 }, () => {
  it('continues from its pairs after kill -9 at every point of a run of one', async () => {
    const mission = createMission({ session: SESSION, front: PAIRS });
    // Baseline, candidate, two of the calibration, the broken one, the screen, one pair.
    const first = await killMissionAt(mission, { point: 'mission:after-judging', nth: 8 });
    expect(first.signal).toBe('SIGKILL');
    const [runId = ''] = runsOf(mission);
    const log = join(createFolder(), 'points');
    const resume = (env: Record<string, string>) => superviseMission(mission, { mode: 'resume', runId }, env).ended;
    await resume({ AUTORIZE_FAULT: 'mission:after-judging:kill:4', AUTORIZE_FAULT_LOG: log });
    const faults = pointsOfPair(log);
    const names = faults.map(({ point }) => point);
    for (const point of [
      'journal:after-write',
      'command:before-start',
      'judge:after-checkout',
      'mission:after-judging',
    ]) {
      expect(names).toContain(point);
    }
    for (const { point, nth } of faults) {
      const before = stateOf(mission);
      const { signal } = await resume({ AUTORIZE_FAULT: `${point}:kill:${nth}` });
      const after = stateOf(mission);
      expect([point, signal, after.entries.length]).toEqual([point, 'SIGKILL', 1]);
      expect(after.evidence.slice(0, before.evidence.length)).toEqual(before.evidence);
      expect(evaluationsOf(after).at(-1)?.stage).toBe('pair');
    }
    const state = await expectWhole(mission, stateOf(mission));
    const [, entry] = state.entries;
    expect(entry).toMatchObject({ decision: 'keep', comparison: { n: expect.any(Number) } });
    // The evidence is there after ten; some more where the order of the runs could have made it.
    const { n = 0 } = entry?.comparison ?? {};
    expect(n).toBeGreaterThanOrEqual(10);
    // Each kill cost the pair that was not whole, and nothing else.
    const screens = evaluationsOf(state).filter(({ stage }) => stage === 'screen' || stage === 'calibrate');
    expect(screens).toHaveLength(3);
    const pairs = evaluationsOf(state).filter(({ stage }) => stage === 'pair');
    expect(pairs.filter(({ ended }) => ended === 'scored').length).toBeLessThanOrEqual(2 * n + faults.length + 2);
    // Whatever had begun when a kill came is on record.
    expect(new Set(pairs.map(({ ended }) => ended))).toEqual(new Set(['scored', 'killed']));
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'voids a pair at %s, and continues from the pairs before it',
    async (signal) => {
      const folder = createFolder();
      const [hold, held] = [join(folder, 'hold'), join(folder, 'held')];
      writeFileSync(hold, '');
      // Its eleventh run of any tree, the trial among them, is in the second pair.
      const waiting = `echo x >>${folder}/all; [ -e ${hold} ] && [ $(wc -l <${folder}/all) = 11 ] && { : >${held}; sleep 60; }\n`;
      const evaluator = `${waiting}${countingEvaluator(folder, 'v += 0')}`;
      const mission = createMission({ session: SESSION, evaluator, front: PAIRS });
      const argv = [programPath('autorize'), 'autoresearch', 'missions/climb'];
      const env = { ...process.env, XDG_CACHE_HOME: mission.cache };
      const child = spawn(process.execPath, argv, { cwd: mission.folder, env, stdio: 'ignore' });
      onTestFinished(() => void child.kill('SIGKILL'));
      const ended = once(child, 'close');
      await expect.poll(() => existsSync(held)).toBe(true);
      child.kill(signal);
      expect(await ended).toEqual([signal === 'SIGINT' ? 130 : 143, null]);
      const before = stateOf(mission);
      expect([before.status, before.stopReason]).toEqual(['stopped', 'interrupted by the operator']);
      expect(before.evidence.slice(-2).map(({ kind }) => kind)).toEqual(['interrupted', 'seed-reveal']);
      const pairs = evaluationsOf(before).filter(({ stage }) => stage === 'pair');
      expect(pairs.map(({ index, ended }) => [index, ended])).toEqual([
        ...[1, 1, 2].map((index) => [index, 'scored']),
        [2, 'aborted'],
      ]);
      rmSync(hold);
      const state = await expectWhole(mission, before);
      // The pair that was not whole is run again, with draws of another secret.
      const all = evaluationsOf(state).filter(({ stage, ended }) => stage === 'pair' && ended === 'scored');
      // The evidence is there after ten; some more where the order of the runs could have made it.
      const n = state.entries.at(-1)?.comparison?.n ?? 0;
      expect(n).toBeGreaterThanOrEqual(10);
      const whole = Array.from({ length: n - 1 }, (_, at) => at + 2);
      expect(all.map(({ index }) => index)).toEqual([1, 1, 2, ...whole.flatMap((each) => [each, each])]);
    },
  );

  // Two keeps went before.
  it.each([
    { point: 'mission:after-intent', nth: 3, entries: 3 },
    { point: 'mission:after-swap', nth: 3, entries: 3 },
    { point: 'mission:after-entry', nth: 3, entries: 4 },
    { point: 'mission:after-reset', nth: 4, entries: 4 },
  ] as const)('takes a working line back once, killed at $point', async ({ point, nth, entries }) => {
    const mission = checkpointMission();
    expect((await killMissionAt(mission, { point, nth })).signal).toBe('SIGKILL');
    const before = stateOf(mission);
    expect(before.entries).toHaveLength(entries);
    await expectWhole(mission, before);
    const [runId = ''] = runsOf(mission);
    const left = leftOf(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 keep', '2 keep', '3 discard', '4 keep']);
    expect(left.ledger.entries[3]?.kept_commit).toBe(left.ledger.entries[1]?.kept_commit);
  });

  it('confirms in new pairs what it was killed in confirming', async () => {
    const mission = createMission({ session: SESSION, front: frontOf('decision: auto') });
    // Baseline, candidate, calibration, broken one, its run and the same again: the ninth is in the first pair that
    // confirms.
    expect((await killMissionAt(mission, { point: 'mission:after-judging', nth: 9 })).signal).toBe('SIGKILL');
    const before = stateOf(mission);
    expect(evaluationsOf(before).at(-1)?.task).toBe('confirmation 1');
    const { claim } = await expectWhole(mission, before);
    expect(claim).toMatchObject({ task: 'confirmation 2', earlier_confirmations: 1, estimate: 5 });
  });

  // Baseline, candidate, two of the calibration: the fifth judging is of the negative control. Screen, pairs, then the
  // second candidate: the twentieth is in the no-op, as a rule. How many pairs come before it hangs on the coins, which
  // are of each mission's own; so another mission is killed a judging later where the twentieth was in the pairs.
  it.each([
    { point: 'mission:after-judging', nth: 5, task: 'canary broken', noops: ['canary 1'] },
    { point: 'mission:after-judging', nth: 20, task: 'canary 1', noops: ['canary 2'] },
  ] as const)('completes its A/A checks, killed in $task', async ({ point, nth, task, noops }) => {
    const front = frontOf('decision: paired-sequential\n  aa_check_every: 1').replace('iterations: 1', 'iterations: 2');
    const session = 'improve $((10 + 5 * RCS_ITERATION)); hand candidate $(git rev-parse HEAD)';
    const killedAt = async (at: number): Promise<MissionState> => {
      const mission = createMission({ session, front });
      expect((await killMissionAt(mission, { point, nth: at })).signal).toBe('SIGKILL');
      const before = stateOf(mission);
      expect(before.open?.iteration).toBe(before.entries.length);
      const state = await expectWhole(mission, before);
      const killed = evaluationsOf(state).filter(({ ended }) => ended === 'killed');
      // None where it was killed in judging the second candidate, before that is compared.
      expect(killed.length).toBeLessThanOrEqual(1);
      return killed[0]?.task === task || at === nth + 8 ? state : await killedAt(at + 1);
    };
    const state = await killedAt(nth);
    expect(evaluationsOf(state).filter(({ ended }) => ended === 'killed')).toMatchObject([{ task }]);
    const aaChecks = state.evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
    expect(aaChecks.map(({ task: name, passed }) => [name, passed])).toEqual(
      ['canary broken', ...noops].map((name) => [name, true]),
    );
    expect(state.entries.map(({ decision }) => decision)).toEqual(['baseline', 'keep', 'keep']);
  });

  // Baseline, candidate, calibration, negative control, its run and the same again: the eighth is of the holdout.
  it.skipIf(BUBBLEWRAP.length === 0).each([
    { point: 'mission:after-judging', nth: 8, budget: 1, decision: 'discard', queries: 1 },
    { point: 'mission:after-judging', nth: 8, budget: 2, decision: 'keep', queries: 2 },
    { point: 'mission:before-entry', nth: 1, budget: 2, decision: 'keep', queries: 1 },
  ] as const)(
    'gives no query of a holdout of $budget away, killed at $point',
    async ({ point, nth, budget, decision, queries }) => {
      const folder = createFolder({ 'eval.sh': 'echo "{\\"pass\\":true,\\"score\\":$(cat value.txt)}"\n' });
      vi.stubEnv('HIDDEN_COMMAND', `sh ${folder}/eval.sh`);
      onTestFinished(() => void vi.unstubAllEnvs());
      const keys = `decision: auto\n  holdout: {command: $HIDDEN_COMMAND, budget: ${budget}, files: [${folder}]}`;
      const front = frontOf(keys).replace('sandbox: off', 'sandbox: required');
      const mission = createMission({ session: SESSION, front });
      expect((await killMissionAt(mission, { point, nth })).signal).toBe('SIGKILL');
      const before = stateOf(mission);
      expect(before.evidence.filter(({ kind }) => kind === 'holdout')).toHaveLength(1);
      const [runId = ''] = runsOf(mission);
      const { stop } = await mission.resume(runId);
      expect(stop.status).toBe('completed');
      const state = stateOf(mission);
      expect(state.entries.map((entry) => entry.decision)).toEqual(['baseline', decision]);
      expect(state.evidence.flatMap((each) => (each.kind === 'holdout' ? [each.number] : []))).toHaveLength(queries);
      if (decision === 'discard') expect(state.entries[1]?.decision_reason).toMatch(/^the holdout's budget is spent/);
      const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
      expect([isSound, findings.filter(({ kind }) => kind !== 'ok')]).toEqual([true, []]);
    },
  );
});
