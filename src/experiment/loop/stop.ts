/** Why a run begins no other iteration. Pure. */
import { EXIT } from '../../base/errors.ts';
import { NEGATIVE_CONTROL_REMEDY } from '../../decision/negative-control.ts';
import { AgentAttempts, withWork } from '../../engine/agent/unable-agent.ts';
import type { DecisionLog } from '../../engine/log/decision-log.ts';
import { AttemptTally } from '../../loop/attempt-tally.ts';
import { findAlert, findLimitReached, findSpentEvidence } from '../../loop/stop.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { addToTally, agentAttemptOf, type RunTally, tallyEarlier } from '../ledger/run-tally.ts';

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
  return new StopDecision(tallyEarlier(records.slice(0, earlier)), (count) => records.slice(earlier + count)).decide(
    now,
  );
}

/** The same for records that are added to meanwhile: each is looked at once. */
export class StopDecision {
  readonly #since: (count: number) => readonly IterationRecord[];
  #count = 0;
  readonly #tally: RunTally;
  /** Since the run was resumed. */
  readonly #tried = new AgentAttempts();

  /** `earlier`: of those that were there when the run was resumed; `since`: those of the run after so many since then. */
  constructor(earlier: RunTally, since: (count: number) => readonly IterationRecord[]) {
    this.#tally = structuredClone(earlier);
    this.#since = since;
  }

  decide({ inFlight, timeLeftMs, limits }: Omit<StopInput, 'records' | 'earlier'>): Stop | undefined {
    for (const record of this.#since(this.#count)) this.#take(record);
    const { aborted, attempts, agents } = this.#tally;
    if (aborted !== undefined) {
      return { kind: 'aborted', reason: `iteration ${aborted.iter} ended the run: ${aborted.notes}` };
    }
    const tried = this.#tried;
    const unable = tried.findUnable();
    if (unable !== undefined) return withWork(unable, new AgentAttempts([], agents));
    const counted = new AttemptTally([], attempts);
    const reached = findLimitReached(counted, { ...limits, maxErrors: MAX_INFRA_ERRORS, timeLeftMs }, inFlight);
    if (reached === undefined) return undefined;
    const { kind, reason } = reached;
    if (!tried.hasNeverWorked) return { kind: KINDS[kind], reason };
    const last = tried.newest?.reason;
    return { kind: kind === 'errors' ? 'infra' : 'agent', reason: `${reason}; no agent worked, the last: ${last}` };
  }

  #take(record: IterationRecord): void {
    this.#count += 1;
    addToTally(this.#tally, record, false);
    const attempt = agentAttemptOf(record);
    if (attempt !== undefined) this.#tried.add(attempt);
  }
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

/** Whether a run that ended so is over; else it can be resumed. */
export function isEnd({ kind }: Stop): boolean {
  return kind !== 'interrupted' && kind !== 'infra';
}
