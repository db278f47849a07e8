import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FINDINGS } from '../../src/doctor/findings.ts';
import { runDoctor } from '../../src/experiment/doctor/doctor.ts';
import { runWithFault } from '../helpers/broken-run.ts';
import { copyExperiment, createExperiment, decisionsOf, type Experiment } from '../helpers/experiment.ts';
import { programPath } from '../helpers/program.ts';
import { recordsOf, seal } from '../helpers/remote-states.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

// The evaluator runs the code under test in its own shell, so that code can print a score and end it.
const FILES = { 'score.sh': '. ./code.sh\nf\n', 'code.sh': 'f() { cat value.txt; }\n' };
const NUDGE = 'echo $(( $(cat value.txt) - 1 )) > value.txt\n';
const GUARD = '\n[[guards]]\nname = "tests"\ncommand = "test $(cat value.txt) -lt 5"\n';

const inProcess = (accept = '') => createExperiment({ agent: NUDGE, files: FILES, ...accepting(accept) });
const guarded = (accept = '') => createExperiment({ agent: NUDGE, ...accepting(accept, GUARD) });

function accepting(lines: string, more = '') {
  return { config: { setup: 'command = ""', accept_risk: `low_disk = true\n${lines}${more}` } };
}

const TESTED = '\n[[guards]]\nname = "tests"\ncommand = "sh test.sh"\n';
const openTests = (accept = '') =>
  createExperiment({
    agent: NUDGE,
    files: { 'test.sh': 'test $(cat value.txt) -gt 0\n' },
    config: {
      ...accepting(accept, TESTED).config,
      objective: 'command = "sh score.sh"\ndirection = "min"\nprotect = ["score.sh"]',
    },
  });

const linked = (accept = '') => {
  const experiment = createExperiment({
    agent: NUDGE,
    files: { 'data/in.txt': '1\n', 'bench/in.txt': '1\n' },
    config: {
      ...accepting(accept).config,
      objective: 'command = "sh score.sh"\ndirection = "min"\nprotect = ["score.sh", "bench/**"]',
    },
  });
  symlinkSync('../data', join(experiment.folder, 'bench', 'data'));
  userGit(experiment.folder, 'add', '-A');
  userGit(experiment.folder, 'commit', '-qm', 'Link');
  return experiment;
};

const plantable = (accept = '') =>
  createExperiment({
    agent: NUDGE,
    files: {
      'bench/score.py': 'import json\nprint(json.loads(open("value.txt").read()))\n',
      'score.sh': '/usr/bin/python3 bench/score.py\n',
    },
    config: {
      ...accepting(accept).config,
      objective: 'command = "sh score.sh"\ndirection = "min"\nprotect = ["score.sh", "bench/score.py"]',
      boundaries: 'permit = ["bench/json.py"]',
    },
  });

const failuresOf = async (experiment: Experiment) =>
  (await runDoctor({ name: 'pi' }, experiment.host)).checks.filter(({ verdict }) => verdict === 'problem');
const refusalOf = (experiment: Experiment, request = {}) =>
  experiment.run({ maxIterations: 1, ...request }).then(
    () => undefined,
    (error: unknown) => error,
  );

