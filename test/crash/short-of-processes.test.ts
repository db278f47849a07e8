import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRecords, runChild } from '../helpers/child-run.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** A folder with a git that cannot fork where it merges trees. */
function gitThatCannotMerge(): string {
  const folder = createFolder();
  const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const refusal = 'echo "fatal: fork: Resource temporarily unavailable" >&2; exit 128';
  writeFileSync(
    join(folder, 'git'),
    `#!/bin/sh\ncase " $* " in *" merge-tree "*) ${refusal};; esac\nexec ${git} "$@"\n`,
  );
  chmodSync(join(folder, 'git'), 0o755);
  return folder;
}

it('records a machine that is short of something while a change is judged again, and goes on', async () => {
  const experiment = createExperiment({
    agent: 'sleep 0.$1; echo x > part-$1\n',
    files: { 'score.sh': 'echo $(( 10 - $(ls | grep -c part-) ))\n' },
    config: {
      iteration: 'budget = "20s"\nmax_iterations = 2\nparallel = 2',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  const { stop } = await runChild(experiment, { env: { PATH: `${gitThatCannotMerge()}:${process.env.PATH}` } });
  expect(stop).toBe('max_iterations');
  const records = readRecords(experiment);
  expect(records.map(({ outcome }) => outcome).slice(0, 3)).toEqual(['baseline', 'merged', 'infra_error']);
  expect(records[2]?.notes).toContain('the machine is short of something');
});
