/** Why a loop begins no other attempt: its limits, and what its evidence says. Pure; the same rules for every recipe. */
import { plural } from '../base/text.ts';
import { aaCheckAlert, isNegativeControlAlert } from '../decision/aa-check.ts';
import { findSpentHorizon } from '../decision/assignment.ts';
import type { Session } from '../decision/session.ts';
import { findOverspendingOf } from '../engine/agent/spending.ts';
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

/** What attempts come to together; data. */
export interface AttemptSums {
  counted: number;
  errors: number;
  noops: number;
  usd: number;
  mostUsd: number;
  tokens: number;
  mostTokens: number;
  lastError: string | undefined;
}

/** Adds attempts up; each is added once, oldest first. */
export class AttemptTally {
  readonly sums: AttemptSums;

  /** `sums`: where an earlier one came to; it is added to. */
  constructor(attempts: readonly CountedAttempt[] = [], sums?: AttemptSums) {
    const nothing = { counted: 0, errors: 0, noops: 0, usd: 0, mostUsd: 0, tokens: 0, mostTokens: 0 };
    this.sums = sums ?? { ...nothing, lastError: undefined };
    for (const attempt of attempts) this.add(attempt);
  }

  add({ counts, noop, error, usd, tokens, reason }: CountedAttempt): void {
    const { sums } = this;
    if (counts) sums.counted += 1;
    sums.noops = afterStreak(sums.noops, noop);
    sums.errors = afterStreak(sums.errors, error);
    if (error === 'grows') sums.lastError = reason;
    sums.usd += usd;
    sums.mostUsd = Math.max(sums.mostUsd, usd);
    sums.tokens += tokens;
    sums.mostTokens = Math.max(sums.mostTokens, tokens);
  }

  get counted(): number {
    return this.sums.counted;
  }

  /** How many of the last attempts are errors, and why the last one was. */
  get errors(): { readonly count: number; readonly last: string | undefined } {
    return { count: this.sums.errors, last: this.sums.lastError };
  }

  /** How many of the last attempts changed nothing. */
  get noops(): number {
    return this.sums.noops;
  }

  get usd(): { readonly spent: number; readonly most: number } {
    return { spent: this.sums.usd, most: this.sums.mostUsd };
  }

  get tokens(): { readonly used: number; readonly most: number } {
    return { used: this.sums.tokens, most: this.sums.mostTokens };
  }
}

function afterStreak(streak: number, change: Streak): number {
  if (change === 'stays') return streak;
  return change === 'grows' ? streak + 1 : 0;
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
