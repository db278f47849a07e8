/** How the agents of a plan's run ended: why no other one should begin. */
import {
  type AgentAttempt,
  AgentAttempts,
  causeOfEnd,
  type UnableAgent,
  withWork,
} from '../engine/agent/unable-agent.ts';
import type { ItemTurn } from './item-turn.ts';

/** Grows with each turn. */
export class AgentEnds {
  readonly #attempts = new AgentAttempts();

  add(turn: ItemTurn): void {
    if (turn.kind !== 'aborted') this.#attempts.add(attemptOf(turn));
  }

  get unable(): UnableAgent | undefined {
    const unable = this.#attempts.findUnable();
    return unable && withWork(unable, this.#attempts);
  }
}

function attemptOf(turn: Exclude<ItemTurn, { kind: 'aborted' }>): AgentAttempt {
  if (turn.kind === 'captured') return { failure: undefined, isBrokenOff: false, cause: undefined, reason: '' };
  const { reason, failure } = turn;
  if (turn.kind === 'withheld')
    return { failure, reason, isBrokenOff: true, cause: undefined, isLost: !turn.hasWorked };
  const { status, exitCode } = turn;
  return { failure, reason, isBrokenOff: false, cause: causeOfEnd({ failure, exitCode, isCut: status === 'timeout' }) };
}
