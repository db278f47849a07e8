import type { CallFailure } from '../gateway/call-failure.ts';
import { type Preset, VENDOR_KEYS, words } from './agent-cli.ts';
import { reportedFailure } from './failure-text.ts';
import { type Figures, names, scaled, total, usd } from './figures.ts';

export const aider: Preset = {
  program: 'aider',
  api: 'by key',
  // "Yes" to everything is also "yes" to installing a browser and to editing .gitignore, so these questions are off.
  // Its cache has a fixed place in the work tree, and would be part of the change.
  commandFor: ({ options }) =>
    words(
      `trap 'rm -rf .aider.tags.cache.v*' EXIT; trap 'exit 143' TERM;`,
      'aider --message-file {prompt_file} --yes-always --no-auto-commits --no-dirty-commits --no-gitignore',
      '--no-pretty --no-stream --no-detect-urls --no-show-model-warnings --no-show-release-notes --no-check-update',
      '--analytics-disable --chat-history-file "$HOME/aider.chat.md" --input-history-file "$HOME/aider.input"',
      options,
    ),
  modelOption: '--model',
  reasoningOptions: (level) => ['--reasoning-effort', level],
  stdin: 'none',
  keys: VENDOR_KEYS,
  settings: ['**/.aider.conf.{yml,yaml}', '**/.aider.model.{settings.yml,metadata.json}', '**/.aiderignore', '**/.env'],
  readFailure: ({ stdout, stderr, nowMs }) => readFailure(`${stdout}\n${stderr}`, nowMs),
  readFigures: (stdout, stderr) => readFigures(`${stdout}\n${stderr}`),
};

const STATUS_OF: Readonly<Record<string, number>> = {
  AuthenticationError: 401,
  PermissionDeniedError: 403,
  NotFoundError: 404,
  RateLimitError: 429,
  InternalServerError: 500,
  ServiceUnavailableError: 503,
  APIConnectionError: 503,
  Timeout: 408,
};

/** The last error of its model library, unless an answer came after it: it exits with 0 in any case. */
function readFailure(text: string, nowMs: number): CallFailure | undefined {
  const error = [...text.matchAll(/^litellm\.(\w+): (.*)$/gm)].at(-1);
  if (error === undefined || /^Tokens: .* received\./m.test(text.slice(error.index))) return undefined;
  const [, name = '', message = ''] = error;
  return reportedFailure({ status: STATUS_OF[name], message }, nowMs);
}

/** Tokens are those of each message, the cost of the session is the total so far. */
function readFigures(text: string): Figures {
  const reports = [...text.matchAll(/\bTokens: ([\d.]+[kmb]?) sent,(?: [^\n]{1,80},)? ([\d.]+[kmb]?) received\./g)];
  const cost = [...text.matchAll(/\bCost: \$[\d.]+ message, \$([\d.]+) session\./g)].at(-1);
  const model = /^(?:Main model|Model): (\S+) with /m.exec(text)?.[1];
  return {
    models: names([model]),
    ...total(reports.map((report) => ({ input: scaled(report[1]), output: scaled(report[2]) }))),
    usd: cost === undefined ? undefined : usd(Number(cost[1])),
  };
}
