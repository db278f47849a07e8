/**
 * The end of a run that hands over its accepted changes in groups: a branch for each, measured by itself.
 * Invariant: nothing of the experiment's own branch changes. The commit of a group is made of the records alone, so that
 * making it again gives the same id; a branch is moved from the commit of a group of this experiment, and from nowhere else.
 * Crash: what is recorded stands, and the next end of a run does what is left.
 */
import { join } from 'node:path';
import type { HandoverState } from '../../decision/handover.ts';
import { type Landing, openPlanner } from '../../engine/acceptance/group-trees.ts';
import { type EarlierGroup, findLanding } from '../../engine/acceptance/landed-groups.ts';
import type { AcceptedChange } from '../../engine/acceptance/reapplication.ts';
import { exportCommits } from '../../kernel/export-commits.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { commitTree, treeIdOf } from '../../kernel/git-store.ts';
import { hasCommit } from '../../kernel/object-presence.ts';
import { readRef } from '../../kernel/refs.ts';
import { openRefs, readHead } from '../../kernel/user-refs.ts';
import { measureGroups } from '../../loop/groups.ts';
import { commitOf, madeGroups, type Naming } from '../handover/group-commits.ts';
import { isGroupMessage } from '../handover/group-text.ts';
import { acceptedTrees, groupsIn, standingIterations } from '../handover/handed-groups.ts';
import { readCommit } from '../ledger/branch-commits.ts';
import { findProtected } from '../ledger/opening.ts';
import type { ActiveRun } from './active-run.ts';
import { conclusionOf } from './conclusion.ts';

/** Measures the groups and brings their branches up to date; false: the run was interrupted. */
export async function handOverGroups(run: ActiveRun): Promise<boolean> {
  const { settings, state, journal, measuring } = run;
  const { config, privateArea, host } = settings;
  const why = findHindrance(run);
  const without = (reason: string): true => {
    journal.note(`there are no groups, so one pull request holds all changes: ${reason}`);
    return true;
  };
  if (why === 'nothing') return true;
  if (why !== undefined) return without(why);
  const { store } = privateArea;
  const iterations = standingIterations(state.records).flatMap(({ record, task = '' }) => [{ record, task }]);
  const changes = await acceptedTrees(iterations, {
    treeOf: (commit) => treeIdOf(store, commit),
    parentOf: async (commit) => (await readCommit(store.git, commit))?.parents[0],
  });
  const final = await treeIdOf(store, state.branchHead);
  const maxLines = config.handover.max_diff_lines;
  const base = await treeIdOf(store, settings.baseCommit);
  const landing = await findLanded(run, changes);
  const also = config.objective.guards.flatMap((guard) => ('command' in guard ? [guard.command] : []));
  const grouped = await measureGroups({
    ...conclusionOf(run),
    ...{ context: measuring, final, maxLines, now: host.now },
    plan: await openPlanner(store, { base, final, changes, maxLines, landing }),
    guards: config.guards.length + also.length === 0 ? undefined : { also },
    commit: (made) => commitTree(store, commitOf(made, groupFacts(run))),
  });
  if (grouped.kind === 'refused') return without(grouped.why);
  if (grouped.kind === 'broken' && grouped.why === 'aborted') return false;
  if (grouped.kind === 'broken')
    journal.note(`not every group is measured: ${grouped.reason}; the next run measures the rest`);
  const handover = measuring.decisionLog.replay().state?.handover;
  if (handover !== undefined) await updateBranches(run, handover, landing);
  return true;
}

/** Why there can be no groups; `nothing`: nothing was accepted. */
function findHindrance({ state, measuring: { decisionLog } }: ActiveRun): string | undefined {
  const { session, runHeader } = decisionLog;
  const iterations = standingIterations(state.records);
  if (iterations.length === 0) return 'nothing';
  if (runHeader.unscored) return 'the base has no score that a group could be compared with';
  if (session.champion !== null) return 'decision = "checkpoint" tests whole batches, and no change by itself';
  if (session.settings.confirm.pairs === 0) return 'confirm.pairs is 0, and each group is confirmed by itself';
  const known = new Set((decisionLog.replay().state?.keeps ?? []).map(({ task }) => task));
  const isKnown = iterations.every(({ task }) => task !== undefined && known.has(task));
  return isKnown ? undefined : 'some changes were accepted before the decision log began';
}

