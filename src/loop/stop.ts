/** Why a loop begins no other attempt: its limits, and what its evidence says. Pure; the same rules for every recipe. */
import { plural } from '../base/text.ts';
import { aaCheckAlert, isNegativeControlAlert } from '../decision/aa-check.ts';
import { findSpentHorizon } from '../decision/assignment.ts';
import type { Session } from '../decision/session.ts';
import { findOverspendingOf } from '../engine/agent/spending.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import { findSpentHoldout } from './acceptance-checks.ts';
import type { AttemptTally } from './attempt-tally.ts';

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
  attempts: AttemptTally,
  { maxIterations, maxNoops, maxErrors, timeLeftMs, usd, tokens }: LoopLimits,
  inFlight = 0,
): LimitReached | undefined {
  const counted = attempts.counted + inFlight;
  if (maxIterations > 0 && counted >= maxIterations) {
    return { kind: 'max_iterations', reason: `max_iterations reached: ${plural(counted, 'iteration')}` };
  }
  const { count: errors, last } = attempts.errors;
  if (maxErrors > 0 && errors >= maxErrors) {
    return { kind: 'errors', reason: `max_consecutive_errors reached: ${plural(errors, 'error')}, the last: ${last}` };
  }
  const { noops } = attempts;
  if (maxNoops > 0 && noops >= maxNoops) {
    return { kind: 'noops', reason: `max_consecutive_noops reached: ${plural(noops, 'noop')}` };
  }
  if (timeLeftMs <= 0) return { kind: 'time', reason: 'the time is up' };
  const overspending = findOverspendingOf({ ...attempts.usd, inFlight, budgetUsd: usd });
  if (overspending !== undefined) return { kind: 'usd', reason: `budget.usd: ${overspending}` };
  const { used, most } = attempts.tokens;
  // The next attempt may cost as much as the most expensive one so far.
  if (tokens === undefined || used + (inFlight + 1) * most <= tokens) return undefined;
  const reason = `budget.tokens: ${used} of ${tokens} tokens used, and another attempt could pass it`;
  return { kind: 'tokens', reason };
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