describe.each([
  ['evaluator_in_process', 'echo', inProcess, /believes the code under test/],
  ['base_guard', 'base-guard', guarded, /the base does not pass its guards: guard "tests"/],
  ['unprotected_links', 'links', linked, /what 1 protected link leads to \("bench\/data": "data\/\*\*"\)/],
  ['planted_files', 'planted', plantable, /the evaluator loads "bench\/json\.py" of a change/],
  ['unprotected_tests', 'guard-tests', openTests, /a change may alter 1 test file that a guard uses \("test\.sh"\)/],
] as const)('the finding that doctor calls FAIL and %s accepts', (risk, id, create, found) => {
  it('is a FAIL of doctor', async () => {
    expect(await failuresOf(create())).toEqual([expect.objectContaining({ id })]);
    expect(FINDINGS[id]).toBe(risk);
  });

  it('refuses run and resume before an agent starts', async () => {
    const experiment = create();
    // A base that was given up leaves nothing to resume.
    for (const mode of risk === 'base_guard' ? (['run', 'run'] as const) : (['run', 'resume'] as const)) {
      const error = await refusalOf(experiment, { mode });
      expect(error).toMatchObject({
        exitCode: 3,
        message: expect.stringMatching(found),
        remedy: expect.stringContaining(`[accept_risk] ${risk} = true, or --accept-risk ${risk}`),
      });
    }
  });

  it('continues with the key, and says so in the record and in what is shown', async () => {
    const experiment = create(`${risk} = true\n`);
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.map(({ iter }) => iter)).toEqual([0, 1]);
    const [line] = decisionsOf(experiment).filter(({ kind }) => kind === 'risk');
    expect(line).toMatchObject({ risk, found: true, accepted: true, detail: expect.any(String) });
    const shown = await runCli(['status', 'pi'], { cwd: experiment.folder });
    expect(shown.out).toContain(`accepted risk ${risk}`);
  });

  it('continues with the flag', async () => {
    const experiment = create();
    const { records } = await experiment.run({ maxIterations: 1, acceptRisk: [risk] });
    expect(records.map(({ iter }) => iter)).toEqual([0, 1]);
  });
});

/** The record of decisions as somebody leaves it who may write to the server that it comes from. */
function denyRisks({ place }: Experiment): void {
  const path = join(place, 'decisions.jsonl');
  const records = recordsOf(readFileSync(path));
  const denied = records.map((each) => (each.kind === 'risk' ? { ...each, found: false, accepted: false } : each));
  expect(denied).not.toEqual(records);
  writeFileSync(path, seal(denied).bytes);
}

describe('records that say that nothing was found', () => {
  it.each([
    ['evaluator_in_process', inProcess, /believes the code under test/],
    ['base_guard', guarded, /the base does not pass its guards: guard "tests"/],
  ] as const)('are not believed of %s: it is found again before an agent starts', async (risk, create, found) => {
    const experiment = create();
    await experiment.run({ maxIterations: 1, acceptRisk: [risk] });
    denyRisks(experiment);
    for (const _time of [1, 2]) {
      const error = await refusalOf(experiment);
      expect(error).toMatchObject({ exitCode: 3, message: expect.stringMatching(found) });
    }
    expect(existsSync(join(experiment.place, 'iter-0002'))).toBe(false);
  });

  it('are believed of what was tried on this machine', async () => {
    const experiment = createExperiment({ agent: NUDGE, ...accepting('') });
    await experiment.run({ maxIterations: 1 });
    await experiment.run({ maxIterations: 1 });
    const risks = () => decisionsOf(experiment).filter(({ kind }) => kind === 'risk');
    expect(risks()).toEqual([expect.objectContaining({ found: false, risk: 'evaluator_in_process' })]);
    const moved = copyExperiment(experiment.folder);
    await moved.run({ maxIterations: 1 });
    expect(decisionsOf(moved).filter(({ kind }) => kind === 'risk')).toHaveLength(1);
  });
});

