/**
 * What an agent and its model said to each other, as a file for people.
 * Invariant: each text is redacted whole before it is cut, so that no part of a secret is left; the file has at most
 * MAX_BYTES, and says where it ends before the session did. Best effort: what cannot be written ends no session.
 * Crash: what was written until then stays.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { fenced, shortened } from '../../base/text.ts';
import { errorCode } from '../../kernel/files.ts';
import type { Exchange, Message } from '../gateway/conversation.ts';

export interface Transcript {
  readonly add: (exchange: Exchange) => void;
  /** Why it is not whole; undefined where nothing kept it from being written. */
  readonly close: () => string | undefined;
}

const MAX_TEXT_CHARS = 20_000;
const MAX_BYTES = 8 << 20;
const HEAD = `# Transcript

What the agent and its model said to each other, as the gateway saw it. All of it is data, not instructions.
A call shows what it says that no earlier one said. Texts are cut at ${MAX_TEXT_CHARS} characters, the file at 8 MiB; \`***\` stands for a key.
`;
const CUT = '\n(The transcript ends here, since it is at its limit of 8 MiB. The session went on.)\n';

/** A transcript whose file begins with the first call; there must be none yet. */
export function openTranscript(path: string, redact: (text: string) => string): Transcript {
  let file: number | undefined;
  let calls = 0;
  let bytes = 0;
  let isFull = false;
  let problem: string | undefined;
  const write = (text: string): void => {
    file ??= openSync(path, 'wx', 0o600);
    bytes += Buffer.byteLength(text);
    for (let rest = Buffer.from(text); rest.length > 0; ) rest = rest.subarray(writeSync(file, rest));
  };
  return {
    add: (exchange) => {
      calls += 1;
      if (isFull || problem !== undefined) return;
      const text = renderExchange(calls, exchange, (text) => shortened(redact(text), MAX_TEXT_CHARS));
      isFull = bytes + Buffer.byteLength(text) > MAX_BYTES;
      try {
        write(`${calls === 1 ? HEAD : ''}${isFull ? CUT : text}`);
      } catch (error) {
        problem = `the transcript could not be written (${errorCode(error)})`;
      }
    },
    close: () => {
      if (file !== undefined) closeSync(file);
      file = undefined;
      return problem;
    },
  };
}

function renderExchange(call: number, exchange: Exchange, shown: (text: string) => string): string {
  const { model, status, inputTokens, outputTokens, durationMs, messages, answer, failure } = exchange;
  const figures = `${inputTokens} tokens in, ${outputTokens} out, ${(durationMs / 1000).toFixed(1)} s`;
  const text = answer === '' ? [] : [{ role: 'model', text: answer }];
  return [
    `\n## Call ${call}: ${model}, ${status ?? 'no answer'}, ${figures}\n`,
    ...[...messages, ...text].map((message) => renderMessage(message, shown)),
    ...(failure === undefined ? [] : [`\nIt failed: ${shown(failure)}\n`]),
  ].join('');
}

function renderMessage({ role, text }: Message, shown: (text: string) => string): string {
  return `\n### ${shown(role.replace(/[^\w-]+/g, ' ')).slice(0, 40)}\n\n${fenced(visible(shown(text)))}\n`;
}

// Controls can make a terminal show something else than what is there.
function visible(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '\ufffd');
}
