import { type CountedAttempt, findLimitReached } from '../../loop/stop.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { OUTCOME_RULES } from '../ledger/record.ts';

export const STOP_KINDS = [
  'deadline',
  'max_iterations',
  'noops',
  'budget_usd',
  'budget_tokens',
  'aborted',
  'infra',
  'evidence',
  'alarm',
  'interrupted',
  'judged',
] as const;
type StopKind = (typeof STOP_KINDS)[number];

/** Why a run ended. */
export interface Stop {
  readonly kind: StopKind;
  /** One sentence for the person who reads it in the morning. */
  readonly reason: string;
}

export interface StopLimits {
  /** 0: no limit. */
  readonly maxIterations: number;
  /** 0: off. */
  readonly maxNoops: number;
  readonly usd: number | undefined;
  readonly tokens: number | undefined;
}

export interface StopInput {
  /** The records of this run alone, oldest first. */
  readonly records: readonly IterationRecord[];
  /** How many of them were there when the run was resumed: what ended it then does not end it again. */
  readonly earlier?: number;
  /** Iterations of this run that are being worked on. */
  readonly inFlight: number;
  readonly timeLeftMs: number;
  readonly limits: StopLimits;
}

/** How many failures of the machine in a row end a run. */
const MAX_INFRA_ERRORS = 3;

const KINDS = {
  max_iterations: 'max_iterations',
  errors: 'infra',
  noops: 'noops',
  time: 'deadline',
  usd: 'budget_usd',
  tokens: 'budget_tokens',
} as const;

/** Decides whether a run may begin another iteration; says why when it may not. Pure. */
export function decideStop({ records, earlier = 0, inFlight, timeLeftMs, limits }: StopInput): Stop | undefined {
  // Workspaces beside it may have recorded theirs since.
  const aborted = records.find(({ outcome }) => outcome === 'aborted');
  if (aborted !== undefined) {
    return { kind: 'aborted', reason: `iteration ${aborted.iter} ended the run: ${aborted.notes}` };
  }
  const attempts = records.map((record, index) => attemptOf(record, { isEarlier: index < earlier }));
  const reached = findLimitReached(attempts, { ...limits, maxErrors: MAX_INFRA_ERRORS, timeLeftMs }, inFlight);
  return reached === undefined ? undefined : { kind: KINDS[reached.kind], reason: reached.reason };
}

/** `isEarlier`: before the run was resumed; the errors that ended it then do not end it again. */
function attemptOf(
  { outcome, notes, usage }: IterationRecord,
  { isEarlier }: { readonly isEarlier: boolean },
): CountedAttempt {
  const { counts, streak: noop } = OUTCOME_RULES[outcome];
  const error = outcome === 'infra_error' && !isEarlier ? 'grows' : 'ends';
  const tokens = (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
  return { counts, noop, error, usd: usage?.usd ?? 0, tokens, reason: notes };
}
