import { type Confirmation } from './confirmation.js';
import { type Kept } from './distilled.js';
import type { GroupEffect, GroupRecord, HandoverRecord, PlannedGroup } from './handover-records.js';
import { type Session } from './session.js';
/** What the records say of the handover. */
export interface HandoverState {
    /** The last plan; undefined: there is none. */
    readonly plan: HandoverRecord | undefined;
    /** Every group that any plan named, by its task. */
    readonly known: ReadonlyMap<string, PlannedGroup>;
    /** What came of the tests, by their tasks. */
    readonly results: ReadonlyMap<string, GroupRecord>;
}
export declare const NO_HANDOVER: HandoverState;
/** Whether a task measures a group. */
export declare function isGroupTask(task: string): boolean;
/** The tree that a group is built on and measured against. */
export declare function treeBelow({ on, base }: Pick<PlannedGroup, 'on' | 'base'>, { known, baseline }: Pick<HandoverState, 'known'> & {
    readonly baseline: string;
}): string | undefined;
/** The tree below the whole stack of a group: what all groups from the lowest one on change together. */
export declare function treeUnderStack({ on, base }: Pick<PlannedGroup, 'on' | 'base'>, state: Pick<HandoverState, 'known'> & {
    readonly baseline: string;
}): string;
/** A group before it has a name: `on` is a place in the list. */
export type UnnamedGroup = Omit<PlannedGroup, 'task' | 'on'> & {
    readonly on: number | null;
};
/** The record of a plan: a group that an earlier plan had keeps its name, and so its result. */
export declare function recordPlan({ known }: Pick<HandoverState, 'known'>, plan: Pick<HandoverRecord, 'final' | 'max_lines'> & {
    readonly groups: readonly UnnamedGroup[];
}): HandoverRecord;
/** Whether two plans say the same. */
export declare function isSamePlan(one: HandoverRecord, other: HandoverRecord): boolean;
interface PlanFacts extends Pick<HandoverState, 'known'> {
    readonly kept: Kept;
    /** The tree of the handover. */
    readonly final: string;
}
/** What is wrong with a plan by the records alone. That its trees are what its changes make is for who has them. */
export declare function planIssues({ final, groups }: HandoverRecord, { known, kept, final: best }: PlanFacts): string[];
/** The state after a plan. */
export declare function withPlan(state: HandoverState, plan: HandoverRecord): HandoverState;
export declare function withGroupResult(state: HandoverState, record: GroupRecord): HandoverState;
/** The pairs that measure a group of the last plan; undefined: there is no such group. */
export declare function groupTaskIn(session: Session, { id, state, baseline }: {
    readonly id: string;
    readonly state: HandoverState;
    readonly baseline: string;
}): Confirmation | undefined;
/** The result that a group has already: that of an earlier one of the same tree on the same tree below. */
export declare function knownResult(group: PlannedGroup, { known, results, baseline }: Pick<HandoverState, 'known' | 'results'> & {
    readonly baseline: string;
}): GroupRecord | undefined;
/** What the pairs of a group say; undefined while they are not complete. */
export declare function effectOf(confirmation: Confirmation, session: Session): GroupEffect | undefined;
/** Why the tree of a group cannot be measured, where that is its own failure and not the machine's. */
export declare function failureOf({ halted }: Pick<Confirmation, 'halted'>): string | undefined;
/** A tree that did not stand by itself, and what it was built on. */
export interface FailedGroup {
    readonly tree: string;
    readonly below: string;
}
/** Every group that did not stand by itself. */
export declare function failedGroups({ known, results }: HandoverState, baseline: string): readonly FailedGroup[];
export {};
