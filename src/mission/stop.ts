import { plural } from '../base/text.ts';
import type { LedgerEntry } from './ledger.ts';

/** How a run is after it stopped; what is `stopped` can be gone on with. */
export type EndStatus = 'stopped' | 'completed' | 'failed';

export interface Stop {
  readonly status: EndStatus;
  /** One sentence without its full stop. */
  readonly reason: string;
}

export interface StopLimits {
  /** 0: none. */
  readonly maxIterations: number;
  readonly maxNoops: number;
  readonly maxErrors: number;
  /** For sessions. */
  readonly timeLeftMs: number;
}

/** The run can go on; what it has kept until now is confirmed all the same. */
export const TIME_IS_UP: Stop = { status: 'stopped', reason: 'the time budget is used up' };

/** Whether the loop goes on: undefined, or why not. */
export function decideStop(entries: readonly LedgerEntry[], limits: StopLimits): Stop | undefined {
  const { maxIterations, maxNoops, maxErrors, timeLeftMs } = limits;
  const iterations = entries.filter(({ kind }) => kind === 'iteration');
  if (maxIterations > 0 && iterations.length >= maxIterations) {
    return { status: 'completed', reason: `max_iterations reached: ${plural(iterations.length, 'iteration')}` };
  }
  const errors = streakOf(iterations, 'error');
  if (maxErrors > 0 && errors >= maxErrors) {
    const last = iterations.at(-1)?.decision_reason ?? '';
    return {
      status: 'failed',
      reason: `max_consecutive_errors reached: ${plural(errors, 'error')}, the last: ${last}`,
    };
  }
  const noops = streakOf(iterations, 'noop');
  if (maxNoops > 0 && noops >= maxNoops) {
    return { status: 'completed', reason: `max_consecutive_noops reached: ${plural(noops, 'noop')}` };
  }
  if (timeLeftMs <= 0) return TIME_IS_UP;
  return undefined;
}

function streakOf(entries: readonly LedgerEntry[], decision: LedgerEntry['decision']): number {
  const others = entries.findLastIndex((entry) => entry.decision !== decision);
  return entries.length - 1 - others;
}
