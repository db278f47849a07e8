// Agents and evaluators that spoil their own folder, or end by signal 9: an outcome, and the next iteration is clean.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { nobodysObstacle } from '../helpers/nobody.ts';
import { ledgerOf, superviseExperiment } from '../helpers/supervised-experiment.ts';

const RUN_MS = 120_000;

interface Damage {
  readonly what: string;
  /** What the agent does; it has a number that is better already. */
  readonly agent?: string;
  /** What the evaluator does when it sees that number, before it prints it. */
  readonly evaluator?: string;
  readonly outcome: string | RegExp;
  readonly exit?: number;
  readonly reason?: RegExp;
}

const CASES: readonly Damage[] = [
  { what: 'removes its workspace', agent: 'rm -rf "$PWD"', outcome: /invalid|denied|noop/ },
  { what: 'removes everything in its workspace', agent: 'rm -rf ..?* .[!.]* *', outcome: 'denied' },
  {
    what: 'puts a file in the place of its workspace',
    agent: 'cd .. && rm -rf "$OLDPWD" && echo x > "$OLDPWD"',
    outcome: /invalid|denied|noop/,
  },
  { what: 'shuts its workspace', agent: 'chmod 000 .', outcome: /merged|invalid|denied|noop/ },
  { what: 'shuts a folder of its workspace', agent: 'chmod 000 notes', outcome: /merged|invalid|denied|noop/ },
  { what: 'makes its workspace read-only', agent: 'chmod -R a-w .', outcome: 'merged' },
  {
    what: 'leaves a shut folder of its own',
    agent: 'mkdir -p new/deep && echo x > new/deep/file && chmod 000 new/deep',
    outcome: /merged|invalid|denied|noop/,
  },
  { what: 'is ended by signal 9', agent: 'kill -9 $$', outcome: 'merged', exit: 137 },
  { what: 'removes the folder it judges in', evaluator: 'rm -rf "$PWD"', outcome: /merged|invalid/ },
  { what: 'shuts the folder it judges in', evaluator: 'chmod 000 .', outcome: /merged|invalid/ },
  { what: 'shuts a folder of the one it judges in', evaluator: 'chmod 000 notes', outcome: /merged|invalid/ },
  { what: 'is ended by signal 9 while it scores', evaluator: 'kill -9 $$', outcome: 'invalid', reason: /SIGKILL/ },
];

/** Where it matters who looks: root reads what is shut. */
const SHUT = CASES.filter(({ agent = '', evaluator = '' }) => `${agent}${evaluator}`.includes('chmod'));

// What an agent finds, with its rights.
const LISTING = "find . -path ./.git -prune -o -printf '%M %p\\n'";

/** The iteration that a case spoils; the next one does honest work. */
const spoiledBy = (index: number): number => 2 * index + 1;
/** What the agent makes of the number in an iteration: each time better than before. */
const numberOf = (iter: number): number => 100 - iter;

const branches = (lines: readonly string[]): string => `case "$n" in\n${lines.join('\n')}\nesac\n`;

/** An experiment in which every other iteration is spoiled, by one case after the other. */
function createDamaged(cases: readonly Damage[], sandbox: string): Experiment {
  const numbers = cases.map((_, index) => numberOf(spoiledBy(index)));
  const agents = cases.map(({ agent = ':' }, index) => `${numbers[index]}) ${agent} ;;`);
  const evaluators = cases.map(({ evaluator = ':' }, index) => `${numbers[index]}) ${evaluator} ;;`);
  return createExperiment({
    agent: `${LISTING}\nn=$((100 - $1))\necho $n >value.txt\n${branches(agents)}`,
    files: { 'value.txt': '100\n', 'score.sh': `n=$(cat value.txt)\n${branches(evaluators)}echo "$n"\n` },
    config: {
      iteration: `budget = "20s"\nmax_iterations = ${2 * cases.length}`,
      teardown: 'command = "true"',
      agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
    },
  });
}

function expectClean(experiment: Experiment, cases: readonly Damage[]): void {
  const [baseline, ...records] = ledgerOf(experiment);
  expect(baseline?.outcome).toBe('baseline');
  expect(records).toHaveLength(2 * cases.length);
  const found = (iter: number): string[] => {
    const name = `iter-${String(iter).padStart(4, '0')}`;
    return readFileSync(join(experiment.place, name, 'agent.stdout'), 'utf8')
      .trimEnd()
      .split('\n');
  };
  for (const [index, { what, outcome, exit, reason = /./ }] of cases.entries()) {
    const iter = spoiledBy(index);
    const [spoiled, next] = [records[iter - 1], records[iter]];
    expect.soft(spoiled?.outcome, what).toMatch(outcome);
    expect.soft(spoiled?.notes, what).toMatch(reason);
    if (exit !== undefined) expect.soft(spoiled?.agent_exit, what).toBe(exit);
    expect.soft(found(iter).join(), what).toContain('./notes/read-me.txt');
    expect.soft(found(iter + 1), what).toEqual(expect.arrayContaining(found(iter)));
    const clean = { iter: iter + 1, outcome: 'merged', score: numberOf(iter + 1), changed_paths: ['value.txt'] };
    expect.soft(next, what).toMatchObject(clean);
  }
}

const obstacle = nobodysObstacle();
if (obstacle !== undefined) process.stderr.write(`NOT RUN: folders that an unprivileged user shuts: ${obstacle}\n`);
const NOBODY = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups'];

describe.each(['auto', 'off'])('an iteration that spoils its folder, with sandbox %s', (sandbox) => {
  it('ends with an outcome, and the next one begins clean', { timeout: RUN_MS }, async () => {
    const experiment = createDamaged(CASES, sandbox);
    await experiment.run();
    expectClean(experiment, CASES);
  });

  it.skipIf(obstacle !== undefined)('does so for a user without rights', { timeout: RUN_MS }, async () => {
    const experiment = createDamaged(SHUT, sandbox);
    const { folder, host } = experiment;
    spawnSync('chown', ['-R', '65534:65534', folder, host.env.XDG_CACHE_HOME ?? folder]);
    const end = await superviseExperiment(experiment, {
      prefix: NOBODY,
      env: { HOME: folder },
      request: { allowDirty: true },
    }).ended;
    expect(end).toMatchObject({ code: 0, error: undefined });
    expectClean(experiment, SHUT);
  });
});
