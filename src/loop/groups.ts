/**
 * Groups of accepted changes, each measured by itself before the handover.
 * Invariant: a group is measured against the tree below it, in fresh pairs whose number was fixed before, after the guards
 * passed its tree. The plan is on the disk before the first pair, each result before the next group; a group that an
 * earlier plan had is not measured again, and neither are the same two trees: the same pairs are its result.
 * Crash: what was being measured is recorded as interrupted when the run resumes, and is measured again.
 */
import { findAnswer, GROUP_GUARDS, isYes, sideLabel } from '../audit/side-runs.ts';
import {
  effectOf,
  type FailedGroup,
  failedGroups,
  failureOf,
  groupTaskIn,
  type HandoverState,
  isSamePlan,
  knownResult,
  NO_HANDOVER,
  recordPlan,
} from '../decision/handover.ts';
import type { GroupEffect, GroupRecord, HandoverRecord, PlannedGroup } from '../decision/handover-records.ts';
import type { Planner } from '../engine/acceptance/group-trees.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import type { ConclusionPorts } from './conclusion.ts';
import { type Interrupted, interruptionOf, measureTask } from './measurement.ts';
import { interruptTask, whileTime } from './scheduled-tasks.ts';

export interface GroupPorts extends Pick<ConclusionPorts, 'context' | 'logsOf' | 'purpose' | 'clockMs'> {
  /** The tree of the handover, and most lines of a group. */
  readonly final: string;
  readonly maxLines: number;
  readonly plan: Planner;
  /** What asks about a tree before it is measured; undefined: there are no guards. */
  readonly guards: { readonly also: readonly string[] } | undefined;
  /** Writes the commit of a group on the one below it; its id. */
  readonly commit: (made: MadeGroup) => Promise<string>;
  readonly now: () => Date;
}

/** A group that was measured, before its record. */
export interface MadeGroup {
  readonly group: PlannedGroup;
  readonly effect: GroupEffect;
  readonly at: string;
  /** Commit of the group below it; undefined: it is on the base. */
  readonly below: string | undefined;
}

export type Grouped =
  | { readonly kind: 'grouped'; readonly state: HandoverState }
  /** There are no groups; `why` says so. */
  | { readonly kind: 'refused'; readonly why: string }
  | Interrupted;

/** Measures every group that has no result yet; plans again where one does not stand by itself. */
export async function measureGroups(ports: GroupPorts): Promise<Grouped> {
  const { decisionLog } = ports.context;
  const stateNow = (): HandoverState => decisionLog.replay().state?.handover ?? NO_HANDOVER;
  // On a commit of the user's branch that cannot be measured here; each is on what its plan had below it then.
  const refused: FailedGroup[] = [];
  for (;;) {
    const planned = await planNow(ports, stateNow(), refused);
    if (planned.kind === 'refused') return planned;
    const { plan } = planned;
    let hasFailed = false;
    for (const group of plan.groups) {
      const known = stateNow().results.get(group.task);
      if (known !== undefined) continue;
      const measured = await findResult(ports, { group, state: stateNow() });
      if (measured.kind === 'broken') {
        const isOfBase = measured.why === 'halt' || measured.why === 'infra';
        if (group.base === undefined || !isOfBase) return measured;
        refused.push({ tree: group.tree, below: group.base.tree });
        hasFailed = true;
        break;
      }
      decisionLog.append(measured.record);
      faultPoint('group:after-record');
      hasFailed = measured.record.failed !== null;
      if (hasFailed) break;
    }
    if (!hasFailed) return { kind: 'grouped', state: stateNow() };
  }
}

/** The plan that holds now; it is recorded where it is another one than before. */
async function planNow(
  { context: { decisionLog }, final, maxLines, plan }: GroupPorts,
  state: HandoverState,
  refused: readonly FailedGroup[],
): Promise<
  { readonly kind: 'plan'; readonly plan: HandoverRecord } | { readonly kind: 'refused'; readonly why: string }
> {
  const planned = await plan([...failedGroups(state, decisionLog.runHeader.baseline_tree), ...refused]);
  if (planned.kind === 'refused') return planned;
  const next = recordPlan(state, { final, max_lines: maxLines, groups: planned.groups });
  if (state.plan !== undefined && isSamePlan(state.plan, next)) return { kind: 'plan', plan: state.plan };
  decisionLog.append(next);
  faultPoint('group:after-plan');
  return { kind: 'plan', plan: next };
}

interface MeasuredRequest {
  readonly group: PlannedGroup;
  readonly state: HandoverState;
}

