import { objectOrEmpty } from '../../base/decode.ts';
import { quoteForShell } from '../../base/shell-quote.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import { type CliCall, type Preset, words } from './agent-cli.ts';
import { instantOf, LOGIN_QUESTION, type LoginAccess, tokenOf } from './cli-login.ts';
import { reportedFailure } from './failure-text.ts';
import { type Figures, sum } from './figures.ts';
import { type Fields, readEvents } from './printed-events.ts';
import { detailOf, once, operation, type ToolTrace } from './tool-operation.ts';

export const codex: Preset = {
  program: 'codex',
  api: 'openai',
  commandFor: ({ options, ownSandbox }) =>
    words('codex exec --json', permissions(ownSandbox), '--skip-git-repo-check', options, '-'),
  modelOption: '-m',
  reasoningOptions: (level) => ['-c', `model_reasoning_effort=${level}`],
  stdin: 'prompt',
  keys: ['CODEX_API_KEY'],
  settings: ['**/.{codex,codex-plugin}/**', '**/AGENTS{,.override}.md', '**/.agents/**'],
  hasShortModelFlag: true,
  readFigures: (stdout) => readFigures(readEvents(stdout)),
  readFailure: ({ stdout, nowMs }) => readFailure(readEvents(stdout), nowMs),
  readMessages,
  readTrace,
  login: {
    folder: { variable: 'CODEX_HOME', inHome: '.codex' },
    file: 'auth.json',
    read: readLogin,
    renew: () => ['exec', '--skip-git-repo-check', '--sandbox', 'read-only', LOGIN_QUESTION],
    signIn: 'run `codex login`',
  },
};

/** The turn that failed, else the retry that was not over. */
function readFailure(events: readonly Fields[], nowMs: number): CallFailure | undefined {
  const last = events.at(-1) ?? {};
  const { message } = last.type === 'turn.failed' ? objectOrEmpty(last.error) : last.type === 'error' ? last : {};
  return typeof message === 'string' ? reportedFailure({ message }, nowMs) : undefined;
}

function permissions(ownSandbox: CliCall['ownSandbox']): string[] {
  if (ownSandbox === undefined) return ['--dangerously-bypass-approvals-and-sandbox'];
  const settings = ['network_access=true', `writable_roots=${JSON.stringify(ownSandbox.writable)}`];
  const options = settings.flatMap((each) => ['-c', `sandbox_workspace_write.${each}`]);
  return ['--sandbox', 'workspace-write', ...options].map(quoteForShell);
}

/** Each turn has the total of the thread. */
function readFigures(events: readonly Fields[]): Figures {
  const usage = objectOrEmpty(events.findLast(({ type }) => type === 'turn.completed')?.usage);
  return { input: sum([usage.input_tokens]), output: sum([usage.output_tokens]) };
}

// What the agent says, thinks or plans is no operation.
const CODEX_TALK: readonly unknown[] = ['agent_message', 'reasoning', 'todo_list', 'error', 'user_message'];

function readMessages(events: readonly Fields[]): string {
  return events
    .filter(({ type }) => type === 'item.completed')
    .map(({ item }) => objectOrEmpty(item))
    .filter(({ type, item_type: older }) => (type ?? older) === 'agent_message')
    .map(({ text }) => String(text))
    .join('\n');
}

function readTrace(events: readonly Fields[]): ToolTrace {
  const items = events
    .filter(({ type }) => type === 'item.completed' || type === 'item.started')
    .map(({ item }) => objectOrEmpty(item))
    .filter(({ type, item_type: older }) => !CODEX_TALK.includes(type ?? older));
  return once(items, ({ id }) => id).map((item) => {
    const { type, item_type: older, server, tool } = item;
    if (typeof tool === 'string') return operation(typeof server === 'string' ? `${server}/${tool}` : tool, undefined);
    return operation(type ?? older, detailOf(item));
  });
}

/** The service of ChatGPT's subscriptions, which speaks the Responses API. */
const CHATGPT = 'https://chatgpt.com/backend-api/codex';

function readLogin(document: Fields): LoginAccess | string {
  const { access_token: access, account_id: accountId } = objectOrEmpty(document.tokens);
  const token = tokenOf(access);
  if (token === undefined) {
    const key = tokenOf(document.OPENAI_API_KEY);
    return key === undefined
      ? 'neither tokens.access_token nor OPENAI_API_KEY'
      : { token: key, variables: { OPENAI_API_KEY: key } };
  }
  const claims = claimsOf(token);
  const named = tokenOf(accountId) ?? tokenOf(objectOrEmpty(claims['https://api.openai.com/auth']).chatgpt_account_id);
  const { exp } = claims;
  return {
    token,
    account: named,
    expiresAtMs: typeof exp === 'number' ? instantOf(exp * 1000) : undefined,
    variables: { OPENAI_API_KEY: token, OPENAI_BASE_URL: CHATGPT },
    ...(named === undefined ? {} : { headers: { 'chatgpt-account-id': named } }),
  };
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
