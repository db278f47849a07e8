/** Why a run begins no other iteration. Pure. */
import { EXIT } from '../../base/errors.ts';
import { NEGATIVE_CONTROL_REMEDY } from '../../decision/negative-control.ts';
import { type AgentAttempt, AgentAttempts, causeOfEnd, isAnswered, withWork } from '../../engine/agent/unable-agent.ts';
import type { DecisionLog } from '../../engine/log/decision-log.ts';
import { AttemptTally, type CountedAttempt, findAlert, findLimitReached, findSpentEvidence } from '../../loop/stop.ts';
import { type IterationRecord, OUTCOME_RULES, streakOf } from '../ledger/record.ts';

export const STOP_KINDS = [
  'deadline',
  'max_iterations',
  'noops',
  'budget_usd',
  'budget_tokens',
  'aborted',
  'infra',
  'agent',
  'rate_limited',
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
  /** When the limit of the model ends, in ISO 8601; where that is why, and known. */
  readonly until?: string;
  /** Of that limit: no agent of the run has worked. */
  readonly hasNeverWorked?: true;
}

/** What the process of a run that ended so exits with, where no signal ended it. */
export function exitCodeOf(stop: Stop): number {
  const { kind } = stop;
  if (kind === 'aborted') return EXIT.no;
  if (stop.hasNeverWorked === true) return EXIT.precondition;
  // The machine, the agent or the evaluator is not reliable.
  return kind === 'infra' || kind === 'agent' || kind === 'alarm' ? EXIT.precondition : EXIT.yes;
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
export function decideStop({ records, earlier = 0, ...now }: StopInput): Stop | undefined {
  return new StopDecision(() => records, earlier).decide(now);
}

/** The same for records that are added to meanwhile: each is looked at once. */
export class StopDecision {
  readonly #records: () => readonly IterationRecord[];
  readonly #earlier: number;
  #count = 0;
  /** The first one: other workspaces may have recorded theirs since. */
  #aborted: IterationRecord | undefined;
  readonly #attempts = new AttemptTally();
  readonly #agents = new AgentAttempts();
  /** Since the run was resumed. */
  readonly #tried = new AgentAttempts();

  /** `earlier`: how many were there when the run was resumed. */
  constructor(records: () => readonly IterationRecord[], earlier: number) {
    this.#records = records;
    this.#earlier = earlier;
  }

  decide({ inFlight, timeLeftMs, limits }: Omit<StopInput, 'records' | 'earlier'>): Stop | undefined {
    for (const record of this.#records().slice(this.#count)) this.#take(record);
    const aborted = this.#aborted;
    if (aborted !== undefined) {
      return { kind: 'aborted', reason: `iteration ${aborted.iter} ended the run: ${aborted.notes}` };
    }
    const tried = this.#tried;
    const unable = tried.findUnable();
    if (unable !== undefined) return withWork(unable, this.#agents);
    const reached = findLimitReached(this.#attempts, { ...limits, maxErrors: MAX_INFRA_ERRORS, timeLeftMs }, inFlight);
    if (reached === undefined) return undefined;
    const { kind, reason } = reached;
    if (!tried.hasNeverWorked) return { kind: KINDS[kind], reason };
    const last = tried.newest?.reason;
    return { kind: kind === 'errors' ? 'infra' : 'agent', reason: `${reason}; no agent worked, the last: ${last}` };
  }

  #take(record: IterationRecord): void {
    const isEarlier = this.#count < this.#earlier;
    this.#count += 1;
    const { outcome, recombines } = record;
    if (outcome === 'aborted') this.#aborted ??= record;
    this.#attempts.add(attemptOf(record, { isEarlier }));
    if (outcome === 'baseline' || recombines) return;
    const attempt = agentAttemptOf(record);
    this.#agents.add(attempt);
    if (!isEarlier) this.#tried.add(attempt);
  }
}

/** What the record says of the agent's end. */
function agentAttemptOf(record: IterationRecord): AgentAttempt {
  const { outcome, agent_failure, agent_exit: exitCode, agent_killed_by_budget: isCut, usage, notes: reason } = record;
  const failure = agent_failure ?? undefined;
  const isWithoutResult = outcome === 'noop' || outcome === 'infra_error';
  const isBrokenOff = outcome === 'killed';
  const isLost = isWithoutResult && isCut === true && usage == null;
  const cause = isWithoutResult ? causeOfEnd({ failure, exitCode, isCut }) : undefined;
  // One that was ended from outside has no verdict, and may have been at work.
  const isUnanswered = isBrokenOff && failure !== undefined && !isAnswered(usage);
  return { failure, reason, isBrokenOff, cause, isLost: isLost || isUnanswered };
}

/** `isEarlier`: before the run was resumed; the errors that ended it then do not end it again. */
function attemptOf(record: IterationRecord, { isEarlier }: { readonly isEarlier: boolean }): CountedAttempt {
  const { outcome, notes, usage } = record;
  const { counts } = OUTCOME_RULES[outcome];
  const error = outcome === 'infra_error' && !isEarlier ? 'grows' : 'ends';
  const tokens = (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
  return { counts, noop: streakOf(record), error, usd: usage?.usd ?? 0, tokens, reason: notes };
}

const REMEDY = `${NEGATIVE_CONTROL_REMEDY}. Then run again: that begins another run`;

/** What to do once the budget of the holdout is spent: the end of a sentence. */
export const WHEN_HOLDOUT_SPENT = 'put another holdout in its place and start with --fresh';

/** Why no candidate can be tested any more, whatever time is left. */
export function decideEvidenceStop(decisionLog: Pick<DecisionLog, 'session' | 'holdoutQueries'>): Stop | undefined {
  const alert = findAlert(decisionLog.session, REMEDY);
  if (alert !== undefined) return { kind: 'alarm', reason: alert };
  const spent = findSpentEvidence(decisionLog, WHEN_HOLDOUT_SPENT);
  return spent === undefined ? undefined : { kind: 'evidence', reason: spent };
}
