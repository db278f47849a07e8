/**
 * Whether each group of the handover is what its changes give, on the group below it or the base.
 * Invariant: the user's repository is only read: the groups are made again in a store of our own, which hashes every object
 * of the branch on the way in.
 */
import { join } from 'node:path';
import { auditRecords } from '../../audit/audit.ts';
import { type Finding, findingsOf } from '../../base/finding.ts';
import { plural } from '../../base/text.ts';
import { type HandoverState, treeBelow, treeUnderStack } from '../../decision/handover.ts';
import type { PlannedGroup } from '../../decision/handover-records.ts';
import { applyAll, linesBetween } from '../../engine/acceptance/group-trees.ts';
import { type AcceptedChange, reapplyDetached } from '../../engine/acceptance/reapplication.ts';
import { GitError } from '../../kernel/git.ts';
import { commitTree, createStore, type GitStore, importCommit, treeIdOf } from '../../kernel/git-store.ts';
import { importLone } from '../../kernel/lone-commit.ts';
import type { RevertCheck } from '../../verification/revert-checks.ts';
import { commitOf } from '../handover/group-commits.ts';
import { checkGroupPulls } from '../handover/group-pulls.ts';
import { acceptedByTest, acceptedTrees } from '../handover/handed-groups.ts';
import type { Direction } from '../ledger/best-so-far.ts';
import { readCommit } from '../ledger/branch-commits.ts';
import type { IterationRecord } from '../ledger/record.ts';
import type { ExperimentPaths } from '../ledger/store.ts';

interface GroupCheck extends RevertCheck {
  readonly records: readonly IterationRecord[];
  readonly name: string;
  readonly paths: Pick<ExperimentPaths, 'folder'>;
  readonly direction: Direction;
}

/** Makes every group again that a plan named, and its commit. */
export async function checkGroups(check: GroupCheck): Promise<Finding[]> {
  const { decisions, what, base, branchHead, repository, folder } = check;
  if (!decisions.some(({ kind }) => kind === 'handover')) return checkGroupPulls(check.paths, undefined);
  const unchecked = (detail: string): Finding[] => [{ kind: 'unchecked', what, detail }];
  const handover = auditRecords({ records: decisions }).state?.handover;
  const pulls = checkGroupPulls(check.paths, handover);
  if (base === undefined || branchHead === undefined || handover === undefined) {
    return [...unchecked('the changes of the groups are not on any branch'), ...pulls];
  }
  try {
    const store = await createStore({ folder: join(folder, 'groups'), repository, base });
    await importCommit(store, { repository, commit: branchHead });
    const { issues, missing } = await groupIssues(store, { ...check, base }, handover);
    const made = `${plural(handover.known.size - missing.length, 'group')} made again from the accepted changes`;
    return [
      ...findingsOf(what, issues, made),
      ...missing.flatMap((task) =>
        unchecked(`${task} cannot be made again here: the commit that it is on is not in this clone`),
      ),
      ...pulls,
    ];
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return [...unchecked(`the groups cannot be made again here: ${error.message}`), ...pulls];
  }
}

async function groupIssues(
  store: GitStore,
  { records, base, name, direction, repository }: GroupCheck & { readonly base: string },
  { known, results }: HandoverState,
): Promise<{ readonly issues: string[]; readonly missing: string[] }> {
  const byTask = acceptedByTest(records);
  const accepted = await acceptedTrees(
    [...byTask].map(([task, record]) => ({ record, task })),
    {
      treeOf: (commit) => treeIdOf(store, commit),
      parentOf: async (commit) => (await readCommit(store.git, commit))?.parents[0],
    },
  );
  const changeOf = new Map(accepted.map((change) => [change.task, change]));
  const baseline = await treeIdOf(store, base);
  const issues: string[] = [];
  const missing: string[] = [];
  const commits = new Map<string, string>();
  for (const group of known.values()) {
    const { task, on } = group;
    const based = await checkBase(store, { group, known, baseline, repository, missing });
    if (based === 'missing' || (on !== null && group.base === undefined && missing.includes(on))) {
      missing.push(task);
      continue;
    }
    if (based !== undefined) issues.push(based.issue);
    const issue = await treeIssue(store, { group, changeOf, below: treeBelow(group, { known, baseline }) });
    if (issue !== undefined) issues.push(issue);
    const result = results.get(task);
    if (issue !== undefined || result?.effect == null) continue;
    const below = on === null ? undefined : commits.get(on);
    const made = { group, effect: result.effect, at: result.at, below };
    const commit = await commitTree(store, commitOf(made, { name, base, direction, records }));
    commits.set(task, commit);
    if (commit !== result.commit) issues.push(`${task} is recorded as ${result.commit}; its changes give ${commit}`);
  }
  return { issues, missing };
}

/** What is wrong with the commit of the user's branch that a group is on. */
async function checkBase(
  store: GitStore,
  {
    group: { task, on, base },
    known,
    baseline,
    repository,
    missing,
  }: Pick<HandoverState, 'known'> &
    Pick<GroupCheck, 'repository'> & {
      readonly group: PlannedGroup;
      readonly baseline: string;
      /** Groups that cannot be made again. */
      readonly missing: readonly string[];
    },
): Promise<{ readonly issue: string } | 'missing' | undefined> {
  if (base === undefined) return undefined;
  try {
    await importLone(store, { repository, commit: base.commit });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return 'missing';
  }
  const tree = await treeIdOf(store, base.commit);
  if (tree !== base.tree) return { issue: `${task} is on ${base.commit}, whose tree is ${tree}, not ${base.tree}` };
  if (on !== null && missing.includes(on)) return undefined;
  const below = on === null ? undefined : known.get(on);
  const under = below === undefined ? baseline : treeUnderStack(below, { known, baseline });
  const held = await reapplyDetached(store, { base: under, tree: below?.tree ?? under, branchHead: tree });
  const isHeld = held.kind === 'applied' && held.tree === tree;
  return isHeld ? undefined : { issue: `${task} is on ${base.commit}, which does not hold the groups below it` };
}

async function treeIssue(
  store: GitStore,
  {
    group: { task, tree, lines, changes },
    changeOf,
    below,
  }: {
    readonly group: PlannedGroup;
    readonly changeOf: ReadonlyMap<string, AcceptedChange>;
    readonly below: string | undefined;
  },
): Promise<string | undefined> {
  const own = changes.flatMap((change) => changeOf.get(change) ?? []);
  if (own.length < changes.length) return `${task} holds a change that no accepted iteration is`;
  const made = below === undefined ? undefined : await applyAll(store, below, own);
  if (made !== tree || below === undefined)
    return `${task} is recorded as ${tree}; its changes give ${made ?? 'a conflict'}`;
  const count = await linesBetween(store, below, tree);
  return count === lines ? undefined : `${task} is recorded with ${lines} lines; its diff has ${count}`;
}
