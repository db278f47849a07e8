// Memory and cores of the commands of an experiment: environment.memory and environment.cpus.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDoctor } from '../../src/experiment/doctor/doctor.ts';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { renderCoreList, usableCores } from '../../src/kernel/cores.ts';
import { groupsOf } from '../helpers/control-groups.ts';
import { createExperiment, decisionsOf, type ExperimentFiles, NUDGE } from '../helpers/experiment.ts';
import { FORCED_LEVELS } from '../helpers/forced-level.ts';
import { ledgerOf, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const MIB = 2 ** 20;
const HOLD = `(head -c ${300 * MIB} /dev/zero; sleep 60) | tail -c ${300 * MIB} >/dev/null`;
const BEYOND = 'used more than 64 MiB of memory (environment.memory)';
const usable = usableCores();
const [first = 0] = usable;
const others = usable.length === 1 ? usable : usable.slice(1);
const CORES = 'grep Cpus_allowed_list /proc/self/status | cut -f2';

/** An experiment of one iteration whose commands may use 64 MiB. */
function createLimited({ config = {}, ...files }: Partial<ExperimentFiles>) {
  const usual = { iteration: 'budget = "30s"\nmax_iterations = 1', environment: 'memory = "64MiB"' };
  return createExperiment({ agent: NUDGE, ...files, config: { ...usual, ...config } });
}

/** A line for the folders that agents work in, and one for those of evaluations. */
const inWorkspace = (there: string, elsewhere: string): string =>
  `case $PWD in */checkout*|*/judges/*) ${elsewhere} ;; *) ${there} ;; esac\n`;

const guard = (command: string) => ({ '[guards]': `name = "tests"\ncommand = "${command}"` });

describe.each(FORCED_LEVELS.map((level) => [level.kind, level] as const))('memory in level %s', (_, level) => {
  const agent = `command = "sh agent.sh {iter} {prompt_file}"\n${level.sandbox}`;

  it('of a guard that goes beyond it is why the change is rejected; the agent is not limited', async () => {
    const experiment = createLimited({
      agent: `head -c ${100 * MIB} /dev/zero | tail -c ${100 * MIB} | wc -c; ${NUDGE}`,
      files: { 'guard.sh': `[ "$(cat value.txt)" = 10 ] || { ${HOLD}; }\n` },
      config: { agent, ...guard('sh guard.sh') },
    });
    const { code, error } = await superviseExperiment(experiment, { prefix: level.prefix }).ended;
    expect({ code, error }).toEqual({ code: 0, error: undefined });
    const [baseline, change] = ledgerOf(experiment);
    expect(baseline).toMatchObject({ outcome: 'baseline', score: 10 });
    expect(change).toMatchObject({ outcome: 'invalid', notes: expect.stringContaining(`guard "tests" ${BEYOND}`) });
    expect(groupsOf(experiment)).toEqual([]);
  });
});

describe('the memory of commands', () => {
  it('of the evaluator leaves a change without a score', async () => {
    const experiment = createLimited({
      files: { 'score.sh': `[ "$(cat value.txt)" = 10 ] || { ${HOLD}; }; cat value.txt\n` },
    });
    const { records } = await experiment.run();
    expect(records[1]).toMatchObject({ outcome: 'invalid', notes: expect.stringContaining(BEYOND) });
  });

  it('of setup in a workspace is why an agent did not begin', async () => {
    const script = inWorkspace(HOLD, ':');
    const experiment = createLimited({ files: { 'setup.sh': script }, config: { setup: 'command = "sh setup.sh"' } });
    const { records } = await experiment.run();
    const notes = expect.stringContaining(`setup failed: setup ${BEYOND}`);
    expect(records[1]).toMatchObject({ outcome: 'infra_error', notes });
  });

  it('of a teardown changes nothing but that it ends', async () => {
    const experiment = createLimited({
      files: { 'down.sh': HOLD },
      config: { teardown: 'command = "sh down.sh"\ntimeout = "5m"' },
    });
    const { records } = await experiment.run();
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
  });

  it('is part of the environment that scores are of, with the means that holds it', async () => {
    const experiment = createLimited({});
    await experiment.run();
    const [header] = decisionsOf(experiment);
    expect(header?.environment).toMatchObject({ memory: expect.stringMatching(/^64 MiB, (cgroup2|cgroup1|sampled)$/) });
    expect(header?.environment).not.toHaveProperty('cores');
    expect((await auditExperiment({ name: 'pi' }, experiment.host)).isSound).toBe(true);
    const plain = createExperiment({ agent: NUDGE });
    await plain.run();
    expect(decisionsOf(plain)[0]?.environment).not.toHaveProperty('memory');
  });
});

describe('the cores of commands', () => {
  /** Writes the cores of each command to a file of its own. */
  function createPinned(cpus: string) {
    const log = createFolder();
    const note = (name: string) => `${CORES} >>${join(log, name)}`;
    const experiment = createExperiment({
      agent: `${note('agent')}; ${NUDGE}`,
      files: {
        'score.sh': `${note('objective')}; cat value.txt\n`,
        'guard.sh': `${note('guard')}\n`,
        'setup.sh': inWorkspace(note('workspace'), note('setup')),
        'down.sh': inWorkspace(note('workspace'), note('teardown')),
      },
      config: {
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
        iteration: 'budget = "20s"\nmax_iterations = 1',
        setup: 'command = "sh setup.sh"',
        teardown: 'command = "sh down.sh"',
        ...guard('sh guard.sh'),
        environment: `cpus = ${cpus}`,
      },
    });
    const coresOf = () =>
      Object.fromEntries(
        readdirSync(log).map((name) => [name, [...new Set(readFileSync(join(log, name), 'utf8').trim().split('\n'))]]),
      );
    return { experiment, coresOf };
  }

  it('are those of the key for everything that judges, and the others for agents', async () => {
    const { experiment, coresOf } = createPinned(`[${first}]`);
    await experiment.run();
    const [own, rest] = [[`${first}`], [renderCoreList(others)]];
    expect(coresOf()).toEqual({ setup: own, guard: own, objective: own, teardown: own, agent: rest, workspace: rest });
    expect(decisionsOf(experiment)[0]?.environment).toMatchObject({ cores: `${first}` });
  });

  it('run one command of an evaluation at a time, also beside other workspaces', async () => {
    const log = join(createFolder(), 'log');
    const experiment = createExperiment({
      agent: `echo $1 >note-$1.txt; ${NUDGE}`,
      files: { 'score.sh': `echo began >>${log}; sleep 0.1; echo ended >>${log}; cat value.txt\n` },
      config: {
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
        iteration: 'budget = "20s"\nmax_iterations = 4\nparallel = 4',
        environment: `cpus = [${first}]`,
      },
    });
    await experiment.run();
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(2 * 5);
    expect(lines).toEqual(lines.map((_, at) => (at % 2 === 0 ? 'began' : 'ended')));
  });

  it('are shared where the key names all of them, with a note', async () => {
    const { experiment, coresOf } = createPinned(JSON.stringify(usable));
    const notes: string[] = [];
    await experiment.run({ onEvent: (event) => void (event.kind === 'started' && notes.push(...event.notes)) });
    const all = [renderCoreList(usable)];
    expect(coresOf()).toMatchObject({ objective: all, agent: all });
    expect(notes).toContainEqual(expect.stringContaining('environment.cpus names every core'));
  });

  it('that are not there end the run with exit code 2 before anything is made, and doctor reports them', async () => {
    const { experiment } = createPinned(`[${first}, 4000]`);
    const path = '$.environment.cpus';
    const problem = {
      path,
      found: 'core 4000',
      expected: `cores that this process may use: ${renderCoreList(usable)}`,
    };
    await expect(experiment.run()).rejects.toMatchObject({ exitCode: 2, problems: [problem] });
    const { checks } = await runDoctor({ name: 'pi' }, experiment.host);
    const found = checks.find(({ id }) => id === 'config');
    expect(found).toMatchObject({ verdict: 'problem', detail: expect.stringContaining('core 4000') });
  });

  it.each([
    ['cpus = []', 'one core or more'],
    ['cpus = [-1]', 'not negative'],
    ['cpus = [0.5]', 'whole number'],
    ['memory = "0"', 'an amount of bytes'],
    ['memory = "much"', 'an amount of bytes'],
  ])('and memory that are none end the run with exit code 2: %s', async (line, expected) => {
    const experiment = createLimited({ config: { environment: line } });
    await expect(experiment.run()).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining(expected) });
  });
});

describe('doctor', () => {
  it('says which limits are held, and by what', async () => {
    const experiment = createLimited({ config: { environment: `memory = "64MiB"\ncpus = [${first}]` } });
    const { checks } = await runDoctor({ name: 'pi' }, experiment.host);
    expect(checks.filter(({ verdict }) => verdict === 'problem')).toEqual([]);
    expect(checks.find(({ id }) => id === 'resources')).toMatchObject({
      verdict: 'ok',
      detail: expect.stringMatching(
        new RegExp(`^memory of a command: 64 MiB, (cgroup2|cgroup1|sampled); cores of evaluations: ${first}`),
      ),
    });
  });
});
