import { describe, expect, it } from 'vitest';
import {
  agentNetwork,
  agentRouteOf,
  type GatewayChoice,
  pricesOf,
  routeOf,
  writtenGatewayProblems,
} from '../../../src/engine/agent/model-route.ts';
import { isKeyInReach, routeNotes } from '../../../src/engine/agent/route-notes.ts';
import type { Environment } from '../../../src/kernel/environment.ts';

const here = { isConfined: true, isAction: false };
const open = { isConfined: false, isAction: false };
const access = { origin: 'http://127.0.0.1:19817', token: 'TOKEN' };

function route(api: Parameters<typeof routeOf>[0], env: Environment) {
  const found = routeOf(api, env);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** The API of a way through the gateway, else the kind of the way. */
function wayOf(choice: GatewayChoice, env: Environment): string {
  const way = agentRouteOf(choice, env);
  return way.kind === 'gateway' ? way.route.api : way.kind;
}

describe('the way of an agent to its model', () => {
  it.each<[GatewayChoice, Environment, string]>([
    [{ network: 'model', preset: 'claude' }, { ANTHROPIC_API_KEY: 'x' }, 'anthropic'],
    [{ network: 'model', preset: 'claude' }, {}, 'refused'],
    [{ network: 'model', preset: 'codex' }, { CODEX_API_KEY: 'x' }, 'openai'],
    [{ network: 'model', preset: 'gemini' }, { GOOGLE_API_KEY: 'x' }, 'gemini'],
    [{ network: 'model', preset: 'copilot' }, { GH_TOKEN: 'x' }, 'refused'],
    [{ network: 'model', preset: 'copilot' }, { COPILOT_PROVIDER_API_KEY: 'x' }, 'openai'],
    [{ network: 'on', preset: 'copilot' }, { COPILOT_PROVIDER_API_KEY: 'x', GH_TOKEN: 'y' }, 'openai'],
    [{ network: 'on', preset: 'copilot' }, { OPENAI_API_KEY: 'x', GH_TOKEN: 'y' }, 'direct'],
    [
      { network: 'on', preset: 'copilot' },
      { COPILOT_PROVIDER_API_KEY: 'x', COPILOT_PROVIDER_TYPE: 'anthropic' },
      'direct',
    ],
    [{ network: 'model', preset: 'opencode' }, { OPENAI_API_KEY: 'x' }, 'openai'],
    [{ network: 'model', preset: 'aider' }, { ANTHROPIC_API_KEY: 'x' }, 'anthropic'],
    [{ network: 'model', preset: 'aider' }, { ANTHROPIC_API_KEY: 'x', OPENAI_API_KEY: 'x' }, 'refused'],
    [{ network: 'model', preset: 'aider', gateway: 'gemini' }, { GEMINI_API_KEY: 'x' }, 'gemini'],
    [{ network: 'model' }, {}, 'refused'],
    [{ network: 'on', gateway: 'openai' }, { OPENAI_API_KEY: 'x' }, 'openai'],
    [{ network: 'on', gateway: 'openai' }, {}, 'refused'],
    // A preset goes this way by itself, where the gateway can take the place of its key.
    [{ network: 'on', preset: 'claude' }, { ANTHROPIC_API_KEY: 'x' }, 'anthropic'],
    [{ network: 'on', preset: 'claude' }, { CLAUDE_CODE_OAUTH_TOKEN: 'x' }, 'anthropic'],
    [{ network: 'on', preset: 'codex' }, { OPENAI_API_KEY: 'x' }, 'openai'],
    [{ network: 'on', preset: 'opencode' }, { GEMINI_API_KEY: 'x' }, 'gemini'],
    // A server of one's own may want no key.
    [{ network: 'on', preset: 'codex' }, { OPENAI_BASE_URL: 'http://localhost:11434/v1' }, 'openai'],
    [{ network: 'on', preset: 'aider' }, { OPENAI_API_BASE: 'http://localhost:11434/v1' }, 'openai'],
    [{ network: 'on', preset: 'aider' }, { OPENAI_API_BASE: 'http://x/v1', ANTHROPIC_BASE_URL: 'http://x' }, 'direct'],
    [{ network: 'on', preset: 'aider' }, { OPENAI_API_BASE: 'http://x/v1', OPENROUTER_API_KEY: 'x' }, 'direct'],
    [{ network: 'on', preset: 'aider' }, { OPENAI_API_BASE: 'http://x/v1', ANTHROPIC_API_KEY: 'x' }, 'anthropic'],
    [{ network: 'on', preset: 'claude', gateway: 'off' }, { ANTHROPIC_API_KEY: 'x' }, 'direct'],
    [{ network: 'off', preset: 'claude' }, { ANTHROPIC_API_KEY: 'x' }, 'direct'],
    [{ network: 'on', preset: 'claude', command: 'my-claude' }, { ANTHROPIC_API_KEY: 'x' }, 'direct'],
    [{ network: 'on' }, { ANTHROPIC_API_KEY: 'x' }, 'direct'],
  ])('%o with %o is %s', (choice, env, way) => {
    expect(wayOf(choice, env)).toBe(way);
  });

  it.each<[GatewayChoice['preset'], Environment, string]>([
    [
      'claude',
      {},
      'agent.env has no key of the API (ANTHROPIC_API_KEY, ANTHROPIC_AUTH_TOKEN, CLAUDE_CODE_OAUTH_TOKEN)',
    ],
    ['claude', { ANTHROPIC_API_KEY: '' }, 'agent.env has no key of the API'],
    ['claude', { ANTHROPIC_API_KEY: 'x', CLAUDE_CODE_USE_BEDROCK: '1' }, 'CLAUDE_CODE_USE_BEDROCK is set'],
    ['gemini', { GOOGLE_API_KEY: 'x', GOOGLE_GENAI_USE_VERTEXAI: 'true' }, 'GOOGLE_GENAI_USE_VERTEXAI is set'],
    [
      'claude',
      { ANTHROPIC_API_KEY: 'x', ANTHROPIC_BASE_URL: 'https://a:b@x' },
      '"https://a:b@x" is not the address of an API',
    ],
    ['aider', { OPENAI_API_KEY: 'x', OPENROUTER_API_KEY: 'y' }, 'agent.env does not have the key of exactly one API'],
    ['opencode', {}, 'agent.env does not have the key of exactly one API'],
    ['copilot', { GH_TOKEN: 'x' }, 'the gateway does not speak the API of copilot'],
  ])('of %s with %o leaves the gateway out, and says why', (preset, env, why) => {
    const choice = { network: 'on', preset } as const;
    expect(wayOf(choice, env)).toBe('direct');
    expect(routeNotes(choice, env, here)).toEqual([expect.stringContaining(`without the gateway: ${why}`)]);
  });

  it('has nothing to say where the gateway keeps the key, or nobody wants it', () => {
    const env = { ANTHROPIC_API_KEY: 'x' };
    expect(routeNotes({ network: 'on', preset: 'claude' }, env, here)).toEqual([]);
    expect(routeNotes({ network: 'on', preset: 'claude', gateway: 'off' }, env, here)).toEqual([]);
    expect(routeNotes({ network: 'on' }, env, open)).toEqual([]);
    expect(routeNotes({ network: 'on', preset: 'claude' }, env, open)).toEqual([
      expect.stringContaining('a process of the same user can read it'),
    ]);
  });

  it.each<[GatewayChoice, Environment, boolean]>([
    [{ network: 'on', preset: 'claude' }, { ANTHROPIC_API_KEY: 'x' }, true],
    [{ network: 'on', preset: 'codex' }, { CODEX_API_KEY: 'x' }, true],
    [{ network: 'on', gateway: 'gemini' }, { GOOGLE_API_KEY: 'x' }, true],
    // No key is there, or the agent itself has it.
    [{ network: 'on', preset: 'codex' }, { OPENAI_BASE_URL: 'http://localhost:11434/v1' }, false],
    [{ network: 'on', preset: 'claude', gateway: 'off' }, { ANTHROPIC_API_KEY: 'x' }, false],
    [{ network: 'on', preset: 'copilot' }, { GH_TOKEN: 'x' }, false],
  ])('%o with %o keeps a key in reach without bubblewrap: %s', (choice, env, isInReach) => {
    expect(isKeyInReach(choice, env, open)).toBe(isInReach);
    expect(isKeyInReach(choice, env, here)).toBe(false);
    const note = expect.stringContaining('a process of the same user can read it');
    expect(routeNotes(choice, env, open)).toEqual(isInReach ? [note] : expect.not.arrayContaining([note]));
  });
});

describe('the network of an agent', () => {
  const env = { ANTHROPIC_API_KEY: 'x' };
  const action = { isConfined: true, isAction: true };

  it.each<[GatewayChoice, Environment, Parameters<typeof agentNetwork>[2], string]>([
    [{ preset: 'claude' }, env, here, 'on'],
    [{ preset: 'claude' }, env, action, 'model'],
    [{ preset: 'claude', network: 'on' }, env, action, 'on'],
    [{ preset: 'claude', network: 'off' }, env, action, 'off'],
    [{ preset: 'claude', network: 'model' }, env, here, 'model'],
    // Where the gateway cannot be used, or the network cannot be cut off, it is as ever.
    [{ preset: 'claude' }, {}, action, 'on'],
    [{ preset: 'claude', gateway: 'off' }, env, action, 'on'],
    [{ preset: 'copilot' }, { GH_TOKEN: 'x' }, action, 'on'],
    [{ preset: 'claude' }, env, { isConfined: false, isAction: true }, 'on'],
    [{ preset: 'claude', command: 'mine' }, env, action, 'on'],
    [{ gateway: 'anthropic' }, env, action, 'on'],
  ])('by %o and %o at %o is "%s"', (choice, variables, place, network) => {
    expect(agentNetwork(choice, variables, place)).toBe(network);
  });

  it('is reported in the action where nobody set it', () => {
    expect(routeNotes({ preset: 'claude' }, env, action)).toEqual([
      expect.stringContaining('its model and nothing else'),
    ]);
    expect(routeNotes({ preset: 'claude', network: 'on' }, env, action)).toEqual([]);
    expect(routeNotes({ preset: 'claude' }, {}, action)[0]).toBe(
      'the agent has the whole network: its calls do not go through the gateway',
    );
    expect(routeNotes({ preset: 'claude' }, env, { isConfined: false, isAction: true })[0]).toBe(
      'the agent has the whole network: there is no bubblewrap here',
    );
    expect(routeNotes({ command: 'mine' }, env, action)).toEqual([]);
  });
});

describe('what is wrong with its settings', () => {
  it.each([
    [{ network: 'model' }, ['network']],
    [{ network: 'model', preset: 'copilot' }, ['network']],
    [{ network: 'model', preset: 'claude', gateway: 'off' }, ['network']],
    [{ network: 'off', gateway: 'openai' }, ['gateway']],
    [{ network: 'off', gateway: 'off' }, undefined],
    [{ network: 'model', preset: 'claude' }, undefined],
    [{ network: 'model', gateway: 'openai' }, undefined],
    [{}, undefined],
    // What is of another type is for the schema to say.
    [{ network: 7 }, undefined],
    [{ network: 'model', gateway: 'other' }, undefined],
    [{ network: 'model', preset: 'other' }, undefined],
  ])('%o', (agent, path) => {
    expect(writtenGatewayProblems(agent)[0]?.path).toEqual(path);
  });
});

describe('the route of a call', () => {
  it('takes the key away, and gives a token and an address in its place', () => {
    const env = { ANTHROPIC_API_KEY: 'secret', ANTHROPIC_MODEL: 'claude-x', PATH: '/bin' };
    const { upstream, variables } = route('anthropic', env);
    expect(upstream).toEqual({ address: 'https://api.anthropic.com', key: { header: 'x-api-key', value: 'secret' } });
    const replaced = variables(access);
    expect(replaced).toMatchObject({
      ...{ ANTHROPIC_API_KEY: 'TOKEN', ANTHROPIC_MODEL: 'claude-x', PATH: '/bin' },
      ...{ ANTHROPIC_BASE_URL: access.origin, NO_PROXY: '127.0.0.1,localhost' },
    });
    expect(JSON.stringify(replaced)).not.toContain('secret');
  });

  it('has every key of the API taken away, whichever counts', () => {
    const env = { ANTHROPIC_API_KEY: 'one', CLAUDE_CODE_OAUTH_TOKEN: 'two', NO_PROXY: 'intern' };
    const replaced = route('anthropic', env).variables(access);
    expect(Object.values(replaced)).not.toContain('two');
    expect(replaced).toMatchObject({ CLAUDE_CODE_OAUTH_TOKEN: 'TOKEN', NO_PROXY: 'intern,127.0.0.1,localhost' });
  });

  it.each<[Parameters<typeof routeOf>[0], Environment, object]>([
    ['anthropic', { CLAUDE_CODE_OAUTH_TOKEN: 'k' }, { header: 'authorization', value: 'Bearer k' }],
    ['anthropic', { ANTHROPIC_AUTH_TOKEN: 'k' }, { header: 'authorization', value: 'Bearer k' }],
    ['openai', { CODEX_API_KEY: 'k' }, { header: 'authorization', value: 'Bearer k' }],
    // A line end is of the file that it is from.
    ['openai', { CODEX_API_KEY: 'k\n' }, { header: 'authorization', value: 'Bearer k' }],
    ['gemini', { GOOGLE_API_KEY: 'k' }, { header: 'x-goog-api-key', value: 'k' }],
    ['openai', { AZURE_OPENAI_API_KEY: 'k' }, { header: 'api-key', value: 'k' }],
    ['openai', { AZURE_API_KEY: 'k' }, { header: 'api-key', value: 'k' }],
    // A server of one's own may want none.
    ['openai', { OPENAI_BASE_URL: 'http://localhost:11434/v1' }, { header: 'authorization', value: 'Bearer none' }],
  ])('%s sends the key of %o as the API takes it', (api, env, key) => {
    expect(route(api, env).upstream.key).toEqual(key);
  });

  it("is found by Gemini's CLI, which reads one variable alone for a key of this API", () => {
    expect(route('gemini', { GOOGLE_API_KEY: 'k' }).variables(access)).toMatchObject({
      GEMINI_API_KEY: 'TOKEN',
      GOOGLE_API_KEY: 'TOKEN',
    });
    expect(route('gemini', { GEMINI_API_KEY: 'k' }).variables(access)).not.toHaveProperty('GOOGLE_API_KEY');
  });

  it('goes to an address of the settings, and the agent sees another one', () => {
    const { upstream, variables } = route('openai', {
      OPENAI_API_KEY: 'k',
      OPENAI_BASE_URL: 'https://proxy.example/api/v1/',
    });
    expect(upstream.address).toBe('https://proxy.example/api/v1');
    expect(variables(access)).toMatchObject({ OPENAI_BASE_URL: 'http://127.0.0.1:19817/v1', CODEX_API_KEY: 'TOKEN' });
  });

  it('has the version of an API from the address', () => {
    const address = 'https://x.openai.azure.com/openai/deployments/d/?api-version=2024-10-21';
    const { upstream, variables } = route('openai', { AZURE_API_KEY: 'k', OPENAI_BASE_URL: address });
    expect(upstream).toMatchObject({
      address: 'https://x.openai.azure.com/openai/deployments/d',
      query: 'api-version=2024-10-21',
    });
    expect(variables(access)).toMatchObject({ AZURE_API_KEY: 'TOKEN', OPENAI_API_KEY: 'TOKEN' });
    expect(variables(access)).not.toHaveProperty('AZURE_OPENAI_API_KEY');
  });

  it('is in the settings of the CLIs that look for it there', () => {
    const files = route('openai', { OPENAI_API_KEY: 'k' }).homeFiles(access.origin);
    const { '.gemini/settings.json': login = '' } = route('gemini', { GEMINI_API_KEY: 'k' }).homeFiles(access.origin);
    expect(JSON.parse(login).security.auth.selectedType).toBe('gemini-api-key');
    expect(files['.codex/config.toml']).toContain('base_url = "http://127.0.0.1:19817/v1"');
    expect(JSON.parse(files['.config/opencode/opencode.json'] ?? '')).toEqual({
      provider: { openai: { options: { baseURL: 'http://127.0.0.1:19817/v1' } } },
    });
    expect(
      JSON.parse(
        route('gemini', { GEMINI_API_KEY: 'k' }).homeFiles(access.origin)['.config/opencode/opencode.json'] ?? '',
      ),
    ).toEqual({
      provider: { google: { options: { baseURL: 'http://127.0.0.1:19817/v1beta' } } },
    });
  });

  it.each<[Environment, string]>([
    [{}, 'agent.env has no key for the gateway (ANTHROPIC_API_KEY or ANTHROPIC_AUTH_TOKEN or CLAUDE_CODE_OAUTH_TOKEN)'],
    [{ ANTHROPIC_BASE_URL: 'https://x?key=1' }, '"https://x?key=1" is not the address of an API'],
    [
      { ANTHROPIC_BASE_URL: 'https://x?api-version=1&y=2' },
      '"https://x?api-version=1&y=2" is not the address of an API',
    ],
    [{ ANTHROPIC_BASE_URL: 'https://x?api-version=1?y' }, '"https://x?api-version=1?y" is not the address of an API'],
    [{ ANTHROPIC_BASE_URL: 'https://x#y' }, '"https://x#y" is not the address of an API'],
    [{ ANTHROPIC_BASE_URL: 'https://x/#' }, '"https://x/#" is not the address of an API'],
    [{ ANTHROPIC_BASE_URL: 'https://x/a b' }, '"https://x/a b" is not the address of an API'],
    [{ ANTHROPIC_BASE_URL: 'https://:b@x' }, '"https://:b@x" is not the address of an API'],
    [{ ANTHROPIC_API_KEY: 'two\nlines' }, 'the key in ANTHROPIC_API_KEY holds a character that no header can carry'],
    [{ ANTHROPIC_BASE_URL: 'ftp://x' }, '"ftp://x" is not the address of an API'],
    [{ ANTHROPIC_BASE_URL: 'https://a:b@x' }, '"https://a:b@x" is not the address of an API'],
  ])('is none with %o', (env, reason) => {
    expect(routeOf('anthropic', env)).toBe(reason);
  });

  it('has the prices of the settings', () => {
    const price = { mine: { input: 1, output: 2, cache_read: 0.1, cache_write: 1.2 } };
    expect(pricesOf({ price })).toEqual({
      mine: { input: 1, output: 2, cacheRead: 0.1, cacheWrite: 1.2, longCacheWrite: undefined },
    });
    expect(pricesOf({})).toEqual({});
  });
});
