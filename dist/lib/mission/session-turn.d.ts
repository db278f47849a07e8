import type { ChosenAgent, OwnChange } from './entry-shape.js';
import type { Submission } from './submitted.js';
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
export declare const NO_TURN: SessionTurn;
