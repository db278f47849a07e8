// Mode `prepare`: what setup makes is made once, by a job without an agent, and used by the jobs after it.
import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cloneShallow, SHARED_FILES } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { startCache } from './runner/cache.ts';
import { TOKENS } from './runner/github-server.ts';
import type { StepRun } from './runner/run-action.ts';
import { BRANCH, createWorld, type World } from './runner/world.ts';

const SECRET = 'npm_ab12cd34ef56gh78ij90kl';
const CONFIG = SHARED_FILES['.autorize/pi/config.toml'] ?? '';
const SETUP = '[setup]\ncommand = "sh install.sh"\ninputs = ["install.sh"]\n';
// A new number each time that it runs, without a 0 before it; the score has it.
const FILES = {
  ...SHARED_FILES,
  'install.sh': 'mkdir made; date +1%s%N | cut -c 1,8-14 >made/stamp\n',
  'score.sh': 'echo $(( $(cat a/value.txt) + $(cat b/value.txt) + 100 * $(cat made/stamp) ))\n',
  '.autorize/pi/config.toml': `${CONFIG}${SETUP}`,
};
const READ_ONLY = { 'github-token': TOKENS.read };

/** Jobs of one workflow run: each on a new machine, whose folders have the same paths. */
function startJobs(world: World) {
  const place = createFolder();
  const [privateArea, runner] = [join(place, 'work'), join(place, 'runner')];
  const cache = startCache();
  const saved = join(runner, 'temp', 'autorize-environment');
  return {
    cache,
    saved,
    async job(
      inputs: Record<string, string>,
      { before = () => undefined, env = {} }: { before?: () => void; env?: Record<string, string> } = {},
    ): Promise<StepRun> {
      for (const folder of [privateArea, runner]) rmSync(folder, { recursive: true, force: true });
      renameSync(cloneShallow(world.git), privateArea);
      mkdirSync(runner);
      before();
      return world.step(inputs, { privateArea, runner, env });
    },
  };
}

type Jobs = ReturnType<typeof startJobs>;

/** The job that comes first. */
async function prepare({ job, cache, saved }: Jobs) {
  const run = await job({ mode: 'prepare', ...READ_ONLY });
  expect(run.code, run.out).toBe(0);
  expect(run.outputs['environment-path']).toBe(saved);
  const { 'environment-key': key = '', 'environment-digest': digest = '' } = run.outputs;
  expect(key).toMatch(/^autorize-environment-[0-9a-f]{16}-42-1$/);
  cache.save(key, saved);
  const restore = (): void => void expect(cache.restore(key, saved)).toBe(true);
  return { run, key, digest, restore, inputs: { 'environment-digest': digest } };
}

