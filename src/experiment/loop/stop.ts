import { plural } from '../../base/text.ts';
import { findOverspending } from '../../engine/agent/spending.ts';
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

/** Decides whether a run may begin another iteration; says why when it may not. Pure. */
export function decideStop({ records, earlier = 0, inFlight, timeLeftMs, limits }: StopInput): Stop | undefined {
  const last = records.at(-1);
  // Workspaces beside it may have recorded theirs since.
  const aborted = records.find(({ outcome }) => outcome === 'aborted');
  if (aborted !== undefined) {
    return { kind: 'aborted', reason: `iteration ${aborted.iter} ended the run: ${aborted.notes}` };
  }
  if (trailing(records.slice(earlier), 'infra_error') >= MAX_INFRA_ERRORS) {
    return { kind: 'infra', reason: `${MAX_INFRA_ERRORS} failures of the machine in a row; the last: ${last?.notes}` };
  }
  if (timeLeftMs <= 0) return { kind: 'deadline', reason: 'the time is up' };
  const counted = records.filter(({ outcome }) => OUTCOME_RULES[outcome].counts).length;
  if (limits.maxIterations > 0 && counted + inFlight >= limits.maxIterations) {
    return { kind: 'max_iterations', reason: `max_iterations reached: ${plural(counted + inFlight, 'iteration')}` };
  }
  const noops = noopStreak(records);
  if (limits.maxNoops > 0 && noops >= limits.maxNoops) {
    return { kind: 'noops', reason: `${plural(noops, 'iteration')} in a row without a change (max_consecutive_noops)` };
  }
  return decideBudget(records, { limits, inFlight });
}

/** How many of the last iterations changed nothing. */
function noopStreak(records: readonly IterationRecord[]): number {
  let streak = 0;
  for (const { outcome } of records) {
    const rule = OUTCOME_RULES[outcome].streak;
    if (rule === 'grows') streak += 1;
    if (rule === 'ends') streak = 0;
  }
  return streak;
}

function trailing(records: readonly IterationRecord[], outcome: IterationRecord['outcome']): number {
  const other = records.findLastIndex((record) => record.outcome !== outcome);
  return records.length - 1 - other;
}

/** The next attempt may cost as much as the dearest one so far: where that could pass the budget, it is not begun. */
function decideBudget(
  records: readonly IterationRecord[],
  { limits: { usd, tokens }, inFlight }: Pick<StopInput, 'limits' | 'inFlight'>,
): Stop | undefined {
  // Those in flight have not told what they cost yet.
  const coming = inFlight + 1;
  const dollars = records.map(({ usage }) => usage?.usd ?? 0);
  const overspending = findOverspending({ dollars, inFlight, maxUsd: usd });
  if (overspending !== undefined) return { kind: 'budget_usd', reason: `budget.usd: ${overspending}` };
  const counts = records.map(({ usage }) => (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0));
  if (tokens !== undefined && sum(counts) + coming * Math.max(0, ...counts) > tokens) {
    const spent = `${sum(counts)} of ${tokens} tokens used`;
    return { kind: 'budget_tokens', reason: `budget.tokens: ${spent}, and another attempt could pass it` };
  }
  return undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
