// `autorize prepare`: the environment of any loop, made without an agent, and used on another machine.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, type ExperimentFiles } from '../helpers/experiment.ts';
import { createMission } from '../helpers/mission.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { createSite } from '../helpers/work-items.ts';

// A new number each time that it runs.
const INSTALL = 'mkdir -p made; date +1%s%N | cut -c 1,7-17 >made/stamp\n';
const INPUTS = '["lock.txt", "install.sh"]';

interface Site {
  readonly folder: string;
  readonly cache: string;
}

function createPi(config: ExperimentFiles['config'] = {}, files: ExperimentFiles['files'] = {}, sandbox = 'required') {
  return createExperiment({
    agent: 'echo agent >>value.txt\n',
    files: { 'lock.txt': 'one\n', 'install.sh': INSTALL, 'score.sh': 'cat made/stamp\n', ...files },
    config: {
      setup: `command = "sh install.sh"\ninputs = ${INPUTS}`,
      iteration: 'budget = "20s"\nmax_iterations = 1',
      agent: `command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "${sandbox}"`,
      ...config,
    },
  });
}

const prepare = ({ folder, cache }: Site, argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runCli(['prepare', ...argv], { cwd: folder, env: { ...process.env, XDG_CACHE_HOME: cache, ...env } });

/** The same paths on a machine that has prepared nothing. */
function forget({ cache }: Site): void {
  rmSync(join(cache, 'autorize'), { recursive: true, force: true });
}

/** Saves what WHAT has its environment made by; gives what a job passes on to the next one. */
async function save(site: Site, what: string) {
  const to = join(createFolder(), 'environment');
  const saved = await prepare(site, [what, '--to', to]);
  expect(saved).toMatchObject({ code: 0, out: expect.stringContaining('setup ran') });
  const digest = /^digest: +([0-9a-f]{64})$/m.exec(saved.out)?.[1] ?? '';
  expect(saved.out).toMatch(/^key: +autorize-environment-[0-9a-f]{16}$/m);
  return { to, digest };
}

const stampIn = ({ cache }: Site): string => {
  const store = join(cache, 'autorize', 'environments', 'bubblewrap-layers');
  const [key = ''] = readdirSync(store).filter((name) => /^[0-9a-f]{64}$/.test(name));
  return readFileSync(join(store, key, 'tree/made/stamp'), 'utf8').trim();
};

describe.runIf(BUBBLEWRAP.length > 0)('a prepared environment', () => {
  it('is made again where a program that its command names is another one', async () => {
    const bin = createFolder();
    const install = (text: string): void =>
      writeFileSync(join(bin, 'fetch-it'), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    const experiment = createPi({ setup: `command = "fetch-it"\ninputs = ${INPUTS}` });
    const run = () => prepare(experiment, ['pi'], { PATH: `${bin}:${process.env.PATH}` });
    install('echo one >made');
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('setup ran') });
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('it was there already') });
    install('echo two >made');
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('setup ran') });
  });

  it('of an experiment is used on another machine, without setup', async () => {
    const experiment = createPi();
    const { to, digest } = await save(experiment, 'pi');
    const stamp = stampIn(experiment);
    forget(experiment);
    const restored = await prepare(experiment, ['pi', '--from', to, '--digest', digest]);
    expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('it was there already') });
    const { records } = await experiment.run();
    expect(records[0]?.score).toBe(Number(stamp));
  });

  it('of a mission is used on another machine, without setup', async () => {
    const front = `evaluator:
  command: printf '{"pass":true,"score":%s}' "$(cat made/stamp)"
  format: json
setup:
  command: sh install.sh
  inputs: ${INPUTS}
agent:
  command: 'true'
  budget: 30s
  sandbox: required
`;
    const mission = createMission({ session: '', front, files: { 'lock.txt': 'one\n', 'install.sh': INSTALL } });
    const { to, digest } = await save(mission, 'missions/climb');
    const stamp = stampIn(mission);
    forget(mission);
    const restored = await prepare(mission, ['missions/climb', '--from', to, '--digest', digest]);
    expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('it was there already') });
    const { state } = await mission.launch({ maxIterations: 1 });
    expect(JSON.stringify(state.entries[0])).toContain(stamp);
  });

  it('of a plan is used on another machine, without setup', async () => {
    const plan = {
      version: 1,
      agents: { 'agent-1': { command: 'cp made/stamp a.txt', sandbox: 'required' } },
      setup: { command: 'sh install.sh', inputs: JSON.parse(INPUTS) },
      items: [{ id: 'one', agent_id: 'agent-1', description: 'x' }],
    };
    const files = {
      'lock.txt': 'one\n',
      'install.sh': INSTALL,
      'plan.json': JSON.stringify(plan),
      '.gitignore': 'made\n',
    };
    const site = createSite(files);
    const { to, digest } = await save(site, 'plan.json');
    const stamp = stampIn(site);
    forget(site);
    const restored = await prepare(site, ['plan.json', '--from', to, '--digest', digest]);
    expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('it was there already') });
    const env = { ...process.env, XDG_CACHE_HOME: site.cache };
    const run = await runCli(['work', 'run', 'plan.json'], { cwd: site.folder, env });
    expect(run).toMatchObject({ code: 0 });
    expect(stampIn(site)).toBe(stamp);
  });

  it('of the commit that the run started from is prepared, wherever HEAD is by now', async () => {
    const experiment = createPi();
    await experiment.run();
    const stamp = stampIn(experiment);
    writeFileSync(join(experiment.folder, 'lock.txt'), 'two\n');
    userGit(experiment.folder, 'commit', '-qam', 'Change an input');
    const prepared = await prepare(experiment, ['pi', '--json']);
    expect(JSON.parse(prepared.out)).toMatchObject({ prepared: true, reused: true, path: null, digest: null });
    expect(stampIn(experiment)).toBe(stamp);
  });

  it('that somebody changed on its way is refused, and nothing of it is kept', async () => {
    const experiment = createPi();
    const { to, digest } = await save(experiment, 'pi');
    forget(experiment);
    const [archive = ''] = readdirSync(to).filter((name) => name.endsWith('.tar'));
    appendFileSync(join(to, archive), 'x');
    const refused = await prepare(experiment, ['pi', '--from', to, '--digest', digest]);
    expect(refused).toMatchObject({ code: 3, out: '', err: expect.stringMatching(/is not the one.*Run all jobs/s) });
    expect(existsSync(join(experiment.cache, 'autorize/environments/bubblewrap-layers', 'tree'))).toBe(false);
  });

  it('is made again where its folder is empty', async () => {
    const experiment = createPi();
    const { digest } = await save(experiment, 'pi');
    forget(experiment);
    const prepared = await prepare(experiment, ['pi', '--from', createFolder(), '--digest', digest]);
    expect(prepared).toMatchObject({
      ...{ code: 0, out: expect.stringContaining('setup ran') },
      err: expect.stringMatching(/there is nothing in .* to take over/),
    });
  });

  it.each([
    ['a file', 'echo "$TOKEN" >made/.npmrc'],
    ['a file, in base64', 'printf %s "x:$TOKEN" | base64 >made/.npmrc'],
    ['the name of a file', 'echo 1 >"made/$TOKEN"'],
  ])('is not saved with a key of this process in %s', async (_, script) => {
    const token = 'npm_ab12cd34ef56gh78ij90';
    const install = `mkdir made\nTOKEN=${token}\n${script}\n`;
    const experiment = createPi({}, { 'install.sh': install });
    const to = createFolder();
    const { code, err } = await prepare(experiment, ['pi', '--to', to], { NPM_TOKEN: token });
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining('was not saved') });
    expect(err).not.toContain(token);
    expect(readdirSync(to)).toEqual([]);
  });

  it('is none where setup fails, with the reason', async () => {
    const experiment = createPi({}, { 'install.sh': 'echo no such package >&2; exit 4\n' });
    const to = join(createFolder(), 'environment');
    const failed = await prepare(experiment, ['pi', '--to', to]);
    expect(failed).toMatchObject({ code: 3, out: '', err: expect.stringMatching(/exit code 4: "no such package"/) });
    expect(existsSync(to)).toBe(false);
  });
});

