/**
 * What an agent said last, for the person who watches it. It may hold what a terminal obeys:
 * whoever shows it makes it safe.
 */
import { stripVTControlCharacters } from 'node:util';
import { readFilePart } from '../../kernel/regular-file.ts';
import { messagesOf } from '../agents/agent-messages.ts';
import type { AgentPreset } from '../agents/registry.ts';

const MAX_BYTES = 64_000;

/** The last lines of what an agent printed: of a CLI that prints events, what its model says in them. */
export function readLastLines(stdout: string, preset: AgentPreset | undefined, most: number): readonly string[] {
  const text = readFilePart(stdout, 'end', MAX_BYTES)?.text ?? '';
  const message = messagesOf(preset, text).at(-1) ?? '';
  return stripVTControlCharacters(message.trim() === '' ? text : message)
    .trimEnd()
    .split(/\r?\n/)
    .slice(-most);
}