describe.each([
  ['without a baseline', 'baseline = false'],
  ['with the worst score for a failure', 'fail_mode = "worst"'],
])('a base that fails a guard, %s', (_, key) => {
  const create = (accept = '') => {
    const { config } = accepting(accept, GUARD);
    const objective = `command = "sh score.sh"\ndirection = "min"\nprotect = ["score.sh"]\n${key}`;
    return createExperiment({ agent: NUDGE, config: { ...config, objective } });
  };

  it('is a FAIL of doctor', async () => {
    expect(await failuresOf(create())).toEqual([expect.objectContaining({ id: 'base-guard' })]);
  });

  it('is refused before an agent starts, and accepted when the base is repaired', async () => {
    const experiment = create();
    for (const _time of [1, 2]) {
      const error = await refusalOf(experiment);
      expect(error).toMatchObject({
        exitCode: 3,
        message: expect.stringMatching(/the base does not pass its guards: guard "tests"/),
        remedy: expect.stringMatching(
          /^See \S+failed-baseline\/guard-1-tests\.std(out|err)\. Fix what failed\. Whether it fails each time: autorize doctor pi\. /,
        ),
      });
      expect(existsSync(join(experiment.place, 'iter-0001'))).toBe(false);
    }
    writeFileSync(join(experiment.folder, 'value.txt'), '4\n');
    userGit(experiment.folder, 'commit', '-qam', 'Repair');
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.at(-1)).toMatchObject({ iter: 1, outcome: 'merged' });
  });

  it('is accepted with the key, and recorded', async () => {
    const experiment = create('base_guard = true\n');
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.at(-1)).toMatchObject({ iter: 1 });
    const taken = decisionsOf(experiment).filter(({ kind, risk }) => kind === 'risk' && risk === 'base_guard');
    expect(taken).toEqual([expect.objectContaining({ found: true, accepted: true })]);
  });
});

describe('an accepted risk', () => {
  it('is on record although the run is killed right after the base was scored', async () => {
    const experiment = guarded('base_guard = true\n');
    await runWithFault(experiment, { point: 'record:after', action: 'kill' });
    await experiment.run({ mode: 'resume', maxIterations: 1 });
    const taken = decisionsOf(experiment).filter(({ kind, risk }) => kind === 'risk' && risk === 'base_guard');
    expect(taken).toEqual([expect.objectContaining({ found: true, accepted: true })]);
  });

  it.each([
    ['evaluator_in_process', inProcess],
    ['base_guard', guarded],
    ['unprotected_tests', openTests],
  ] as const)('does not hold for a later run without the key: %s', async (risk, create) => {
    const experiment = create(`${risk} = true\n`);
    await experiment.run({ maxIterations: 1 });
    const path = join(experiment.place, 'config.toml');
    writeFileSync(path, readFileSync(path, 'utf8').replace(`${risk} = true\n`, ''));
    userGit(experiment.folder, 'commit', '-qam', 'Accept nothing');
    const refusal = { exitCode: 3, remedy: expect.stringContaining(`[accept_risk] ${risk} = true`) };
    for (const _time of [1, 2]) expect(await refusalOf(experiment)).toMatchObject(refusal);
    const { records } = await experiment.run({ maxIterations: 1, acceptRisk: [risk] });
    expect(records.at(-1)?.iter).toBeGreaterThan(1);
    expect(await refusalOf(experiment)).toMatchObject(refusal);
  });

  it.each([
    ['evaluator_in_process', inProcess],
    ['base_guard', guarded],
    ['unprotected_tests', openTests],
  ] as const)('by a flag holds for a resume of its run: %s', async (risk, create) => {
    const experiment = create();
    const stop = new AbortController();
    await experiment.run({
      maxIterations: 2,
      acceptRisk: [risk],
      signal: stop.signal,
      onEvent: (event) => {
        if (event.kind === 'recorded' && event.record.iter === 1) stop.abort();
      },
    });
    const { records } = await experiment.run({ mode: 'resume' });
    expect(records.map(({ iter }) => iter)).toEqual([0, 1, 2]);
  });
});

// Its files are on a disk below the least that a run wants.
const ON_SMALL_DISK = `mount -t tmpfs -o size=64m none "$4"
cp -a "$3/.autorize/." "$4/"
mount --bind "$4" "$3/.autorize"
"$1" "$2" "$3" run
cp "$3/.autorize/pi/decisions.jsonl" "$5/"`;

