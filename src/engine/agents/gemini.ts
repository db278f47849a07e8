import { isObject, objectOrEmpty } from '../../base/decode.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import { type Preset, words } from './agent-cli.ts';
import { instantOf, LOGIN_QUESTION, type LoginAccess, tokenOf } from './cli-login.ts';
import { type PrintedSession, reportedFailure } from './failure-text.ts';
import { begunWith, byOutput, type Figures, sum } from './figures.ts';
import { type Fields, parseJson, readEvents } from './printed-events.ts';
import { detailOf, operation, type ToolOperation, type ToolTrace } from './tool-operation.ts';

/**
 * In a folder that is not trusted it asks before every step again; as a variable, older versions take no offence. A key of
 * Gemini's API it reads from one variable alone.
 */
const GEMINI = `GEMINI_CLI_TRUST_WORKSPACE=true GEMINI_API_KEY="\${GEMINI_API_KEY:-$GOOGLE_API_KEY}" gemini`;

export const gemini: Preset = {
  program: 'gemini',
  api: 'gemini',
  commandFor: ({ options }) => words(GEMINI, '--approval-mode=yolo --output-format stream-json', options),
  modelOption: '-m',
  stdin: 'prompt',
  keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  summarizer: `${GEMINI} --model flash`,
  settings: [
    '**/GEMINI.md',
    '**/.gemini/**',
    '**/{.geminiignore,.aiexclude,gemini-extension.json}',
    '**/.agents/**',
    '**/.env',
  ],
  hasShortModelFlag: true,
  readFigures: (stdout) => readFigures(readEvents(stdout)),
  readFailure: ({ stdout, stderr, nowMs }) => readFailure(readEvents(stdout), { stderr, nowMs }),
  readMessages,
  readTrace,
  login: {
    folder: { variable: 'GEMINI_CLI_HOME', below: '.gemini', inHome: '.gemini' },
    file: 'oauth_creds.json',
    read: readLogin,
    renew: () => ['-p', LOGIN_QUESTION],
    signIn: 'run `gemini` and choose "Login with Google"',
  },
};

/** The error of the result: the API's own document, where it is one; else the retry that was not over. */
function readFailure(
  events: readonly Fields[],
  { stderr, nowMs }: Pick<PrintedSession, 'stderr' | 'nowMs'>,
): CallFailure | undefined {
  const result = events.findLast(({ type }) => type === 'result');
  if (result === undefined) {
    const [, message] = [...stderr.matchAll(/^Attempt \d+ failed(?::| with) (.+)$/gm)].at(-1) ?? [];
    return message === undefined ? undefined : reportedFailure({ message }, nowMs);
  }
  const { message } = objectOrEmpty(result.error);
  if (result.status !== 'error' || typeof message !== 'string') return undefined;
  const [, body] = /^\[API Error: (.*)\]$/s.exec(message) ?? [];
  const { error } = objectOrEmpty(parseJson(body ?? ''));
  const { code, message: reason } = objectOrEmpty(error);
  if (typeof reason === 'string') return reportedFailure({ status: code, message: reason, body }, nowMs);
  return reportedFailure({ message: body ?? message }, nowMs);
}

/** The end of the stream has totals, the single document only those of each model. */
function readFigures(events: readonly Fields[]): Figures {
  const stats = objectOrEmpty(events.findLast(({ stats: each }) => isObject(each))?.stats);
  const byModel = Object.entries(objectOrEmpty(stats.models)).map(
    ([name, model]) => [name, objectOrEmpty(objectOrEmpty(model).tokens)] as const,
  );
  const reported = byOutput(byModel.map(([name, { candidates }]) => [name, candidates]));
  const used = reported.length > 0 ? reported : begunWith(events);
  const input = sum([stats.input_tokens]);
  if (input !== undefined) {
    const answer = sum([stats.output_tokens]);
    const rest = (sum([stats.total_tokens]) ?? 0) - input;
    return { input, output: answer === undefined ? undefined : Math.max(answer, rest), models: used };
  }
  const models = byModel.map(([, tokens]) => tokens);
  return {
    models: used,
    input: sum(models.map(({ prompt }) => prompt)),
    output: sum(models.flatMap(({ candidates, thoughts }) => [candidates, thoughts])),
  };
}

/** A message comes in parts that end anywhere, and another one begins after a tool. */
function readMessages(events: readonly Fields[]): string {
  const parts = events.map(({ type, role, content, delta }) => {
    if (type !== 'message') return '\n';
    return role === 'assistant' && typeof content === 'string' ? `${delta === true ? '' : '\n'}${content}` : '';
  });
  return parts.join('');
}

function readTrace(events: readonly Fields[]): ToolTrace {
  return events.filter(({ type }) => type === 'tool_use').map(geminiOperation);
}

function geminiOperation({ tool_name: name, parameters }: Fields): ToolOperation {
  return operation(name, detailOf(objectOrEmpty(parameters)));
}

function readLogin(document: Fields): LoginAccess | string {
  const { access_token: access, expiry_date: expiry } = document;
  const token = tokenOf(access);
  if (token === undefined) return 'no access_token';
  const variables = { GOOGLE_GENAI_USE_GCA: 'true', GOOGLE_CLOUD_ACCESS_TOKEN: token };
  return { token, expiresAtMs: instantOf(expiry), variables };
}
