/** Why a mission begins no other session. Pure. */

import { auditRecords } from '../audit/audit.ts';
import { EXIT, type PreconditionError } from '../base/errors.ts';
import { isUnusable } from '../engine/agent/agent-failure.ts';
import { smallestBudget } from '../engine/agent/spending.ts';
import {
  type AgentAttempt,
  AgentAttempts,
  causeOfEnd,
  isAnswered,
  type UnableAgent,
  withoutNumbers,
  withWork,
} from '../engine/agent/unable-agent.ts';
import type { DecisionLog } from '../engine/log/decision-log.ts';
import { AttemptTally, type CountedAttempt } from '../loop/attempt-tally.ts';
import { findAlert, findLimitReached, findSpentEvidence, type LimitReached } from '../loop/stop.ts';
import type { Asked } from './asked.ts';
import { type LedgerEntry, type MissionState, ownEntries } from './ledger.ts';

/** How a run is after it stopped; what is `stopped` can be resumed. */
export type EndStatus = 'stopped' | 'completed' | 'failed';

export interface Stop {
  readonly status: EndStatus;
  /** One sentence without its full stop. */
  readonly reason: string;
  /** Time or money is used up: the run can go on, and what it has kept until now is confirmed all the same. */
  readonly isSpent?: true;
  /** No agent can work: somebody has to look, or the limit of the model ends by itself. */
  readonly cause?: UnableAgent['kind'];
  /** When that limit ends, in ISO 8601; where that is known. */
  readonly until?: string;
  /** Of that limit: no session of the run has worked. */
  readonly hasNeverWorked?: true;
  /** Thrown when the stop is recorded: something has to be changed, or a risk accepted, before it can run. */
  readonly refusal?: PreconditionError;
}

/** The operator asked for it; `resume` continues. */
export const CANCELLED: Stop = { status: 'stopped', reason: 'interrupted by the operator' };

/** How a run is after what was asked of it. */
export function stopAfter({ what, ended }: Asked): Stop {
  if (ended === undefined) return { status: 'stopped', reason: `${DONE[what]}; its sessions can be resumed` };
  const { status, reason, spent, cause, until } = ended;
  return {
    ...{ status, reason },
    ...(spent === true ? { isSpent: true as const } : {}),
    ...(cause === undefined ? {} : { cause }),
    ...(until === undefined ? {} : { until }),
  };
}

const DONE = {
  distil: 'interrupted before its accepted changes were left out',
  accept: 'interrupted before a change was tested again',
} as const satisfies Record<Asked['what'], string>;

export interface StopLimits {
  /** 0: none. */
  readonly maxIterations: number;
  readonly maxNoops: number;
  readonly maxErrors: number;
  /** For sessions. */
  readonly timeLeftMs: number;
  /** Of the sessions of this run of the loop; undefined: no limit. */
  readonly budgetUsd?: number | undefined;
  /** How many entries were there when it began. */
  readonly earlier?: number;
  /** How many there were when it was resumed: what ended it then does not end it again. */
  readonly resumed?: number;
}

const STOPS: Readonly<Record<LimitReached['kind'], Omit<Stop, 'reason'>>> = {
  max_iterations: { status: 'completed' },
  errors: { status: 'failed' },
  noops: { status: 'completed' },
  time: { status: 'stopped', isSpent: true },
  usd: { status: 'stopped', isSpent: true },
  tokens: { status: 'stopped', isSpent: true },
};

/** How many sessions in a row that end without an artifact for the same cause stop a run. */
const MAX_ALIKE = 3;

/** Whether the loop goes on: undefined, or why not. */
export function decideStop(entries: readonly LedgerEntry[], limits: StopLimits): Stop | undefined {
  const { budgetUsd, earlier = 0, resumed = 0, ...others } = limits;
  const attempts = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }));
  const reached = findLimitReached(new AttemptTally(attempts), { ...others, usd: budgetUsd, tokens: undefined });
  if (reached?.kind === 'errors') return { ...STOPS.errors, reason: reached.reason };
  const agents = agentAttemptsOf(entries.slice(resumed));
  const unable = agents.findUnable(MAX_ALIKE);
  if (unable !== undefined) {
    const { kind: cause, ...why } = withWork(unable, agentAttemptsOf(entries));
    return { status: 'stopped', cause, ...why };
  }
  if (reached === undefined) return undefined;
  const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
  const stop = { ...STOPS[reached.kind], reason };
  if (!agents.hasNeverWorked) return stop;
  const failed = { ...stop, reason: `${reason}; no agent worked, the last: ${agents.newest?.reason}` };
  return stop.status === 'stopped' ? { ...failed, cause: 'agent' } : { ...failed, status: 'failed' };
}

function agentAttemptsOf(entries: readonly LedgerEntry[]): AgentAttempts {
  return new AgentAttempts(
    ownEntries(entries)
      .filter(({ kind }) => kind === 'iteration')
      .map(agentAttemptOf),
  );
}

/** What an entry says of its session's end. */
function agentAttemptOf(entry: LedgerEntry): AgentAttempt {
  const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
  const isSilent = decision === 'error' && handedOver === null;
  // An artifact that is not taken has a reason of its own.
  const cause = causeOfEnd({ failure, exitCode: entry.agent_exit }) ?? withoutNumbers(reason);
  const isBrokenOff = decision === 'interrupted';
  const isLost = isBrokenOff && failure !== undefined && !isAnswered(usage);
  return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}

/** 1 where the mission failed its purpose, 3 where no agent can work, or none has. */
export function exitCodeOf(stop: Stop, last: LedgerEntry | undefined): number {
  if (stop.status === 'failed' || last?.decision === 'abort') return EXIT.no;
  return stop.cause === 'agent' || stop.hasNeverWorked === true ? EXIT.precondition : EXIT.yes;
}

/** Dollars that the sessions of this run of the loop may cost, and did until now. */
export function agentBudget({ launch, limits, entries }: Pick<MissionState, 'launch' | 'limits' | 'entries'>) {
  const earlier = limits?.entries ?? 0;
  const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
  return {
    usd: smallestBudget(limits?.usd, launch.contract.budget?.usd),
    spent: costs.reduce((sum, each) => sum + each, 0),
  };
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
  // What an agent could not begin with uses nothing up.
  if (isUnusable(entry.agent_failure)) return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
  return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}

/** Whether the A/A checks say that the evaluator cannot be trusted: nothing more is tested or claimed then. */
export function decideAlert({ session }: Pick<DecisionLog, 'session'>): Stop | undefined {
  const alert = findAlert(session, REMEDY);
  return alert === undefined ? undefined : { status: 'failed', reason: alert };
}

const REMEDY =
  'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';

/** The same of a run that is over, by its records. */
export function findRecordedAlert({ status, evidence }: Pick<MissionState, 'status' | 'evidence'>): string | undefined {
  if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary')) return undefined;
  const session = auditRecords({ records: evidence }).state?.session;
  return session === undefined ? undefined : decideAlert({ session })?.reason;
}

/** What to do once the budget of the holdout is spent: the end of a sentence. */
export const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';

/** Why no candidate can be tested any more, whatever time is left: its session is not begun. */
export function decideEvidenceStop(decisionLog: DecisionLog): Stop | undefined {
  const spent = findSpentEvidence(decisionLog, WHEN_HOLDOUT_SPENT);
  return spent === undefined ? undefined : { status: 'completed', reason: spent };
}
