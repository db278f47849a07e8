/** Why a loop begins no other attempt: its limits, and what its evidence says. Pure; the same rules for every recipe. */
import { plural } from '../base/text.ts';
import { aaCheckAlert, isNegativeControlAlert } from '../decision/aa-check.ts';
import { findSpentHorizon } from '../decision/assignment.ts';
import type { Session } from '../decision/session.ts';
import { findOverspending } from '../engine/agent/spending.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import { findSpentHoldout } from './acceptance-checks.ts';

/** How an attempt counts toward the limits. */
export interface CountedAttempt {
  /** Whether it uses up one of `maxIterations`. */
  readonly counts: boolean;
  /** What it does to a row of attempts without a change. */
  readonly noop: Streak;
  /** What it does to a row of errors. */
  readonly error: Streak;
  /** What its agent used up; 0 where it did not say. */
  readonly usd: number;
  readonly tokens: number;
  /** One sentence without its full stop. */
  readonly reason: string;
}

type Streak = 'grows' | 'ends' | 'stays';

export interface LoopLimits {
  /** 0: none. */
  readonly maxIterations: number;
  /** 0: off. */
  readonly maxNoops: number;
  /** 0: off. */
  readonly maxErrors: number;
  /** In milliseconds. */
  readonly timeLeftMs: number;
  readonly usd: number | undefined;
  readonly tokens: number | undefined;
}

export interface LimitReached {
  readonly kind: 'max_iterations' | 'errors' | 'noops' | 'time' | 'usd' | 'tokens';
  /** One sentence without its full stop. */
  readonly reason: string;
}

/** Which limit lets no other attempt begin; `inFlight`: how many attempts are at work. */
export function findLimitReached(
  attempts: readonly CountedAttempt[],
  { maxIterations, maxNoops, maxErrors, timeLeftMs, usd, tokens }: LoopLimits,
  inFlight = 0,
): LimitReached | undefined {
  const counted = attempts.filter(({ counts }) => counts).length + inFlight;
  if (maxIterations > 0 && counted >= maxIterations) {
    return { kind: 'max_iterations', reason: `max_iterations reached: ${plural(counted, 'iteration')}` };
  }
  const errors = streakOf(attempts, 'error');
  if (maxErrors > 0 && errors >= maxErrors) {
    const last = attempts.findLast(({ error }) => error === 'grows')?.reason;
    return { kind: 'errors', reason: `max_consecutive_errors reached: ${plural(errors, 'error')}, the last: ${last}` };
  }
  const noops = streakOf(attempts, 'noop');
  if (maxNoops > 0 && noops >= maxNoops) {
    return { kind: 'noops', reason: `max_consecutive_noops reached: ${plural(noops, 'noop')}` };
  }
  if (timeLeftMs <= 0) return { kind: 'time', reason: 'the time is up' };
  const dollars = attempts.map((attempt) => attempt.usd);
  const overspending = findOverspending({ dollars, inFlight, budgetUsd: usd });
  if (overspending !== undefined) return { kind: 'usd', reason: `budget.usd: ${overspending}` };
  const counts = attempts.map((attempt) => attempt.tokens);
  const used = counts.reduce((total, each) => total + each, 0);
  // The next attempt may cost as much as the most expensive one so far.
  if (tokens === undefined || used + (inFlight + 1) * Math.max(0, ...counts) <= tokens) return undefined;
  const reason = `budget.tokens: ${used} of ${tokens} tokens used, and another attempt could pass it`;
  return { kind: 'tokens', reason };
}

/** How many of the last attempts are of a kind. */
function streakOf(attempts: readonly CountedAttempt[], kind: 'noop' | 'error'): number {
  let streak = 0;
  for (const attempt of attempts) {
    if (attempt[kind] === 'grows') streak += 1;
    if (attempt[kind] === 'ends') streak = 0;
  }
  return streak;
}

/** Why the A/A checks or the negative control say that the evaluator cannot be trusted; `remedy`: how to repair it. */
export function findAlert({ aaChecks, settings }: Session, remedy: string): string | undefined {
  const alert = aaCheckAlert(aaChecks, settings);
  if (alert === undefined) return undefined;
  return `the evaluator cannot be trusted: ${alert}${isNegativeControlAlert(aaChecks, settings) ? `. ${remedy}` : ''}`;
}

/** Why no candidate can be tested any more, whatever time is left; `whenHoldoutSpent`: what to do about its budget. */
export function findSpentEvidence(
  decisionLog: Pick<DecisionLog, 'session' | 'holdoutQueries'>,
  whenHoldoutSpent: string,
): string | undefined {
  return findSpentHoldout(decisionLog, whenHoldoutSpent) ?? findSpentHorizon(decisionLog.session);
}
