/**
 * The tree of a candidate that lost, put by in the folder of its iteration: where a person rejects what it lost against,
 * it is judged again from there. It is kept as long as the folder is, and travels with the records.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { commitCandidate, packCommit } from '../../engine/acceptance/candidate-pack.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import { isNoRoom } from '../../kernel/files.ts';
import { GitError } from '../../kernel/git.ts';
import { candidateFile, JUDGED_AGAIN } from '../ledger/candidate-commit.ts';
import type { Outcome } from '../ledger/record.ts';
import type { ActiveRun } from './active-run.ts';

/** Puts by what may be judged again; without room, or where it is too large to be handed over, the run goes on without. */
export async function putByCandidate(
  { privateArea: { store } }: ActiveRun,
  folder: string,
  { outcome, change }: { readonly outcome: Outcome; readonly change: Change | undefined },
): Promise<void> {
  if (change === undefined || !JUDGED_AGAIN.includes(outcome)) return;
  const path = join(folder, candidateFile);
  const { from } = change;
  try {
    await packCommit(store, { path, commit: await commitCandidate(store, change), from });
  } catch (error) {
    // The store too is on that disk.
    if (!(error instanceof GitError) && !isNoRoom(error)) throw error;
    rmSync(path, { force: true });
  }
}
