/**
 * How an agent reaches its model through the gateway. Pure.
 * Invariant: what an agent gets holds the token of its session wherever it held a key of the API, and never the key itself.
 */
import { objectOrEmpty } from '../../base/decode.ts';
import type { SettingsProblem } from '../../decision/settings-problem.ts';
import type { Environment } from '../../kernel/environment.ts';
import { type AgentPreset, PRESETS } from '../agents/registry.ts';
import { APIS } from '../gateway/endpoints.ts';
import type { PriceTable } from '../gateway/model-prices.ts';
import type { GatewayApi } from '../gateway/protocol.ts';
import type { Upstream } from '../gateway/upstream-client.ts';

/** What the settings say of an agent's model. */
export interface GatewayChoice {
  readonly preset?: AgentPreset | undefined;
  /** A command of the user's own, in the place of the preset's. */
  readonly command?: string | undefined;
  readonly network?: 'on' | 'off' | 'model' | undefined;
  readonly gateway?: GatewayApi | 'off' | undefined;
  readonly server_tools?: boolean | undefined;
  readonly login?: boolean | undefined;
  readonly transcript?: boolean | undefined;
  readonly price?: Readonly<Record<string, WrittenPrice>> | undefined;
}

/** A price as settings have it. */
interface WrittenPrice {
  readonly input: number;
  readonly output: number;
  readonly cache_read?: number | undefined;
  readonly cache_write?: number | undefined;
  readonly long_cache_write?: number | undefined;
}

interface ApiVariables {
  /** Variables that hold a key, and the header that it is sent in. */
  readonly keys: Readonly<Record<string, string>>;
  /** Variables that hold the address. */
  readonly addresses: readonly string[];
}

const VARIABLES: Readonly<Record<GatewayApi, ApiVariables>> = {
  anthropic: {
    keys: {
      ANTHROPIC_API_KEY: 'x-api-key',
      ANTHROPIC_AUTH_TOKEN: 'authorization',
      CLAUDE_CODE_OAUTH_TOKEN: 'authorization',
    },
    addresses: ['ANTHROPIC_BASE_URL', 'ANTHROPIC_API_BASE'],
  },
  openai: {
    keys: {
      OPENAI_API_KEY: 'authorization',
      CODEX_API_KEY: 'authorization',
      COPILOT_PROVIDER_API_KEY: 'authorization',
      AZURE_OPENAI_API_KEY: 'api-key',
      AZURE_API_KEY: 'api-key',
    },
    addresses: ['OPENAI_BASE_URL', 'OPENAI_API_BASE', 'COPILOT_PROVIDER_BASE_URL'],
  },
  gemini: {
    keys: { GEMINI_API_KEY: 'x-goog-api-key', GOOGLE_API_KEY: 'x-goog-api-key' },
    addresses: ['GOOGLE_GEMINI_BASE_URL'],
  },
};

const APIS_IN_ORDER = Object.keys(VARIABLES) as readonly GatewayApi[];

/** How an agent reaches its model. */
type AgentRoute =
  | { readonly kind: 'gateway'; readonly route: ModelRoute }
  /** By itself; `why` where the preset's calls could have been counted. */
  | { readonly kind: 'direct'; readonly why?: string }
  /** The settings ask for the gateway, and it cannot be used. */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * The way of an agent's calls: through the gateway where the settings ask for it, and where a preset has a key that the
 * gateway can take its place for.
 */
export function agentRouteOf(choice: GatewayChoice, env: Environment): AgentRoute {
  const { gateway, network, preset, command } = choice;
  if (gateway === 'off') return { kind: 'direct' };
  const isAsked = gateway !== undefined || network === 'model';
  if (isAsked) {
    const api = gatewayApiOf(choice, env);
    if (api === undefined) return { kind: 'refused', reason: 'no API of a model is known that it could forward to' };
    const route = routeOf(api, env);
    return typeof route === 'string' ? { kind: 'refused', reason: route } : { kind: 'gateway', route };
  }
  if (network === 'off' || preset === undefined || command !== undefined) return { kind: 'direct' };
  const route = routeOfPreset(preset, env);
  return typeof route === 'string' ? { kind: 'direct', why: route } : { kind: 'gateway', route };
}

/** The route of a preset that nobody asked for, or why its CLI goes on calling its model by itself. */
function routeOfPreset(preset: AgentPreset, env: Environment): ModelRoute | string {
  const elsewhere = ELSEWHERE.find((name) => isOn(env[name]));
  if (elsewhere !== undefined) return `${elsewhere} is set`;
  const known = apiOfPreset(preset, env);
  if (known === undefined) return `the gateway does not speak the API of ${preset}`;
  const api = known === 'by key' ? apiByKey(preset, env) : known;
  if (api === undefined) {
    const keys = PRESETS[preset].keys.join(', ');
    return `agent.env does not have the key of exactly one API (${keys}); agent.gateway can name the API`;
  }
  if (heldKeys(api, env).length === 0 && writtenAddress(api, env) === undefined)
    return `agent.env has no key of the API (${Object.keys(VARIABLES[api].keys).join(', ')})`;
  return routeOf(api, env);
}

