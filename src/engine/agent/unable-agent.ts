/** Why no agent can work: its key, its model, a limit that outlasts the run, the same failure again and again. Pure. */
import type { AgentFailure } from './agent-failure.ts';

/** What the record of an attempt says of its agent's end. */
export interface AgentAttempt {
  /** The call to the model that it ended by, where it left nothing. */
  readonly failure: AgentFailure | undefined;
  /** Broken off, since the limit of its model ends too late. */
  readonly isBrokenOff: boolean;
  /** What made it end without a result; undefined where it had one, or may just have found nothing. */
  readonly cause: string | undefined;
  /** Ended by its budget or the limit of its model without a result, and nothing says that its model ever answered. */
  readonly isLost?: boolean;
  /** One sentence without its full stop. */
  readonly reason: string;
}

export interface UnableAgent {
  readonly kind: 'agent' | 'rate_limited';
  /** One sentence without its full stop. */
  readonly reason: string;
  /** When the limit ends, in ISO 8601; where that is known. */
  readonly until?: string;
  /** No agent of the run has worked: it has failed, though the limit ends by itself. */
  readonly hasNeverWorked?: true;
}

/** How many sessions in a row that failed for the same cause end a run. */
const MAX_SAME_FAILURES = 5;

/** What the attempts of a run say of its agents; data. */
export interface AgentSigns {
  /** The first that say so: another workspace may have recorded its own since. */
  refused: AgentAttempt | undefined;
  limited: AgentAttempt | undefined;
  readonly newest: AgentAttempt[];
  hasWorked: boolean;
}

/** Follows the attempts of a run; each is added once, oldest first. */
export class AgentAttempts {
  readonly signs: AgentSigns;

  /** `signs`: where an earlier one came to; it is added to. */
  constructor(attempts: readonly AgentAttempt[] = [], signs?: AgentSigns) {
    this.signs = signs ?? { refused: undefined, limited: undefined, newest: [], hasWorked: false };
    for (const attempt of attempts) this.add(attempt);
  }

  add(attempt: AgentAttempt): void {
    const { failure, isBrokenOff, cause, isLost = false } = attempt;
    const { signs } = this;
    if (failure?.remedy != null) signs.refused ??= attempt;
    if (isBrokenOff && failure !== undefined) signs.limited ??= attempt;
    signs.newest.push(attempt);
    if (signs.newest.length > MAX_SAME_FAILURES) signs.newest.shift();
    signs.hasWorked ||= cause === undefined && !isLost;
  }

  get newest(): AgentAttempt | undefined {
    return this.signs.newest.at(-1);
  }

  /** Whether no agent of a run ever worked: a run that ends so has failed, whatever limit it reached. */
  get hasNeverWorked(): boolean {
    return this.signs.newest.length > 0 && !this.signs.hasWorked;
  }

  /** Why no other attempt should begin; `maxAlike`: so many that failed alike, five at most. */
  findUnable(maxAlike = MAX_SAME_FAILURES): UnableAgent | undefined {
    const { refused, limited, newest } = this.signs;
    if (refused !== undefined) return { kind: 'agent', reason: `${refused.reason}. ${refused.failure?.remedy}` };
    if (limited !== undefined) {
      const until = limited.failure?.reset_at;
      return { kind: 'rate_limited', reason: limited.reason, ...(until == null ? {} : { until }) };
    }
    const reason = findAlike(newest, maxAlike);
    return reason === undefined ? undefined : { kind: 'agent', reason };
  }
}

/** The same with whether any agent of the run has worked, by all of its attempts. */
export function withWork(unable: UnableAgent, { hasNeverWorked }: Pick<AgentAttempts, 'hasNeverWorked'>): UnableAgent {
  if (unable.kind !== 'rate_limited' || !hasNeverWorked) return unable;
  return { ...unable, reason: `${unable.reason}; no agent of this run has worked`, hasNeverWorked: true };
}

/** Says so where the last attempts all failed for one cause. */
function findAlike(attempts: readonly Pick<AgentAttempt, 'cause' | 'reason'>[], count: number) {
  const streak = attempts.slice(-count);
  const causes = new Set(streak.map(({ cause }) => cause));
  if (streak.length < count || causes.size > 1 || causes.has(undefined)) return undefined;
  return `${count} agents in a row failed for the same reason: ${streak.at(-1)?.reason}`;
}

interface Used {
  readonly output_tokens?: number | null | undefined;
  readonly usd?: number | null | undefined;
}

/** Whether what a session used up says that its model answered. */
export function isAnswered(usage: Used | null | undefined): boolean {
  return (usage?.output_tokens ?? 0) > 0 || (usage?.usd ?? 0) > 0;
}

interface SessionEnd {
  readonly failure: AgentFailure | undefined;
  readonly exitCode: number | null | undefined;
  /** Whether its time was up. */
  readonly isCut?: boolean;
}

/** A message without ids of requests, times and other numbers, which are never alike. */
export function withoutNumbers(message: string): string {
  return message.replaceAll(/[\w-]*\d[\w-]*/g, '#');
}

/** What a session that left nothing failed by, in a form that two of the same cause share. */
export function causeOfEnd({ failure, exitCode, isCut = false }: SessionEnd): string | undefined {
  if (failure !== undefined) return `${failure.kind}: ${withoutNumbers(failure.message)}`;
  return exitCode === null || exitCode === undefined || exitCode === 0 || isCut ? undefined : `exit code ${exitCode}`;
}
