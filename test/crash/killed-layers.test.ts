// kill -9 of the supervisor while it prepares what commands see, then `resume`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LATER_LAYER_POINTS, LAYER_POINTS } from '../../src/kernel/fault-point.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { createPreparedMission, expectMissionWhole, killMissionAt } from '../helpers/broken-mission.ts';
import { createPrepared, expectWholeAfter, runWithFault, useMemory } from '../helpers/broken-run.ts';
import { landings } from '../helpers/broken-work.ts';
import type { Experiment } from '../helpers/experiment.ts';
import { programPath } from '../helpers/program.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { ledgerOf, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite, item, QUICK } from '../helpers/work-items.ts';

useMemory();

/** Those that a run passes whose commands see copies. */
const OF_COPIES = LAYER_POINTS.filter((point) => /after-(?:move|freeze|publish|build)$/.test(point));

/** Those at which something of an item's environment or build lies there in part, or nothing of it is noted yet. */
const OF_ITEMS = /after-(?:attach|move|freeze|publish|build)$/;

/** Those at which something comes into a store. */
const OF_STORE = /after-(?:move|freeze|publish)$/;

const [AFTER_DIGEST, AFTER_GONE] = LATER_LAYER_POINTS;

const WAYS = [
  ...(BUBBLEWRAP.length > 0 ? [{ sandbox: 'required', points: LAYER_POINTS } as const] : []),
  { sandbox: 'off', points: OF_COPIES } as const,
];

/** The folders of all stores of prepared environments, without the marks of who uses them. */
function layersOf({ cache }: Pick<Experiment, 'cache'>): readonly string[] {
  const stores = join(cache, 'autorize', 'environments');
  if (!existsSync(stores)) return [];
  return readdirSync(stores).flatMap((store) => readdirSync(join(stores, store)).filter((name) => name !== 'users'));
}

function expectNoneHalf(experiment: Pick<Experiment, 'cache'>): void {
  const names = layersOf(experiment);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
  expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(experiment.cache);
}

describe.each(WAYS)('a run with prepared environments and sandbox "$sandbox"', ({ sandbox, points }) => {
  it('passes every point', async () => {
    const experiment = createPrepared(sandbox);
    const log = join(createFolder(), 'log');
    const { code } = await superviseExperiment(experiment, { env: { AUTORIZE_FAULT_LOG: log } }).ended;
    expect(code).toBe(0);
    const passed = new Set(readFileSync(log, 'utf8').split('\n'));
    expect(points.filter((point) => !passed.has(point))).toEqual([]);
    expectNoneHalf(experiment);
  });

  it.each(points)('uses no half layer when it is resumed after it was killed: at %s', async (point) => {
    const experiment = createPrepared(sandbox);
    const end = await runWithFault(experiment, { point, action: 'kill' });
    expect(end.signal).toBe('SIGKILL');
    await expectWholeAfter(experiment, end, 'single');
    const accepted = ledgerOf(experiment).filter(({ outcome }) => outcome === 'merged');
    expect(accepted.map(({ score }) => score)).toEqual(accepted.map(({ iter }) => 100 - iter));
    expect(accepted).not.toEqual([]);
    expectNoneHalf(experiment);
  });

  it('uses none of an earlier run that it did not look at to its end', async () => {
    const experiment = createPrepared(sandbox);
    const first = await runWithFault(experiment, { point: 'evaluation:after-record', action: 'kill' });
    const env = { AUTORIZE_FAULT: `${AFTER_DIGEST}:kill` };
    const second = await superviseExperiment(experiment, { mode: 'resume', env }).ended;
    expect([first.signal, second.signal]).toEqual(['SIGKILL', 'SIGKILL']);
    const acknowledged = [...first.acknowledged, ...second.acknowledged];
    await expectWholeAfter(experiment, { acknowledged }, 'single');
    expectNoneHalf(experiment);
  });

  it('has none that is half removed by a clean which was killed', async () => {
    const experiment = createPrepared(sandbox);
    // In a process of its own, which uses the environment no more.
    expect((await superviseExperiment(experiment).ended).code).toBe(0);
    const { folder, host } = experiment;
    const options = { cwd: folder, env: { ...host.env, AUTORIZE_FAULT: `${AFTER_GONE}:kill` } };
    const { signal } = spawnSync(process.execPath, [programPath('autorize'), 'clean', 'pi'], options);
    expect(signal).toBe('SIGKILL');
    expect(layersOf(experiment)).toContainEqual(expect.stringMatching(/^\.gone-/));
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.at(-1)?.outcome).toBe('merged');
    expectNoneHalf(experiment);
  });

  it.each(points)('of a mission uses no half layer when it is resumed after it was killed: at %s', async (point) => {
    const mission = createPreparedMission(sandbox);
    // What setup made passes these first, then the build of the base, which is kept in layers alone.
    const nth = sandbox === 'required' && OF_STORE.test(point) ? 2 : 1;
    const end = await killMissionAt(mission, { point, nth });
    expect(end.signal).toBe('SIGKILL');
    await expectMissionWhole(mission, end);
  });

  it.each(points.filter((point) => OF_ITEMS.test(point)))(
    'of a plan uses no half layer when it is run again after it was killed: at %s',
    async (point) => {
      const site = createSite({
        '.gitignore': 'made\n',
        'install.sh': 'mkdir made && echo 7 >made/tool\n',
        'build.sh': 'mkdir -p built cache && cp a.txt built/text && echo built >>cache/log\n',
      });
      const test = 'test "$(cat made/tool)" = 7 && cmp a.txt built/text && test "$(wc -l <cache/log)" = 2';
      const items = [item('one', 'test -s made/tool && echo new >a.txt', { test_command: test })];
      const more = {
        agents: { 'agent-1': { command: QUICK, sandbox } },
        setup: { command: 'sh install.sh', inputs: ['install.sh'] },
        build: { command: 'sh build.sh', cache: ['cache'] },
      };
      const args = [
        programPath('run-work'),
        site.folder,
        ...[items, more.agents, more].map((each) => JSON.stringify(each)),
      ];
      const env = { ...site.host.env, JOBS: '1', AUTORIZE_FAULT: `${point}:kill` };
      const { signal } = spawnSync(process.execPath, args, { env });
      expect(signal).toBe('SIGKILL');
      const result = await site.run(items, more);
      expect(result.items.map(({ status }) => status)).toEqual(['success']);
      expect(landings(site)).toEqual(['one']);
      expect((await verifyWork({}, site.host)).isSound).toBe(true);
      expectNoneHalf(site);
    },
  );
});