function groupFacts({ settings, state }: ActiveRun): Naming {
  const { paths, baseCommit: base, config } = settings;
  return { name: paths.name, base, direction: config.objective.direction, records: state.records };
}

/** The groups of the last plan that the user's branch holds by now; undefined: there was none. */
async function findLanded(run: ActiveRun, changes: readonly AcceptedChange[]): Promise<Landing | undefined> {
  const { settings, measuring } = run;
  const { privateArea, baseCommit: base, config, protectedFiles } = settings;
  const { store, repository } = privateArea;
  const handover = measuring.decisionLog.replay().state?.handover;
  const measured = handover === undefined ? [] : madeGroups(handover);
  if (handover === undefined || measured.length === 0) return undefined;
  const { refs } = openRefs(repository, join(privateArea.folder, 'user'));
  const head = await readHead(repository, refs);
  if (head === undefined) return undefined;
  const groups = measured.map(({ group }): EarlierGroup => {
    const on = measured.findIndex(({ group: { task } }) => task === group.on);
    const commit = handover.results.get(group.task)?.commit ?? '';
    return { changes: group.changes, on: on === -1 ? null : on, commit, base: group.base?.commit };
  });
  const isUsable = async (commit: string): Promise<boolean> =>
    (await findProtected({ git: refs, base: commit }, config)).digest === protectedFiles.digest;
  const adopt = (commit: string) => privateArea.importLone(commit);
  return findLanding(store, { repository, refs, base, head, groups, changes, adopt, isUsable });
}

/** Points the branch of each group at its commit, in the user's repository. */
async function updateBranches(run: ActiveRun, handover: HandoverState, landing: Landing | undefined): Promise<void> {
  const { settings, journal } = run;
  const { privateArea, paths } = settings;
  const { store, repository } = privateArea;
  const { refs } = openRefs(repository, join(privateArea.folder, 'user'));
  const naming = groupFacts(run);
  // Those whose branch a person may have removed since it was merged.
  const landed = new Set(landing?.parts.flatMap(({ changes }) => changes));
  const gone = new Set<string>();
  for (const made of madeGroups(handover)) {
    const { task, on, base } = made.group;
    // Of a group that was merged, what it was on may be in no clone of today.
    const isGone =
      (on !== null && base === undefined && gone.has(on)) ||
      (base !== undefined && !(await hasCommit(store.git, base.commit)) && !(await hasCommit(refs, base.commit)));
    if (isGone) {
      gone.add(task);
      continue;
    }
    if (base !== undefined) await privateArea.importLone(base.commit);
    await commitTree(store, commitOf(made, naming));
  }
  for (const { task, branch, commit, title, effect } of groupsIn(handover, naming)) {
    if (gone.has(task)) continue;
    const ref = `refs/heads/${branch}`;
    const from = await readRef(refs, ref);
    const isLanded = (handover.known.get(task)?.changes ?? []).every((change) => landed.has(change));
    if (from === undefined && isLanded) continue;
    if (from !== commit) {
      const before = from === undefined ? undefined : await readCommit(refs, from);
      const isOurs = from === undefined || (before !== undefined && isGroupMessage(paths.name, before.message));
      const moved = isOurs ? await exportCommits(store, repository, { ref, from, to: commit }) : undefined;
      faultPoint('group:after-branch');
      if (moved?.kind !== 'done') {
        journal.note(`${branch} holds commits of somebody else and was left as it is; ${task} is ${commit}`);
        continue;
      }
    }
    journal.note(`${branch}: ${title.text}${title.end}; ${effect}`);
  }
}
