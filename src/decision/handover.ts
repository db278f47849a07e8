/** The handover of accepted changes in groups, as the records have it. Pure. */
import { claimedRatio } from './claim.ts';
import { type Confirmation, confirmedOf, FINAL_FAILED } from './confirmation.ts';
import { type Kept, standing } from './distilled.ts';
import type { GroupEffect, GroupRecord, HandoverRecord, PlannedGroup } from './handover-records.ts';
import { confirmationIn, type Session } from './session.ts';

/** What the records say of the handover. */
export interface HandoverState {
  /** The last plan; undefined: there is none. */
  readonly plan: HandoverRecord | undefined;
  /** Every group that any plan named, by its task. */
  readonly known: ReadonlyMap<string, PlannedGroup>;
  /** What came of the tests, by their tasks. */
  readonly results: ReadonlyMap<string, GroupRecord>;
}

export const NO_HANDOVER: HandoverState = { plan: undefined, known: new Map(), results: new Map() };

const PREFIX = 'group ';

/** Whether a task measures a group. */
export function isGroupTask(task: string): boolean {
  return task.startsWith(PREFIX);
}

function numberOf(task: string): number {
  return isGroupTask(task) ? Number(task.slice(PREFIX.length)) : Number.NaN;
}

/** The tree that a group is built on and measured against. */
export function treeBelow(
  { on, base }: Pick<PlannedGroup, 'on' | 'base'>,
  { known, baseline }: Pick<HandoverState, 'known'> & { readonly baseline: string },
): string | undefined {
  if (base !== undefined) return base.tree;
  return on === null ? baseline : known.get(on)?.tree;
}

/** The tree below the whole stack of a group: what all groups from the lowest one on change together. */
export function treeUnderStack(
  { on, base }: Pick<PlannedGroup, 'on' | 'base'>,
  state: Pick<HandoverState, 'known'> & { readonly baseline: string },
): string {
  const below = base === undefined && on !== null ? state.known.get(on) : undefined;
  return below === undefined ? (base?.tree ?? state.baseline) : treeUnderStack(below, state);
}

/** A group before it has a name: `on` is a place in the list. */
export type UnnamedGroup = Omit<PlannedGroup, 'task' | 'on'> & { readonly on: number | null };

/** The record of a plan: a group that an earlier plan had keeps its name, and so its result. */
export function recordPlan(
  { known }: Pick<HandoverState, 'known'>,
  plan: Pick<HandoverRecord, 'final' | 'max_lines'> & { readonly groups: readonly UnnamedGroup[] },
): HandoverRecord {
  let last = Math.max(0, ...[...known.keys()].map(numberOf));
  const named: PlannedGroup[] = [];
  for (const group of plan.groups) {
    const on = group.on === null ? null : (named[group.on]?.task ?? null);
    const same = [...known.values()].findLast((each) => isSameGroup(each, { ...group, on }));
    if (same === undefined) last += 1;
    named.push({ ...group, on, task: same?.task ?? `${PREFIX}${last}` });
  }
  return { kind: 'handover', ...plan, groups: named };
}

function isSameGroup(one: Omit<PlannedGroup, 'task'>, other: Omit<PlannedGroup, 'task'>): boolean {
  const facts = ({ tree, on, base, changes, lines }: Omit<PlannedGroup, 'task'>) =>
    [tree, on, base?.commit, lines, ...changes].join('\n');
  return facts(one) === facts(other);
}

/** Whether two plans say the same. */
export function isSamePlan(one: HandoverRecord, other: HandoverRecord): boolean {
  return JSON.stringify(normalizedPlan(one)) === JSON.stringify(normalizedPlan(other));
}

function normalizedPlan({ final, max_lines, groups }: HandoverRecord): unknown {
  return [
    final,
    max_lines,
    groups.map(({ task, tree, on, base, changes, lines }) => [task, tree, on, base?.commit, changes, lines]),
  ];
}

interface PlanFacts extends Pick<HandoverState, 'known'> {
  readonly kept: Kept;
  /** The tree of the handover. */
  readonly final: string;
}

