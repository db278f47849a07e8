import { objectOrEmpty } from '../../base/decode.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import { type Preset, VENDOR_KEYS, words } from './agent-cli.ts';
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
  readSaid,
  readTrace,
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

function readSaid(events: readonly Fields[]): string {
  const parts = events.filter(({ type }) => type === 'text').map(({ part }) => objectOrEmpty(part));
  return parts.map(({ text }) => String(text)).join('\n');
}

function readTrace(events: readonly Fields[]): ToolTrace {
  const parts = events.filter(({ type }) => type === 'tool_use').map(({ part }) => objectOrEmpty(part));
  return once(parts, ({ callID }) => callID).map(({ tool, state }) =>
    operation(tool, detailOf(objectOrEmpty(objectOrEmpty(state).input))),
  );
}
