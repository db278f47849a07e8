/**
 * Where the CLIs of presets keep a login, and what of it their sessions get. Pure.
 * Invariant: a refresh token is never part of what a session gets.
 */
import { objectOrEmpty } from '../../base/decode.ts';
import type { Environment } from '../../kernel/environment.ts';
import type { Fields } from './printed-events.ts';
import type { AgentPreset } from './registry.ts';

/** What a session gets of a login. */
export interface LoginAccess {
  /** The access token; of GitHub's and of an API's key the only one that there is. */
  readonly token: string;
  /** In milliseconds since 1970; undefined where it does not end. */
  readonly expiresAtMs?: number | undefined;
  /** The account that it is of, where the login names it. */
  readonly account?: string | undefined;
  /** Variables that the CLI takes it from, and where it is to be used. */
  readonly given: Environment;
  /** More headers that the API wants of it, besides the token. */
  readonly headers?: Environment;
}

export interface CliLogin {
  /** A variable of the user's that names the folder; else the folder of the home. */
  readonly folder: { readonly variable: string; readonly below?: string; readonly inHome: string };
  readonly file: string;
  /** What a session gets of the file, or what is missing in it. */
  readonly read: (document: Fields, model: string | undefined) => LoginAccess | string;
  /** Arguments by which the CLI asks its model one question outside of the sandbox, and so renews its own login. */
  readonly renew?: (model: string | undefined) => readonly string[];
  /** How a person signs in. */
  readonly signIn: string;
}

const QUESTION = 'Answer with the single word "ready".';
/** The service of ChatGPT's subscriptions, which speaks the Responses API. */
const CHATGPT = 'https://chatgpt.com/backend-api/codex';

export const CLI_LOGINS: Readonly<Record<AgentPreset, CliLogin | undefined>> = {
  claude: {
    folder: { variable: 'CLAUDE_CONFIG_DIR', inHome: '.claude' },
    file: '.credentials.json',
    read: readClaude,
    renew: () => ['-p', '--model', 'haiku', QUESTION],
    signIn: 'run `claude` and type /login',
  },
  codex: {
    folder: { variable: 'CODEX_HOME', inHome: '.codex' },
    file: 'auth.json',
    read: readCodex,
    renew: () => ['exec', '--skip-git-repo-check', '--sandbox', 'read-only', QUESTION],
    signIn: 'run `codex login`',
  },
  gemini: {
    folder: { variable: 'GEMINI_CLI_HOME', below: '.gemini', inHome: '.gemini' },
    file: 'oauth_creds.json',
    read: readGemini,
    renew: () => ['-p', QUESTION],
    signIn: 'run `gemini` and choose "Login with Google"',
  },
  opencode: {
    folder: { variable: 'XDG_DATA_HOME', below: 'opencode', inHome: '.local/share/opencode' },
    file: 'auth.json',
    read: readOpencode,
    renew: (model) => ['run', ...(model === undefined ? [] : ['-m', model]), QUESTION],
    signIn: 'run `opencode auth login`',
  },
  copilot: {
    folder: { variable: 'COPILOT_HOME', inHome: '.copilot' },
    file: 'config.json',
    read: readCopilot,
    signIn:
      'run `copilot` and type /login; where it keeps the token in a keyring, set COPILOT_GITHUB_TOKEN in agent.env',
  },
  aider: undefined,
};

function readClaude(document: Fields): LoginAccess | string {
  const { accessToken, expiresAt } = objectOrEmpty(document.claudeAiOauth);
  const token = tokenOf(accessToken);
  if (token === undefined) return 'no claudeAiOauth.accessToken';
  return { token, expiresAtMs: instantOf(expiresAt), given: { CLAUDE_CODE_OAUTH_TOKEN: token } };
}