describe('there is nothing to prepare', () => {
  it('where setup has no inputs', async () => {
    const experiment = createPi({ setup: 'command = "true"' });
    expect(await prepare(experiment, ['pi'])).toMatchObject({
      code: 0,
      out: 'nothing to prepare: there is no setup.command with setup.inputs\n',
    });
  });

  it('where commands see no layers: what is installed holds the path of its place', async () => {
    const experiment = createPi({}, {}, 'off');
    const to = join(createFolder(), 'environment');
    expect(await prepare(experiment, ['pi', '--to', to])).toMatchObject({
      code: 0,
      out: expect.stringContaining('used in layers alone'),
    });
    expect(existsSync(to)).toBe(false);
  });
});

describe('prepare refuses', () => {
  it('one of the flags --from and --digest alone, and a digest that is none, with all that is wrong', async () => {
    const experiment = createPi();
    const refused = await prepare(experiment, ['pi', '--digest', 'abc']);
    expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/--digest without --from.*64 digits/s) });
    expect(await prepare(experiment, ['pi', '--from', 'x'])).toMatchObject({ code: 2 });
  });

  it('a name that nothing has', async () => {
    const experiment = createPi();
    mkdirSync(join(experiment.folder, 'speed'));
    for (const name of ['speed', 'plan.json', 'missions/none'])
      expect([name, (await prepare(experiment, [name])).code]).toEqual([name, expect.toBeOneOf([2, 3])]);
  });
});
