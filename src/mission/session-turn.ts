import type { ChosenAgent, OwnChange } from './entry-shape.ts';
import type { Submission } from './submitted.ts';

/** The sessions of an iteration, as the choice of agents knows them. */
export interface SessionTurn {
  /** Of several agents the one that has them. */
  readonly chosen: ChosenAgent | undefined;
  /** What they took, without waiting. */
  readonly ms: number;
  /** How many claims there were when it began. */
  readonly claims: number;
  /** Where there is none: what the iteration is made of instead. */
  readonly own?: OwnChange;
  /** What the last of them submitted, where its record says it. */
  readonly submitted?: Submission;
}

/** Nobody had a session. */
export const NO_TURN: SessionTurn = { chosen: undefined, ms: 0, claims: 0 };
