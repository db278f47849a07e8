/** An agent that has a key of its own and wants it published: what leaves each of the two jobs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { digestSecrets } from '../../src/base/secret-digests.ts';
import { SHARED_FILES } from '../helpers/machines.ts';
import { BRANCH, createWorld, searchAll } from './runner/world.ts';

const KEY = 'sk-marker-of-the-model-0123456789';
const PROPOSAL = 'autorize-proposal-pi-42-1';

/** An agent that makes the score better and does something with its key. */
const keyFiles = (leak: string) => ({
  ...SHARED_FILES,
  'agent.sh': `${SHARED_FILES['agent.sh']}${leak}\n`,
  '.autorize/pi/config.toml': SHARED_FILES['.autorize/pi/config.toml'].replace(
    'env = { WHICH = "$WHICH" }',
    'env = { WHICH = "$WHICH", MODEL_KEY = "$MODEL_KEY" }',
  ),
});

const LEAKS: Readonly<Record<string, string>> = {
  'in plain text': 'printf %s "$MODEL_KEY" > a/notes.txt',
  'as base64 in lines': 'printf "notes %s end" "$MODEL_KEY" | base64 -w 20 > a/notes.txt',
  'as a dump of hex': 'printf %s "$MODEL_KEY" | od -An -v -tx1 > a/notes.txt',
  'as the name of a file': ': > "a/$MODEL_KEY"',
};

describe('a proposing job', () => {
  it.each(Object.entries(LEAKS))('accepts no change that holds its key %s', async (_, leak) => {
    await using world = await createWorld(keyFiles(leak));
    const run = await world.step({ 'max-iterations': '1' }, { env: { MODEL_KEY: KEY } });
    expect(run.code, run.out).toBe(0);
    expect(run.outputs.kept).toBe('0');
    expect(run.out).toMatch(/holds a key of the agent/);
    expect(searchAll(world, run, KEY)).toEqual([]);
  });

  it('refuses to propose a change that holds a key of its step that is none of the agent', async () => {
    await using world = await createWorld(keyFiles('printf %s%s sk-marker-of- the-model-0123456789 > a/notes.txt'));
    const env = { MODEL_KEY: 'sk-another-key-0123456789', STEP_API_KEY: KEY };
    const run = await world.step({ 'max-iterations': '1' }, { env });
    expect(run.code, run.out).toBe(3);
    expect(run.out).toMatch(/error: .* holds a token of this job or a key of the agent; it is not pushed/);
    expect(run.outputs['proposal-artifact'] ?? '').toBe('');
    expect([...world.results.stored.keys()].filter((name) => name.includes('proposal'))).toEqual([]);
    expect(searchAll(world, run, KEY).filter((name) => !name.startsWith('workspace'))).toEqual([]);
  });
});

describe('a publishing job', () => {
  it('refuses a proposal with a key that it knows by its digest alone, and pushes nothing', async () => {
    // The job of this agent does not know the key, so that it proposes the change.
    await using world = await createWorld(keyFiles(`printf "notes %s end" "${KEY}" | base64 -w 20 > a/notes.txt`));
    const proposed = await world.step({ 'max-iterations': '1' }, { env: { MODEL_KEY: 'sk-another-key-0123456789' } });
    expect(proposed.code, proposed.out).toBe(0);
    const folder = await world.results.download(PROPOSAL);
    const manifest = JSON.parse(readFileSync(join(folder, 'proposal.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest.keys).toMatchObject({ salt: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const publish = (keys: unknown) => {
      const text = `${JSON.stringify({ ...manifest, keys })}\n`;
      writeFileSync(join(folder, 'proposal.json'), text);
      const inputs = { proposal: folder, 'proposal-digest': sha256(text), publish: 'pull-request' };
      return world.step(inputs, { env: { GITHUB_RUN_ID: '43' } });
    };
    const refused = await publish(digestSecrets([KEY], 'd'.repeat(32)));
    expect(refused.code, refused.out).toBe(3);
    expect(refused.out).toContain('error: the proposal holds a token of this job or a key of the agent');
    expect(world.git.refs()).not.toHaveProperty(BRANCH);
    expect((await world.github.ask('GET', '/pulls?state=all')).data).toEqual([]);
    const unknown = await publish(undefined);
    expect(unknown.code, unknown.out).toBe(0);
    expect(unknown.out).toContain('without digests of its job');
    expect(world.git.refs()).toHaveProperty([BRANCH]);
  });
});
