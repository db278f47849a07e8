import { objectOrEmpty } from '../../base/decode.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import { type Preset, VENDOR_KEYS, words } from './agent-cli.ts';
import { instantOf, LOGIN_QUESTION, type LoginAccess, tokenOf } from './cli-login.ts';
import { reportedFailure } from './failure-text.ts';
import { type Figures, sum, total, usd } from './figures.ts';
import { type Fields, readEvents } from './printed-events.ts';
import { detailOf, once, operation, type ToolTrace } from './tool-operation.ts';

export const opencode: Preset = {
  program: 'opencode',
  api: 'by key',
  // The flag for this has had several names.
  commandFor: ({ options }) =>
    words(`OPENCODE_DISABLE_AUTOUPDATE=true OPENCODE_PERMISSION='{"*":"allow"}' opencode run --format json`, options),
  modelOption: '-m',
  reasoningOptions: (level) => ['--variant', level],
  stdin: 'prompt',
  keys: [...VENDOR_KEYS, 'OPENCODE_API_KEY'],
  settings: ['**/{opencode,tui}.{json,jsonc}', '**/.{opencode,claude,agents}/**', '**/{CONTEXT,AGENTS,CLAUDE}.md'],
  hasShortModelFlag: true,
  readFigures: (stdout) => readFigures(readEvents(stdout)),
  readFailure: ({ stdout, nowMs }) => readFailure(readEvents(stdout), nowMs),
  readMessages,
  readTrace,
  login: {
    folder: { variable: 'XDG_DATA_HOME', below: 'opencode', inHome: '.local/share/opencode' },
    file: 'auth.json',
    read: readLogin,
    renew: (model) => ['run', ...(model === undefined ? [] : ['-m', model]), LOGIN_QUESTION],
    signIn: 'run `opencode auth login`',
  },
};

/** An error that nothing came after. */
function readFailure(events: readonly Fields[], nowMs: number): CallFailure | undefined {
  const { type, error } = events.at(-1) ?? {};
  const { name, data } = objectOrEmpty(error);
  if (type !== 'error') return undefined;
  const { message = name, statusCode, responseHeaders, responseBody } = objectOrEmpty(data);
  const call = { status: statusCode, message: String(message), headers: responseHeaders, body: responseBody };
  return reportedFailure(call, nowMs);
}

function readFigures(events: readonly Fields[]): Figures {
  const parts = events.filter(({ type }) => type === 'step_finish').map(({ part }) => objectOrEmpty(part));
  return total(
    parts.map(({ tokens: supplied, cost }) => {
      const { input, output, reasoning, cache } = objectOrEmpty(supplied);
      const { read, write } = objectOrEmpty(cache);
      return { input: sum([input, read, write]), output: sum([output, reasoning]), usd: usd(cost) };
    }),
  );
}

function readMessages(events: readonly Fields[]): string {
  const parts = events.filter(({ type }) => type === 'text').map(({ part }) => objectOrEmpty(part));
  return parts.map(({ text }) => String(text)).join('\n');
}

function readTrace(events: readonly Fields[]): ToolTrace {
  const parts = events.filter(({ type }) => type === 'tool_use').map(({ part }) => objectOrEmpty(part));
  return once(parts, ({ callID }) => callID).map(({ tool, state }) =>
    operation(tool, detailOf(objectOrEmpty(objectOrEmpty(state).input))),
  );
}

/** Variables of an API's key, by opencode's name of its provider. */
const KEY_OF_PROVIDER: Readonly<Record<string, string>> = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GEMINI_API_KEY',
  openrouter: 'OPENROUTER_API_KEY',
};

function readLogin(document: Fields, model: string | undefined): LoginAccess | string {
  const providers = Object.keys(document);
  const wanted = model?.split('/')[0] ?? (providers.length === 1 ? providers[0] : undefined);
  if (wanted === undefined) return `${providers.length} providers, and agent.model names none of them (provider/model)`;
  const entry = objectOrEmpty(Object.hasOwn(document, wanted) ? document[wanted] : undefined);
  if (entry.type === 'api') {
    const key = tokenOf(entry.key);
    const variable = Object.hasOwn(KEY_OF_PROVIDER, wanted) ? KEY_OF_PROVIDER[wanted] : undefined;
    if (key === undefined) return `no key of ${JSON.stringify(wanted)}`;
    const content = JSON.stringify({ [wanted]: { type: 'api', key } });
    return { token: key, variables: variable === undefined ? { OPENCODE_AUTH_CONTENT: content } : { [variable]: key } };
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
    variables: { OPENCODE_AUTH_CONTENT: JSON.stringify({ [wanted]: shown }) },
  };
}