function readCodex(document: Fields): LoginAccess | string {
  const { access_token: access, account_id: accountId } = objectOrEmpty(document.tokens);
  const token = tokenOf(access);
  if (token === undefined) {
    const key = tokenOf(document.OPENAI_API_KEY);
    return key === undefined
      ? 'neither tokens.access_token nor OPENAI_API_KEY'
      : { token: key, given: { OPENAI_API_KEY: key } };
  }
  const claims = claimsOf(token);
  const named = tokenOf(accountId) ?? tokenOf(objectOrEmpty(claims['https://api.openai.com/auth']).chatgpt_account_id);
  const { exp } = claims;
  return {
    token,
    account: named,
    expiresAtMs: typeof exp === 'number' ? instantOf(exp * 1000) : undefined,
    given: { OPENAI_API_KEY: token, OPENAI_BASE_URL: CHATGPT },
    ...(named === undefined ? {} : { headers: { 'chatgpt-account-id': named } }),
  };
}

function readGemini(document: Fields): LoginAccess | string {
  const { access_token: access, expiry_date: expiry } = document;
  const token = tokenOf(access);
  if (token === undefined) return 'no access_token';
  const given = { GOOGLE_GENAI_USE_GCA: 'true', GOOGLE_CLOUD_ACCESS_TOKEN: token };
  return { token, expiresAtMs: instantOf(expiry), given };
}

/** Variables of an API's key, by opencode's name of its provider. */
const KEY_OF_PROVIDER: Readonly<Record<string, string>> = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GEMINI_API_KEY',
  openrouter: 'OPENROUTER_API_KEY',
};

function readOpencode(document: Fields, model: string | undefined): LoginAccess | string {
  const providers = Object.keys(document);
  const wanted = model?.split('/')[0] ?? (providers.length === 1 ? providers[0] : undefined);
  if (wanted === undefined) return `${providers.length} providers, and agent.model names none of them (provider/model)`;
  const entry = objectOrEmpty(Object.hasOwn(document, wanted) ? document[wanted] : undefined);
  if (entry.type === 'api') {
    const key = tokenOf(entry.key);
    const variable = Object.hasOwn(KEY_OF_PROVIDER, wanted) ? KEY_OF_PROVIDER[wanted] : undefined;
    if (key === undefined) return `no key of ${JSON.stringify(wanted)}`;
    const content = JSON.stringify({ [wanted]: { type: 'api', key } });
    return { token: key, given: variable === undefined ? { OPENCODE_AUTH_CONTENT: content } : { [variable]: key } };
  }
  const token = tokenOf(entry.access);
  if (entry.type !== 'oauth' || token === undefined) return `no login of ${JSON.stringify(wanted)}`;
  const { expires, accountId, enterpriseUrl } = entry;
  // Its provider reads the member, so it is there, and empty.
  const shown = { type: 'oauth', access: token, refresh: '', expires, accountId, enterpriseUrl };
  return {
    token,
    account: tokenOf(accountId),
    expiresAtMs: instantOf(expires),
    given: { OPENCODE_AUTH_CONTENT: JSON.stringify({ [wanted]: shown }) },
  };
}

const GITHUB_TOKEN = /^(?:gh[ou]_|github_pat_)\w{16,255}$/;

/** The name of the member has changed between versions; what a token of GitHub's looks like has not. */
function readCopilot(document: Fields): LoginAccess | string {
  const tokens = new Set<string>();
  const walk = (value: unknown, depth: number): void => {
    if (typeof value === 'string' && GITHUB_TOKEN.test(value)) tokens.add(value);
    if (typeof value !== 'object' || value === null || depth > 4) return;
    for (const each of Object.values(value)) walk(each, depth + 1);
  };
  walk(document, 0);
  const [token] = tokens;
  if (token === undefined) return 'no token of GitHub; it may be in a keyring';
  if (tokens.size > 1) return `tokens of ${tokens.size} accounts; sign out of all but one`;
  return { token, given: { COPILOT_GITHUB_TOKEN: token } };
}

/** A text without anything that a header or a variable could not hold. */
function tokenOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\x21-\x7e]{1,16384}$/.test(value) ? value : undefined;
}

function instantOf(value: unknown): number | undefined {
  // 0 is how opencode writes that a key of an account has no end.
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}

/** What a JSON Web Token says of itself; nothing where it is none. It is the user's own, so its signature does not matter. */
function claimsOf(token: string): Fields {
  const [, payload = ''] = token.split('.');
  try {
    return objectOrEmpty(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  } catch {
    return {};
  }
}
