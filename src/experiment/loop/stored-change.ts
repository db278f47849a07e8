/**
 * Changes that are saved in the folder of their iteration: a quarantined one until a person approves it, a candidate that
 * lost until a person rejects what it lost against.
 * Invariant: what is taken up is the tree that was tested, byte for byte, or nothing: it is saved as git objects before
 * its record is written, and every object is hashed on the way back. On another branch head than that of its test it is
 * brought onto that branch head, and tested again.
 * Crash while it is saved: the iteration has no record, and counts as killed.
 */
import { join } from 'node:path';
import { commitCandidate, packCommit, saveCommit } from '../../engine/acceptance/candidate-pack.ts';
import type { Change } from '../../engine/boundaries/change.ts';
import type { GitStore } from '../../kernel/git-store.ts';

export const QUARANTINE_FILE = 'held.pack';

/** Saves a quarantined change; gives its commit. */
export async function saveQuarantined(store: GitStore, folder: string, { tree, from }: Change): Promise<string> {
  const commit = await commitCandidate(store, { tree, from }, 'quarantined\n');
  await packCommit(store, { path: join(folder, QUARANTINE_FILE), commit, from });
  return commit;
}

/** Saves a candidate that may be evaluated again. */
export async function saveCandidate(store: GitStore, folder: string, change: Change): Promise<void> {
  const { from } = change;
  await saveCommit(store, folder, async () => ({ commit: await commitCandidate(store, change), from }));
}
