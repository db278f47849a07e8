import { arrayOrEmpty, isObject, objectOrEmpty } from '../../base/decode.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import { type Preset, words } from './agent-cli.ts';
import { instantOf, LOGIN_QUESTION, type LoginAccess, tokenOf } from './cli-login.ts';
import { reportedFailure } from './failure-text.ts';
import { begunWith, byOutput, type Figures, names, sum, total, usd } from './figures.ts';
import { type Fields, readEvents } from './printed-events.ts';
import { detailOf, once, operation, type ToolTrace } from './tool-operation.ts';

export const claude: Preset = {
  program: 'claude',
  api: 'anthropic',
  // The stream, not the single result: of an attempt that is ended by its budget there are the messages until then.
  commandFor: ({ options }) =>
    words(
      'DISABLE_AUTOUPDATER=1 claude -p --output-format stream-json --verbose --dangerously-skip-permissions',
      options,
    ),
  modelOption: '--model',
  reasoningOptions: (level) => ['--effort', level],
  stdin: 'prompt',
  keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
  summarizer: 'DISABLE_AUTOUPDATER=1 claude -p --model haiku',
  sandboxMark: 'IS_SANDBOX',
  settings: [
    '**/{CLAUDE,CLAUDE.local,AGENTS}.md',
    '**/.{claude,claude-plugin}/**',
    '**/{.mcp.json,.claude.json,.worktreeinclude}',
  ],
  readFigures: (stdout) => readFigures(readEvents(stdout)),
  readFailure: ({ stdout, nowMs }) => readFailure(readEvents(stdout), nowMs),
  readMessages,
  readTrace,
  login: {
    folder: { variable: 'CLAUDE_CONFIG_DIR', inHome: '.claude' },
    file: '.credentials.json',
    read: readLogin,
    renew: () => ['-p', '--model', 'haiku', LOGIN_QUESTION],
    signIn: 'run `claude` and type /login',
  },
};

/** The end of the stream, else the retry that was not over. */
function readFailure(events: readonly Fields[], nowMs: number): CallFailure | undefined {
  const last = events.at(-1) ?? {};
  if (last.type === 'result') {
    if (last.is_error !== true || typeof last.result !== 'string') return undefined;
    return reportedFailure({ status: last.api_error_status, message: last.result }, nowMs);
  }
  if (last.subtype !== 'api_retry') return undefined;
  return reportedFailure({ status: last.error_status, message: String(last.error) }, nowMs);
}

/** The end of the stream, else, of an attempt that was broken off, its messages: each is there once for every block. */
function readFigures(events: readonly Fields[]): Figures {
  const result = events.findLast(({ type }) => type === 'result');
  if (result !== undefined) {
    const byModel = Object.entries(objectOrEmpty(result.modelUsage)).map(
      ([name, m]) => [name, objectOrEmpty(m)] as const,
    );
    const models = byModel.map(([, figures]) => figures);
    const { input, output } = claudeTokens(objectOrEmpty(result.usage));
    return {
      // Of all models; the other figure leaves out what helpers of the agent used.
      input: sum(models.flatMap((m) => [m.inputTokens, m.cacheCreationInputTokens, m.cacheReadInputTokens])) ?? input,
      output: sum(models.map(({ outputTokens }) => outputTokens)) ?? output,
      usd: usd(result.total_cost_usd),
      models: models.length > 0 ? byOutput(byModel.map(([name, m]) => [name, m.outputTokens])) : begunWith(events),
    };
  }
  const messages = events.filter(({ type }) => type === 'assistant').map(({ message }) => objectOrEmpty(message));
  const usages = new Map(messages.map(({ id, usage }) => [id, claudeTokens(objectOrEmpty(usage))]));
  const answered = names(messages.map(({ model }) => model)).filter((name) => name !== SYNTHETIC);
  return { ...total([...usages.values()]), models: answered.length > 0 ? answered : begunWith(events) };
}

// What claude writes itself, where no model answered.
const SYNTHETIC = '<synthetic>';

function claudeTokens(usage: Fields): Figures {
  const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens } = usage;
  return {
    input: sum([input_tokens, cache_creation_input_tokens, cache_read_input_tokens]),
    output: sum([output_tokens]),
  };
}

function readMessages(events: readonly Fields[]): string {
  return events
    .flatMap(({ type, message, result }) =>
      type === 'result'
        ? [result]
        : type === 'assistant'
          ? arrayOrEmpty(objectOrEmpty(message).content).map((block) => objectOrEmpty(block).text)
          : [],
    )
    .filter((text) => typeof text === 'string')
    .join('\n');
}

/** A block of a message is printed again with each part of the message that comes. */
function readTrace(events: readonly Fields[]): ToolTrace {
  const blocks = events
    .filter(({ type }) => type === 'assistant')
    .flatMap(({ message }) => arrayOrEmpty(objectOrEmpty(message).content).filter(isObject))
    .filter(({ type }) => type === 'tool_use');
  return once(blocks, ({ id }) => id).map(({ name, input }) => operation(name, detailOf(objectOrEmpty(input))));
}

function readLogin(document: Fields): LoginAccess | string {
  const { accessToken, expiresAt } = objectOrEmpty(document.claudeAiOauth);
  const token = tokenOf(accessToken);
  if (token === undefined) return 'no claudeAiOauth.accessToken';
  return { token, expiresAtMs: instantOf(expiresAt), variables: { CLAUDE_CODE_OAUTH_TOKEN: token } };
}
