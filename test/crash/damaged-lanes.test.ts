// Agents and evaluators that spoil their own folder, or end by signal 9: an outcome, and the next iteration is clean.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { nobodysObstacle } from '../helpers/nobody.ts';
import { ledgerOf, outcomesOf, superviseExperiment } from '../helpers/supervised-experiment.ts';

interface Damage {
  readonly what: string;
  /** What the first iteration's agent does; it has a number that is better already. */
  readonly agent?: string;
  /** What the evaluator does when it sees that number, before it prints it. */
  readonly evaluator?: string;
  readonly outcome: string | RegExp;
  readonly exit?: number;
  readonly reason?: RegExp;
}

const CASES: readonly Damage[] = [
  { what: 'removes its lane', agent: 'rm -rf "$PWD"', outcome: /invalid|denied|noop/ },
  { what: 'removes everything in its lane', agent: 'rm -rf ..?* .[!.]* *', outcome: 'denied' },
  {
    what: 'puts a file in the place of its lane',
    agent: 'cd .. && rm -rf "$OLDPWD" && echo x > "$OLDPWD"',
    outcome: /invalid|denied|noop/,
  },
  { what: 'shuts its lane', agent: 'chmod 000 .', outcome: /merged|invalid|denied|noop/ },
  { what: 'shuts a folder of its lane', agent: 'chmod 000 notes', outcome: /merged|invalid|denied|noop/ },
  { what: 'makes its lane read-only', agent: 'chmod -R a-w .', outcome: 'merged' },
  {
    what: 'leaves a shut folder of its own',
    agent: 'mkdir -p new/deep && echo x > new/deep/file && chmod 000 new/deep',
    outcome: /merged|invalid|denied|noop/,
  },
  { what: 'is ended by signal 9', agent: 'kill -9 $$', outcome: 'merged', exit: 137 },
  { what: 'removes the folder it judges in', evaluator: 'rm -rf "$PWD"', outcome: /merged|invalid/ },
  { what: 'shuts the folder it judges in', evaluator: 'chmod 000 .', outcome: /merged|invalid/ },
  { what: 'shuts a folder of the one it judges in', evaluator: 'chmod 000 notes', outcome: 'merged' },
  { what: 'is ended by signal 9 while it scores', evaluator: 'kill -9 $$', outcome: 'invalid', reason: /SIGKILL/ },
];

/** Where it matters who looks: root reads what is shut. */
const SHUT = CASES.filter(({ agent = '', evaluator = '' }) => `${agent}${evaluator}`.includes('chmod'));

const NUMBER = 8;
// What an agent finds, with its rights.
const LISTING = "find . -path ./.git -prune -o -printf '%M %p\\n'";

function createDamaged({ agent = ':', evaluator = ':' }: Damage, sandbox: string): Experiment {
  return createExperiment({
    agent: `${LISTING}\nif [ "$1" = 1 ]; then echo ${NUMBER} > value.txt; ${agent}; else echo 5 > value.txt; fi\n`,
    files: { 'score.sh': `n=$(cat value.txt)\nif [ "$n" = ${NUMBER} ]; then ${evaluator}; fi\necho "$n"\n` },
    config: {
      iteration: 'budget = "20s"\nmax_iterations = 2',
      teardown: 'command = "true"',
      agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
    },
  });
}

function expectCleanAfter(experiment: Experiment, { outcome, exit, reason = /./ }: Damage): void {
  const [baseline, spoiled, next, ...others] = ledgerOf(experiment);
  expect(outcomesOf(others)).toEqual([]);
  expect(baseline?.outcome).toBe('baseline');
  expect(spoiled?.outcome).toMatch(outcome);
  expect(spoiled?.notes).toMatch(reason);
  if (exit !== undefined) expect(spoiled?.agent_exit).toBe(exit);
  const found = (iter: number): string[] =>
    readFileSync(join(experiment.place, `iter-000${iter}`, 'agent.stdout'), 'utf8')
      .trimEnd()
      .split('\n');
  expect(found(1).join()).toContain('./notes/read-me.txt');
  expect(found(2)).toEqual(expect.arrayContaining(found(1)));
  expect(next).toMatchObject({ iter: 2, outcome: 'merged', score: 5, changed_paths: ['value.txt'] });
}

const obstacle = nobodysObstacle();
if (obstacle !== undefined) process.stderr.write(`NOT RUN: folders that an unprivileged user shuts: ${obstacle}\n`);
const NOBODY = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups'];

describe.each(['auto', 'off'])('an iteration that spoils its folder, with sandbox %s', (sandbox) => {
  it.each(CASES)('ends with an outcome, and the next one begins clean: $what', async (damage) => {
    const experiment = createDamaged(damage, sandbox);
    await experiment.run();
    expectCleanAfter(experiment, damage);
  });

  it.skipIf(obstacle !== undefined).each(SHUT)('does so for a user without rights: $what', async (damage) => {
    const experiment = createDamaged(damage, sandbox);
    const { folder, host } = experiment;
    spawnSync('chown', ['-R', '65534:65534', folder, host.env.XDG_CACHE_HOME ?? folder]);
    const end = await superviseExperiment(experiment, {
      prefix: NOBODY,
      env: { HOME: folder },
      request: { allowDirty: true },
    }).ended;
    expect(end).toMatchObject({ code: 0, error: undefined });
    expectCleanAfter(experiment, damage);
  });
});
