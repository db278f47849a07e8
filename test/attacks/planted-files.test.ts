// Files that a change, or code under test, puts where the evaluator loads them in the place of its own.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ExperimentResult } from '../../src/experiment/run.ts';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';
import { createMission, decisionsOf, leftOf } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';

/** Compiles a module that says another truth, to a file that is loaded without a look at any source. */
const COMPILE = (target: string) => `mkdir -p "$(dirname ${target})" && /usr/bin/python3 - <<'END'
import importlib._bootstrap_external as e, os, sys
code = compile('TRUTH = -1000\\n', 'workload.py', 'exec')
path = '${target}'.replace('TAG', sys.implementation.cache_tag)
open(path, 'wb').write(e._code_to_hash_pyc(code, b'12345678', False))
END
`;

const FILES = {
  'work.sh': 'true\n',
  'bench/__init__.py': '',
  'bench/workload.py': 'TRUTH = 0\n',
  // The code under test in a process of its own, before anything is imported.
  'bench/score.py': `import subprocess
subprocess.run(['sh', 'work.sh'])
import statistics
import json
from bench import workload
print(statistics.mean([int(open('value.txt').read())]) + workload.TRUTH)
`,
};

const objective = (protect: string) =>
  `command = "/usr/bin/python3 -m bench.score"\ndirection = "min"\nprotect = ${protect}\ndecision = "greedy"\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }`;
const ONE_BY_ONE = '["bench/workload.py", "bench/score.py", "bench/__init__.py"]';

type Case = readonly [name: string, script: string];

/** Writes the script as the given program of the candidate. */
const become = (file: string, script: string) => `cat >${file} <<'SCRIPT'\n${script}\nSCRIPT\n`;

/**
 * One run for all cases, an iteration each, that the first test starts; none may be accepted, so that each is a change
 * of the base. Gives the record of a case.
 */
function recordOfEach(cases: readonly Case[], create: (agent: string, iterations: string) => Experiment) {
  let run: Promise<ExperimentResult> | undefined;
  return async (name: string) => {
    const agent = cases.map(([, script], index) => `if [ "$1" = ${index + 1} ]; then\n${script}\nfi\n`).join('');
    run ??= create(agent, `budget = "60s"\nmax_iterations = ${cases.length}`).run();
    const { records } = await run;
    expect(records).toHaveLength(cases.length + 1);
    return records[cases.findIndex((each) => each[0] === name) + 1];
  };
}

const CARRIED: readonly Case[] = [
  ['a compiled module', COMPILE('bench/__pycache__/workload.TAG.pyc')],
  ['a package', 'mkdir bench/workload; echo "TRUTH = -1000" >bench/workload/__init__.py'],
  ['a standard module at the top', 'echo "mean = lambda _: -1000" >statistics.py'],
  ['a standard module beside it', 'mkdir -p bench; echo "x = 1" >bench/json.py'],
];

describe('a change that carries what would be loaded in the place of the evaluator’s', { timeout: 240_000 }, () => {
  const recordOf = recordOfEach(CARRIED, (agent, iterations) =>
    createExperiment({ agent, files: FILES, config: { objective: objective(ONE_BY_ONE), iteration: iterations } }),
  );

  it.each([
    ['a compiled module', 'bench/workload.py'],
    ['a package', 'bench/workload.py'],
    ['a standard module at the top', '"statistics"'],
    ['a standard module beside it', '"json"'],
  ])('is denied in an experiment: %s', async (name, what) => {
    const record = await recordOf(name);
    expect(record).toMatchObject({ outcome: 'denied', notes: expect.stringContaining('in the place of') });
    expect(record?.notes).toContain(what);
  });

  it('is denied in a mission', async () => {
    const mission = createMission({
      session: 'echo "x = 1" >evaluate.py; git add -A; git commit -qm Work; hand candidate $(git rev-parse HEAD)',
      evaluator: 'printf \'{"pass":true,"score":%s}\\n\' "$(cat value.txt)"\n',
      files: { 'evaluate.json': '{}\n' },
      front:
        'evaluator:\n  command: sh evaluate.sh\n  format: json\n  protect: [evaluate.sh, evaluate.json]\nagent:\n  command: . ./session.sh\nstop:\n  max_iterations: 1\n',
    });
    const { runId } = await mission.launch();
    const left = leftOf(mission, runId);
    expect(decisionsOf(left)).toEqual(['0 baseline', '1 discard']);
    expect(left.ledger.entries[1]?.decision_reason).toContain('in the place of the protected file "evaluate.json"');
  });
});

/** What the code under test does in the evaluation, in a process of its own. */
const PLANTS: readonly Case[] = [
  ['a compiled module', COMPILE('bench/__pycache__/workload.TAG.pyc')],
  ['a package', 'mkdir -p bench/workload; echo "TRUTH = -1000" >bench/workload/__init__.py'],
  ['a standard module at the top', 'echo "mean = lambda _: -1000" >statistics.py'],
  ['a standard module beside it', 'echo "x = 1" >bench/statistics.py'],
  ['a package in a folder of packages', 'mkdir -p bench/node_modules/x; echo 1 >bench/node_modules/x/index.js'],
  ['a configuration of a harness', 'echo "[pytest]" >pytest.ini'],
];

const scored = (agent: string, iteration: string, config: Readonly<Record<string, string>>) =>
  createExperiment({
    agent,
    files: { ...FILES, 'other.sh': 'true\n' },
    config: { objective: objective(ONE_BY_ONE), iteration, ...config },
  });

