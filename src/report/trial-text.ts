import { renderDuration } from '../base/duration.ts';
import type { TrialEvent } from '../experiment/init/trial.ts';
import { oneLine } from './foreign-text.ts';

const MAX_COMMAND = 100;
const MAX_TEXT = 300;

export type BegunTrial = Extract<TrialEvent, { kind: 'begun' }>;
export type EndedTrial = Extract<TrialEvent, { kind: 'ended' }>;
export type RepeatedTrial = Extract<TrialEvent, { kind: 'repeated' }>;

/** A command that `init` begins to try. */
export function renderBegun({ role, command }: BegunTrial): string {
  const [first = '', ...rest] = command.trim().split('\n');
  return `trying ${role}: ${oneLine(rest.length === 0 ? first : `${first} …`, MAX_COMMAND)}\n`;
}

/** `objective · run 2 of 3 · 14 s of at most 2m`: one that runs. */
export function renderRunning({ role, limitMs }: BegunTrial, repeated: RepeatedTrial | undefined, ms: number): string {
  const again = repeated === undefined ? [] : [`run ${repeated.run} of ${repeated.of}`];
  return [`  ${role}`, ...again, `${Math.round(ms / 1000)} s of at most ${renderDuration(limitMs)}`].join(' · ');
}

/** What came of it, and the end of what it printed where it failed. */
export function renderEnded({ ms, failure }: EndedTrial): string {
  if (ms === undefined) return '  not run: an earlier run prepared it\n';
  const took = `${(ms / 1000).toFixed(1)} s`;
  if (failure === undefined) return `  worked in ${took}\n`;
  const lines = failure.lines.filter((line) => line.trim() !== '').map((line) => `    ${oneLine(line, MAX_TEXT)}\n`);
  return `  failed after ${took}: ${oneLine(failure.reason, MAX_TEXT)}\n${lines.join('')}`;
}