// By these a CLI goes to a cloud whose requests are signed.
const ELSEWHERE = [
  ...['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX', 'CLAUDE_CODE_USE_FOUNDRY'],
  ...['GOOGLE_GENAI_USE_VERTEXAI', 'GOOGLE_GENAI_USE_GCA'],
];

function isOn(value: string | undefined): boolean {
  return !['', '0', 'false'].includes((value ?? '').toLowerCase());
}

function heldKeys(api: GatewayApi, env: Environment): string[] {
  return Object.keys(VARIABLES[api].keys).filter((name) => (env[name] ?? '') !== '');
}

function writtenAddress(api: GatewayApi, env: Environment): string | undefined {
  return VARIABLES[api].addresses.map((name) => env[name] ?? '').find((each) => each !== '');
}

/** The one API that a CLI has a key or else an address of; undefined where it has them of several, or the key of another one. */
function apiByKey(preset: AgentPreset, env: Environment): GatewayApi | undefined {
  const keyed = APIS_IN_ORDER.filter((api) => heldKeys(api, env).length > 0);
  // A server of one's own may want no key.
  const held = keyed.length > 0 ? keyed : APIS_IN_ORDER.filter((api) => writtenAddress(api, env) !== undefined);
  const isOfGateway = (name: string): boolean => APIS_IN_ORDER.some((api) => Object.hasOwn(VARIABLES[api].keys, name));
  const hasOther = PRESETS[preset].keys.some((name) => (env[name] ?? '') !== '' && !isOfGateway(name));
  return held.length === 1 && !hasOther ? held[0] : undefined;
}

/** Where an agent runs. */
export interface RoutePlace {
  readonly isConfined: boolean;
  /** In the action. */
  readonly isAction: boolean | undefined;
}

/** What an agent has of the network: what the settings say, else in the action its model alone, where that works. */
export function agentNetwork(
  choice: GatewayChoice,
  env: Environment,
  { isConfined, isAction = false }: RoutePlace,
): 'on' | 'off' | 'model' {
  const { network, preset, command } = choice;
  if (network !== undefined) return network;
  const isOfPreset = preset !== undefined && command === undefined;
  return isAction && isConfined && isOfPreset && agentRouteOf(choice, env).kind === 'gateway' ? 'model' : 'on';
}

/** The API that is asked for; undefined where nobody knows which it is. */
function gatewayApiOf({ gateway, preset }: GatewayChoice, env: Environment): GatewayApi | undefined {
  if (gateway !== undefined) return gateway === 'off' ? undefined : gateway;
  const known = preset === undefined ? undefined : apiOfPreset(preset, env);
  return known === 'by key' && preset !== undefined ? apiByKey(preset, env) : (known as GatewayApi | undefined);
}

/** Presets whose CLI works with one API, with several by the key that it gets, or with none that the gateway speaks. */
function apiOfPreset(preset: AgentPreset, env: Environment): GatewayApi | 'by key' | undefined {
  const { api } = PRESETS[preset];
  if (api !== 'other') return api;
  // Copilot has an API of its own, but for a provider of the user's.
  const { COPILOT_PROVIDER_API_KEY: key = '', COPILOT_PROVIDER_TYPE: type = 'openai' } = env;
  return preset === 'copilot' && key !== '' && type === 'openai' ? 'openai' : undefined;
}

/** What is wrong with the settings of an agent's model. */
function gatewayProblems(choice: GatewayChoice, env: Environment): SettingsProblem[] {
  const { network, gateway } = choice;
  if (network === 'off' && gateway !== undefined && gateway !== 'off') {
    return [
      {
        path: ['gateway'],
        found: `${JSON.stringify(gateway)} with the network "off"`,
        expected: 'the network "model" or "on"',
        remedy: 'Set agent.network to "model": the agent then reaches its model and nothing else.',
      },
    ];
  }
  if (network !== 'model' || gatewayApiOf(choice, env) !== undefined) return [];
  return [
    {
      path: ['network'],
      found: '"model", and no API of a model that the gateway could forward to',
      expected: 'a preset that works with one, or agent.gateway',
      remedy: 'Set agent.gateway to "anthropic", "openai" or "gemini", or agent.network to "on".',
    },
  ];
}

/** The same of settings as they are written, before they are checked; what is of another type is left to the schema. */
export function writtenGatewayProblems(agent: Readonly<Record<string, unknown>>): SettingsProblem[] {
  const { preset, network = 'on', gateway, env, login } = agent;
  // What a login needs of them is checked with it.
  if (login === true) return [];
  const isNetwork = network === 'on' || network === 'off' || network === 'model';
  const known = gateway === undefined || gateway === 'off' || APIS_IN_ORDER.some((api) => api === gateway);
  const isPreset = typeof preset === 'string' && Object.hasOwn(PRESETS, preset);
  if (!isNetwork || !known || (preset !== undefined && !isPreset)) return [];
  const choice = { preset, network, gateway } as GatewayChoice;
  return gatewayProblems(choice, objectOrEmpty(env) as Environment);
}

