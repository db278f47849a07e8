/** The groups in which an experiment hands over what it accepted, as its records say. */
import { auditRecords } from '../../audit/audit.ts';
import { isConfirmed } from '../../base/claim-outcome.ts';
import type { HandoverState } from '../../decision/handover.ts';
import type { PlannedGroup } from '../../decision/handover-records.ts';
import type { ReplayedState } from '../../decision/replay.ts';
import type { AcceptedChange } from '../../engine/acceptance/reapplication.ts';
import type { Direction } from '../ledger/best-so-far.ts';
import { findTakenOut } from '../ledger/certification.ts';
import { readDecisions } from '../ledger/decisions.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { type ExperimentPaths, readLedger } from '../ledger/store.ts';
import { type GroupPull, readGroupPulls } from './group-pulls.ts';
import { describeIteration, groupTitle, renderEffect } from './group-text.ts';

/** The branch of a group, which its first change names: it stays the same while the group grows. */
function groupBranch(name: string, firstIteration: number): string {
  return `autorize-groups/${name}/${firstIteration}`;
}

/** All branches of groups of an experiment, as a pattern. */
export function groupBranches(name: string): string {
  return `refs/heads/autorize-groups/${name}/*`;
}

export interface HandedGroup {
  /** `group 1`. */
  readonly task: string;
  /** Short name. */
  readonly branch: string;
  readonly commit: string;
  readonly title: { readonly text: string; readonly end: string };
  /** The task of the group below it; null: it is on the base. */
  readonly on: string | null;
  /** The commit of the user's branch that it is on: that holds the groups below it. */
  readonly base?: string | undefined;
  /** What was measured, in one sentence. */
  readonly effect: string;
  readonly isConfirmed: boolean;
  readonly changes: readonly {
    readonly iter: number;
    readonly what: string;
    /** Whether the experiment's branch still holds it. */
    readonly stands: boolean;
  }[];
  /** Its pull request, as the step that published it last found it. */
  readonly pull: Pick<GroupPull, 'number' | 'url' | 'state'> | undefined;
  /** Who took changes of it out again, and why; undefined: nobody did. */
  readonly takenOut: { readonly by: string; readonly reason: string } | undefined;
}

/** The accepted iterations that the branch still holds, oldest first, each with its test. */
export function standingIterations(
  records: readonly IterationRecord[],
): readonly { readonly record: IterationRecord; readonly task: string | undefined }[] {
  const gone = new Set(findTakenOut(records).flatMap(({ taken }) => taken));
  return records.flatMap((record) => {
    const { outcome, reverts, iter, decision } = record;
    if (outcome !== 'merged' || reverts || gone.has(iter)) return [];
    return [{ record, task: typeof decision?.test === 'string' ? decision.test : undefined }];
  });
}

interface GroupFacts {
  readonly name: string;
  readonly records: readonly IterationRecord[];
  readonly direction: Direction;
  readonly pulls?: readonly GroupPull[];
}

/** The groups of the last plan that were measured, each after the one below it. */
export function groupsIn(
  { plan, results }: HandoverState,
  { name, records, direction, pulls = [] }: GroupFacts,
): readonly HandedGroup[] {
  const byTask = acceptedByTest(records);
  const standing = new Set(standingIterations(records).map(({ record }) => record.iter));
  return (plan?.groups ?? []).flatMap((group): HandedGroup[] => {
    const result = results.get(group.task);
    const iterations = group.changes.flatMap((task) => byTask.get(task) ?? []);
    const [first] = iterations;
    if (result?.effect == null || result.commit === null || first === undefined) return [];
    const below = describeBelow(group);
    return [
      {
        ...{ task: group.task, branch: groupBranch(name, first.iter), commit: result.commit, on: group.on },
        base: group.base?.commit,
        title: groupTitle({ iterations, effect: result.effect, direction }),
        effect: renderEffect(result.effect, { direction, pairs: result.planned_pairs, below }),
        isConfirmed: isConfirmed(result.effect),
        changes: iterations.map((each) => {
          return { iter: each.iter, what: describeIteration(each), stands: standing.has(each.iter) };
        }),
        pull: pulls.find(({ task, commit }) => task === group.task && commit === result.commit),
        takenOut: takenOutBy(records, iterations),
      },
    ];
  });
}

function describeBelow({ on, base }: Pick<PlannedGroup, 'on' | 'base'>): string {
  if (base !== undefined) return `${base.commit.slice(0, 12)}, which holds the group below it`;
  return on === null ? 'the base' : `the group below it (${on})`;
}

function takenOutBy(
  records: readonly IterationRecord[],
  iterations: readonly IterationRecord[],
): HandedGroup['takenOut'] {
  const rejection = records.findLast(({ rejection: each }) =>
    iterations.some(({ iter }) => iter === each?.iter),
  )?.rejection;
  return rejection == null ? undefined : { by: rejection.by, reason: rejection.reason };
}

/** The accepted iterations by their tests, those that were taken out again among them. */
export function acceptedByTest(records: readonly IterationRecord[]): ReadonlyMap<string, IterationRecord> {
  return new Map(
    records.flatMap((record) => {
      const { outcome, reverts, decision } = record;
      const isChange = outcome === 'merged' && !reverts && typeof decision?.test === 'string';
      return isChange ? [[String(decision.test), record] as const] : [];
    }),
  );
}

/** The groups that the records on the disk say. */
export interface ReadGroups {
  readonly groups: readonly HandedGroup[];
  /** They make up what is accepted now; else something was accepted or taken out since. */
  readonly isCurrent: boolean;
  /** How many of the plan are still to be measured. */
  readonly unmeasured: number;
}

/** Reads the groups of the last plan; undefined: there is none. */
export function readGroups(paths: ExperimentPaths, direction: Direction): ReadGroups | undefined {
  const { records } = readLedger(paths);
  const raw = readDecisions(paths);
  if (!raw.some(({ kind }) => kind === 'handover')) return undefined;
  return groupsOfRecords(paths, { replayed: auditRecords({ records: raw }).state, records, direction });
}

/** The same of records that were read already. */
export function groupsOfRecords(
  paths: Pick<ExperimentPaths, 'name' | 'folder'>,
  { replayed: state, ...facts }: Omit<GroupFacts, 'name' | 'pulls'> & { readonly replayed: ReplayedState | undefined },
): ReadGroups | undefined {
  const plan = state?.handover.plan;
  if (state === undefined || plan === undefined) return undefined;
  const groups = groupsIn(state.handover, { ...facts, name: paths.name, pulls: readGroupPulls(paths) ?? [] });
  const isCurrent = plan.final === state.session.incumbent;
  return { groups, isCurrent, unmeasured: plan.groups.length - groups.length };
}

/** What led to each accepted iteration, as trees. */
export async function acceptedTrees(
  iterations: readonly { readonly record: IterationRecord; readonly task: string }[],
  {
    treeOf,
    parentOf,
  }: {
    readonly treeOf: (commit: string) => Promise<string>;
    readonly parentOf: (commit: string) => Promise<string | undefined>;
  },
): Promise<readonly AcceptedChange[]> {
  const changes: AcceptedChange[] = [];
  for (const { record, task } of iterations) {
    const { commit } = record;
    const parent = typeof commit === 'string' ? await parentOf(commit) : undefined;
    if (typeof commit !== 'string' || parent === undefined) continue;
    changes.push({ task, tree: await treeOf(commit), parent: await treeOf(parent) });
  }
  return changes;
}
