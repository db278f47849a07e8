/** Accepted work that cannot go the way it should: nothing is lost in silence, and what is left can be published. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { userGit } from '../helpers/repository.ts';
import { TOKENS } from './runner/github-server.ts';
import { BRANCH, createWorld } from './runner/world.ts';

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
    expect(run.out).toContain(`error: what was accepted could not be handed on: it lies in "${folder}" on this runner`);
    expect(run.summary).toContain('nothing was handed on');
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
    await using world = await createWorld();
    world.results.isBroken = true;
    const run = await world.step({ 'max-iterations': '0', 'time-budget': '1s' }, { env: { WHICH: 'none' } });
    expect(run.outputs.kept).toBe('0');
    expect(run.code, run.out).toBe(0);
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
    expect(run.out).toContain('error: what was accepted could not be handed on: it lies in "');
    expect(existsSync(join(run.outputs['proposal-path'] ?? '', 'proposal.json'))).toBe(true);
  });
});
