import type { RiskRefusal } from '../engine/acceptance/evaluator-trust.ts';
import { type CountedAttempt, findLimitReached, type LimitReached } from '../loop/stop.ts';
import type { LedgerEntry } from './ledger.ts';

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

const STOPS: Readonly<Record<LimitReached['kind'], Omit<Stop, 'reason'>>> = {
  max_iterations: { status: 'completed' },
  errors: { status: 'failed' },
  noops: { status: 'completed' },
  time: { status: 'stopped', isSpent: true },
  usd: { status: 'stopped', isSpent: true },
  tokens: { status: 'stopped', isSpent: true },
};

/** Whether the loop goes on: undefined, or why not. */
export function decideStop(entries: readonly LedgerEntry[], limits: StopLimits): Stop | undefined {
  const { maxUsd, earlier = 0, ...others } = limits;
  const attempts = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }));
  const reached = findLimitReached(attempts, { ...others, usd: maxUsd, tokens: undefined });
  if (reached === undefined) return undefined;
  const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
  return { ...STOPS[reached.kind], reason };
}

/** `isEarlier`: what it cost is of an earlier run of the loop. */
function attemptOf(entry: LedgerEntry, { isEarlier }: { readonly isEarlier: boolean }): CountedAttempt {
  const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
  const isCounted = kind === 'iteration';
  // In which order another job came to its attempts is not known.
  const streak = (what: LedgerEntry['decision']) => {
    if (!isCounted || reported !== undefined) return 'stays';
    return decision === what ? 'grows' : 'ends';
  };
  const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
  return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
