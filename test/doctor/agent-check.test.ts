import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeKey, describeRoot } from '../../src/doctor/agent-check.ts';
import { loadConfig, pathsOf } from '../../src/experiment/ledger/store.ts';
import { createExperiment } from '../helpers/experiment.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';

function configOf(agent: string) {
  const { host } = createExperiment({ agent: '', config: { agent } });
  return loadConfig(pathsOf('pi', host), host).config;
}

describe('an agent that refuses to work as root without a sandbox', () => {
  const check = (agent = 'preset = "claude"') =>
    ({ agent: configOf(agent).agent, path: ['agent'], env: {}, level: 'namespace', isRoot: true }) as const;

  it('is a problem there, with a remedy', () => {
    expect(describeRoot(check())).toMatchObject([
      { verdict: 'problem', remedy: expect.stringContaining('agent.env.IS_SANDBOX = "1"') },
    ]);
  });

  it.each([
    ['in bubblewrap', { level: 'bubblewrap' }],
    ['as another user', { isRoot: false }],
    ['where the user says that all is a sandbox', { env: { IS_SANDBOX: '1' } }],
  ] as const)('is none: %s', (_, other) => {
    expect(describeRoot({ ...check(), ...other })).toEqual([]);
  });

  it.each(['preset = "claude"\ncommand = "claude -p {prompt_file}"', 'preset = "codex"'])('is not %s', (agent) => {
    expect(describeRoot(check(agent))).toEqual([]);
  });
});

describe("an agent's key", () => {
  const check = (env: Readonly<Record<string, string>>, preset: 'codex' | 'opencode' = 'codex') =>
    describeKey({ agent: configOf(`preset = "${preset}"`).agent, path: ['agent'], env }, {});

  it.each([
    ['of the preset', { CODEX_API_KEY: 'k' }, 'CODEX_API_KEY is given'],
    ['of the API', { OPENAI_API_KEY: 'k' }, 'the gateway has what https://api.openai.com/v1 needs'],
    [
      'of Azure',
      { AZURE_OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://x.openai.azure.com/openai?api-version=preview' },
      'the gateway has what https://x.openai.azure.com/openai needs',
    ],
    [
      'that a server does not want',
      { OPENAI_BASE_URL: 'http://localhost:11434/v1' },
      'the gateway has what http://localhost:11434/v1 needs',
    ],
  ])('is there: %s', (_, env, detail) => {
    expect(check(env)).toMatchObject([{ verdict: 'ok', detail }]);
  });

  it('is missing where neither it nor an endpoint is set', () => {
    expect(check({})).toMatchObject([
      { verdict: 'warning', remedy: 'Set agent.env.CODEX_API_KEY = "$CODEX_API_KEY".' },
    ]);
    expect(check({ OLLAMA_HOST: 'x' }, 'opencode')).toMatchObject([{ verdict: 'warning' }]);
  });
});

describe('claude learns of a sandbox', () => {
  async function reportedTo(sandbox: string): Promise<string> {
    const bin = createFolder({ claude: '#!/bin/sh\ncat > /dev/null\nenv | grep ^IS_SANDBOX= || echo nothing\n' });
    chmodSync(join(bin, 'claude'), 0o755);
    const { place, run, host } = createExperiment({ agent: '', config: { agent: `preset = "claude"\n${sandbox}` } });
    await run({ maxIterations: 1 }, { env: { ...host.env, PATH: `${bin}:${host.env.PATH}` } });
    return readFileSync(join(place, 'iter-0001', 'agent.stdout'), 'utf8').trim();
  }

  it.runIf(BUBBLEWRAP.length > 0)('where there is one', async () => {
    expect(await reportedTo('sandbox = "required"')).toBe('IS_SANDBOX=1');
  });

  it('where the user says so, and not where nothing confines it', async () => {
    expect(await reportedTo('sandbox = "off"\nenv = { IS_SANDBOX = "mine" }')).toBe('IS_SANDBOX=mine');
    const reported = reportedTo('sandbox = "off"');
    if (process.getuid?.() === 0) await expect(reported).rejects.toMatchObject({ exitCode: 3 });
    else expect(await reported).toBe('nothing');
  });
});
