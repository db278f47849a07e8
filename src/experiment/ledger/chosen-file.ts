/**
 * The agent that was chosen for an iteration, in its folder until its record has it.
 * Invariant: a record of an iteration that was killed says which agent it was of, and what the choice followed from.
 * Crash before the file: the record does not say it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChosenAgent } from './agent-choice.ts';
import { type IterationRecord, iterationRecordSchema } from './record.ts';

export const CHOSEN_FILE = 'chosen-agent.json';

export function saveChosen(folder: string, chosen: ChosenAgent): void {
  writeFileSync(join(folder, CHOSEN_FILE), `${JSON.stringify(chosen)}\n`);
}

/** What the file says; undefined where there is none, or it was cut short. */
export function readChosen(folder: string): NonNullable<IterationRecord['chosen_agent']> | undefined {
  const path = join(folder, CHOSEN_FILE);
  if (!existsSync(path)) return undefined;
  const read = iterationRecordSchema.shape.chosen_agent.safeParse(readJson(readFileSync(path, 'utf8')));
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