describe.each([
  ['required', BUBBLEWRAP.length > 0],
  ['off', true],
] as const)('code under test that plants files, with sandbox = "%s"', { timeout: 240_000 }, (sandbox, isThere) => {
  const agent = `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`;

  const plantedIn = (file: string, config: Readonly<Record<string, string>>) =>
    recordOfEach(
      PLANTS.map(([name, script]): Case => [name, become(file, script)]),
      (changes, iteration) => scored(changes, iteration, { agent, ...config }),
    );
  const byRun = plantedIn('work.sh', {});
  const byGuard = plantedIn('other.sh', {
    accept_risk: 'low_disk = true\nunprotected_tests = true',
    '[guards]': 'name = "other"\ncommand = "sh other.sh"',
  });
  const bySetup = plantedIn('other.sh', { setup: 'command = "sh other.sh"' });

  it.runIf(isThere).each(PLANTS)('gets no better score by a first run of it: %s', async (name) => {
    const notes = expect.stringMatching(/^tamper: score is void/);
    expect(await byRun(name)).toMatchObject({ outcome: 'invalid', notes });
  });

  it.runIf(isThere).each(PLANTS)('gets no better score by a guard: %s', async (name) => {
    const notes = expect.stringMatching(/^tamper: guard "other" is void/);
    expect(await byGuard(name)).toMatchObject({ outcome: 'invalid', notes });
  });

  it.runIf(isThere).each(PLANTS)('gets no better score by setup: %s', async (name) => {
    const notes = expect.stringMatching(/^tamper: judge-setup is void/);
    expect(await bySetup(name)).toMatchObject({ outcome: 'invalid', notes });
  });

  it.runIf(isThere)('plants nothing where the folder is protected whole', async () => {
    const script = PLANTS.filter(([name]) => !/top|harness/.test(name)).map(([, each]) => each);
    const whole = { objective: objective('["bench/**"]'), agent };
    const change = become('work.sh', `(${script.join('\n)\n(')}\n) 2>/dev/null`);
    const { records } = await scored(change, 'budget = "20s"\nmax_iterations = 1', whole).run();
    const record = records[1];
    if (sandbox === 'required') expect(record).toMatchObject({ outcome: 'discarded', score: 10 });
    else expect(record).toMatchObject({ outcome: 'invalid', notes: expect.stringMatching(/^tamper: score is void/) });
  });
});

/** What the code under test puts where the tree has something of another type; the evaluator then loads it. */
const SWAPS: readonly Case[] = [
  ['a folder in the place of a file', 'rm json; mkdir json; echo "x = 1" >json/__init__.py'],
  ['a link in the place of a file', 'rm json; mkdir more; echo "x = 1" >more/__init__.py; ln -s more json'],
  [
    'a folder in the place of a link',
    'rm statistics; mkdir statistics; echo "mean = lambda _: -1000" >statistics/__init__.py',
  ],
  ['a link in the place of a folder', 'rm -r random; mkdir more; echo "x = 1" >more/__init__.py; ln -s more random'],
  ['a package in the folder of another repository', 'echo "x = 1" >string/__init__.py'],
];

describe('code under test that swaps what the tree has', { timeout: 240_000 }, () => {
  /** A file, a link, a folder and another repository with names of modules, none of which is one. */
  function swapping(agent: string, iteration: string, config: Readonly<Record<string, string>>): Experiment {
    const experiment = createExperiment({
      agent,
      files: { ...FILES, json: 'no module\n', 'random/data.txt': '1\n' },
      config: { objective: objective(ONE_BY_ONE), iteration, ...config },
    });
    symlinkSync('work.sh', join(experiment.folder, 'statistics'));
    userGit(experiment.folder, 'add', 'statistics');
    const head = userGit(experiment.folder, 'rev-parse', 'HEAD').trim();
    userGit(experiment.folder, 'update-index', '--add', '--cacheinfo', `160000,${head},string`);
    mkdirSync(join(experiment.folder, 'string'), { recursive: true });
    userGit(experiment.folder, 'commit', '-qm', 'Add names of modules');
    return experiment;
  }
  const swaps = SWAPS.map(([name, script]): Case => [name, become('work.sh', script)]);
  const byRun = recordOfEach(swaps, (agent, iteration) => swapping(agent, iteration, {}));
  const bySetup = recordOfEach(swaps, (agent, iteration) =>
    swapping(agent, iteration, { setup: 'command = "sh work.sh"' }),
  );

  it.each(SWAPS)('gets no better score by a first run of it: %s', async (name) => {
    const record = await byRun(name);
    const notes = expect.stringMatching(/^tamper: score is void: after it, the new file .* in the place of/);
    expect(record).toMatchObject({ outcome: 'invalid', notes });
  });

  it.each(SWAPS)('gets no better score by setup: %s', async (name) => {
    const record = await bySetup(name);
    expect(record).toMatchObject({ outcome: 'invalid', notes: expect.stringMatching(/^tamper: judge-setup is void/) });
  });

  it('passes nothing on from setup that is in the way of the tree, and goes on', async () => {
    const script =
      'test "$1" = setup || exit 0; rm value.txt; mkdir -p value.txt/a other; rm -r notes; ln -s other notes';
    const hasTree = 'test -f value.txt && test -f notes/read-me.txt';
    const { records } = await swapping(become('work.sh', script), 'budget = "20s"\nmax_iterations = 1', {
      setup: 'command = "sh work.sh setup"',
      '[guards]': `name = "tree"\ncommand = "${hasTree} && { test -d other || ! grep -q other work.sh; }"`,
    }).run();
    expect(records[1]).toMatchObject({ outcome: 'discarded', score: 10 });
  });
});
