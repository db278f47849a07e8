// A mission that is broken off at a fault point, continued, and looked through.
import { existsSync } from 'node:fs';
import { expect } from 'vitest';
import type { FaultPoint, MissionPoint } from '../../src/kernel/fault-point.ts';
import type { MissionResult } from '../../src/mission/run.ts';
import { pathsOf, readMission } from '../../src/mission/store.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { createMission, decisionsOf, headOf, leftOf, type Mission, runsOf, workspacesOf } from './mission.ts';
import { userGit } from './repository.ts';
import { type MissionEnd, superviseMission } from './supervised-mission.ts';

type Planned = 'keep' | 'discard';

export interface BreakableMission extends Mission {
  /** The decision on each iteration, by its number. */
  readonly plan: readonly ['baseline', ...Planned[]];
}

/** A mission whose sessions hand over what is to be kept or discarded, one after the other. */
export function createBreakableMission(...decisions: readonly Planned[]): BreakableMission {
  return createBreakableMissionIn('"off"', ...decisions);
}

/** The same, at a level of isolation. */
export function createBreakableMissionIn(sandbox: string, ...decisions: readonly Planned[]): BreakableMission {
  const worse = decisions.flatMap((decision, index) => (decision === 'discard' ? [index + 1] : []));
  const mission = createMission({
    session: `case " ${worse.join(' ')} " in
      *" $RCS_ITERATION "*) improve 1 ;;
      *) improve $((10 + RCS_ITERATION)) ;;
    esac
    hand candidate $(git rev-parse HEAD)`,
    front: `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  sandbox: ${sandbox}
stop:
  max_iterations: ${decisions.length}
`,
  });
  return { ...mission, plan: ['baseline', ...decisions] };
}

/** The same with an environment and an incremental build, each of them made once a tree. */
export function createPreparedMission(sandbox: 'required' | 'off'): BreakableMission {
  const mission = createMission({
    session: 'test -s made/tool || exit 9\nimprove $((10 + RCS_ITERATION))\nhand candidate $(git rev-parse HEAD)',
    evaluator: `test "$(cat made/tool)" = 7 && [ "$(wc -l <cache/log)" = "$([ "$(cat value.txt)" = 10 ] && echo 1 || echo 2)" ] || exit 4
printf '{"pass":true,"score":%s}\\n' "$(cat built/number)"\n`,
    files: {
      '.gitignore': 'made\n',
      'install.sh': 'mkdir made\necho 7 >made/tool\n',
      'build.sh': 'mkdir -p built cache && cp value.txt built/number && echo built >>cache/log\n',
    },
    front: `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  sandbox: ${sandbox === 'off' ? '"off"' : sandbox}
setup:
  command: sh install.sh
  inputs: [install.sh]
build:
  command: sh build.sh
  cache: [cache]
stop:
  max_iterations: 1
`,
  });
  return { ...mission, plan: ['baseline', 'keep'] };
}

export interface MissionFault {
  readonly point: FaultPoint | MissionPoint;
  readonly nth?: number;
}

/** Points that only a resume passes that completes an acceptance. */
const OF_RECOVERY: readonly string[] = ['mission:after-recovery', 'store:amid-removal', 'workspace:after-leftovers'];

/** What a run is killed at first, so that its resume passes a point. */
function firstFault(point: string): string | undefined {
  if (OF_RECOVERY.includes(point)) return 'mission:after-intent:kill';
  // The second command is the session, which has committed and is clean.
  return point.startsWith('renewal:') ? 'command:after-end:kill:2' : undefined;
}

/** Runs a mission in a process of its own, and kills it at a point. */
export async function killMissionAt(mission: Mission, { point, nth = 1 }: MissionFault): Promise<MissionEnd> {
  const env = { AUTORIZE_FAULT: `${point}:kill:${nth}` };
  const before = firstFault(point);
  if (before === undefined) return superviseMission(mission, {}, env).ended;
  const first = await superviseMission(mission, {}, { AUTORIZE_FAULT: before }).ended;
  const [runId = ''] = runsOf(mission);
  const second = await superviseMission(mission, { mode: 'resume', runId }, env).ended;
  return { ...second, acknowledged: [...first.acknowledged, ...second.acknowledged] };
}

/** Resumes a killed mission and runs it to its end; nothing that was acknowledged may be lost, nothing doubled. */
export async function expectMissionWhole(mission: BreakableMission, { acknowledged }: MissionEnd): Promise<void> {
  const begun = runsOf(mission).filter((runId) => readMission(pathsOf(runId, mission.host)).state !== undefined);
  const runId = await finish(mission, begun[0]);
  const left = leftOf(mission, runId);
  const { entries } = left.ledger;
  const hashes = new Set(entries.map(({ hash }) => hash));
  for (const { hash } of acknowledged) expect(hashes).toContain(hash);
  const numbers = entries.map(({ iteration }) => iteration);
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(left.manifest.status).toBe('completed');
  expect(numbers).toHaveLength(mission.plan.length);
  expect(decisionsOf(left)).toEqual(
    entries.map(({ iteration, decision }) =>
      decision === 'interrupted' ? `${iteration} interrupted` : `${iteration} ${mission.plan[iteration]}`,
    ),
  );
  // At most the one whose session was at work.
  expect(entries.filter(({ decision }) => decision === 'interrupted').length).toBeLessThanOrEqual(1);
  const { findings, isSound } = await verifyMission({ name: runId }, mission.host);
  expect([isSound, findings.filter(({ kind }) => kind !== 'ok')]).toEqual([true, []]);
  const retained = entries.filter(({ decision }) => decision === 'keep').map(({ candidate_commit: commit }) => commit);
  const range = `main..${left.manifest.branch_name}`;
  expect(userGit(mission.folder, 'log', '--reverse', '--format=%H', range).split('\n').filter(Boolean)).toEqual(
    retained,
  );
  expect(headOf(left.workspace)).toBe(left.manifest.last_kept_commit);
  expect(userGit(left.workspace, 'status', '--porcelain')).toBe('');
  expect(userGit(mission.folder, 'status', '--porcelain')).toBe('');
  expect(existsSync(workspacesOf(mission.folder))).toBe(true);
}

async function finish(mission: Mission, runId: string | undefined): Promise<string> {
  const done = (result: MissionResult): string => result.runId;
  if (runId === undefined) return done(await mission.launch());
  const { state } = readMission(pathsOf(runId, mission.host));
  if (state?.status === 'completed') {
    await expect(mission.resume(runId)).rejects.toThrow('has ended (completed)');
    return runId;
  }
  await expect(mission.launch()).rejects.toMatchObject({
    remedy: expect.stringContaining(`rcs autoresearch --resume ${runId}`),
  });
  return done(await mission.resume(runId));
}
