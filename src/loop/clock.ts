/** What is left of the time of a run, and of it for attempts. */

// Of the time of a run: an end that takes longer leaves no time to find anything to confirm.
const MAX_RESERVE = 1 / 3;

/** What is left for attempts, in milliseconds: what the end of the run will need is reserved. */
export function leftForAttempts({
  leftMs,
  wholeMs,
  endMs,
}: {
  readonly leftMs: number;
  /** How long the run may take in all. */
  readonly wholeMs: number;
  /** How long its end would take now. */
  readonly endMs: number;
}): number {
  return leftMs - Math.min(endMs, wholeMs * MAX_RESERVE);
}

/** What is left until a time, in milliseconds, by the monotonic clock. */
export function clockUntil(end: string, now: Date): () => number {
  const leftMs = Date.parse(end) - now.getTime();
  const startedAt = performance.now();
  return () => leftMs - (performance.now() - startedAt);
}
