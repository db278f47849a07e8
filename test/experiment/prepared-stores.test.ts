// The prepared environments of whole runs: what a later run uses, what it makes again, and what is removed for room.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { ledgerOf, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const SANDBOXES = [...(BUBBLEWRAP.length > 0 ? ['required'] : []), 'off'];
const agentOf = (sandbox: string) => `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`;

/** The layers below a cache, by their stores. */
function layersIn(cache: string): readonly { readonly store: string; readonly folder: string }[] {
  const stores = join(cache, 'autorize', 'environments');
  return readdirSync(stores).flatMap((store) =>
    readdirSync(join(stores, store))
      .filter((name) => name !== 'users')
      .map((name) => ({ store, folder: join(stores, store, name) })),
  );
}

describe('a prepared environment', () => {
  it('that somebody changed on the disk is made again by the next run, and each level has its own', async () => {
    const cache = createFolder();
    for (const sandbox of SANDBOXES) {
      const experiment = createExperiment({
        agent: 'echo $((10 - $1)) >value.txt\n',
        files: { 'lock.txt': 'one\n', 'score.sh': 'test "$(cat made/number)" = 7 && cat value.txt\n' },
        config: {
          setup: 'command = "mkdir -p made && echo 7 >made/number"\ninputs = ["lock.txt"]',
          iteration: 'budget = "20s"\nmax_iterations = 1',
          agent: agentOf(sandbox),
        },
      });
      const host = { env: { ...experiment.host.env, XDG_CACHE_HOME: cache } };
      const before = new Set(readdirSync(cache).length === 0 ? [] : layersIn(cache).map(({ folder }) => folder));
      await experiment.run({}, host);
      const own = layersIn(cache).filter(({ folder }) => !before.has(folder));
      expect(own.map(({ store }) => store)).toEqual([
        sandbox === 'off' ? 'process-group-copies' : expect.stringMatching(/^bubblewrap-/),
      ]);
      const file = join(own[0]?.folder ?? '', 'tree', 'made', 'number');
      writeFileSync(file, '1\n');
      const { records } = await experiment.run({ maxIterations: 1 }, host);
      expect(records.map(({ outcome, score }) => `${outcome} ${score}`)).toEqual([
        'baseline 10',
        'merged 9',
        'merged 8',
      ]);
      expect(readFileSync(file, 'utf8')).toBe('7\n');
    }
  });

  it('is removed for environment.cache_size when no run used it for longest', async () => {
    const cache = createFolder();
    const create = (name: string): Experiment => {
      const experiment = createExperiment({
        agent: 'echo $((10 - $1)) >value.txt\n',
        files: { 'lock.txt': `${name}\n` },
        config: {
          setup:
            'command = "mkdir -p made && cp lock.txt made/name && head -c 1000000 /dev/zero >made/blob"\ninputs = ["lock.txt"]',
          iteration: 'budget = "20s"\nmax_iterations = 1',
          environment: 'cache_size = "2500KB"',
          agent: agentOf('off'),
        },
      });
      return {
        ...experiment,
        cache,
        host: { ...experiment.host, env: { ...experiment.host.env, XDG_CACHE_HOME: cache } },
      };
    };
    // In processes of their own: what a living one uses is kept.
    const run = async (experiment: Experiment): Promise<void> => {
      const { error } = await superviseExperiment(experiment, { request: { maxIterations: 1 } }).ended;
      expect(error).toBeUndefined();
      expect(ledgerOf(experiment).at(-1)?.outcome).toBe('merged');
    };
    const names = () =>
      layersIn(cache).map(({ folder }) => readFileSync(join(folder, 'tree/made/name'), 'utf8').trim());
    const [first, second, third] = ['first', 'second', 'third'].map(create) as [Experiment, Experiment, Experiment];
    for (const each of [first, second, first]) await run(each);
    expect(names().sort()).toEqual(['first', 'second']);
    await run(third);
    expect(names().sort()).toEqual(['first', 'third']);
  });

  it('is refused where a cache in the home of setup holds the value of a variable that came from yours', async () => {
    const experiment = createExperiment({
      agent: 'true\n',
      files: {
        'lock.txt': 'one\n',
        'install.sh': 'mkdir -p ~/.cache/tool && echo "token=$TOKEN" >~/.cache/tool/settings\n',
      },
      config: {
        setup: 'command = "sh install.sh"\ninputs = ["lock.txt", "install.sh"]',
        environment: 'env = { TOKEN = "$TOKEN" }',
      },
    });
    const env = { ...experiment.host.env, TOKEN: 'password-of-the-registry' };
    await expect(experiment.run({}, { env })).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('".cache/tool/settings" holds the value of a variable that may be a key'),
    });
    expect(layersIn(experiment.cache)).toEqual([]);
  });
});
