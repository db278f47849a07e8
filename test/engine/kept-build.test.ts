// What the build of a base left, for the next run of the same base.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDoctor } from '../../src/experiment/doctor/doctor.ts';
import { createExperiment, type ExperimentFiles } from '../helpers/experiment.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';

const OBJECTIVE =
  'command = "sh score.sh"\nprotect = ["score.sh"]\ndirection = "min"\ndecision = "greedy"\nconfirm = { pairs = 0 }\nnegative_control = "off"';

describe.runIf(BUBBLEWRAP.length > 0)('the build of a base', () => {
  function create(build: string, files: ExperimentFiles['files'], config: ExperimentFiles['config'] = {}) {
    return createExperiment({
      agent: 'echo 9 >value.txt\n',
      files: { 'build.sh': build, ...files },
      config: {
        objective: OBJECTIVE,
        iteration: 'budget = "60s"\nmax_iterations = 1',
        build: 'command = "sh build.sh"\ncache = ["cache"]',
        ...config,
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "required"',
      },
    });
  }

  it('is there for doctor and for the next run, later than the base and earlier than a change', async () => {
    const experiment = create(
      'mkdir -p cache out; [ -e cache/stamp ] || date +1%s%N | cut -c 1,7-17 >cache/stamp; cp cache/stamp out/stamp\n',
      { 'score.sh': '[ value.txt -nt cache/stamp ] && echo 1 || cat out/stamp\n' },
    );
    const scores = async () => (await experiment.run({ fresh: true })).records.map(({ score }) => score);
    const first = await scores();
    const { checks } = await runDoctor({ name: 'pi' }, experiment.host);
    expect(checks.find(({ id }) => id === 'time')?.detail).toMatch(/build 0\.0 s, kept from an earlier run, where it/);
    expect(first).toEqual([expect.any(Number), 1]);
    expect(await scores()).toEqual(first);
  });

  it('is made again where the rules have become stricter', async () => {
    const experiment = create('mkdir -p bench && touch bench/more.sh\n', {});
    expect((await experiment.run()).records.map(({ score }) => score)).toEqual([10, 9]);
    const path = join(experiment.place, 'config.toml');
    writeFileSync(path, readFileSync(path, 'utf8').replace('["score.sh"]', '["score.sh", "bench/**"]'));
    await expect(experiment.run({ fresh: true })).rejects.toThrow(/build is void: after it, the new file "bench/);
  });

  it('is not kept where a secret was disclosed to it', async () => {
    const stamp = 'mkdir -p out; date +1%s%N | cut -c 1,7-17 >out/stamp\n';
    const environment = 'env = { TOKEN = "$TOKEN" }\ndisclose = { build = ["TOKEN"] }';
    const experiment = create(stamp, { 'score.sh': 'cat out/stamp\n' }, { environment });
    const env = { ...experiment.host.env, TOKEN: 'password-of-the-registry' };
    const base = async () => (await experiment.run({ fresh: true }, { env })).records[0]?.score;
    expect(await base()).not.toBe(await base());
  });
});
