/**
 * What leaving one out says of the accepted changes of a branch: which are to be measured, and which go out together.
 * Pure; by the records of a run.
 */
import type { AcceptedTree } from './accepted-tree.js';
import type { RecordOf } from './records.js';
type LeaveOutRecord = RecordOf<'leave-out'>;
type EffectRecord = RecordOf<'effect'>;
/** A change's own effect, and what it was measured with. */
export interface MeasuredEffect {
    readonly effect: EffectRecord;
    readonly leaveOut: LeaveOutRecord;
}
export interface AcceptedAndMeasured {
    readonly keeps: readonly AcceptedTree[];
    /** In the order in which they were measured. */
    readonly effects: readonly MeasuredEffect[];
}
export type Kept = Pick<AcceptedAndMeasured, 'keeps'>;
/** The accepted changes that the branch still holds, oldest first. */
export declare function standing({ keeps }: Kept): readonly AcceptedTree[];
/** Those of them that leaving one out is for: what simplifies was never said to be better. */
export declare function distillable(accepted: Kept): readonly AcceptedTree[];
/** What was measured of the branch, by the change; what went out since by the same measurement changes none of it. */
export declare function effectsOf({ keeps, effects }: AcceptedAndMeasured, branch: string): ReadonlyMap<string, MeasuredEffect>;
/** Changes that go out together. */
export interface Batch {
    /** By the tests that accepted them, newest first. */
    readonly taken: readonly string[];
    /** What they may be worth together. */
    readonly margin: number;
}
/** What goes out of the branch: each change without an effect, with what builds on it; undefined: nothing does. */
export declare function findBatch(measured: AcceptedAndMeasured, branch: string): Batch | undefined;
export {};
