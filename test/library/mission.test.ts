import { describe, expect, it } from 'vitest';
import { PreconditionError } from '../../src/base/errors.ts';
import { type MissionEvent, readMission, runMission, verifyMission } from '../../src/library/mission.ts';
import { createMission } from '../helpers/mission.ts';

describe('a mission by the library', () => {
  it('is launched, read, verified and resumed by its run id', async () => {
    const { folder: cwd, host } = createMission({ session: 'improve 11; hand candidate "$(git rev-parse HEAD)"' });
    const machine = { cwd, env: host.env };
    const events: MissionEvent[] = [];
    const { runId, stop, manifest, entries } = await runMission({
      ...machine,
      missionDir: 'missions/climb',
      maxIterations: 1,
      onEvent: (event) => events.push(event),
    });
    expect(stop).toMatchObject({ status: 'completed', reason: expect.stringContaining('1') });
    expect(manifest).toMatchObject({ run_id: runId, last_kept_score: 11, iteration: 1 });
    expect(entries.map(({ decision }) => decision)).toEqual(['baseline', 'keep']);
    expect(events[0]).toMatchObject({ kind: 'started', runId, branch: manifest.branch_name, resumed: false });
    expect(events.at(-1)).toEqual({ kind: 'stopped', ...stop });

    expect(readMission({ ...machine, runId })).toEqual({ manifest, entries, isRunning: false, problems: [] });
    expect(await verifyMission({ ...machine, runId })).toMatchObject({ isSound: true });
    await expect(runMission({ ...machine, resume: runId })).rejects.toThrow(PreconditionError);
  });

  it('is not read where there is none', () => {
    const { folder: cwd } = createMission({ session: ':' });
    expect(() => readMission({ cwd, runId: 'climb-1' })).toThrow(PreconditionError);
  });
});
