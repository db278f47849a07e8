import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstHead, sealRecord } from '../../../src/base/journal-chain.ts';
import type { Check } from '../../../src/doctor/check.ts';
import type { DoctorEvent } from '../../../src/doctor/checkup.ts';
import type { ExperimentDiagnosis as Diagnosis } from '../../../src/experiment/doctor/diagnosis.ts';
import { runDoctor } from '../../../src/experiment/doctor/doctor.ts';
import { tracesAnyProcess } from '../../../src/kernel/tracing-reach.ts';
import { createExperiment, type Experiment, type ExperimentFiles } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';
import { BUBBLEWRAP } from '../../helpers/sandboxes.ts';
import { hasTool } from '../../helpers/tool.ts';

const AGENT = { agent: 'true\n' };
const OBJECTIVE = 'direction = "min"\ncommand = ';

const examine = ({ host }: Experiment, name = 'pi'): Promise<Diagnosis> => runDoctor({ name }, host);

function checkOf({ checks }: Diagnosis, id: string): Check {
  const found = checks.find((check) => check.id === id);
  if (found === undefined) throw new Error(`no check ${id} among ${checks.map((check) => check.id).join(', ')}`);
  return found;
}

async function diagnose(files: Partial<ExperimentFiles>, id: string): Promise<Check> {
  return checkOf(await examine(createExperiment({ ...AGENT, ...files })), id);
}

/** Everything that doctor could leave behind, besides its logs. */
function traces({ folder, host, place }: Experiment): unknown {
  return [
    userGit(folder, 'for-each-ref'),
    userGit(folder, 'status', '--porcelain', '--ignored')
      .split('\n')
      .filter((line) => line !== '' && !line.endsWith('/doctor/')),
    readdirSync(place)
      .filter((name) => name !== 'doctor')
      .sort(),
    // Prepared environments are shared by all runs, and stay.
    readdirSync(host.env.XDG_CACHE_HOME ?? '')
      .flatMap((name) => readdirSync(join(host.env.XDG_CACHE_HOME ?? '', name)))
      .filter((name) => name.startsWith('pi')),
  ];
}

const HAS_PYTHON = hasTool(['/usr/bin/python3', '--version'], 'a Python evaluator that believes the code under test');

