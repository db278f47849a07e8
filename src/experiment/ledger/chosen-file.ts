/**
 * The agent that was chosen for an iteration, in its folder until its record has it.
 * Invariant: a record of an iteration that was killed says which agent it was of, and what the choice followed from.
 * Crash before the file: the record does not say it.
 */
import { join } from 'node:path';
import { writeOwnFile } from '../../kernel/own-file-writes.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import type { ChosenAgent } from './agent-choice.ts';
import { type IterationRecord, iterationRecordSchema } from './record.ts';

export const CHOSEN_FILE = 'chosen-agent.json';

export function saveChosen(folder: string, chosen: ChosenAgent): void {
  writeOwnFile(join(folder, CHOSEN_FILE), `${JSON.stringify(chosen)}\n`);
}

/** What the file says; undefined where there is none, or it was cut short. */
export function readChosen(folder: string): NonNullable<IterationRecord['chosen_agent']> | undefined {
  const text = readOwnFile(join(folder, CHOSEN_FILE))?.toString('utf8');
  if (text === undefined) return undefined;
  const read = iterationRecordSchema.shape.chosen_agent.safeParse(readJson(text));
  return read.success ? (read.data ?? undefined) : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Its iteration was killed while it was written.
    return undefined;
  }
}
