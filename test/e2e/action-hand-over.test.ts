/** Accepted work that cannot go the way it should: nothing is lost in silence, and what is left can be published. */
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SHARED_FILES } from '../helpers/machines.ts';
import { userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { startCache } from './runner/cache.ts';
import { TOKENS } from './runner/github-server.ts';
import type { StepRun } from './runner/run-action.ts';
import { BRANCH, createWorld, type World } from './runner/world.ts';

// Whole steps with servers beside them: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

describe('a proposing job', () => {
  it('fails where its upload fails, says where the work lies, and a later step can publish it', async () => {
    await using world = await createWorld();
    world.results.isBroken = true;
    const run = await world.step();
    expect(run.code, run.out).toBe(3);
    const folder = join(run.runner, 'temp', 'autorize-proposal');
    expect(run.outputs).toMatchObject({ kept: '2', 'proposal-path': folder, 'proposal-artifact': '' });
    expect(run.out).toContain(
      `error: accepted changes could not be passed on: they are only in "${folder}" on this runner`,
    );
    expect(run.summary).toContain('nothing was passed on');
    world.results.isBroken = false;
    const inputs = { proposal: folder, 'proposal-digest': run.outputs['proposal-digest'] ?? '', publish: 'branch' };
    const published = await world.step(inputs, { env: { GITHUB_RUN_ID: '43' } });
    expect(published.code, published.out).toBe(0);
    expect(published.outputs.kept).toBe('2');
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('8');
  });

  it('is refused before an agent runs where nothing could take its work, unless a later step does', async () => {
    await using world = await createWorld();
    const env = { ACTIONS_RESULTS_URL: '', ACTIONS_RUNTIME_TOKEN: '' };
    const refused = await world.step({}, { env });
    expect(refused.code, refused.out).toBe(3);
    expect(refused.out).toContain('this runner has no service for artifacts');
    expect(refused.out).not.toContain('baseline');
    const run = await world.step({ 'proposal-by': 'path' }, { env });
    expect(run.code, run.out).toBe(0);
    expect(existsSync(join(run.outputs['proposal-path'] ?? '', 'proposal.pack'))).toBe(true);
    const wrong = await world.step({ 'proposal-by': 'post' }, { env });
    expect(wrong.code).toBe(2);
    expect(wrong.out).toContain('error: input "proposal-by" "post"');
  });

  it('that accepted nothing ends well without an upload', async () => {
    await using world = await createWorld({ ...SHARED_FILES, 'agent.sh': 'echo 11 > a/value.txt\n' });
    world.results.isBroken = true;
    const run = await world.step({ 'max-iterations': '1' });
    expect(run.outputs.kept).toBe('0');
    expect(run.code, run.out).toBe(0);
  });
});

describe('a service of artifacts that accepts requests and stays silent', () => {
  // A step that waits for ever is ended; a minute of waiting takes several beside other work.
  const onStart = (child: ChildProcess) => void setTimeout(() => child.kill('SIGKILL'), 600_000).unref();

  // To the first request, and to the bytes: side by side, for they wait.
  it('costs a proposing job about a minute, is not asked again, and loses nothing', async () => {
    const expectNoLoss = async (silence: RegExp) => {
      await using world = await createWorld();
      world.results.silence = silence;
      const run = await world.step({}, { onStart });
      expect(run.code, run.out).toBe(3);
      const folder = run.outputs['proposal-path'] ?? '';
      expect(run.out).toContain(
        `error: accepted changes could not be passed on: they are only in "${folder}" on this runner`,
      );
      expect(run.out).toContain('was not uploaded (not done after 1m');
      expect(run.out).toContain('was not uploaded (the service for artifacts was too late with');
      expect(run.summary).toContain('nothing was passed on');
      expect(world.results.seen.filter((line) => silence.test(line))).toHaveLength(1);
      // What the job could not upload travels as outputs.
      const published = await world.step(publishing(run), { env: { GITHUB_RUN_ID: '43' } });
      expect(published.code, published.out).toBe(0);
      expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('8');
    };
    await Promise.all([/CreateArtifact/, /^PUT /].map(expectNoLoss));
  }, 900_000);
});

describe('a job without a token', () => {
  const bare = { 'github-token': '' };

  it('hands on what it accepted as a proposal, which a job with a token publishes', async () => {
    await using world = await createWorld();
    const run = await world.step(bare);
    expect(run.code, run.out).toBe(0);
    expect(run.outputs).toMatchObject({ kept: '2', 'proposal-artifact': 'autorize-proposal-pi-42-1' });
    const proposal = await world.results.download('autorize-proposal-pi-42-1');
    const inputs = { proposal, 'proposal-digest': run.outputs['proposal-digest'] ?? '' };
    const evaluated = await world.step({ ...inputs, ...bare });
    expect(evaluated.code, evaluated.out).toBe(0);
    expect(evaluated.out).toContain('2 proposed');
    expect(evaluated.outputs.kept).toBe('2');
    const published = await world.step({ ...inputs, publish: 'branch' }, { env: { GITHUB_RUN_ID: '43' } });
    expect(published.code, published.out).toBe(0);
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('8');
  });

  it('is refused before an agent runs where nothing could take its work, and names the ways', async () => {
    await using world = await createWorld();
    const refused = await world.step(bare, { env: NO_ARTIFACTS });
    expect(refused.code, refused.out).toBe(3);
    expect(refused.out).toContain('accepted changes could not be passed on');
    expect(refused.out).toContain('"proposal-by: path"');
    expect(refused.out).not.toContain('baseline');
    const run = await world.step({ ...bare, 'proposal-by': 'output' }, { env: NO_ARTIFACTS });
    expect(run.code, run.out).toBe(0);
    const published = await world.step(publishing(run), { env: { ...NO_ARTIFACTS, GITHUB_RUN_ID: '43' } });
    expect(published.code, published.out).toBe(0);
    expect(published.outputs.kept).toBe('2');
  });
});

/** A server without artifacts, as the runner of GitHub Enterprise Server has it. */
const NO_ARTIFACTS = { ACTIONS_RESULTS_URL: '', ACTIONS_RUNTIME_TOKEN: '' };

/** The outputs of a proposing job as inputs of the publishing one, which has a token that may push. */
function publishing(run: StepRun, inputs: Readonly<Record<string, string>> = {}): Record<string, string> {
  const parts = Object.entries(run.outputs).filter(([name]) => name.startsWith('proposal-part-'));
  const folder = join(createFolder(), 'autorize-proposal');
  const digest = run.outputs['proposal-digest'] ?? '';
  return {
    ...Object.fromEntries(parts),
    ...{ proposal: folder, 'proposal-digest': digest, publish: 'branch', ...inputs },
  };
}

describe('a proposal on a server without artifacts', () => {
  const env = { ...NO_ARTIFACTS, GITHUB_RUN_ID: '43' };
  const readOnly = { 'github-token': TOKENS.read };

  /** The last run of each way, of which a test takes what the job gave out where it tries only what follows. */
  const proposed = new Map<string, StepRun>();
  const propose = async (world: World, by: 'output' | 'path'): Promise<StepRun> => {
    const run = await world.step({ 'proposal-by': by, ...readOnly }, { env: NO_ARTIFACTS });
    expect(run.code, run.out).toBe(0);
    proposed.set(by, run);
    return run;
  };
  // The base is the same on each server.
  const earlier = async (world: World, by: 'output' | 'path'): Promise<StepRun> =>
    proposed.get(by) ?? (await propose(world, by));

  it('travels as outputs of a job whose token may only read', async () => {
    await using world = await createWorld();
    const run = await propose(world, 'output');
    expect(run.outputs['proposal-part-a']).toMatch(/^[\u4e00-\u8dff]+$/);
    const published = await world.step(publishing(run), { env });
    expect(published.code, published.out).toBe(0);
    expect(published.outputs.kept).toBe('2');
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('8');
  });

  it('as outputs is refused where one is missing or changed, and can be published later', async () => {
    await using world = await createWorld();
    const run = await earlier(world, 'output');
    const part = run.outputs['proposal-part-a'] ?? '';
    const lost = await world.step(publishing(run, { 'proposal-part-a': '' }), { env });
    expect(lost.code, lost.out).toBe(3);
    const other = `${part.slice(0, 300)}${part[300] === '一' ? '丁' : '一'}${part.slice(301)}`;
    for (const changed of [part.slice(0, -2), other, `${part.slice(0, 5)}x`]) {
      const { code, out } = await world.step(publishing(run, { 'proposal-part-a': changed }), { env });
      expect(code, out).toBe(3);
      expect(out).toContain('error: the proposal is refused');
    }
    expect(world.git.refs()[BRANCH]).toBeUndefined();
    const published = await world.step(publishing(run), { env });
    expect(published.code, published.out).toBe(0);
  });

  it('as outputs is not taken for the wish to run an agent beside a token that can push', async () => {
    await using world = await createWorld();
    const { code, out } = await world.step({ 'proposal-part-a': '一', publish: 'branch' }, { env });
    expect(code, out).toBe(2);
    expect(out).toContain('input "proposal-part-a" without input "proposal"');
  });

  it('that is too large for outputs ends with an error that says where the work lies, and a later step publishes it', async () => {
    // 900 KB that nothing compresses.
    const agent = `${SHARED_FILES['agent.sh']}[ -f $WHICH/noise ] || head -c 900000 /dev/urandom > $WHICH/noise\n`;
    await using world = await createWorld({ ...SHARED_FILES, 'agent.sh': agent });
    const run = await world.step({ 'proposal-by': 'output', ...readOnly }, { env: NO_ARTIFACTS });
    expect(run.code, run.out).toBe(3);
    const folder = run.outputs['proposal-path'] ?? '';
    expect(run.out).toMatch(
      /error: accepted changes could not be passed on \(its pack has \d+ bytes, and outputs take/,
    );
    expect(run.out).toContain(`they are only in "${folder}" on this runner`);
    expect(run.outputs['proposal-part-a']).toBe('');
    const published = await world.step(publishing(run, { proposal: folder }), { env });
    expect(published.code, published.out).toBe(0);
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('8');
  });

  it('travels as a cache entry', async () => {
    await using world = await createWorld();
    const cache = startCache();
    const run = await propose(world, 'path');
    cache.save('autorize-proposal-42-1', run.outputs['proposal-path'] ?? '');
    const runner = createFolder();
    const proposal = join(runner, 'temp', 'autorize-proposal');
    expect(cache.restore('autorize-proposal-42-1', proposal)).toBe(true);
    const inputs = publishing(run, { proposal });
    for (const name of Object.keys(inputs)) if (name.startsWith('proposal-part-')) delete inputs[name];
    const published = await world.step(inputs, { env, runner });
    expect(published.code, published.out).toBe(0);
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('8');
  });

  it('whose cache entry is gone travels as outputs all the same', async () => {
    await using world = await createWorld();
    const cache = startCache();
    const run = await earlier(world, 'path');
    const inputs = publishing(run);
    expect(cache.restore('autorize-proposal-42-1', inputs.proposal ?? '')).toBe(false);
    const published = await world.step(inputs, { env });
    expect(published.code, published.out).toBe(0);
    expect(published.outputs.kept).toBe('2');
  });

  it('that arrived neither way is an error, and nothing is pushed', async () => {
    await using world = await createWorld();
    const run = await earlier(world, 'path');
    const [proposal, digest] = [join(createFolder(), 'gone'), run.outputs['proposal-digest'] ?? ''];
    const lost = await world.step({ proposal, 'proposal-digest': digest, publish: 'branch' }, { env });
    expect(lost.code, lost.out).toBe(3);
    expect(world.git.refs()[BRANCH]).toBeUndefined();
  });

  it('is refused before an agent runs where the runner names a service that the client of artifacts does not use', async () => {
    await using world = await createWorld();
    const { port } = new URL(world.git.url);
    // The client goes by the name of the server: this one is neither GitHub nor localhost to it.
    const server = { GITHUB_SERVER_URL: `http://127.0.0.1:${port}` };
    const refused = await world.step(readOnly, { env: server });
    expect(refused.code, refused.out).toBe(3);
    expect(refused.out).toContain('this runner has no service for artifacts');
    expect(refused.out).not.toContain('baseline');
    const run = await world.step({ 'proposal-by': 'output', ...readOnly }, { env: server });
    expect(run.code, run.out).toBe(0);
    const published = await world.step(publishing(run), { env: { ...server, GITHUB_RUN_ID: '43' } });
    expect(published.code, published.out).toBe(0);
  });

  it('of a single job is a ref that a later run publishes', async () => {
    await using world = await createWorld();
    world.git.refuseRefs('refs/heads/*');
    const run = await world.step({ publish: 'branch' }, { env: NO_ARTIFACTS });
    expect(run.code, run.out).toBe(3);
    const ref = 'refs/autorize-proposals/pi/42-1';
    expect(run.out).toContain(`a step with "proposal: ${ref}" publishes it`);
    world.git.refuseRefs('refs/none');
    for (const wrong of ['refs/autorize-proposals/pi/41-1', 'refs/autorize-proposals/other/42-1']) {
      const { code, out } = await world.step({ proposal: wrong, publish: 'branch' }, { env });
      expect(code, out).toBe(3);
      expect(out).not.toContain('baseline');
    }
    const published = await world.step({ proposal: ref, publish: 'branch' }, { env });
    expect(published.code, published.out).toBe(0);
    expect(published.outputs.kept).toBe('2');
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('8');
  });
});

describe('a single job', () => {
  it('whose token may only read is refused before an agent runs', async () => {
    await using world = await createWorld();
    const run = await world.step({ publish: 'branch', 'github-token': TOKENS.read });
    expect(run.code, run.out).toBe(3);
    expect(run.out).toContain('error: publish is "branch", and the server takes no push from the github-token');
    expect(run.out).not.toContain('baseline');
  });

  it('whose branch is protected puts its work on a ref of its own, and in an artifact that can be published', async () => {
    await using world = await createWorld();
    world.git.refuseRefs('refs/heads/*');
    const run = await world.step({ publish: 'branch' });
    expect(run.code, run.out).toBe(3);
    const ref = 'refs/autorize-proposals/pi/42-1';
    expect(run.out).toContain(`note: what was accepted is on the server at ${ref}/branch`);
    expect(userGit(world.git.folder, 'show', `${ref}/branch:a/value.txt`)).toBe('8');
    const folder = await world.results.download('autorize-proposal-pi-42-1');
    world.git.refuseRefs('refs/none');
    const published = await world.step({ proposal: folder, publish: 'branch' }, { env: { GITHUB_RUN_ID: '43' } });
    expect(published.code, published.out).toBe(0);
    expect(userGit(world.git.folder, 'show', `${BRANCH}:a/value.txt`)).toBe('8');
  });

  it('that can push nothing at all, and upload nothing, says where the work lies', async () => {
    await using world = await createWorld();
    world.git.refuseRefs('refs/*');
    world.results.isBroken = true;
    const run = await world.step({ publish: 'branch' });
    expect(run.code, run.out).toBe(3);
    expect(run.out).toContain('error: accepted changes could not be passed on: they are only in "');
    expect(existsSync(join(run.outputs['proposal-path'] ?? '', 'proposal.json'))).toBe(true);
  });
});
