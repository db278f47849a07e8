/** How long the job of a step may still run. A step cannot read the job's own `timeout-minutes`. */
import { statSync } from 'node:fs';
import type { Host } from '../kernel/host.ts';
import type { ActionRequest } from './inputs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
// What publishing and the steps after this one may take.
const RESERVE_MS = 10 * MINUTE_MS;
// What GitHub gives a job at most, by the kind of its runner.
const LIMITS_MS: Readonly<Record<string, number>> = { 'github-hosted': 6 * HOUR_MS, 'self-hosted': 5 * 24 * HOUR_MS };

export interface JobTime {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
  /** The job's `timeout-minutes`, where somebody says it. */
  readonly timeoutMs: number | undefined;
  /** What is left for others at the end. */
  readonly reserveMs?: number;
}

/**
 * What is left of the job's limit minus the reserve (usually ten minutes), in whole milliseconds; undefined where the limit
 * is unknown.
 */
export function timeLeftOfJob({ env, now, timeoutMs, reserveMs = RESERVE_MS }: JobTime): number | undefined {
  const limit = timeoutMs ?? LIMITS_MS[env.RUNNER_ENVIRONMENT ?? ''];
  if (limit === undefined) return undefined;
  // The runner writes the event's file when the job begins, and never again.
  const begun = statSync(env.GITHUB_EVENT_PATH ?? '', { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
  const passed = Math.max(0, now.getTime() - begun);
  // The time of a file has fractions of a millisecond.
  return Math.max(0, Math.floor(limit - passed - reserveMs));
}

/** What the job of a step still has, at any time that it is asked. */
export function timeLeft({ loop }: Pick<ActionRequest, 'loop'>, { env, now }: Pick<Host, 'env' | 'now'>): () => number {
  const { jobTimeoutMs: timeoutMs } = loop;
  return () => timeLeftOfJob({ env, now: now(), timeoutMs, reserveMs: 0 }) ?? Number.POSITIVE_INFINITY;
}
