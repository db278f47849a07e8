/**
 * What leaving one out says of the accepted changes of a branch: which are to be measured, and which go out together.
 * Pure; by the records of a run.
 */
import type { AcceptedTree } from './accepted-tree.ts';
import type { RecordOf } from './records.ts';

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
export function standing({ keeps }: Kept): readonly AcceptedTree[] {
  const gone = new Set(keeps.flatMap(({ reverts }) => reverts?.taken ?? []));
  return keeps.filter(({ reverts, isRejected, task }) => reverts === null && isRejected !== true && !gone.has(task));
}

/** Those of them that leaving one out is for: what simplifies was never said to be better. */
export function distillable(accepted: Kept): readonly AcceptedTree[] {
  return standing(accepted).filter(({ purpose }) => purpose !== 'simplify');
}

/** What was measured of the branch, by the change; what went out since by the same measurement changes none of it. */
export function effectsOf(
  { keeps, effects }: AcceptedAndMeasured,
  branch: string,
): ReadonlyMap<string, MeasuredEffect> {
  const wholes = new Set([branch]);
  for (const { tree, parent, purpose } of keeps.toReversed()) {
    if (purpose === 'distil' && wholes.has(tree)) wholes.add(parent);
  }
  const ofBranch = effects.filter(({ leaveOut }) => wholes.has(leaveOut.whole));
  return new Map(ofBranch.map((each) => [each.leaveOut.change, each]));
}

/** Changes that go out together. */
export interface Batch {
  /** By the tests that accepted them, newest first. */
  readonly taken: readonly string[];
  /** What they may be worth together. */
  readonly margin: number;
}

/** What goes out of the branch: each change without an effect, with what builds on it; undefined: nothing does. */
export function findBatch(measured: AcceptedAndMeasured, branch: string): Batch | undefined {
  const out = new Set<string>();
  let margin = Number.POSITIVE_INFINITY;
  for (const { effect, leaveOut } of effectsOf(measured, branch).values()) {
    margin = Math.min(margin, leaveOut.margin);
    if (effect.verdict === 'none') for (const task of leaveOut.taken) out.add(task);
  }
  const taken = standing(measured).flatMap(({ task }) => (out.has(task) ? [task] : []));
  return taken.length === 0 ? undefined : { taken: taken.toReversed(), margin };
}
