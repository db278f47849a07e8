/**
 * Rejecting an accepted change: the branch is rebuilt without it, by a run of its own.
 * Invariant: nothing is lost and nothing is guessed. The present run is archived whole, with its branch; what the next run
 * judges first, before any agent, are the stored trees of the other accepted changes and of every candidate that was
 * compared with the rejected one. A published branch is not rebuilt.
 * Crash: the mark of the archive is the commit point. Before it nothing changed but refs that keep objects; after it the
 * next `run`, `resume` or `archive` ends what is left.
 */
import { join } from 'node:path';
import { readChange } from '../../attempt/change.ts';
import { IDENTITY } from '../../attempt/keep.ts';
import { storeFolder, workspaceFolder } from '../../attempt/workspace.ts';
import { ContractError, PreconditionError, UsageError } from '../../base/errors.ts';
import { exportCommits } from '../../kernel/export-commits.ts';
import { type Git, GitError } from '../../kernel/git.ts';
import { commitTree, findStore, type GitStore } from '../../kernel/git-store.ts';
import type { Host } from '../../kernel/host.ts';
import { findBranches, readRef } from '../../kernel/refs.ts';
import { openRefs } from '../../kernel/user-repository.ts';
import { findBase, findInFlight, lockExperiment, requireWholeLedger } from '../ledger/opening.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { isSameJson } from '../ledger/record-checks.ts';
import { pendingEntries, requireRejection } from '../ledger/rejection.ts';
import { branchOf } from '../ledger/state.ts';
import { type ExperimentPlace, placeOf, readLedger, readState, requireExperiment } from '../ledger/store.ts';
import { type Archived, archiveExperiment } from './archive.ts';
import { identityOf } from './release.ts';

export interface RejectRequest {
  readonly name: string;
  readonly iter: number;
  readonly reason: string;
}

export interface Rejected extends Archived {
  readonly by: string;
  /** The iterations whose trees are judged again. */
  readonly again: readonly number[];
  /** Those whose trees are not stored any more. */
  readonly missing: readonly number[];
}

/** Rejects an accepted change. Throws UsageError for what was not accepted, `locked` during a run. */
export async function rejectAccepted({ name, iter, reason }: RejectRequest, host: Host): Promise<Rejected> {
  const place = placeOf(name, host);
  requireExperiment(place);
  await using _lock = await lockExperiment(place, host);
  const { records, problem } = readLedger(place);
  if (problem !== undefined) throw new ContractError([problem]);
  requireWholeLedger(place, { records, state: readState(place) });
  requireSettled(place, records);
  requireAccepted(place, { records, iter });
  const folder = workspaceFolder({ repository: place.repository, name, outer: host.env });
  const { refs } = openRefs(place.repository, join(folder, 'user'));
  await requireUnpublished(place, { refs, iter });
  const base = findBase(records, readState(place)) ?? '';
  const by = identityOf(place, host);
  const store = findStore({ folder: storeFolder(folder), base });
  const again: { readonly iter: number; readonly commit: string }[] = [];
  const missing: number[] = [];
  for (const record of candidatesOf(records, iter)) {
    const commit =
      record.outcome === 'merged' ? record.commit : await storedCommit({ store, refs, place, record, records });
    if (typeof commit === 'string') again.push({ iter: record.iter, commit });
    else missing.push(record.iter);
  }
  // What an earlier rejection left to be judged is not forgotten.
  again.push(...pendingEntries(requireRejection(place), records));
  const at = host.now().toISOString();
  const archived = await archiveExperiment(place, host, [], { iter, by, at, reason, base, again });
  return { ...archived, by, again: again.map((each) => each.iter), missing };
}

function requireSettled(place: ExperimentPlace, records: readonly IterationRecord[]): void {
  const [first] = findInFlight(place, records);
  if (first === undefined) return;
  throw new PreconditionError({
    message: `iteration ${first} of "${place.name}" was in flight when the last run ended`,
    remedy: `End that run first: autorize resume ${place.name}`,
  });
}