describe.runIf(BUBBLEWRAP.length > 0)('a prepared environment', () => {
  it('is made once for the job of the agent and the one that judges, and runs no agent', async () => {
    await using world = await createWorld(FILES);
    const jobs = startJobs(world);
    const { run, restore, inputs } = await prepare(jobs);
    expect(run.out).not.toMatch(/baseline|iteration/);
    const proposed = await jobs.job({ ...READ_ONLY, ...inputs, 'proposal-by': 'output' }, { before: restore });
    expect(proposed.code, proposed.out).toBe(0);
    expect(proposed.out).toContain('pi: environment restored (');
    const parts = Object.entries(proposed.outputs).filter(([name]) => name.startsWith('proposal-part-'));
    const publishing = { proposal: 'gone', 'proposal-digest': proposed.outputs['proposal-digest'] ?? '' };
    const published = await jobs.job(
      { ...inputs, ...publishing, ...Object.fromEntries(parts), publish: 'branch' },
      { before: restore, env: { WHICH: '' } },
    );
    expect(published.code, published.out).toBe(0);
    expect(published.out).toContain('pi: environment restored (');
    expect(published.outputs).toMatchObject({ kept: '2', 'baseline-score': proposed.outputs['baseline-score'] });
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('8');
  });

  it('that is not that of the digest ends the job before anything runs', async () => {
    await using world = await createWorld(FILES);
    const jobs = startJobs(world);
    const { restore, inputs } = await prepare(jobs);
    const [archive = ''] = readdirSync(jobs.saved).filter((name) => name.endsWith('.tar'));
    const alter = (): void => {
      restore();
      appendFileSync(join(jobs.saved, archive), 'x');
    };
    for (const more of [READ_ONLY, { publish: 'branch' }]) {
      const refused = await jobs.job({ ...inputs, ...more }, { before: alter });
      expect(refused.code, refused.out).toBe(3);
      expect(refused.out).toMatch(/error: the environment in .* is not the one.*nothing of it was used/);
      expect(refused.out).not.toContain('baseline');
    }
    expect(world.git.refs()[BRANCH]).toBeUndefined();
  });

  it('of another job than the one whose digest was given is refused, as an entry of an earlier run is', async () => {
    await using world = await createWorld(FILES);
    const jobs = startJobs(world);
    const first = await prepare(jobs);
    const second = await jobs.job({ mode: 'prepare', ...READ_ONLY });
    const digest = second.outputs['environment-digest'] ?? '';
    expect(digest).not.toBe(first.digest);
    const refused = await jobs.job({ ...READ_ONLY, 'environment-digest': digest }, { before: first.restore });
    expect(refused.code, refused.out).toBe(3);
  });

  it('that lies there without a digest is not used', async () => {
    await using world = await createWorld(FILES);
    const jobs = startJobs(world);
    const { restore } = await prepare(jobs);
    const run = await jobs.job({ ...READ_ONLY, 'proposal-by': 'output' }, { before: restore });
    expect(run.code, run.out).toBe(0);
    expect(run.out).not.toContain('environment');
  });

  it('that the cache has no more, or that is for another PATH, is made again with a note', async () => {
    await using world = await createWorld(FILES);
    const jobs = startJobs(world);
    const { restore, inputs } = await prepare(jobs);
    const gone = await jobs.job({ ...READ_ONLY, ...inputs, 'proposal-by': 'output' });
    expect(gone.code, gone.out).toBe(0);
    expect(gone.out).toMatch(/note: the prepared environment was not restored \(.* is empty\), so setup ran here/);
    const env = { PATH: `${process.env.PATH}:/opt/nothing` };
    const other = await jobs.job({ ...READ_ONLY, ...inputs, 'proposal-by': 'output' }, { before: restore, env });
    expect(other.code, other.out).toBe(0);
    expect(other.out).toMatch(/note: the prepared environment was made for .* another PATH .* so setup ran here/);
  });

  it('of a run that goes on is that of the commit it started from', async () => {
    await using world = await createWorld(FILES);
    const jobs = startJobs(world);
    const first = await jobs.job({ publish: 'branch', 'max-iterations': '1' });
    expect(first.code, first.out).toBe(0);
    const folder = cloneShallow(world.git);
    writeFileSync(join(folder, 'install.sh'), 'mkdir made; echo 1 >made/stamp\n');
    userGit(folder, 'commit', '-qam', 'Install something else');
    userGit(folder, 'push', '-q', world.git.folder, 'HEAD:main');
    const { restore, inputs, run } = await prepare(jobs);
    expect(run.out).toContain('resumes from 2 records');
    const more = { ...READ_ONLY, ...inputs, 'proposal-by': 'output', 'max-iterations': '2' };
    const next = await jobs.job(more, { before: restore, env: { WHICH: 'b' } });
    expect(next.out).toContain('pi: environment restored (');
  });

  it('of a mission and of a plan is prepared without the keys of their agents', async () => {
    const setup = { command: 'sh install.sh', inputs: ['install.sh'] };
    const agent = { command: 'true', sandbox: 'required', env: { KEY: '$NOT_SET_IN_THIS_JOB' } };
    const front = { evaluator: { command: 'cat made/stamp', format: 'json' }, agent, setup };
    const item = { id: 'one', agent_id: 'agent-1', description: 'x' };
    await using world = await createWorld({
      ...FILES,
      'missions/up/mission.md': 'Go up.\n',
      'missions/up/sandbox.md': `---\n${JSON.stringify(front)}\n---\nStay here.\n`,
      'plan.json': JSON.stringify({ version: 1, agents: { 'agent-1': agent }, setup, items: [item] }),
    });
    const jobs = startJobs(world);
    for (const subject of [{ 'mission-dir': 'missions/up' }, { 'work-items': 'plan.json' }]) {
      const { code, out, outputs } = await jobs.job({ mode: 'prepare', experiment: '', ...subject, ...READ_ONLY });
      expect(code, out).toBe(0);
      expect(outputs['environment-digest']).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it.each([
    ['in plain text', 'echo "$1" >made/.npmrc'],
    ['in base64', 'printf %s "$1" | base64 >made/.npmrc'],
    ['as the name of a file', 'echo 1 >"made/$1"'],
  ])('with a secret of the job %s is not saved', async (_, script) => {
    await using world = await createWorld({ ...FILES, 'install.sh': `mkdir made; set -- ${SECRET}\n${script}\n` });
    const jobs = startJobs(world);
    const { code, out, outputs } = await jobs.job({ mode: 'prepare', ...READ_ONLY }, { env: { NPM_TOKEN: SECRET } });
    expect(code, out).toBe(3);
    expect(out).toContain('error: the prepared environment was not saved');
    expect(out.replaceAll(`::add-mask::${SECRET}`, '')).not.toContain(SECRET);
    expect(outputs['environment-digest']).toBeUndefined();
    expect(existsSync(join(jobs.saved, 'environment.json'))).toBe(false);
  });
});

describe('mode prepare', () => {
  it('has nothing to do, and sets no output, where setup has no inputs', async () => {
    await using world = await createWorld();
    const { code, out, outputs } = await startJobs(world).job({ mode: 'prepare', ...READ_ONLY });
    expect(code, out).toBe(0);
    expect(out).toContain('note: nothing to prepare: there is no setup.command with setup.inputs');
    expect(outputs['environment-key']).toBeUndefined();
  });

  it('says everything that is wrong with its inputs at once', async () => {
    await using world = await createWorld();
    const inputs = { mode: 'prepare', 'work-items': 'plan.json', publish: 'branch', 'environment-digest': 'abc' };
    const { code, out } = await startJobs(world).job(inputs);
    expect(code, out).toBe(2);
    expect(out).toContain('mode "prepare" with 2 of them');
    expect(out).toContain('input "publish" in mode "prepare"');
    expect(out).toContain('input "environment-digest" "abc"; expected 64 digits');
  });

  it('refuses a checkout that left its token, as every mode that runs commands', async () => {
    await using world = await createWorld(FILES);
    const privateArea = cloneShallow(world.git);
    appendFileSync(join(privateArea, '.git/config'), '[http]\n\textraheader = AUTHORIZATION: basic x\n');
    const { code, out } = await world.step({ mode: 'prepare', ...READ_ONLY }, { privateArea });
    expect(code, out).toBe(3);
    expect(out).toContain('the checkout left its token');
  });
});
