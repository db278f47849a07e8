// kill -9 of a mission's supervisor at every point of its own, and at those of the engine it stands on; then --resume.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FaultPoint, MISSION_POINTS, type MissionPoint } from '../../src/kernel/fault-point.ts';
import {
  createBreakableMission,
  createBreakableMissionIn,
  expectMissionWhole,
  killMissionAt,
} from '../helpers/broken-mission.ts';
import { useMemory } from '../helpers/broken-run.ts';
import { runsOf, workspacesOf } from '../helpers/mission.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { superviseMission } from '../helpers/supervised-mission.ts';

useMemory();

const OF_THE_ENGINE: readonly FaultPoint[] = [
  ...([
    'store:after-objects',
    'store:amid-removal',
    'workspace:after-session',
    'workspace:after-leftovers',
    'workspace:before-close',
  ] as const),
  ...(['workspace:before-checkout', 'workspace:after-checkout', 'command:before-start', 'command:after-end'] as const),
  ...(['journal:before-write', 'journal:after-write', 'replace:after-sync', 'judge:after-score'] as const),
];

/** Those passed before the first session: the first iteration comes after the resume, and needs no second one. */
const BEFORE_SESSIONS: readonly (FaultPoint | MissionPoint)[] = [
  ...(['mission:after-pointer', 'mission:after-launch', 'mission:after-manifest', 'mission:after-branch'] as const),
  ...(['mission:after-workspace', 'mission:after-baseline', 'mission:after-begun'] as const),
  ...(['store:after-objects', 'workspace:after-session', 'workspace:before-checkout'] as const),
  ...(['workspace:after-checkout', 'command:before-start', 'command:after-end'] as const),
  ...(['journal:before-write', 'journal:after-write', 'replace:after-sync', 'judge:after-score'] as const),
];

describe('a mission whose supervisor is killed', () => {
  it.each([...MISSION_POINTS, ...OF_THE_ENGINE])(
    'keeps what was acknowledged and doubles nothing: at %s',
    async (point) => {
      const mission = createBreakableMission('keep', ...(BEFORE_SESSIONS.includes(point) ? [] : ['keep' as const]));
      const end = await killMissionAt(mission, { point });
      expect(end.signal).toBe('SIGKILL');
      await expectMissionWhole(mission, end);
    },
  );

  it.each([
    ...[2, 3].map((nth) => ({ point: 'mission:after-session', nth }) as const),
    ...[2, 3].map((nth) => ({ point: 'mission:after-entry', nth }) as const),
    ...[6, 11].map((nth) => ({ point: 'journal:after-write', nth }) as const),
  ])('and so later in the run: at $point, time $nth', async (fault) => {
    const mission = createBreakableMission('keep', 'discard', 'keep');
    const end = await killMissionAt(mission, fault);
    expect(end.signal).toBe('SIGKILL');
    await expectMissionWhole(mission, end);
  });

  it.each([
    ['while it is filled', 'workspace:after-checkout', false],
    ['before it is there again', 'workspace:after-checkout', true],
    ['before that is recorded', 'mission:after-reset', false],
  ] as const)('and so where the reset of a workspace by a resume is killed: %s', async (_, point, isGone) => {
    const mission = createBreakableMission('keep');
    const first = await killMissionAt(mission, { point: 'mission:after-ready' });
    const [runId = ''] = runsOf(mission);
    const env = { AUTORIZE_FAULT: `${point}:kill` };
    const second = await superviseMission(mission, { mode: 'resume', runId }, env).ended;
    expect([first.signal, second.signal]).toEqual(['SIGKILL', 'SIGKILL']);
    const workspaces = workspacesOf(mission.folder);
    const [name = ''] = readdirSync(workspaces);
    if (isGone) rmSync(join(workspaces, name), { recursive: true });
    await expectMissionWhole(mission, { ...second, acknowledged: [...first.acknowledged, ...second.acknowledged] });
    expect(readdirSync(workspaces)).toEqual([name]);
  });

  it.runIf(BUBBLEWRAP.length > 0)(
    'and so where its sessions work in layers, and again where those are read',
    async () => {
      const mission = createBreakableMissionIn('required', 'keep', 'keep');
      const ends = [await killMissionAt(mission, { point: 'mission:after-follow' })];
      const [runId = ''] = runsOf(mission);
      for (const point of ['mission:after-session', 'mission:amid-placing', 'mission:after-placing'] as const) {
        const env = { AUTORIZE_FAULT: `${point}:kill` };
        ends.push(await superviseMission(mission, { mode: 'resume', runId }, env).ended);
      }
      const acknowledged = ends.flatMap((end) => end.acknowledged);
      expect(ends.map(({ signal }) => signal)).toEqual(ends.map(() => 'SIGKILL'));
      await expectMissionWhole(mission, { code: null, signal: null, error: undefined, acknowledged });
    },
  );
});