function requireAccepted(
  { name }: ExperimentPlace,
  { records, iter }: { readonly records: readonly IterationRecord[]; readonly iter: number },
): void {
  const accepted = records.filter(isCandidate).filter(({ outcome }) => outcome === 'merged');
  if (accepted.some((record) => record.iter === iter)) return;
  const record = records.find((each) => each.iter === iter);
  const what = record === undefined ? 'which has no record' : `which is ${record.outcome}`;
  const known = accepted.length === 0 ? 'none is' : accepted.map((each) => each.iter).join(', ');
  throw new UsageError([
    {
      found: `iteration ${iter} of "${name}", ${what}`,
      expected: `an accepted change (${known})`,
      remedy: `See them: autorize list ${name}`,
    },
  ]);
}

/** A branch that others have is not rebuilt: their clones would not follow. */
async function requireUnpublished(
  { name }: ExperimentPlace,
  { refs, iter }: { readonly refs: Git; readonly iter: number },
): Promise<void> {
  const published = (await findBranches(refs, branchOf(name))).find(({ isLocal }) => !isLocal);
  if (published === undefined) return;
  throw new PreconditionError({
    message: `${published.shown} is published, so ${branchOf(name)} cannot be rebuilt without iteration ${iter}`,
    remedy: `Merge the branch where you work, take the change back there (git log --grep "autorize iter ${iter}:", git revert COMMIT), then start from that: autorize run ${name} --fresh`,
  });
}

/** A change of an agent or of a proposal; not what the run itself took back or out. */
function isCandidate({ iter, tree, reverts, decision }: IterationRecord): boolean {
  return iter > 0 && typeof tree === 'string' && !reverts && decision?.purpose !== 'promotion';
}

const REJECTED: readonly string[] = ['discarded', 'inconclusive'];

/** The other accepted changes, and what was rejected while the change was part of the branch. */
function candidatesOf(records: readonly IterationRecord[], rejected: number): IterationRecord[] {
  const at = records.findIndex(({ iter }) => iter === rejected);
  return records.filter((record, index) => {
    if (!isCandidate(record) || record.iter === rejected) return false;
    return record.outcome === 'merged' || (index > at && REJECTED.includes(record.outcome));
  });
}

interface Stored {
  readonly store: GitStore | undefined;
  readonly refs: Git;
  readonly place: ExperimentPlace;
  readonly record: IterationRecord;
  readonly records: readonly IterationRecord[];
}

/** A commit of a rejected candidate's tree on what it was tested against, in the user's repository; undefined: it is gone. */
async function storedCommit({ store, refs, place, record, records }: Stored): Promise<string | undefined> {
  if (store === undefined || typeof record.tree !== 'string') return undefined;
  const earlier = records.slice(0, records.indexOf(record)).findLast(({ outcome }) => outcome === 'merged');
  for (const parent of [record.base_commit, earlier?.commit]) {
    if (typeof parent !== 'string') continue;
    try {
      const change = await readChange(store, { from: parent, tree: record.tree });
      const paths = change.changes.map(({ path }) => path);
      if (!isSameJson(paths, record.changed_paths) || change.diffLines !== record.diff_lines) continue;
      const common = { message: 'judged again\n', identity: IDENTITY, date: '1970-01-01T00:00:00Z' };
      const commit = await commitTree(store, { ...common, tree: record.tree, parents: [parent] });
      const ref = `refs/autorize-again/${place.name}/${commit}`;
      if ((await readRef(refs, ref)) === undefined)
        await exportCommits(store, place.repository, { ref, from: undefined, to: commit });
      return commit;
    } catch (error) {
      // An object that is not in the store any more: the next parent, or none.
      if (!(error instanceof GitError) || error.isDiskFull) throw error;
    }
  }
  return undefined;
}
