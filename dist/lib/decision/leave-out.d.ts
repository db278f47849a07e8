/**
 * Leave one out: an accepted change's own effect is the branch against what is left of it without that change.
 * The branch is the arm of the current best, so a machine on which the branch fails says nothing of the change.
 */
import { type PlannedPairs, type PlannedStep } from './confirmation.js';
import type { Draw } from './draw.js';
import type { EffectVerdict } from './effect-records.js';
import type { Measurement } from './measurement.js';
import type { Session } from './session.js';
/** The left-out tree is the candidate, the whole branch the baseline; plain JSON at every step. */
export interface LeaveOut extends PlannedPairs {
    readonly task: 'leave-out';
    /** Why there is no score without the change. */
    readonly failure: string | null;
}
export interface LeaveOutNames {
    readonly id: string;
    /** Tree of the branch. */
    readonly whole: string;
    /** What is left of it. */
    readonly tree: string;
    readonly planned: number;
}
export declare function startLeaveOut(session: Session, { id, whole, tree, planned }: LeaveOutNames): LeaveOut;
/** What scores without noise need. */
export declare const EXACT_LEAVE_OUT_PAIRS = 1;
/**
 * How much what goes out may be worth together, in units of gains. `auto`: the tolerance of simplifications, else the SD
 * of one evaluation.
 */
export declare function marginOf(session: Session, setting: 'auto' | number | string): number;
export declare function nextOfLeaveOut(task: LeaveOut, draw: Draw): PlannedStep;
export declare function reportLeaveOut(task: LeaveOut, results: readonly Measurement[]): LeaveOut;
/** What a change is worth to the branch that it is part of. */
export interface OwnEffect {
    readonly verdict: EffectVerdict;
    /** How much better the branch is with it, whatever the direction; null where it fails without. */
    readonly estimate: number | null;
    readonly interval: readonly [low: number, high: number] | null;
    /** Mean of the branch's own scores in these pairs. */
    readonly mean: number | null;
    /** Why it fails without. */
    readonly reason: string | null;
}
/** The own effect that a finished task shows. */
export declare function ownEffectOf(task: LeaveOut, margin: number): OwnEffect;
