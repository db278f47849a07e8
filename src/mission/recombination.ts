/**
 * Recombination in a mission: what is put together is judged in place of a session.
 * Invariant: the commits of candidates come from the files of their iterations, which the entries cover, and have the names
 * that the entries say. Crash: its iteration is one that was broken off; the record that it begins with says what was put
 * together.
 */
import { join } from 'node:path';
import type { Recombination } from '../decision/recombination.ts';
import { CANDIDATE_FILE, unpackCommit } from '../engine/acceptance/candidate-pack.ts';
import { detachedBase, treesOf } from '../engine/acceptance/stacked-changes.ts';
import {
  describeRecombination,
  type FindRecombination,
  openRecombination as openProposer,
  putTogether,
  type RecombinationPorts,
} from '../loop/recombination.ts';
import type { MeasuredMission } from './active-mission.ts';
import { conclude } from './iteration.ts';
import { testedChanges } from './near-misses.ts';
import { beginWithoutSession, testTree } from './proposed.ts';
import type { Stop } from './stop.ts';
import { iterationFolder } from './store.ts';

/** Opens the proposer. */
export function openRecombination(mission: MeasuredMission): FindRecombination {
  return openProposer(portsOf(mission));
}

function portsOf(mission: MeasuredMission): RecombinationPorts {
  const { paths, privateArea, measuring } = mission;
  const { store } = privateArea;
  const { entries } = mission.state;
  return {
    store,
    changes: () => testedChanges(mission.state.entries),
    branchHead: () => mission.state.lastAcceptedCommit,
    isTested: (tree) => measuring.decisionLog.session.trees.has(tree),
    since: entries.length - 1 - entries.findLastIndex(({ recombines }) => recombines),
    async find(iter) {
      const entry = mission.state.entries.find(({ iteration }) => iteration === iter);
      const { candidate_commit: commit, base_commit: base, conflicted } = entry ?? {};
      const change = conflicted ?? (typeof commit === 'string' ? { from: base, to: commit } : undefined);
      if (change === undefined) return undefined;
      if (conflicted !== undefined) await detachedBase(store, conflicted.from);
      // Refused, it is not what was saved: the store may have the commit all the same.
      await unpackCommit(store, join(iterationFolder(paths, iter), CANDIDATE_FILE));
      return treesOf(store, change.to, change.from);
    },
  };
}

/** Judges a recombination; says why the run stops, if it does. `note`: who proposes it. */
export async function testRecombination(
  mission: MeasuredMission,
  of: Recombination,
  note = 'proposed without an agent',
): Promise<Stop | undefined> {
  beginWithoutSession(mission, { recombines: [...of] });
  const description = describeRecombination(of);
  const tree = await putTogether(portsOf(mission), of, mission.state.lastAcceptedCommit);
  if (tree === undefined) {
    const head = { kind: 'taken', commit: mission.state.lastAcceptedCommit, commits: [] } as const;
    const reason = `${description}: it does not fit onto what is accepted now`;
    return conclude(mission, { head, dirty: [] }, { decision: 'discard', reason, notes: [note] });
  }
  return testTree(mission, { tree, message: `Propose ${description}`, notes: [note] });
}
