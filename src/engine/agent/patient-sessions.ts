/**
 * An attempt whose agent may have to wait for its model, whatever loop it is part of.
 * Invariant: it is one attempt however long it waits, and no agent is at work meanwhile; what sessions used up before
 * they had to wait counts, too.
 */
import { parseDuration } from '../../base/duration.ts';
import type { Waiting } from '../../base/waiting.ts';
import type { Host } from '../../kernel/host.ts';
import { waitUntil } from '../../kernel/wait-until.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import { type AgentFailure, failureFact } from './agent-failure.ts';
import { decideWait } from './model-wait.ts';
import { type AgentUsage, addUsage } from './usage.ts';

/** A session that has ended. */
export interface EndedSession<Turn> {
  readonly turn: Turn;
  readonly usage: AgentUsage | undefined;
  /** What waiting helps against; undefined: whatever it left counts. */
  readonly failure: CallFailure | undefined;
}

export interface Patience<Turn> {
  readonly host: Pick<Host, 'now'>;
  readonly signal: AbortSignal;
  /** The longest wait of the config, as it is written there. */
  readonly maxWait: string | undefined;
  readonly timeLeftMs: () => number;
  /** Whether so many dollars, beside what the records have, leave nothing for another session. */
  readonly isSpent: (usd: number) => boolean;
  readonly takeSession: () => Promise<EndedSession<Turn>>;
  /** Called as a wait begins; the session's files are its own now. `count`: how many sessions have waited. */
  readonly onWait: (waiting: Waiting, ended: EndedSession<Turn> & { readonly count: number }) => void;
  readonly onWaited: () => void;
}

interface Sessions<Turn> {
  /** Of the last session. */
  readonly turn: Turn;
  /** Of all sessions before it. */
  readonly earlier: AgentUsage | undefined;
}

export type PatientTurn<Turn> =
  | ({ readonly kind: 'over' } & Sessions<Turn>)
  | ({
      readonly kind: 'gave-up';
      /** A limit ends by itself, and another run goes on; at an outage somebody has to look. */
      readonly why: 'limit' | 'outage' | 'spent' | 'interrupted';
      readonly reason: string;
      readonly failure: AgentFailure;
    } & Sessions<Turn>);

/** Lets agents work until one has not to wait for its model, or must not wait any longer. */
export async function workPatiently<Turn>(patience: Patience<Turn>): Promise<PatientTurn<Turn>> {
  const { host, signal, maxWait, timeLeftMs, isSpent, takeSession, onWait, onWaited } = patience;
  const sinceMs = host.now().getTime();
  const maxWaitMs = maxWait === undefined ? undefined : parseDuration(maxWait);
  let earlier: AgentUsage | undefined;
  for (let waits = 0; ; waits += 1) {
    const ended = await takeSession();
    const { turn, failure, usage } = ended;
    if (failure === undefined) return { kind: 'over', turn, earlier };
    const giveUp = (
      why: Extract<PatientTurn<Turn>, { kind: 'gave-up' }>['why'],
      reason: string,
      remedy?: string,
    ): PatientTurn<Turn> => ({ kind: 'gave-up', why, reason, failure: failureFact(failure, remedy), turn, earlier });
    const nowMs = host.now().getTime();
    const wait = decideWait({ failure, waits, sinceMs, nowMs, maxWaitMs, timeLeftMs: timeLeftMs() });
    if (wait.kind === 'too-long') {
      if (failure.kind === 'rate-limit') return giveUp('limit', wait.reason);
      return giveUp('outage', wait.reason, 'Run again later, or raise agent.max_wait');
    }
    const usd = (earlier?.usd ?? 0) + (usage?.usd ?? 0);
    if (isSpent(usd)) return giveUp('spent', `${wait.cause}; budget.usd is spent before`);
    onWait({ until: new Date(wait.untilMs).toISOString(), cause: wait.cause }, { ...ended, count: waits + 1 });
    const end = await waitUntil(wait.untilMs, { host, signal });
    onWaited();
    if (end === 'aborted') return giveUp('interrupted', 'interrupted by the operator while it waited for the model');
    earlier = earlier === undefined ? usage : addUsage(earlier, usage);
  }
}
