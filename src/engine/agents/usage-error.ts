/**
 * That a CLI did not understand its command line. Pure.
 * Sources: what Claude Code 2.1, Codex 0.169, Gemini 0.61, opencode 1.18, Copilot 1.0 and aider 0.86 print for an option
 * that they do not know.
 */
import { printable } from '../../base/text.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import type { PrintedSession } from './failure-text.ts';

const AFTER_ERROR = /^(?:[\w-]+: )?error: (.*\b(?:option|argument|value|choice)s?\b.*)$/im;
const SENTENCE = /^((?:unknown|unexpected|unrecognized|invalid) (?:option|argument|value|choice)s?\b.*)$/im;
/** Where it names no error: the first line of its help. */
const HELP = /^(opencode run \[message.*)$/m;

const MAX_MESSAGE = 300;

/**
 * The failure of a session that printed an error of its options and nothing else; undefined for every other one. What
 * commands of an agent print is on the standard output of its CLI, so it is none of them.
 */
export function usageFailure({ stdout, stderr }: Pick<PrintedSession, 'stdout' | 'stderr'>): CallFailure | undefined {
  if (stdout.trim() !== '') return undefined;
  const [, sentence] = AFTER_ERROR.exec(stderr) ?? SENTENCE.exec(stderr) ?? [];
  const [, help] = HELP.exec(stderr) ?? [];
  const message = sentence ?? (help === undefined ? undefined : `it printed its help: ${help}`);
  return message === undefined ? undefined : { kind: 'usage', status: null, message: printable(message, MAX_MESSAGE) };
}
