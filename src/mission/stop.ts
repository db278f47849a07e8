import { plural } from '../base/text.ts';
import type { RiskRefusal } from '../engine/acceptance/evaluator-trust.ts';
import { findOverspending } from '../engine/agent/spending.ts';
import { type LedgerEntry, ownEntries } from './ledger.ts';

/** How a run is after it stopped; what is `stopped` can be resumed. */
export type EndStatus = 'stopped' | 'completed' | 'failed';

export interface Stop {
  readonly status: EndStatus;
  /** One sentence without its full stop. */
  readonly reason: string;
  /** Time or money is used up: the run can go on, and what it has kept until now is confirmed all the same. */
  readonly isSpent?: true;
  /** Thrown when the stop is recorded: nobody accepts a risk that was found. */
  readonly refusal?: RiskRefusal;
}

/** The operator asked for it; `resume` continues. */
export const CANCELLED: Stop = { status: 'stopped', reason: 'interrupted by the operator' };

export interface StopLimits {
  /** 0: none. */
  readonly maxIterations: number;
  readonly maxNoops: number;
  readonly maxErrors: number;
  /** For sessions. */
  readonly timeLeftMs: number;
  /** Of the sessions of this run of the loop; undefined: no limit. */
  readonly maxUsd?: number | undefined;
  /** How many entries were there when it began. */
  readonly earlier?: number;
}

const TIME_IS_UP: Stop = { status: 'stopped', reason: 'the time budget is used up', isSpent: true };

/** Whether the loop goes on: undefined, or why not. */
export function decideStop(entries: readonly LedgerEntry[], limits: StopLimits): Stop | undefined {
  const { maxIterations, maxNoops, maxErrors, timeLeftMs, maxUsd, earlier = 0 } = limits;
  const iterations = entries.filter(({ kind }) => kind === 'iteration');
  // In which order another job came to them is not known.
  const own = ownEntries(iterations);
  if (maxIterations > 0 && iterations.length >= maxIterations) {
    return { status: 'completed', reason: `max_iterations reached: ${plural(iterations.length, 'iteration')}` };
  }
  const errors = streakOf(own, 'error');
  if (maxErrors > 0 && errors >= maxErrors) {
    const last = own.at(-1)?.decision_reason ?? '';
    return {
      status: 'failed',
      reason: `max_consecutive_errors reached: ${plural(errors, 'error')}, the last: ${last}`,
    };
  }
  const noops = streakOf(own, 'noop');
  if (maxNoops > 0 && noops >= maxNoops) {
    return { status: 'completed', reason: `max_consecutive_noops reached: ${plural(noops, 'noop')}` };
  }
  if (timeLeftMs <= 0) return TIME_IS_UP;
  const dollars = entries
    .slice(earlier)
    .map(({ usage, spent_elsewhere }) => (spent_elsewhere === true ? 0 : (usage?.usd ?? 0)));
  const overspending = findOverspending({ dollars, inFlight: 0, maxUsd });
  if (overspending === undefined) return undefined;
  return { status: 'stopped', reason: `budget.usd: ${overspending}`, isSpent: true };
}

function streakOf(entries: readonly LedgerEntry[], decision: LedgerEntry['decision']): number {
  const others = entries.findLastIndex((entry) => entry.decision !== decision);
  return entries.length - 1 - others;
}