describe.runIf(hasTool(['unshare', '-Urm', 'true'], 'a run on a small disk'))('a disk with too little room', () => {
  it('is on record where that is accepted', () => {
    const { folder, host } = createExperiment({
      agent: NUDGE,
      config: { agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"' },
    });
    const [disk, copy] = [createFolder(), createFolder()];
    const args = ['sh', process.execPath, programPath('run-experiment'), folder, disk, copy];
    spawnSync('unshare', ['-Urm', 'sh', '-c', ON_SMALL_DISK, ...args], { env: host.env });
    const taken = decisionsOf({ place: copy }).filter(({ kind, risk }) => kind === 'risk' && risk === 'low_disk');
    expect(taken).toEqual([expect.objectContaining({ found: true, accepted: true })]);
  });
});

describe('a guard whose Makefile a change may alter', () => {
  const create = (objective: string) =>
    createExperiment({
      agent: "printf 'test:\\n\\ttrue\\n' > Makefile; echo 1 > value.txt\n",
      files: { Makefile: 'test:\n\ttest $$(cat value.txt) -gt 5\n' },
      config: {
        ...accepting('', '\n[[guards]]\nname = "tests"\ncommand = "make -s test"\n').config,
        objective: `command = "sh score.sh"\ndirection = "min"\n${objective}`,
      },
    });

  it('is refused where nobody protects it', async () => {
    expect(await refusalOf(create('protect = ["score.sh"]'))).toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('a change may alter 1 file that decides what a guard or the evaluator runs'),
      remedy: expect.stringContaining('"Makefile"'),
    });
  });

  it('is protected by default', async () => {
    const { records } = await create('').run({ maxIterations: 1 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'denied']);
  });
});

describe('the trial of the evaluator', () => {
  it('is not repeated by a resume of the same evaluator', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    await experiment.run({ maxIterations: 1 });
    await experiment.run({ maxIterations: 1 });
    const trials = decisionsOf(experiment).filter(({ kind }) => kind === 'risk');
    expect(trials).toEqual([expect.objectContaining({ risk: 'evaluator_in_process', found: false, accepted: false })]);
  });
});

describe('a claim', () => {
  it('names the risks that a person accepted, and audit recomputes them', async () => {
    const objective =
      'command = "sh score.sh"\ndirection = "min"\ndecision = "auto"\nnegative_control = "off"\naa_check_every = 0';
    const experiment = createExperiment({
      agent: NUDGE,
      files: FILES,
      config: { objective, accept_risk: 'low_disk = true\nevaluator_in_process = true' },
    });
    await experiment.run({ maxIterations: 1 });
    const claim = decisionsOf(experiment).findLast(({ kind }) => kind === 'claim');
    expect(claim).toMatchObject({ accepted_risks: ['evaluator_in_process'] });
    expect(claim?.sentence).toContain('; accepted risks: evaluator_in_process; evaluator ');
    const summary = await runCli(['report', 'pi'], { cwd: experiment.folder });
    expect(summary.code).toBe(0);
    expect((await runCli(['audit', 'pi'], { cwd: experiment.folder })).code).toBe(0);
    expect(readFileSync(join(experiment.place, 'report.md'), 'utf8')).toContain('evaluator\\_in\\_process');
  });
});

describe('an unknown risk', () => {
  it('is refused in the config and on the command line, with what was meant', async () => {
    const error = await refusalOf(createExperiment({ agent: NUDGE, ...accepting('base_gaurd = true\n') }));
    expect(String((error as { message: string }).message)).toMatch(/base_gaurd.*Did you mean "base_guard"/);
    const { folder } = createExperiment({ agent: NUDGE });
    const call = await runCli(['run', 'pi', '--accept-risk', 'evaluator_in_proces', '--accept-risk', 'x'], {
      cwd: folder,
    });
    expect(call.code).toBe(2);
    expect(call.err).toContain('Did you mean "evaluator_in_process"?');
    expect(call.err).toContain('--accept-risk "x"');
  });
});