/** Prices of settings, as the gateway has them. */
export function pricesOf({ price = {} }: Pick<GatewayChoice, 'price'>): PriceTable {
  const entries = Object.entries(price).map(([model, written]) => {
    const { cache_read: cacheRead, cache_write: cacheWrite, long_cache_write: longCacheWrite, ...others } = written;
    return [model, { ...others, cacheRead, cacheWrite, longCacheWrite }] as const;
  });
  return Object.fromEntries(entries);
}

/** Where calls go, and what the agent gets in the place of its key. */
export interface ModelRoute {
  readonly api: GatewayApi;
  readonly upstream: Upstream;
  /** Whether there is a key: a server of one's own may want none. */
  readonly hasKey: boolean;
  /** What the agent's variables become, with the address of the gateway. */
  readonly variables: (access: { readonly origin: string; readonly token: string }) => Environment;
  /** Text files of the agent's home: settings of CLIs that take an address from there alone. */
  readonly homeFiles: (origin: string) => Environment;
}

/** The route of an API by an agent's variables, or why there is none. */
export function routeOf(api: GatewayApi, env: Environment): ModelRoute | string {
  const { keys, addresses } = VARIABLES[api];
  const held = heldKeys(api, env);
  const [name] = held;
  const written = writtenAddress(api, env);
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(written ?? APIS[api].upstream) ?? [];
  const address = path.replace(/\/+$/, '');
  if (!isAddress(address) || !isVersion(query)) return `${JSON.stringify(written)} is not the address of an API`;
  if (name === undefined && written === undefined) {
    return `agent.env has no key for the gateway (${Object.keys(keys).join(' or ')})`;
  }
  const header = keys[name ?? Object.keys(keys)[0] ?? ''] ?? 'authorization';
  // A secret from a file often ends with a line end.
  const key = name === undefined ? 'none' : (env[name] ?? '').trim();
  if (/[^\t\x20-\x7e\x80-\xff]/.test(key)) return `the key in ${name} holds a character that no header can carry`;
  const value = header === 'authorization' ? `Bearer ${key}` : key;
  // Gemini's CLI takes a key of this API from the first variable alone.
  const known = api === 'gemini' ? [...held, 'GEMINI_API_KEY'] : held;
  const usual = Object.keys(keys).filter((each) => !each.startsWith('AZURE_'));
  const replaced = api === 'openai' || held.length === 0 ? [...usual, ...held] : known;
  const baseOf = (origin: string): string => `${origin}${APIS[api].prefix}`;
  return {
    api,
    upstream: { address, key: { header, value }, ...(query === undefined ? {} : { query }) },
    hasKey: name !== undefined,
    variables: ({ origin, token }) => ({
      ...env,
      ...Object.fromEntries(Object.keys(keys).flatMap((each) => (replaced.includes(each) ? [[each, token]] : []))),
      ...Object.fromEntries(addresses.map((each) => [each, baseOf(origin)])),
      ...aroundProxies(env),
    }),
    homeFiles: (origin) => homeFilesOf(api, baseOf(origin)),
  };
}

function isAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A path that is put behind it must stay a path.
  const isPlain = !/[#\s\\]/.test(text);
  return url !== undefined && isPlain && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** Azure has the version of its API in the query of an address. */
function isVersion(query: string | undefined): boolean {
  return query === undefined || /^api-version=[\w.-]+$/.test(query);
}

const GEMINI_LOGIN = { security: { auth: { selectedType: 'gemini-api-key' } } };

/** The gateway is reached by itself, whatever proxy the agent has. */
function aroundProxies(env: Environment): Environment {
  const before = env.NO_PROXY ?? env.no_proxy ?? '';
  const list = [...(before === '' ? [] : [before]), '127.0.0.1', 'localhost'].join(',');
  return { NO_PROXY: list, no_proxy: list };
}

/**
 * Codex and opencode take the address of an API from their settings; a search of the server would be refused. Gemini's CLI
 * takes an address of its own for a way to log in that it does not know without a terminal, unless a way is named.
 */
function homeFilesOf(api: GatewayApi, base: string): Environment {
  const provider = { anthropic: 'anthropic', openai: 'openai', gemini: 'google' }[api];
  const version = { anthropic: '/v1', openai: '', gemini: '/v1beta' }[api];
  const opencode = { provider: { [provider]: { options: { baseURL: `${base}${version}` } } } };
  const codex = [
    'model_provider = "autorize"',
    'web_search = "disabled"',
    '[model_providers.autorize]',
    'name = "autorize gateway"',
    `base_url = "${base}"`,
    'env_key = "OPENAI_API_KEY"',
    'wire_api = "responses"',
    '',
  ].join('\n');
  return {
    '.config/opencode/opencode.json': `${JSON.stringify(opencode)}\n`,
    ...(api === 'openai' ? { '.codex/config.toml': codex } : {}),
    ...(api === 'gemini' ? { '.gemini/settings.json': `${JSON.stringify(GEMINI_LOGIN)}\n` } : {}),
  };
}
