import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/base/errors.ts';
import { requireOptions } from '../../src/library/check-options.ts';
import { runExperiment } from '../../src/library/experiment.ts';
import { runMission } from '../../src/library/mission.ts';
import { executeWorkItem, executeWorkItems, runWork } from '../../src/library/work.ts';
import { keyOfSetting, settingsOf } from '../../src/settings/setting-values.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { item } from '../helpers/work-items.ts';

const BAD = [
  ...[-1, 1.5, Number.NaN, 1e9, '3'].map((value) => ({ maxIterations: value })),
  ...[0, -5, Number.NaN, Number.POSITIVE_INFINITY, 1e15].map((value) => ({ timeBudgetMs: value })),
  ...[{ timeLimitMs: 0 }, { budgetUsd: 0 }, { budgetUsd: Number.NaN }, { budgetUsd: Number.POSITIVE_INFINITY }],
  ...[{ sandbox: 'any' }, { acceptRisk: ['low_dsk'] }, { acceptRisk: 'low_disk' }],
];

describe('options that no run can have', () => {
  it.each(BAD)('%j are refused before an experiment writes anything', async (bad) => {
    const { folder: cwd, host, place } = createExperiment({ agent: NUDGE });
    const run = runExperiment({ name: 'pi', cwd, env: host.env, ...(bad as object) });
    await expect(run).rejects.toThrow(UsageError);
    expect(existsSync(join(place, 'iterations.jsonl'))).toBe(false);
  });

  it('are refused by every run, all of them at once', async () => {
    const bad = { cwd: createFolder(), budgetUsd: -1, jobs: 0 };
    for (const run of [
      runMission({ missionDir: 'm', ...bad }),
      runWork({ file: 'plan.yaml', ...bad }),
      executeWorkItem(item('one', ':'), bad),
      executeWorkItems([item('one', ':')], { agents: {}, ...bad }),
    ]) {
      await expect(run).rejects.toMatchObject({ name: 'UsageError', problems: { length: 2 } });
    }
  });

  it.each([...new Set([...settingsOf('flag'), ...settingsOf('input')].map(keyOfSetting))])(
    'are refused under the name of the setting: %s',
    (name) => {
      expect(() => requireOptions({ [name]: {} })).toThrow(`option "${name}"`);
    },
  );

  it('are not those that are undefined', async () => {
    const { folder: cwd, host } = createExperiment({ agent: NUDGE });
    const options = { name: 'pi', cwd, env: host.env, maxIterations: 1, budgetUsd: undefined, acceptRisk: undefined };
    const { stop } = await runExperiment(options as unknown as Parameters<typeof runExperiment>[0]);
    expect(stop.kind).toBe('max_iterations');
  });
});
