import { objectOrEmpty } from '../../base/decode.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import { type Preset, words } from './agent-cli.ts';
import type { LoginAccess } from './cli-login.ts';
import { reportedFailure } from './failure-text.ts';
import { byOutput, type Figures, scaled, sum, total } from './figures.ts';
import { type Fields, readEvents } from './printed-events.ts';

export const copilot: Preset = {
  program: 'copilot',
  api: 'other',
  // Its JSON has no count of tokens; the summary that it ends its text with has.
  commandFor: ({ options }) => words('COPILOT_AUTO_UPDATE=false copilot --allow-all --no-ask-user --no-color', options),
  modelOption: '--model',
  reasoningOptions: (level) => ['--reasoning-effort', level],
  stdin: 'prompt',
  keys: ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN', 'COPILOT_PROVIDER_API_KEY'],
  // It also reads the instruction files of other CLIs, and what an editor has.
  settings: ['**/.{copilot,github,vscode,claude}/**', '**/{AGENTS,CLAUDE,GEMINI}.md', '**/.mcp.json', '**/.agents/**'],
  readFailure: ({ stdout, stderr, nowMs }) => readFailure(`${stdout}\n${stderr}`, nowMs),
  readMessages: (events) =>
    events
      .filter(({ type }) => type === 'assistant.message')
      .map(({ data }) => String(objectOrEmpty(data).content))
      .join('\n'),
  readFigures: (stdout, stderr) => readFigures(readEvents(stdout), `${stdout}\n${stderr}`),
  login: {
    folder: { variable: 'COPILOT_HOME', inHome: '.copilot' },
    file: 'config.json',
    read: readLogin,
    signIn:
      'run `copilot` and type /login; where it keeps the token in a keyring, set COPILOT_GITHUB_TOKEN in agent.env',
  },
};

const FAILURE =
  /^(?:Authentication failed|Failed to get response from the AI model|Model '.*' not found on provider|Error: .*\b(?:HTTP|status) ).*$/gm;

/** The last sentence that says so. */
function readFailure(text: string, nowMs: number): CallFailure | undefined {
  const [message] = [...text.matchAll(FAILURE)].at(-1) ?? [];
  return message === undefined ? undefined : reportedFailure({ message }, nowMs);
}

/** The JSON of some versions has the end of the session, of others what each message wrote; the text has a summary. */
function readFigures(events: readonly Fields[], text: string): Figures {
  const dataOf = (wanted: string) =>
    events.filter(({ type }) => type === wanted).map(({ data }) => objectOrEmpty(data));
  const byModel = dataOf('session.shutdown')
    .flatMap(({ modelMetrics }) => Object.entries(objectOrEmpty(modelMetrics)))
    .map(([name, model]) => [name, objectOrEmpty(objectOrEmpty(model).usage)] as const);
  const models = byModel.map(([, usage]) => usage);
  const usages = models.length > 0 ? models : dataOf('assistant.usage');
  if (usages.length > 0) {
    const input = sum(usages.map(({ inputTokens }) => inputTokens));
    const output = sum(usages.map(({ outputTokens }) => outputTokens));
    const used = byOutput(byModel.map(([name, usage]) => [name, usage.outputTokens]));
    return { input, output, models: used, isSum: models.length === 0 };
  }
  const line = [...text.matchAll(/\bTokens\s+↑\s*([\d.]+[kmb]?)\s*(?:\([^)\n]{1,40}\)\s*)?•\s*↓\s*([\d.]+[kmb]?)/g)].at(
    -1,
  );
  if (line !== undefined) return { input: scaled(line[1]), output: scaled(line[2]) };
  const breakdown = text.slice(Math.max(0, text.lastIndexOf('Breakdown by AI model')));
  const lines = [...breakdown.matchAll(/^(?: *(\S+))? +([\d.]+[kmb]?) in, ([\d.]+[kmb]?) out, [\d.]+[kmb]? cached/gm)];
  if (lines.length > 0) {
    const figures = lines.map((each) => ({ input: scaled(each[2]), output: scaled(each[3]) }));
    return { ...total(figures), models: byOutput(lines.map((each) => [each[1] ?? '', scaled(each[3])])) };
  }
  return { output: sum(dataOf('assistant.message').map(({ outputTokens }) => outputTokens)), isSum: true };
}

const GITHUB_TOKEN = /^(?:gh[ou]_|github_pat_)\w{16,255}$/;

/** The name of the member has changed between versions; what a token of GitHub's looks like has not. */
function readLogin(document: Fields): LoginAccess | string {
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
  return { token, variables: { COPILOT_GITHUB_TOKEN: token } };
}
