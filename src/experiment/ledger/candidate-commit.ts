/**
 * The commit of a candidate that was not accepted, from its record, and the file or the store that holds its objects.
 * Invariant: a commit is given only where its change is what the record says: paths, and lines added and removed.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { recordedPaths } from '../../base/recorded-paths.ts';
import { CANDIDATE_FILE, commitCandidate, unpackCommit } from '../../engine/acceptance/candidate-pack.ts';
import { readChange } from '../../engine/boundaries/change.ts';
import { endSession, storeFolder } from '../../engine/workspace/private-area.ts';
import { GitError } from '../../kernel/git.ts';
import { createStore, type GitStore, importCommit } from '../../kernel/git-store.ts';
import type { IterationRecord } from './record.ts';
import { isSameJson } from './record-checks.ts';
import { type ExperimentPaths, iterationFolder } from './store.ts';

/** Whether an earlier rejection had a candidate judged again: what came of that stands for it from then on. */
export function isEvaluatedAgain(records: readonly IterationRecord[], commit: string): boolean {
  return records.some(({ proposed_commit: proposed }) => proposed === commit);
}

/** Where the file of a candidate is, if it was saved. */
export function candidatePath(paths: ExperimentPaths, iter: number): string {
  return join(iterationFolder(paths, iter), CANDIDATE_FILE);
}

/** The private store of an experiment, with its branch up to a commit; made where it is gone. */
export async function openStore(
  { repository }: Pick<ExperimentPaths, 'repository'>,
  {
    folder,
    base,
    branchHead,
  }: { readonly folder: string; readonly base: string; readonly branchHead: string | undefined },
): Promise<GitStore> {
  await endSession(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = await createStore({ folder: storeFolder(folder), repository, base });
  if (branchHead !== undefined && branchHead !== base) await importCommit(store, { repository, commit: branchHead });
  return store;
}

/** Makes the commit of a candidate in a store that holds the branch; undefined: its tree is nowhere any more. */
export async function findCandidate(
  store: GitStore,
  {
    paths,
    record,
    records,
  }: {
    readonly paths: ExperimentPaths;
    readonly record: IterationRecord;
    readonly records: readonly IterationRecord[];
  },
): Promise<string | undefined> {
  const { tree, iter } = record;
  if (typeof tree !== 'string') return undefined;
  const earlier = records.slice(0, records.indexOf(record)).findLast(({ outcome }) => outcome === 'merged');
  // Refused, it is not what was saved, or not of this branch: the store may have the tree all the same.
  await unpackCommit(store, candidatePath(paths, iter));
  const listed = recordedPaths(record.changed_paths ?? [], record.more_paths ?? 0);
  for (const from of [record.base_commit, earlier?.commit]) {
    if (typeof from !== 'string') continue;
    try {
      const change = await readChange(store, { from, tree });
      const found = recordedPaths(change.changes.map(({ path }) => path));
      if (!isSameJson(found, listed) || change.diffLines !== record.diff_lines) continue;
      return await commitCandidate(store, { tree, from });
    } catch (error) {
      // An object that is not in the store any more: the next parent, or none.
      if (!(error instanceof GitError) || error.isDiskFull) throw error;
    }
  }
  return undefined;
}