/** The result of a group: that of the same two trees where there is one, else of its own pairs. */
async function findResult(ports: GroupPorts, { group, state }: MeasuredRequest): Promise<MeasuredGroup> {
  const baseline = ports.context.decisionLog.runHeader.baseline_tree;
  const same = knownResult(group, { ...state, baseline });
  if (same === undefined || same.effect === null) return measureGroup(ports, { group, state });
  const at = ports.now().toISOString();
  const commit = await ports.commit({ group, effect: same.effect, at, below: commitBelow(group, state) });
  return { kind: 'measured', record: { ...same, task: group.task, measured: same.task, at, commit } };
}

function commitBelow({ on }: PlannedGroup, { results }: HandoverState): string | undefined {
  return on === null ? undefined : (results.get(on)?.commit ?? undefined);
}

type MeasuredGroup = { readonly kind: 'measured'; readonly record: GroupRecord } | Interrupted;

async function measureGroup(ports: GroupPorts, { group, state }: MeasuredRequest): Promise<MeasuredGroup> {
  const { context, logsOf, purpose, clockMs, guards, now } = ports;
  const { decisionLog } = context;
  const { task: id } = group;
  const begun = groupTaskIn(decisionLog.session, { id, state, baseline: decisionLog.runHeader.baseline_tree });
  if (begun === undefined) throw new TypeError(`${id} is measured, and was not planned`);
  const late = whileTime(clockMs)();
  if (late !== undefined) return { kind: 'broken', why: 'time', reason: late };
  const before = decisionLog.records.filter(({ kind, task }) => kind === 'begin' && task === id).length;
  decisionLog.append({ kind: 'begin', task: id });
  faultPoint('group:after-begin');
  const isHidden = purpose.kind === 'replacement' && purpose.isSealed;
  const facts = { kind: 'group', task: id, checked: guards !== undefined, planned_pairs: begun.planned } as const;
  const failedWith = (failed: string, evaluations: readonly number[] = []): MeasuredGroup => {
    const record = {
      ...facts,
      failed,
      evaluations: [...evaluations],
      effect: null,
      at: now().toISOString(),
      commit: null,
    };
    return { kind: 'measured', record };
  };
  if (guards !== undefined) {
    const refused = await askGuards(ports, { id, tree: group.tree, also: guards.also });
    if (typeof refused === 'string') return failedWith(refused);
    if (refused !== undefined) {
      interruptTask(decisionLog, begun);
      return refused;
    }
  }
  const ended = await measureTask(context, begun, {
    logs: logsOf(id, isHidden),
    // An interrupted one left logs in the same folder.
    ...(before === 0 ? {} : { prefix: `again-${before}-` }),
    first: { arm: 'candidate', purpose },
    purpose,
    mayGoOn: whileTime(clockMs),
  });
  const { task } = ended;
  const failure = failureOf(task);
  if (ended.kind === 'broken' && failure !== undefined) return failedWith(failure, task.evaluations);
  if (ended.kind === 'broken') {
    interruptTask(decisionLog, task);
    return { kind: 'broken', why: ended.why, reason: ended.reason };
  }
  const effect = effectOf(task, decisionLog.session);
  if (effect === undefined) throw new TypeError(`${id} is over, and not all of its pairs were run`);
  const at = now().toISOString();
  const commit = await ports.commit({ group, effect, at, below: commitBelow(group, state) });
  const record = { ...facts, failed: null, evaluations: [...task.evaluations], effect, at, commit };
  return { kind: 'measured', record };
}

/** Asks all guards about the tree of a group; why they refuse it, or undefined. */
async function askGuards(
  { context, logsOf }: GroupPorts,
  { id, tree, also }: { readonly id: string; readonly tree: string; readonly also: readonly string[] },
): Promise<string | Interrupted | undefined> {
  const { decisionLog, evaluate } = context;
  // What they said before an interruption stands.
  const known = findAnswer(decisionLog.evaluations, { id }, GROUP_GUARDS);
  if (known !== undefined) return isYes(known) ? undefined : (known.reason ?? 'it failed');
  const which = { task: id, stage: 'guard', index: GROUP_GUARDS } as const;
  const { seed } = decisionLog.draw(sideLabel(which));
  const result = await evaluate({
    name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree },
    purpose: { kind: 'judge', also },
    logs: { folder: logsOf(id, false), prefix: 'guards-' },
    workspace: 1,
    isCurrentBest: false,
  });
  if (result.kind === 'scored') return undefined;
  return result.kind === 'failed' ? result.reason : interruptionOf(result);
}

/** How long measuring the groups would take now at most, in milliseconds: each accepted change could be one. */
export function groupsMs(confirmationMs: number, accepted: number): number {
  return confirmationMs * accepted;
}
