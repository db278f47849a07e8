/** What the records of one run come to, for what ends a run. Pure. */
import {
  type AgentAttempt,
  AgentAttempts,
  type AgentSigns,
  causeOfEnd,
  isAnswered,
} from '../../engine/agent/unable-agent.ts';
import { type AttemptSums, AttemptTally, type CountedAttempt } from '../../loop/attempt-tally.ts';
import { type IterationRecord, OUTCOME_RULES, streakOf } from './record.ts';

/** As of records that were there when the run was resumed; data. */
export interface RunTally {
  /** The first one: other workspaces may have recorded theirs since. */
  aborted: IterationRecord | undefined;
  readonly attempts: AttemptSums;
  readonly agents: AgentSigns;
}

/** Of the records of a run that were there when it was resumed. */
export function tallyEarlier(records: readonly IterationRecord[] = []): RunTally {
  const tally: RunTally = { aborted: undefined, attempts: new AttemptTally().sums, agents: new AgentAttempts().signs };
  for (const record of records) addToTally(tally, record, true);
  return tally;
}

/** Adds a record; `isEarlier`: the errors that ended the run then do not end it again. */
export function addToTally(tally: RunTally, record: IterationRecord, isEarlier: boolean): void {
  if (record.outcome === 'aborted') tally.aborted ??= record;
  new AttemptTally([attemptOf(record, { isEarlier })], tally.attempts);
  const attempt = agentAttemptOf(record);
  if (attempt !== undefined) new AgentAttempts([attempt], tally.agents);
}

/** What the record says of the agent's end; undefined where it is of none. */
export function agentAttemptOf(record: IterationRecord): AgentAttempt | undefined {
  const { outcome, agent_failure, agent_exit: exitCode, agent_killed_by_budget: isCut, usage, notes: reason } = record;
  if (outcome === 'baseline' || record.recombines) return undefined;
  const failure = agent_failure ?? undefined;
  const isWithoutResult = outcome === 'noop' || outcome === 'infra_error';
  const isBrokenOff = outcome === 'killed';
  const isLost = isWithoutResult && isCut === true && usage == null;
  const cause = isWithoutResult ? causeOfEnd({ failure, exitCode, isCut }) : undefined;
  // One that was ended from outside has no verdict, and may have been at work.
  const isUnanswered = isBrokenOff && failure !== undefined && !isAnswered(usage);
  return { failure, reason, isBrokenOff, cause, isLost: isLost || isUnanswered };
}

function attemptOf(record: IterationRecord, { isEarlier }: { readonly isEarlier: boolean }): CountedAttempt {
  const { outcome, notes, usage } = record;
  const { counts } = OUTCOME_RULES[outcome];
  const error = outcome === 'infra_error' && !isEarlier ? 'grows' : 'ends';
  const tokens = (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
  return { counts, noop: streakOf(record), error, usd: usage?.usd ?? 0, tokens, reason: notes };
}
