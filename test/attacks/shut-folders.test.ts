// Code under test, agents and setups that take the rights of folders away; to root they would mean nothing.
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { nobodysObstacle, superviseUnprivileged } from '../helpers/nobody.ts';
import { ledgerOf, privateFolder } from '../helpers/supervised-experiment.ts';

const obstacle = process.geteuid?.() === 0 ? nobodysObstacle() : undefined;
if (obstacle !== undefined) process.stderr.write(`NOT RUN: folders without rights: ${obstacle}\n`);

const FILES = {
  'work.sh': 'true\n',
  'build.sh': 'true\n',
  'bench/deep/score.sh': 'sh work.sh; cat value.txt\n',
  'notes/deep/more.txt': 'nothing\n',
};

interface Story {
  /** What each iteration puts into the file, or does itself. */
  readonly scripts: readonly string[];
  readonly into?: string;
  readonly config?: Readonly<Record<string, string>>;
}

/** What comes of each attack, and of an honest change after all of them. */
async function outcomesOf({ scripts, into, config = {} }: Story) {
  const doIt = (script: string) => (into === undefined ? script : `echo '${script}' >${into}`);
  const cases = scripts.map((script, at) => `${at + 1}) ${doIt(script)}; echo 9 >value.txt;;`);
  const experiment = createExperiment({
    agent: `case $1 in\n${cases.join('\n')}\n*) echo 5 >value.txt;;\nesac\n`,
    files: FILES,
    config: {
      objective:
        'command = "sh bench/deep/score.sh"\ndirection = "min"\nprotect = ["bench/**"]\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }',
      iteration: `budget = "20s"\nmax_iterations = ${scripts.length + 1}`,
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      accept_risk: 'low_disk = true\nevaluator_in_process = true\nunprotected_tests = true',
      ...config,
    },
  });
  const { error } = await superviseUnprivileged(experiment).ended;
  expect(error).toBeUndefined();
  const records = ledgerOf(experiment);
  expect(records.at(-1)).toMatchObject({ outcome: 'merged', score: 5 });
  expect(namesIn(privateFolder(experiment)).join('\n')).not.toContain('.left-');
  return records.slice(1, -1).map(({ outcome, notes }) => `${outcome}: ${notes}`);
}

/** Of every entry below a folder, which gets the rights back that a command took. */
function namesIn(folder: string): string[] {
  chmodSync(folder, 0o700);
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => [entry.name, ...(entry.isDirectory() ? namesIn(join(folder, entry.name)) : [])]);
}

const VOID =
  /^invalid: tamper: .* is void: after it, the (?:checkout itself|folder "[^"]+" of the tree) cannot be read/;
const SHUT = [
  'chmod 000 .',
  'chmod 444 .',
  'chmod 111 .',
  'chmod 000 bench',
  'chmod 000 bench/deep',
  'chmod 111 notes',
];

describe.skipIf(obstacle !== undefined)('a user without rights', { timeout: 240_000 }, () => {
  it('voids the evaluation of a change whose code shuts a folder, and goes on', async () => {
    const outcomes = await outcomesOf({ scripts: SHUT, into: 'work.sh' });
    expect(outcomes).toEqual(SHUT.map(() => expect.stringMatching(VOID)));
  });

  it('voids it where a guard or a setup does so', async () => {
    const config = { setup: 'command = "sh build.sh"', '[guards]': 'name = "work"\ncommand = "sh work.sh"' };
    for (const into of ['build.sh', 'work.sh']) {
      const outcomes = await outcomesOf({ scripts: ['chmod 000 .', 'chmod 000 bench'], into, config });
      expect(outcomes).toEqual(outcomes.map(() => expect.stringMatching(VOID)));
    }
  });

  it('goes on where nothing is protected, and passes on what it can of what setup made', async () => {
    const objective = 'command = "test -d made/open && cat value.txt; sh work.sh"\nprotect = []\ndirection = "min"';
    const config = {
      objective: `${objective}\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }`,
      setup: 'command = "mkdir -p made/shut made/open; echo 1 >made/shut/x; chmod 000 made/shut"',
    };
    const outcomes = await outcomesOf({ scripts: ['chmod 000 .', 'chmod 000 notes made'], into: 'work.sh', config });
    expect(outcomes.map((each) => each.split(':')[0])).toEqual(['merged', 'discarded']);
  });

  it('goes on where an agent shuts folders that it works in', async () => {
    const outcomes = await outcomesOf({ scripts: ['chmod 000 .', 'chmod 000 notes', 'chmod 000 bench/deep'] });
    expect(outcomes).toEqual(
      outcomes.map(() => expect.stringMatching(/^denied: git takes no such change: .*(?:EACCES|denied)/)),
    );
  });
});
