import { renderDuration } from '../base/duration.ts';
import { oneLine } from './foreign-text.ts';

// Other forms would be read in the time zone of the machine.
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;

/** The instant that a record names, in milliseconds; undefined when it names none. */
export function instantOf(text: string | null): number | undefined {
  if (text === null || !INSTANT.test(text)) return undefined;
  const ms = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(ms) ? undefined : ms;
}

/** `2026-05-20 12:00 UTC`; a text that is no instant is shown as it is. */
export function renderInstant(text: string): string {
  const ms = instantOf(text);
  if (ms === undefined) return oneLine(text, 40);
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** A length of time as a person wants it: no seconds in hours, no milliseconds in seconds. */
export function renderSpan(ms: number): string {
  const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
  return renderDuration(Math.round(ms / grain) * grain);
}

/** How long it is until a deadline; undefined where there is none. */
export function renderTimeLeft(deadline: string | null, now: Date): string | undefined {
  const end = instantOf(deadline);
  if (end === undefined) return undefined;
  const left = end - now.getTime();
  return left > 0 ? `${renderSpan(left)} left` : 'the time is up';
}
