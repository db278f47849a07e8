/** When something ended and why, as the top of a page says it. Pure. */
import { oneLine } from './foreign-text.ts';
import { instantOf, renderInstant, renderSpan } from './time-text.ts';

interface Ended {
  /** When it began and ended, in ISO 8601, as far as known. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly reason: string;
}

const MAX_REASON = 600;

/** `Ended 2026-05-20 13:10 UTC, after 1h10m: all 12 iterations are done`. */
export function renderEnded({ from, to, reason }: Ended): string {
  const [start, end] = [instantOf(from ?? null), instantOf(to ?? null)];
  const when = to === undefined || end === undefined ? '' : ` ${renderInstant(to)}`;
  const after = start === undefined || end === undefined || end < start ? '' : `, after ${renderSpan(end - start)}`;
  return `Ended${when}${after}: ${oneLine(reason, MAX_REASON)}`;
}
