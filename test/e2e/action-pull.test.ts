// What a pull request and a summary say about how to check a run, done word for word in a fresh clone.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { programPath } from '../helpers/program.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { TOKENS } from './runner/github-server.ts';
import { QUICK_FILES, runQuick } from './runner/quick-loops.ts';
import { createWorld, type World } from './runner/world.ts';

// Whole steps with servers beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 240_000 });

interface Shell {
  readonly folder: string;
  run(command: string): Promise<{ readonly code: number | null; readonly out: string }>;
}

/** A fresh clone of a person whose git has a credential helper, and `autorize` on the PATH. */
function cloneAsPerson(world: World): Shell {
  const answer = `echo username=x-access-token; echo password=${TOKENS.write}`;
  const home = createFolder({ '.gitconfig': `[credential]\n\thelper = "!f() { ${answer}; }; f"\n` });
  const script = `#!/bin/sh\nexec "${process.execPath}" "${programPath('autorize')}" "$@"\n`;
  const bin = createFolder({ autorize: script });
  const env = { PATH: `${bin}:${process.env.PATH}`, HOME: home, XDG_CACHE_HOME: createFolder() };
  execFileSync('chmod', ['+x', join(bin, 'autorize')]);
  const folder = join(createFolder(), 'clone');
  // In this process the server answers: it must not wait for the clone.
  const run = async (command: string, cwd = folder) => {
    const child = spawn('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (out += text));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, out };
  };
  let isCloned = false;
  return {
    folder,
    async run(command) {
      if (!isCloned) expect(await run(`git clone -q ${world.git.url} ${folder}`, home)).toEqual({ code: 0, out: '' });
      isCloned = true;
      return run(command);
    },
  };
}

/** The commands of a text about how to check a run. */
function commandsIn(text = ''): readonly string[] {
  const line = text.split('\n').find((each) => each.includes('check it in a clone, run `')) ?? '';
  return [...line.slice(line.indexOf('check it in a clone')).matchAll(/`([^`]+)`/g)].map(([, command = '']) => command);
}

/** Runs both commands as they are printed; before the first one nothing is sound. */
async function checkAsPrinted(world: World, text: string | undefined): Promise<Shell> {
  const commands = commandsIn(text);
  expect(commands, text).toHaveLength(2);
  const [pull = '', verify = ''] = commands;
  const shell = cloneAsPerson(world);
  const before = await shell.run(verify);
  expect(before.code, before.out).toBe(1);
  const pulled = await shell.run(pull);
  expect([pulled.code, pulled.out]).toEqual([0, expect.stringContaining('pulled and verified: ')]);
  const verified = await shell.run(verify);
  expect(verified.code, verified.out).toBe(0);
  const again = await shell.run(pull);
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('already up to date: ')]);
  expect(await shell.run('git status --porcelain')).toEqual({ code: 0, out: '' });
  return shell;
}

/** The branch has to be known to the server that has the pull requests, too. */
async function nameBranch(world: World, branch: string): Promise<void> {
  const { data } = await world.github.ask('GET', '/git/ref/heads/main');
  const { sha } = (data as { object: { sha: string } }).object;
  await world.github.ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha });
  await world.github.ask('PUT', '/contents/value.txt', { message: 'm', content: 'MQ==', branch });
}

async function bodyOfPull(world: World): Promise<string | undefined> {
  const { data } = await world.github.ask('GET', '/pulls?state=all');
  return (data as { body: string }[])[0]?.body;
}

describe('how to check a run', () => {
  it('works word for word for an experiment, and finds what was changed afterwards', async () => {
    await using world = await createWorld();
    const step = await world.step({ publish: 'pull-request' });
    expect(step.code, step.out).toBe(0);
    expect(commandsIn(step.summary)).toEqual(commandsIn(await bodyOfPull(world)));
    expect(await bodyOfPull(world)).toContain('"Approve workflows to run"');
    const shell = await checkAsPrinted(world, await bodyOfPull(world));
    expect(userGit(shell.folder, 'rev-parse', 'autorize/pi')).toBe(world.git.refs()['refs/heads/autorize/pi']);
    await shell.run(`sed -i 's/"score":19/"score":11/' .autorize/pi/iterations.jsonl`);
    expect((await shell.run('autorize verify pi')).code).toBe(1);
    // The same in the action: with the branch and without records nothing holds.
    const bare = await world.step({ mode: 'verify' });
    expect([bare.code, bare.outputs.passed]).toEqual([1, 'false']);
  });

  it('works word for word where the workflow names the branch', async () => {
    await using world = await createWorld();
    await nameBranch(world, 'bots/pi');
    world.github.account = 'my-app[bot]';
    const step = await world.step({ publish: 'pull-request', branch: 'bots/pi' });
    expect(step.code, step.out).toBe(0);
    const body = await bodyOfPull(world);
    expect(commandsIn(body)).toEqual(['autorize pull pi --branch bots/pi', 'autorize verify pi']);
    // Checks of an app's pull request start by themselves.
    expect(body).not.toContain('Approve workflows');
    await checkAsPrinted(world, body);
  });

  it('works word for word for a mission that is over', async () => {
    await using world = await createWorld(QUICK_FILES);
    const step = await runQuick(world, 'mission', { iterations: 2 });
    expect(step.code, step.out).toBe(0);
    const shell = await checkAsPrinted(world, step.summary);
    const [, verify = ''] = commandsIn(step.summary);
    const other = await shell.run(verify.replace('verify', 'pull').replace(/\d{8}t/, '20200101t'));
    expect([other.code, other.out]).toEqual([
      3,
      expect.stringContaining('in its last state, which belongs to another run'),
    ]);
    // The id alone names the run as well.
    expect((await shell.run(verify.replace('verify', 'pull'))).code).toBe(0);
    expect((await shell.run(`${verify.replace('verify', 'status')}`)).out).toContain('missions-up');
  });

  it('works word for word for a plan, on its own branch and on one that the workflow names', async () => {
    await using world = await createWorld(QUICK_FILES);
    await nameBranch(world, 'bots/plan');
    const inputs = { publish: 'pull-request', branch: 'bots/plan' };
    const step = await runQuick(world, 'work', { inputs });
    expect(step.code, step.out).toBe(0);
    const body = await bodyOfPull(world);
    expect(commandsIn(body)).toEqual(['autorize pull work.plan --branch bots/plan', 'autorize work verify']);
    const shell = cloneAsPerson(world);
    for (const command of commandsIn(body)) {
      const { code, out } = await shell.run(command);
      expect(code, out).toBe(0);
    }
    await using other = await createWorld({ ...QUICK_FILES, 'more.json': QUICK_FILES['plan.json'] });
    const own = await runQuick(other, 'work');
    expect((await runQuick(other, 'work', { inputs: { 'work-items': 'more.json' } })).code).toBe(0);
    // The other plan has records of its own, which this clone does not have.
    await checkAsPrinted(other, own.summary);
  });
});
