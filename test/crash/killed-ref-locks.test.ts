// A git that is killed between the lock of our branch and its rename leaves the lock for ever.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repairExperiment } from '../../src/experiment/maintenance/repair.ts';
import { verifyMission } from '../../src/mission/verify.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { createBreakableMission, expectMissionWhole } from '../helpers/broken-mission.ts';
import { createBreakable, expectWholeAfter, useMemory } from '../helpers/broken-run.ts';
import { pathOfKilledGit, withPath } from '../helpers/killed-git.ts';
import { leftOf, runsOf } from '../helpers/mission.ts';
import { ledgerOf, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { superviseMission } from '../helpers/supervised-mission.ts';
import { hasTool } from '../helpers/tool.ts';
import { createSite, item } from '../helpers/work-items.ts';

useMemory();

describe.skipIf(!hasTool(['strace', '-V'], 'a git that is killed with our branch locked'))('a killed git', () => {
  it('leaves a lock that a resumed experiment removes, reports, and goes on', async () => {
    const experiment = createBreakable('keeping');
    const lock = join(experiment.folder, '.git', 'refs', 'heads', 'autorize', 'pi.lock');
    const end = await superviseExperiment(experiment, { env: { PATH: pathOfKilledGit(2) } }).ended;
    expect(end.error?.code).toBe('git');
    expect(existsSync(lock)).toBe(true);
    const resumed = await superviseExperiment(experiment, { mode: 'resume', request: { maxIterations: 1 } }).ended;
    const notes = resumed.reports.flatMap((each) => (each.kind === 'started' ? each.notes : []));
    expect(notes).toContainEqual(expect.stringContaining(lock));
    expect(existsSync(lock)).toBe(false);
    expect(ledgerOf(experiment).at(1)).toMatchObject({ iter: 1, outcome: 'merged' });
  });

  it('leaves a lock that a resumed mission removes', async () => {
    const mission = createBreakableMission('keep', 'keep');
    const end = await superviseMission(mission, {}, { PATH: pathOfKilledGit(2) }).ended;
    expect(end.error?.code).toBe('git');
    const [runId = ''] = runsOf(mission);
    const { branch_name: branch } = leftOf(mission, runId).manifest;
    const lock = join(mission.folder, '.git', 'refs', 'heads', `${branch}.lock`);
    expect(existsSync(lock)).toBe(true);
    await expectMissionWhole(mission, end);
    expect(existsSync(lock)).toBe(false);
    expect((await verifyMission({ name: runId }, mission.host)).isSound).toBe(true);
  });

  it('leaves a lock that the next run of the work items removes', async () => {
    const site = createSite();
    const items = [item('one', 'echo 1 >one.txt'), item('two', 'echo 2 >two.txt')];
    const lock = join(site.folder, '.git', 'refs', 'heads', 'autorize-work', 'plan.lock');
    await expect(withPath(pathOfKilledGit(1), () => site.run(items, { jobs: 1 }))).rejects.toMatchObject({
      code: 'git',
    });
    expect(existsSync(lock)).toBe(true);
    const notes: string[] = [];
    const { items: done } = await site.run(items, {
      jobs: 1,
      onEvent: (event) => {
        if (event.kind === 'started') notes.push(...event.notes);
      },
    });
    expect(notes).toEqual([expect.stringContaining(lock), expect.stringContaining('every command gets a copy')]);
    expect(done.map(({ status }) => status)).toEqual(['success', 'success']);
    expect(existsSync(lock)).toBe(false);
    expect((await verifyWork({}, site.host)).isSound).toBe(true);
  });
});

describe('a lock in the private area that a killed git left', () => {
  it('is removed by the next run', async () => {
    const experiment = createBreakable('keeping');
    const end = await superviseExperiment(experiment, { env: { AUTORIZE_FAULT: 'keep:after-intent:kill' } }).ended;
    const area = join(experiment.cache, 'autorize');
    const runs = readdirSync(area).filter((name) => /-[0-9a-f]{12}$/.test(name));
    const locks = runs.map((name) => join(area, name, 'echo.index.lock'));
    for (const lock of locks) writeFileSync(lock, '');
    await expectWholeAfter(experiment, end, 'keeping');
    expect(locks.filter((lock) => existsSync(lock))).toEqual([]);
  });
});

describe('a lock on the branch that nobody holds', () => {
  it('is found and removed by repair, and a run goes on after it', async () => {
    const experiment = createBreakable('keeping');
    const end = await superviseExperiment(experiment).ended;
    const lock = join(experiment.folder, '.git', 'refs', 'heads', 'autorize', 'pi.lock');
    mkdirSync(dirname(lock), { recursive: true });
    writeFileSync(lock, '');
    const repaired = await repairExperiment({ name: 'pi' }, experiment.host);
    expect(repaired).toMatchObject({ isChanged: true, locks: [expect.stringContaining(lock)] });
    await expectWholeAfter(experiment, end, 'keeping');
  });
});
