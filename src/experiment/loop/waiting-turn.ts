/**
 * A turn of an iteration whose agent may have to wait for its model.
 * Invariant: what a session wrote before it had to wait stays beside what the last one writes.
 */
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Waiting } from '../../base/waiting.ts';
import { type EndedSession, workPatiently } from '../../engine/agent/patient-sessions.ts';
import { type AgentUsage, addUsage } from '../../engine/agent/usage.ts';
import type { CallFailure } from '../../engine/gateway/call-failure.ts';
import { CHOSEN_FILE } from '../ledger/chosen-file.ts';
import type { RunSettings } from './run-state.ts';
import type { Attempt, Turn } from './turn.ts';

/** A session that ended since its model was at its limit, or overloaded. */
export interface WaitingSession {
  readonly turn: Extract<Turn, { kind: 'ended' }>;
  readonly failure: CallFailure;
}

export interface Sessions {
  readonly takeSession: () => Promise<Turn | WaitingSession>;
  /** Called as a wait begins, and with null when it is over. */
  readonly onWait: (waiting: Waiting | null) => void;
  /** Whether so many dollars, beside what the records have, leave nothing for another session. */
  readonly isSpent: (usd: number) => boolean;
}

/** Lets agents work until one has not to wait for its model, or must not wait any longer. */
export async function takeTurnOf(settings: RunSettings, attempt: Attempt, sessions: Sessions): Promise<Turn> {
  const { host, config, signal, timeLeftMs } = settings;
  const { takeSession, onWait, isSpent } = sessions;
  const found = await workPatiently<Turn>({
    ...{ host, signal, timeLeftMs, isSpent, maxWait: config.agent.max_wait },
    takeSession: async () => endedSession(await takeSession()),
    onWait: (waiting, { count }) => {
      setAside(attempt, `waited-${count}`);
      onWait(waiting);
    },
    onWaited: () => onWait(null),
  });
  const turn = withUsage(found.turn, found.earlier);
  if (found.kind === 'over') return turn;
  const { why, reason: notes, failure } = found;
  const facts = { ...turn.facts, agent_failure: failure };
  const outcome = why === 'limit' || why === 'interrupted' ? 'killed' : 'infra_error';
  return { kind: 'ended', outcome, notes, facts };
}

function endedSession(session: Turn | WaitingSession): EndedSession<Turn> {
  const { turn, failure } = 'turn' in session ? session : { turn: session, failure: undefined };
  return { turn, failure, usage: turn.facts.usage };
}

const KEPT = ['run.json', CHOSEN_FILE];

/** Moves what a session wrote into a folder of its own: the next one writes the same files. */
function setAside({ folder }: Attempt, name: string): void {
  const written = readdirSync(folder).filter((each) => !KEPT.includes(each) && !each.startsWith('waited-'));
  mkdirSync(join(folder, name));
  for (const each of written) renameSync(join(folder, each), join(folder, name, each));
}

function withUsage<T extends Turn>(turn: T, earlier: AgentUsage | undefined): T {
  if (earlier === undefined) return turn;
  return { ...turn, facts: { ...turn.facts, usage: addUsage(earlier, turn.facts.usage) } };
}
