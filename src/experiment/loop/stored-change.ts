/**
 * Changes that are saved in the folder of their iteration: a quarantined one until a person approves it, a candidate that
 * lost until a person rejects what it lost against.
 * Invariant: what is taken up is the tree that was tested, byte for byte, or nothing: it is saved as git objects before
 * its record is written, and every object is hashed on the way back. On another branch head than that of its test it is
 * brought onto that branch head, and tested again.
 * Crash while it is saved: the iteration has no record, and counts as killed.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { commitCandidate, packCommit } from '../../engine/acceptance/candidate-pack.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import { isNoRoom } from '../../kernel/files.ts';
import { GitError } from '../../kernel/git.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import { candidateFile } from '../ledger/candidate-commit.ts';

export const QUARANTINE_FILE = 'held.pack';

/** Saves a quarantined change; gives its commit. */
export async function saveQuarantined(store: GitStore, folder: string, { tree, from }: Change): Promise<string> {
  const commit = await commitCandidate(store, { tree, from }, 'quarantined\n');
  await packCommit(store, { path: join(folder, QUARANTINE_FILE), commit, from });
  return commit;
}

/** Saves a candidate that may be evaluated again; without room, or where it is too large to be saved, there is no file. */
export async function saveCandidate(store: GitStore, folder: string, change: Change): Promise<void> {
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
