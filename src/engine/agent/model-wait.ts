/**
 * What a loop does about a call to the model that failed. Pure; the same rules for every recipe.
 * Invariant: nothing waits beyond the longest wait of the config or the end of the schedule, whichever comes first.
 */
import { renderDuration } from '../../base/duration.ts';
import { renderMinute } from '../../base/waiting.ts';
import type { CallFailure, FailureKind } from '../gateway/call-failure.ts';
import { describeFailure } from './session-usage.ts';

/** How the machine, the account or the model stand in the way; an attempt that meets one has used nothing up. */
const REMEDIES: Readonly<Record<FailureKind, string | undefined>> = {
  key: 'Check the key in agent.env, and what it permits',
  credit: 'Add credit to the account, or use another key',
  model: 'Name another model: agent.model',
  'rate-limit': undefined,
  overload: undefined,
  timeout: undefined,
  unreachable: undefined,
  // Of one call alone: the next session may not make it.
  request: undefined,
  refused: undefined,
  price: 'Add the price of the model to agent.price, or take budget.usd out',
  usage: 'Correct the options of the agent, or update its CLI',
};

const PASSING: readonly string[] = ['rate-limit', 'overload', 'timeout', 'unreachable'];

const FIRST_WAIT_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;

/** Whether waiting helps. */
export function isPassing({ kind }: { readonly kind: string }): boolean {
  return PASSING.includes(kind);
}

/** What a person has to do before any session can work; undefined where the next one may. */
export function remedyOf({ kind }: CallFailure): string | undefined {
  return REMEDIES[kind];
}

export interface WaitInput {
  readonly failure: CallFailure;
  /** How often this turn has waited. */
  readonly waits: number;
  /** When this turn began to wait, and now; in milliseconds since 1970. */
  readonly sinceMs: number;
  readonly nowMs: number;
  /** Undefined: as long as the schedule goes. */
  readonly maxWaitMs: number | undefined;
  readonly timeLeftMs: number;
}

export type Wait =
  | { readonly kind: 'wait'; readonly untilMs: number; readonly cause: string }
  /** It passes, but too late for this run. */
  | { readonly kind: 'too-long'; readonly reason: string };

/** How long to wait: until the limit is reset, else 30 s, then twice as long each time, up to 10 minutes. */
export function decideWait({ failure, waits, sinceMs, nowMs, maxWaitMs, timeLeftMs }: WaitInput): Wait {
  const reset = failure.resetAt === undefined ? undefined : Date.parse(failure.resetAt);
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_WAIT_MS * 2 ** Math.min(waits, 10));
  // A reset that has come by now was no reset: the API said the same again.
  const untilMs = reset !== undefined && reset > nowMs ? reset : nowMs + pause;
  const cause = describeFailure(failure);
  const at = renderMinute(untilMs);
  if (maxWaitMs !== undefined && untilMs - sinceMs > maxWaitMs) {
    return { kind: 'too-long', reason: `${cause}; agent.max_wait, ${renderDuration(maxWaitMs)}, ends before ${at}` };
  }
  if (untilMs - nowMs >= timeLeftMs) return { kind: 'too-long', reason: `${cause}; the schedule ends before ${at}` };
  return { kind: 'wait', untilMs, cause };
}
