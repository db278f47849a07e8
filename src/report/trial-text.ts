import type { TrialEvent } from '../experiment/init/trial.ts';
import { oneLine } from './foreign-text.ts';

const MAX_COMMAND = 100;
const MAX_TEXT = 300;

/** A command that `init` tries, for a terminal: a line when it begins, one when it ends, and why it failed. */
export function renderTrialEvent(event: TrialEvent): string {
  const [first = '', ...rest] = event.command.trim().split('\n');
  const command = oneLine(rest.length === 0 ? first : `${first} …`, MAX_COMMAND);
  if (event.kind === 'begun') return `trying ${event.role}: ${command}\n`;
  const took = `${(event.ms / 1000).toFixed(1)} s`;
  if (event.failure === undefined) return `  worked in ${took}\n`;
  const lines = event.failure.lines
    .filter((line) => line.trim() !== '')
    .map((line) => `    ${oneLine(line, MAX_TEXT)}\n`);
  return `  failed after ${took}: ${oneLine(event.failure.reason, MAX_TEXT)}\n${lines.join('')}`;
}
