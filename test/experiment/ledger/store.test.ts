import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { initExperiment } from '../../../src/experiment/init/init.ts';
import { loadRunConfig } from '../../../src/experiment/ledger/run-config.ts';
import { loadConfig, pathsOf } from '../../../src/experiment/ledger/store.ts';
import { promptAgent } from '../../../src/experiment/maintenance/guidance.ts';
import { runExperiment } from '../../../src/experiment/run.ts';
import { createExperiment, NUDGE } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';

describe('the config of an experiment', () => {
  it('without a program says what to write there', () => {
    const experiment = createExperiment({ agent: '' });
    rmSync(join(experiment.place, 'program.md'));
    expect(() => loadConfig(pathsOf('pi', experiment.host), experiment.host)).toThrow(
      '.autorize/pi/program.md: no such file; expected a program in plain text. Write it: the prompt of the agent begins with it',
    );
  });

  it('has to find what agent.env refers to only where an agent is run', () => {
    const agent = 'command = "sh agent.sh {prompt_file}"\nenv = { KEY = "$NO_SUCH_VARIABLE" }';
    const experiment = createExperiment({ agent: '', config: { agent } });
    const paths = pathsOf('pi', experiment.host);
    expect(loadConfig(paths, experiment.host).config.agent.env).toEqual({ KEY: '$NO_SUCH_VARIABLE' });
    expect(() => loadRunConfig(paths, experiment.host)).toThrow(
      /config\.toml:\d+:\d+: \$\.agent\.env\.KEY: \$NO_SUCH_VARIABLE/,
    );
  });
});

describe('the name of an experiment', () => {
  it.each(['work', 'Work'])('is not %s, the folder of plans', async (name) => {
    const { host } = createExperiment({ agent: NUDGE });
    const message = /the experiment name "work"; expected another name: .autorize\/work holds the records of plans/i;
    await expect(initExperiment({ name }, host)).rejects.toThrow(message);
    await expect(runExperiment({ name, mode: 'run', maxIterations: 1 }, host)).rejects.toThrow(message);
  });
});

describe('.autorize/.gitignore', () => {
  it('is written by a run where there is none, and ignores all that the run writes', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const ignoreFile = join(experiment.folder, '.autorize/.gitignore');
    rmSync(ignoreFile);
    await promptAgent({ name: 'pi', message: 'Go on.' }, experiment.host);
    writeFileSync(join(experiment.place, 'run.reserve'), '');
    await experiment.run({ maxIterations: 1 });
    userGit(experiment.folder, 'update-index', '--force-remove', '.autorize/.gitignore');
    expect(userGit(experiment.folder, 'ls-files', '--others', '--exclude-standard')).toBe('.autorize/.gitignore');
    expect(readFileSync(ignoreFile, 'utf8')).toContain('/*/run.reserve\n');
  });

  it('that is there stays as it is', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    await experiment.run({ maxIterations: 1 });
    expect(readFileSync(join(experiment.folder, '.autorize/.gitignore'), 'utf8')).toBe('*\n');
  });
});
