import { expect, it } from 'vitest';
import { describeBaseFailure } from '../../../src/experiment/doctor/base-failure.ts';
import { experimentConfigSchema } from '../../../src/settings/experiment-config.ts';

const CONFIG = experimentConfigSchema.parse({
  experiment: { name: 'x' },
  objective: { command: 'sh score.sh', direction: 'min' },
  guards: [{ name: 'tests', command: 'node test/all.js' }],
  schedule: { total_budget: '1h' },
  agent: { command: 'true {prompt_file}' },
});
const FAILED = {
  kind: 'failed',
  nth: 1,
  isGuard: false,
  log: undefined,
  step: 'score',
  why: { kind: 'unknown' },
} as const;

it.each([
  [
    { reason: 'score ended with exit code 2: "sh: 0: cannot open score.sh: No such file"' },
    'Write and commit score.sh, which objective.command names, or name another command.',
  ],
  [
    {
      reason: 'guard ended with exit code 1: "Cannot find module \'/a/test/all.js\'"',
      isGuard: true,
      step: 'guard-tests',
    },
    'Write and commit test/all.js, which guards[0].command names, or name another command.',
  ],
  [{ reason: 'score ended with exit code 2: "cat: data.txt: No such file"' }, expect.stringMatching(/^Fix objective/)],
])('says which file has to be written: %s', (failure, remedy) => {
  expect(describeBaseFailure(CONFIG, { ...FAILED, ...failure }).remedy).toEqual(remedy);
});