/** What is wrong with a plan by the records alone. That its trees are what its changes make is for who has them. */
export function planIssues({ final, groups }: HandoverRecord, { known, kept, final: best }: PlanFacts): string[] {
  const issues: string[] = [];
  if (final !== best) issues.push(`the groups make up ${final}, where ${best} is what was accepted`);
  const accepted = standing(kept).map(({ task }) => task);
  const grouped = groups.flatMap(({ changes }) => changes);
  const isEach = grouped.length === accepted.length && new Set([...grouped, ...accepted]).size === accepted.length;
  if (!isEach) issues.push(`the groups hold ${grouped.join(', ')}; what was accepted is ${accepted.join(', ')}`);
  const last = Math.max(0, ...[...known.keys()].map(numberOf));
  const seen = new Set<string>();
  for (const group of groups) {
    const { task, on } = group;
    const earlier = known.get(task);
    const isNew = earlier === undefined && numberOf(task) > last;
    if (seen.has(task) || !(isNew || (earlier !== undefined && isSameGroup(earlier, group))))
      issues.push(`${task} is the name of another group`);
    if (on !== null && !seen.has(on)) issues.push(`${task} is on ${on}, which is not below it`);
    if (on === null && group.base !== undefined)
      issues.push(`${task} is on ${group.base.commit}, and no group is below it`);
    seen.add(task);
  }
  return issues;
}

/** The state after a plan. */
export function withPlan(state: HandoverState, plan: HandoverRecord): HandoverState {
  return { ...state, plan, known: new Map([...state.known, ...plan.groups.map((each) => [each.task, each] as const)]) };
}

export function withGroupResult(state: HandoverState, record: GroupRecord): HandoverState {
  return { ...state, results: new Map([...state.results, [record.task, record]]) };
}

/** The pairs that measure a group of the last plan; undefined: there is no such group. */
export function groupTaskIn(
  session: Session,
  { id, state, baseline }: { readonly id: string; readonly state: HandoverState; readonly baseline: string },
): Confirmation | undefined {
  const group = state.plan?.groups.find(({ task }) => task === id);
  const below = group === undefined ? undefined : treeBelow(group, { known: state.known, baseline });
  if (group === undefined || below === undefined) return undefined;
  return { ...confirmationIn(session, { id, baseline: below }), tree: group.tree };
}

/** The result that a group has already: that of an earlier one of the same tree on the same tree below. */
export function knownResult(
  group: PlannedGroup,
  { known, results, baseline }: Pick<HandoverState, 'known' | 'results'> & { readonly baseline: string },
): GroupRecord | undefined {
  const below = treeBelow(group, { known, baseline });
  return [...results.values()].find(({ task, effect, measured }) => {
    const other = known.get(task);
    if (other === undefined || effect === null || measured !== undefined || task === group.task) return false;
    return other.tree === group.tree && treeBelow(other, { known, baseline }) === below;
  });
}

/** What the pairs of a group say; undefined while they are not complete. */
export function effectOf(confirmation: Confirmation, session: Session): GroupEffect | undefined {
  const { pairs, planned } = confirmation;
  if (pairs.length !== planned || planned < 2) return undefined;
  const { estimate, interval, confidence, baseline_mean, carry_over } = confirmedOf(confirmation);
  const [low, high] = interval;
  return { estimate, interval: [low, high], confidence, baseline_mean, ratio: claimedRatio(session), carry_over };
}

/** Why the tree of a group cannot be measured, where that is its own failure and not the machine's. */
export function failureOf({ halted }: Pick<Confirmation, 'halted'>): string | undefined {
  return halted?.startsWith(FINAL_FAILED) === true ? halted : undefined;
}

/** A tree that did not stand by itself, and what it was built on. */
export interface FailedGroup {
  readonly tree: string;
  readonly below: string;
}

/** Every group that did not stand by itself. */
export function failedGroups({ known, results }: HandoverState, baseline: string): readonly FailedGroup[] {
  return [...results.values()].flatMap(({ task, failed }) => {
    const group = known.get(task);
    const below = group === undefined ? undefined : treeBelow(group, { known, baseline });
    return failed === null || group === undefined || below === undefined ? [] : [{ tree: group.tree, below }];
  });
}
