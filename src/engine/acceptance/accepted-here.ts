/**
 * Commits that runs on this machine accepted: of these alone a record may be rebuilt from the branch.
 * Invariant: written before the branch moves, outside of the repository, where no session in a sandbox can write. Since a
 * run goes on only from a branch that it knows, a commit here speaks for all below it.
 * Crash: a mark of a commit that no branch holds counts for nothing. Where the marks are lost, the intents are left.
 */
import { join } from 'node:path';
import { noteCommit, readNotedCommits } from './noted-commits.ts';

/** The file in a private area. */
export const acceptedHereFile = (folder: string): string => join(folder, 'accepted-here');

/** Notes in the private area of an experiment that a run here accepts a commit: a full id. */
export function markAcceptedHere(folder: string, commit: string): void {
  noteCommit(acceptedHereFile(folder), commit);
}

/** The commits that runs here accepted last. */
export function readAcceptedHere(folder: string): ReadonlySet<string> {
  return new Set(readNotedCommits(acceptedHereFile(folder)));
}