describe('doctor', () => {
  it('says which file outside of the repository a command starts with, and is not there', async () => {
    const config = {
      objective: `${OBJECTIVE}"sh /no/such/score.sh"`,
      agent: 'command = "sh ~/no/such/agent.sh {prompt_file}"',
    };
    const diagnosis = await examine(createExperiment({ ...AGENT, config }));
    expect(checkOf(diagnosis, 'programs')).toEqual({
      ...{ id: 'programs', title: 'files of commands', verdict: 'problem' },
      detail: '"/no/such/score.sh", which objective.command starts with, does not exist',
      remedy: 'Correct objective.command, or create the file.',
    });
    expect(checkOf(diagnosis, 'agent')).toEqual({
      ...{ id: 'agent', title: 'agent', verdict: 'problem' },
      detail: expect.stringMatching(
        /^"~\/no\/such\/agent.sh", which agent.command starts with, does not exist \("\/.*"\)$/,
      ),
      remedy: 'Correct agent.command, or create the file.',
    });
  });

  it('finds nothing wrong with a sound experiment, and leaves nothing behind', async () => {
    const experiment = createExperiment(AGENT);
    const before = traces(experiment);
    const events: DoctorEvent[] = [];
    const diagnosis = await runDoctor({ name: 'pi', onEvent: (event) => events.push(event) }, experiment.host);
    expect(diagnosis.checks.filter(({ verdict }) => verdict === 'problem')).toEqual([]);
    expect(diagnosis.figures).toMatchObject({ scores: [10, 10, 10], isDeterministic: true, sd: 0, detectable: 0 });
    expect(diagnosis.figures?.iterations).toMatchObject({ least: 3, most: 3 });
    expect(checkOf(diagnosis, 'protection').detail).toBe('1 file: score.sh');
    expect(checkOf(diagnosis, 'noop').verdict).toBe('ok');
    expect(checkOf(diagnosis, 'echo')).toMatchObject({
      verdict: 'ok',
      detail: expect.stringContaining('not believed'),
    });
    expect(events.flatMap((event) => (event.kind === 'checked' ? [event.check] : []))).toEqual(diagnosis.checks);
    expect(traces(experiment)).toEqual(before);
  });

  it('reports every problem of a config, each with its line', async () => {
    const experiment = createExperiment({ ...AGENT, config: { iteration: 'budget = "0s"\nmax_iteration = 1' } });
    const diagnosis = await examine(experiment);
    const problems = diagnosis.checks.filter(({ id }) => id === 'config');
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatchObject({ verdict: 'problem', detail: expect.stringMatching(/config\.toml:\d+/) });
    expect(problems[0]?.detail).not.toContain(problems[0]?.remedy);
    expect(checkOf(diagnosis, 'evaluator')).toMatchObject({ verdict: 'warning', detail: /not tried/ });
    expect(diagnosis.figures).toBeUndefined();
  });

  it.each([
    [
      'a branch that is somewhere else',
      'branch',
      ({ folder }: Experiment) => {
        userGit(folder, 'commit', '-q', '--allow-empty', '-m', 'Another');
        userGit(folder, 'branch', 'autorize/pi');
        userGit(folder, 'reset', '-q', '--hard', 'HEAD~1');
      },
    ],
    [
      'a work tree on the branch of the experiment',
      'branch',
      ({ folder }: Experiment) => userGit(folder, 'switch', '-q', '-c', 'autorize/pi'),
    ],
    [
      'a corrupt ledger',
      'ledger',
      ({ place }: Experiment) => writeFileSync(join(place, 'iterations.jsonl'), 'x\n{}\n'),
    ],
  ])('names %s, with a remedy', async (_, id, spoil) => {
    const experiment = createExperiment(AGENT);
    spoil(experiment);
    const check = checkOf(await examine(experiment), id);
    expect(check.verdict).toBe('problem');
    expect(check.remedy).not.toBe('');
  });

  it('judges what is not committed, with a note', async () => {
    const experiment = createExperiment({ ...AGENT, files: { 'score.sh': 'exit 3\n' } });
    writeFileSync(join(experiment.folder, 'score.sh'), 'cat new/value.txt\n');
    mkdirSync(join(experiment.folder, 'new'));
    writeFileSync(join(experiment.folder, 'new', 'value.txt'), '4\n');
    rmSync(join(experiment.folder, 'notes', 'read-me.txt'));
    const before = traces(experiment);
    const diagnosis = await examine(experiment);
    expect(diagnosis.figures?.scores).toEqual([4, 4, 4]);
    expect(checkOf(diagnosis, 'work-tree')).toMatchObject({
      verdict: 'warning',
      detail:
        '3 changes not committed ("notes/read-me.txt", "score.sh", "new/"): judged here, but a run starts from a commit',
      remedy: 'Commit or stash them before the run.',
    });
    expect(traces(experiment)).toEqual(before);
  });

  it('judges HEAD where it has moved since init, and names the command that starts from it', async () => {
    const experiment = createExperiment({ ...AGENT, files: { 'score.sh': 'exit 3\n' } });
    const base = userGit(experiment.folder, 'rev-parse', 'HEAD');
    writeFileSync(
      join(experiment.place, 'state.json'),
      JSON.stringify({ experiment: 'pi', branch: 'autorize/pi', base_commit: base, started_at: '' }),
    );
    writeFileSync(join(experiment.folder, 'score.sh'), 'echo 4\n');
    userGit(experiment.folder, 'commit', '-qam', 'Repair');
    const diagnosis = await examine(experiment);
    expect(diagnosis.figures?.scores).toEqual([4, 4, 4]);
    expect(diagnosis.next).toBe('autorize run pi --fresh');
  });

  it('keeps the output of all that it ran, of the newest time alone, out of the sight of git', async () => {
    const experiment = createExperiment({
      ...AGENT,
      files: { 'score.sh': 'echo why >&2; cat value.txt\n' },
      config: { '[guards]': 'name = "a b"\ncommand = "echo fine"' },
    });
    rmSync(join(experiment.folder, '.autorize', '.gitignore'));
    const logs = join(experiment.place, 'doctor');
    mkdirSync(logs);
    writeFileSync(join(logs, 'old.stdout'), '');
    expect((await examine(experiment)).logs).toBe('.autorize/pi/doctor');
    expect(readFileSync(join(logs, 'base-1-score.stderr'), 'utf8')).toBe('why\n');
    expect(readFileSync(join(logs, 'base-3-guard-1-a_b.stdout'), 'utf8')).toBe('fine\n');
    expect(existsSync(join(logs, 'old.stdout'))).toBe(false);
    expect(userGit(experiment.folder, 'status', '--porcelain', '--untracked-files=all')).not.toContain('doctor');
  });

  it('names the output of the command that failed', async () => {
    const check = await diagnose({ files: { 'score.sh': 'echo broken >&2; exit 3\n' } }, 'evaluator');
    expect(check.log).toBe('.autorize/pi/doctor/base-1-score.stderr');
  });

  it('reports each command when it begins and ends, and each finding before the next command', async () => {
    const experiment = createExperiment({ ...AGENT, config: { '[guards]': 'name = "tests"\ncommand = "true"' } });
    const heard: string[] = [];
    const onEvent = (event: DoctorEvent) =>
      void heard.push(
        event.kind === 'checked' ? event.check.id : 'step' in event ? `${event.kind} ${event.step} · ${event.of}` : '',
      );
    await runDoctor({ name: 'pi', onEvent }, experiment.host);
    const at = (what: string) => heard.indexOf(what);
    expect(at('began guard "tests" · run 1 of 3')).toBeGreaterThan(at('disk'));
    expect(at('ended guard "tests" · run 1 of 3')).toBe(at('began guard "tests" · run 1 of 3') + 1);
    expect(at('began evaluator · run 3 of 3')).toBeGreaterThan(at('ended guard "tests" · run 3 of 3'));
    expect(at('time')).toBeGreaterThan(at('ended evaluator · run 3 of 3'));
    expect(at('began guard "tests" · claimed score')).toBeGreaterThan(at('time'));
  });

  it('reports what each command costs, and what a night buys', async () => {
    const experiment = createExperiment({
      ...AGENT,
      config: { setup: 'command = "true"', '[guards]': 'name = "tests"\ncommand = "true"' },
    });
    const { figures, checks } = await examine(experiment);
    expect(figures?.costs.map(({ step }) => step)).toEqual(['setup', 'guard "tests"', 'evaluator', 'checkouts']);
    expect(figures?.night.most).toBeGreaterThan(figures?.iterations?.most ?? 0);
    const { detail } = checks.find(({ id }) => id === 'time') ?? {};
    expect(detail).toMatch(
      /setup [\d.]+ s.*; guard "tests" [\d.]+ s.*; evaluator .*; 8 h are enough for \d+ to \d+ iterations/,
    );
  });

  it('names every program that is missing before anything runs, by the key of its command', async () => {
    const experiment = createExperiment({
      ...AGENT,
      config: {
        '[guards]': 'name = "tests"\ncommand = "no-such-runner --all"',
        objective: `${OBJECTIVE}"A=1 no-such-bench"`,
        teardown: 'command = "no-such-broom"',
      },
    });
    const diagnosis = await examine(experiment);
    expect(
      diagnosis.checks.filter(({ id }) => id === 'programs').map(({ verdict, detail }) => [verdict, detail]),
    ).toEqual([
      ['problem', '"no-such-runner", which guards[0].command starts, is not on PATH'],
      ['problem', '"no-such-bench", which objective.command starts, is not on PATH'],
      ['warning', '"no-such-broom", which teardown.command starts, is not on PATH'],
    ]);
    expect(checkOf(diagnosis, 'evaluator').detail).toContain('not tested');
    expect(diagnosis.logs).toBeUndefined();
    await expect(experiment.run()).rejects.toMatchObject({ exitCode: 3 });
  });

  it('finds a command that the shell cannot read before anything runs', async () => {
    const experiment = createExperiment({ ...AGENT, config: { build: 'command = "make ("' } });
    const diagnosis = await examine(experiment);
    expect(checkOf(diagnosis, 'config')).toMatchObject({
      verdict: 'problem',
      detail: expect.stringContaining('$.build.command: "make (", which the shell cannot read'),
    });
    expect(checkOf(diagnosis, 'evaluator').detail).toContain('not tested');
  });

  it.each([
    ['no-such-program {prompt_file}', 'problem', '"no-such-program" is not on PATH'],
    ['A=1 B="x y" no-such-program {prompt_file}', 'problem', '"no-such-program" is not on PATH'],
    ['./no-such.sh {prompt_file}', 'problem', 'not in the base commit'],
    ['./agent.sh {prompt_file}', 'ok', './agent.sh'],
    ['/no/such {prompt_file}', 'problem', 'no file that can be run'],
    ['sh agent.sh {prompt_file}', 'ok', '/sh'],
    ['exec sh agent.sh {prompt_file}', 'ok', 'the shell runs itself'],
    ['"$HOME/agent" {prompt_file}', 'ok', 'the shell runs itself'],
  ])('looks for the agent of %j', async (command, verdict, detail) => {
    const config = { agent: `command = '${command}'` };
    expect(await diagnose({ config }, 'agent')).toMatchObject({ verdict, detail: expect.stringContaining(detail) });
  });

  it('reports that there is no place for a private area, and does not try the evaluator then', async () => {
    const experiment = createExperiment(AGENT);
    const env = { ...experiment.host.env, HOME: '', XDG_CACHE_HOME: 'rel' };
    const diagnosis = await runDoctor({ name: 'pi' }, { ...experiment.host, env });
    expect(checkOf(diagnosis, 'private-area')).toMatchObject({
      verdict: 'problem',
      detail: expect.stringContaining('XDG_CACHE_HOME is "rel"'),
    });
    expect(checkOf(diagnosis, 'evaluator').detail).toContain('not tested');
  });

  it('names a variable that agent.env refers to and that is not set', async () => {
    const config = { agent: 'command = "sh agent.sh {prompt_file}"\nenv = { KEY = "$NO_SUCH_VARIABLE" }' };
    const check = await diagnose({ config }, 'agent-env');
    expect(check).toMatchObject({ verdict: 'problem', detail: expect.stringContaining('$NO_SUCH_VARIABLE') });
  });

  it('reports what is wrong with agent.env together with the rest, with its line', async () => {
    const agent = 'command = "sh agent.sh {prompt_file}"\nenv = { KEY = "$NO_SUCH_VARIABLE" }';
    const { checks } = await examine(createExperiment({ agent: '', config: { agent, iteration: 'budget = "0s"' } }));
    const problems = checks.filter(({ id }) => id === 'config').map(({ detail }) => detail);
    expect(problems).toEqual([
      expect.stringMatching(/^\.autorize\/pi\/config\.toml:\d+:\d+: \$\.iteration\.budget: "0s"/),
      expect.stringMatching(/^\.autorize\/pi\/config\.toml:\d+:\d+: \$\.agent\.env\.KEY: \$NO_SUCH_VARIABLE/),
    ]);
    expect(await diagnose({ config: { agent } }, 'agent-env')).toMatchObject({
      detail: expect.stringMatching(/config\.toml:\d+:\d+: \$\.agent\.env\.KEY: /),
    });
  });

  it('warns of a preset without a key', async () => {
    const check = await diagnose({ config: { agent: 'preset = "claude"' } }, 'agent-key');
    expect(check).toMatchObject({ verdict: 'warning', remedy: expect.stringContaining('ANTHROPIC_API_KEY') });
  });

  it('says what isolation there is, and warns where there is none', async () => {
    const config = { agent: 'command = "sh agent.sh {prompt_file}"\nsandbox = "off"' };
    const check = await diagnose({ config }, 'sandbox');
    expect(check).toMatchObject({ verdict: 'warning', detail: expect.stringContaining('process group') });
  });

  it('warns where code under test in a process of its own can change its evaluator, and not in bubblewrap', async () => {
    const off = await examine(
      createExperiment({ ...AGENT, config: { agent: 'command = "sh agent.sh {prompt_file}"\nsandbox = "off"' } }),
    );
    const found = off.checks.find(({ id }) => id === 'tracing');
    if (process.getuid?.() === 0 || tracesAnyProcess()) {
      expect(found).toMatchObject({ verdict: 'warning', remedy: expect.stringContaining('unshare --user --pid') });
    } else expect(found).toBeUndefined();
    if (BUBBLEWRAP.length === 0) return;
    const { checks } = await examine(createExperiment(AGENT));
    expect(checks.filter(({ id }) => id === 'tracing')).toEqual([]);
  });

  it('warns where nothing is protected', async () => {
    const config = { objective: `${OBJECTIVE}"cat value.*"` };
    const check = await diagnose({ config }, 'protection');
    expect(check).toMatchObject({ verdict: 'warning', remedy: expect.stringContaining('objective.protect') });
  });

  it('reports why the base has no score', async () => {
    const check = await diagnose({ files: { 'score.sh': 'echo broken >&2; exit 3\n' } }, 'evaluator');
    expect(check).toMatchObject({ verdict: 'problem', detail: expect.stringMatching(/exit code 3: "broken"/) });
  });

  it('measures noise, and what it hides', async () => {
    const experiment = createExperiment({ ...AGENT, files: { 'score.sh': 'date +%N | sed "s/^0*//"\n' } });
    const diagnosis = await examine(experiment);
    const { scores = [], sd = 0, detectable = 0 } = diagnosis.figures ?? {};
    expect(new Set(scores).size).toBeGreaterThan(1);
    expect(sd).toBeGreaterThan(0);
    expect(detectable).toBeCloseTo(2 * sd * Math.SQRT2);
    expect(checkOf(diagnosis, 'noop')).toMatchObject({
      verdict: 'warning',
      remedy: expect.stringContaining('steadier'),
    });
  });

  const wordTakers: readonly (readonly [string, string, Record<string, string>])[] = [
    [
      'node',
      'command = "node bench.mjs"',
      {
        'bench.mjs': "import { f } from './code.mjs';\nconsole.log(f());\n",
        'code.mjs': '#!/usr/bin/env node\nexport const f = () => 7;\n',
      },
    ],
    ['sh', 'command = "sh bench.sh"', { 'bench.sh': '. ./code.sh\nf\n', 'code.sh': 'f() { echo 7; }\n' }],
    [
      'python',
      'command = "/usr/bin/python3 bench.py"',
      { 'bench.py': 'import code_\nprint(code_.f())\n', 'code_.py': 'def f(): return 7\n' },
    ],
    [
      'perl',
      'command = "perl bench.pl"',
      { 'bench.pl': 'require "./code.pl"; print f();\n', 'code.pl': 'sub f { 7 } 1;\n' },
    ],
    [
      'a pattern',
      `command = "sh bench.sh"\nparse = { kind = "regex", pattern = "score=([0-9.]+)" }`,
      { 'bench.sh': '. ./code.sh\necho "score=$(f)"\n', 'code.sh': 'f() { echo 7; }; f >/dev/null\n' },
    ],
    [
      'jq',
      `command = "sh bench.sh"\nparse = { kind = "jq", path = ".m[0].s" }`,
      { 'bench.sh': '. ./code.sh\n', 'code.sh': `echo '{"m":[{"s":7,"t":71}]}'\n` },
    ],
  ];

  const languages = wordTakers.filter(([name]) => name !== 'python' || HAS_PYTHON);
  it.each(languages)('reports that an evaluator believes the code under test: %s', async (_, objective, files) => {
    const config = { objective: `direction = "min"\n${objective}` };
    const diagnosis = await examine(createExperiment({ ...AGENT, config, files }));
    expect(checkOf(diagnosis, 'evaluator').detail).toContain('the base scores 7 each');
    const check = checkOf(diagnosis, 'echo');
    expect(check).toMatchObject({ verdict: 'problem', remedy: expect.stringContaining('child process') });
  });

  it('reports a risk that the configuration accepts as a warning, as a run does not refuse it', async () => {
    const config = {
      objective: 'direction = "min"\ncommand = "sh bench.sh"',
      accept_risk: 'low_disk = true\nevaluator_in_process = true',
    };
    const files = { 'bench.sh': '. ./code.sh\nf\n', 'code.sh': 'f() { echo 7; }\n' };
    const diagnosis = await examine(createExperiment({ ...AGENT, config, files }));
    const check = checkOf(diagnosis, 'echo');
    expect(check).toMatchObject({
      verdict: 'warning',
      detail: expect.stringMatching(/^accepted risk evaluator_in_process: .* made-up score/),
    });
    expect(check.remedy).toBeUndefined();
    expect(diagnosis.checks.filter(({ verdict }) => verdict === 'problem')).toEqual([]);
  });

  it('passes an evaluator that runs the code under test in a child process', async () => {
    const files = {
      'bench.mjs': [
        "import { spawnSync } from 'node:child_process';",
        "const { stdout } = spawnSync('node', ['code.mjs']);",
        "if (String(stdout) !== 'hello\\n') console.error('wrong answer');",
        "if (String(stdout) !== 'hello\\n') process.exit(1);",
        'console.log(7);',
      ].join('\n'),
      'code.mjs': "console.log('hello');\n",
    };
    const config = { objective: `${OBJECTIVE}"node bench.mjs"` };
    const check = await diagnose({ config, files }, 'echo');
    expect(check).toMatchObject({ verdict: 'ok', detail: expect.stringContaining('wrong answer') });
  });

  it('does not blame scripts that an agent may not change', async () => {
    const files = { 'bench.sh': '. ./code.sh\n', 'code.sh': 'echo 7\n' };
    const config = { objective: `${OBJECTIVE}"sh bench.sh"`, boundaries: 'deny_paths = ["*.sh"]' };
    const check = await diagnose({ config, files }, 'echo');
    expect(check).toMatchObject({ verdict: 'ok', detail: expect.stringContaining('no script') });
  });

  it('says whether a change that deletes the tests would pass', async () => {
    const files = { 'test/value.test.sh': 'test -s value.txt\n' };
    expect(await diagnose({ files }, 'deletion')).toMatchObject({
      verdict: 'warning',
      detail: 'a change that deletes 1 test file scores as if nothing had happened',
    });
    const guard = { '[guards]': 'name = "tests"\ncommand = "ls test/*.sh"' };
    expect(await diagnose({ files, config: guard }, 'deletion')).toMatchObject({ verdict: 'ok' });
  });

  it('says whether a candidate without anything but the protected files fails', async () => {
    const broken = (score: string, ...lines: string[]) =>
      diagnose(
        {
          files: { 'score.sh': score },
          config: {
            objective: ['command = "sh score.sh"', 'direction = "min"', 'decision = "auto"', ...lines].join('\n'),
          },
        },
        'broken',
      );
    expect(await broken('cat value.txt\n')).toMatchObject({
      verdict: 'ok',
      detail: 'a tree with only the protected files fails, as it must',
    });
    const remark = expect.stringMatching(/^the negative control, .*, is not clearly worse \(10 in 1 run, /);
    const blind = await broken('echo 10\n');
    expect(blind).toMatchObject({
      verdict: 'problem',
      detail: remark,
      remedy: expect.stringMatching(/add a guard .*"warn"\.$/),
    });
    expect(blind.detail).toMatch(/; it ends a run$/);
    expect(await broken('echo 10\n', 'negative_control = "warn"')).toMatchObject({
      verdict: 'warning',
      detail: remark,
    });
    const rewarding = await broken('cat value.txt 2>/dev/null || echo 1\n');
    expect(rewarding).toMatchObject({
      verdict: 'problem',
      detail: expect.stringContaining('scores better (1 in 1 run'),
    });
    expect(await broken('echo 10\n', 'guards = [{ command = "test -f value.txt" }]')).toMatchObject({ verdict: 'ok' });
    const metric = 'guards = [{ metric = "size", max_regression = 0 }]';
    const reported = 'echo "{\\"score\\": 10, \\"size\\": $(test -f value.txt && echo 1 || echo 2)}"\n';
    expect(await broken(reported, metric, 'parse = { kind = "jq", path = ".score" }')).toMatchObject({ verdict: 'ok' });
  });

  it('promises of noise what the policy promises', async () => {
    const files = { 'score.sh': 'od -An -N1 -tu1 /dev/urandom\n' };
    const objective = 'command = "sh score.sh"\ndirection = "min"\ndecision = "auto"';
    const diagnosis = await examine(createExperiment({ ...AGENT, files, config: { objective } }));
    expect(checkOf(diagnosis, 'noop')).toMatchObject({
      verdict: 'ok',
      detail: expect.stringMatching(/5 times in 100/),
    });
    expect(checkOf(diagnosis, 'evaluator').detail).toMatch(
      /at most 20 pairs at the level 0.05 find a gain of [\d.]+ 8 times in 10, one below [\d.]+ seldom/,
    );
  });

  it('says that HEAD has moved since init', async () => {
    const experiment = createExperiment(AGENT);
    const base = userGit(experiment.folder, 'rev-parse', 'HEAD');
    const state = { experiment: 'pi', branch: 'autorize/pi', base_commit: base, started_at: '' };
    writeFileSync(join(experiment.place, 'state.json'), JSON.stringify(state));
    userGit(experiment.folder, 'commit', '-q', '--allow-empty', '-m', 'Another');
    const check = checkOf(await examine(experiment), 'base-behind');
    expect(check).toMatchObject({
      verdict: 'warning',
      detail: expect.stringContaining(`the base is ${base.slice(0, 12)}, 1 commit before HEAD`),
      remedy: 'Start from HEAD: autorize run pi --fresh',
    });
  });

  it('looks at an experiment that has run, and changes nothing of it', async () => {
    const experiment = createExperiment({ agent: 'echo 5 > value.txt\n' });
    await experiment.run({ maxIterations: 1 });
    const before = traces(experiment);
    const ledger = readFileSync(join(experiment.place, 'iterations.jsonl'), 'utf8');
    const diagnosis = await examine(experiment);
    expect(diagnosis.checks.filter(({ verdict }) => verdict === 'problem')).toEqual([]);
    expect(diagnosis.figures?.scores).toEqual([10, 10, 10]);
    expect(diagnosis.figures?.iterations?.basis).toContain('so far');
    expect(diagnosis.checks.filter(({ id }) => id === 'rules')).toEqual([]);
    expect(readFileSync(join(experiment.place, 'iterations.jsonl'), 'utf8')).toBe(ledger);
    expect(traces(experiment)).toEqual(before);
    const config = join(experiment.place, 'config.toml');
    writeFileSync(config, readFileSync(config, 'utf8').replace('direction = "min"', 'direction = "max"'));
    const edited = traces(experiment);
    expect(checkOf(await examine(experiment), 'rules')).toMatchObject({
      verdict: 'warning',
      detail: expect.stringContaining('objective.direction ("min", now "max"); the next one is another run, from HEAD'),
    });
    expect(traces(experiment)).toEqual(edited);
  });

  it('finds the record of decisions with which no run goes on, and an archive that was killed', async () => {
    const experiment = createExperiment(AGENT);
    await experiment.run({ maxIterations: 1 });
    expect((await examine(experiment)).checks.filter(({ id }) => id === 'decisions')).toEqual([]);
    const path = join(experiment.place, 'decisions.jsonl');
    const [runHeader = ''] = readFileSync(path, 'utf8').split('\n');
    const { judge_digest: _judge, seq: _seq, prev: _prev, hash: _hash, ...others } = JSON.parse(runHeader);
    // As another version could have written it: its chain is whole, and it is none of this one.
    writeFileSync(path, sealRecord(others, firstHead({ bytes: new Uint8Array(), records: 0 })).line);
    const { message, remedy } = await experiment.run().catch((thrown) => thrown);
    const check = checkOf(await examine(experiment), 'decisions');
    expect(check).toMatchObject({ verdict: 'problem', remedy });
    expect(message).toBe(`decisions.jsonl of "pi" ${check.detail.replace(/^it /, '')}`);
    writeFileSync(path, 'no record\n');
    expect(checkOf(await examine(experiment), 'decisions')).toMatchObject({
      verdict: 'problem',
      remedy: 'To archive the file: autorize repair pi',
    });
    writeFileSync(join(experiment.place, 'archiving.json'), '{"stamp":"2026-01-02","changes":[]}\n');
    expect(checkOf(await examine(experiment), 'archiving')).toMatchObject({
      verdict: 'warning',
      remedy: 'To end it now: autorize archive pi',
    });
  });

  it('leaves the evaluator alone while a run is at work', async () => {
    const experiment = createExperiment(AGENT);
    const holder = { pid: process.pid, host: hostname(), started_at: '2026-01-02T03:04:05Z' };
    writeFileSync(join(experiment.place, 'run.lock.holder'), JSON.stringify(holder));
    const diagnosis = await examine(experiment);
    expect(checkOf(diagnosis, 'running').detail).toContain(`process ${process.pid}`);
    expect(diagnosis.figures).toBeUndefined();
  });

  it('removes what a killed doctor left', async () => {
    const experiment = createExperiment(AGENT);
    const cache = join(experiment.host.env.XDG_CACHE_HOME ?? '', 'autorize');
    let own = '';
    const onEvent = ({ kind }: DoctorEvent) => {
      if (kind === 'began') own = readdirSync(cache).find((name) => name.startsWith('pi.doctor-')) ?? '';
    };
    await runDoctor({ name: 'pi', onEvent }, experiment.host);
    // No process has this number: it is beyond what the kernel gives.
    const left = join(cache, own.replace(String(process.pid), '99999999'));
    mkdirSync(join(left, 'store'), { recursive: true });
    await examine(experiment);
    expect(existsSync(left)).toBe(false);
    rmSync(left, { recursive: true, force: true });
  });

  it('stops when it is asked to, and cleans up', async () => {
    const experiment = createExperiment({ ...AGENT, files: { 'score.sh': 'sleep 100\n' } });
    const before = traces(experiment);
    const stop = new AbortController();
    const onEvent = ({ kind }: DoctorEvent) => void (kind === 'began' && setTimeout(() => stop.abort(), 200));
    const diagnosis = await runDoctor({ name: 'pi', signal: stop.signal, onEvent }, experiment.host);
    expect(checkOf(diagnosis, 'evaluator').detail).toContain('interrupted before');
    expect(traces(experiment)).toEqual(before);
  });
});
