/**
 * The limits that a mission was started with, in place of the front matter's: they stay with it when it is resumed.
 * Time and dollars are of a period. It begins with the launch, with a resume that gives one of the two, and with the
 * resume after a stop because one was used up; an interrupted or killed run is resumed within its period.
 */
import * as z from 'zod/mini';
import { instant } from '../base/record-fields.ts';
import { clockUntil } from '../loop/clock.ts';

const whole = z.int().check(z.minimum(0));
/** 1,000 years of 365 days: every period ends at a time that can be written. */
const MAX_BUDGET_MS = 1000 * 365 * 86_400_000;

/** Part of the records `launch` and `resumed`; a limit that is absent is the front matter's. */
export const limitsSchema = z.object({
  /** 0: no limit. */
  max_iterations: z.optional(whole),
  time_budget_ms: z.optional(z.number().check(z.minimum(0), z.maximum(MAX_BUDGET_MS))),
  /** When the period ends. */
  deadline: z.optional(instant),
  usd: z.optional(z.number().check(z.minimum(0))),
  /** How many entries were there when the period began. */
  entries: whole,
});
export type MissionLimits = Readonly<z.output<typeof limitsSchema>>;

export interface RequestedLimits {
  readonly maxIterations?: number;
  readonly timeBudgetMs?: number;
  readonly budgetUsd?: number;
}

export interface KnownLimits {
  readonly limits: MissionLimits | undefined;
  /** Whether the last stop was because time or dollars were used up. */
  readonly isSpent: boolean;
  readonly entries: readonly unknown[];
}

/** The limits that hold from now on. */
export function decideLimits(
  { limits: known, isSpent, entries }: KnownLimits,
  { maxIterations, timeBudgetMs, budgetUsd }: RequestedLimits,
  now: Date,
): MissionLimits {
  const isNew = known === undefined || isSpent || timeBudgetMs !== undefined || budgetUsd !== undefined;
  const iterations = maxIterations ?? known?.max_iterations;
  const usd = budgetUsd ?? known?.usd;
  const budgetMs = timeBudgetMs === undefined ? known?.time_budget_ms : Math.min(timeBudgetMs, MAX_BUDGET_MS);
  const ofNewPeriod = budgetMs === undefined ? undefined : new Date(now.getTime() + budgetMs).toISOString();
  const deadline = isSpent || timeBudgetMs !== undefined ? ofNewPeriod : known?.deadline;
  return {
    ...(iterations === undefined ? {} : { max_iterations: iterations }),
    ...(budgetMs === undefined ? {} : { time_budget_ms: budgetMs }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(usd === undefined ? {} : { usd }),
    entries: isNew ? entries.length : known.entries,
  };
}

/** What is left of the period, by the monotonic clock. */
export function periodClock({ deadline }: Pick<MissionLimits, 'deadline'>, now: Date): () => number {
  if (deadline === undefined) return () => Number.POSITIVE_INFINITY;
  return clockUntil(deadline, now);
}
