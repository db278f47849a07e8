import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDoctor } from '../../src/experiment/doctor/doctor.ts';
import { createBreakableMission } from '../helpers/broken-mission.ts';
import { createBreakable } from '../helpers/broken-run.ts';
import { pathOfGitVersion, withPath } from '../helpers/killed-git.ts';
import { runsOf } from '../helpers/mission.ts';
import { createSite, item } from '../helpers/work-items.ts';

const refused = (found: string, needed: string) => ({
  exitCode: 3,
  message: expect.stringMatching(new RegExp(`git .*"${found}".*${needed} or newer`)),
  remedy: expect.stringContaining('git --version'),
});

describe('a git that is too old', () => {
  it('is refused by an experiment before anything is changed, and found by doctor', async () => {
    const experiment = createBreakable('keeping');
    await withPath(pathOfGitVersion('2.30.2'), async () => {
      await expect(experiment.run()).rejects.toMatchObject(refused('2.30.2', '2.32'));
      const { checks } = await runDoctor({ name: 'pi' }, experiment.host);
      expect(checks.find(({ id }) => id === 'git')).toMatchObject({ verdict: 'problem' });
    });
    expect(existsSync(join(experiment.folder, '.autorize', 'pi', 'iterations.jsonl'))).toBe(false);
  });

  it('is refused by a mission before it has a name', async () => {
    const mission = createBreakableMission('keep');
    await withPath(pathOfGitVersion('2.31.0.windows.1'), async () => {
      await expect(mission.launch()).rejects.toMatchObject(refused('2.31.0.windows.1', '2.32'));
    });
    expect(runsOf(mission)).toEqual([]);
  });

  it('is refused by work items, before anything lands', async () => {
    const site = createSite();
    const items = [item('one', 'echo 1 >one.txt'), item('two', 'echo 2 >two.txt')];
    await withPath(pathOfGitVersion('2.30.2'), async () => {
      await expect(site.run(items.slice(0, 1))).rejects.toMatchObject(refused('2.30.2', '2.32'));
    });
    await withPath(pathOfGitVersion('2.34.1'), async () => {
      expect((await site.run(items)).items).toMatchObject([{ status: 'success' }, { status: 'success' }]);
    });
  });

  it('is one that a run with parallel workspaces needs newer than others do', async () => {
    const experiment = createBreakable('keeping');
    await withPath(pathOfGitVersion('2.34.1'), async () => {
      const proposals = { proposals: [] };
      await expect(experiment.run(proposals)).rejects.toMatchObject(refused('2.34.1', '2.38'));
      expect((await experiment.run({ maxIterations: 1 })).stop.kind).toBe('max_iterations');
    });
  });
});
