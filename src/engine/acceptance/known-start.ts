/**
 * Commits that runs on this machine began at, or that a person named as the start of one: where records name one of these,
 * nobody put it there.
 * Invariant: outside of the repository, where no session in a sandbox can write. Crash: the file is replaced in one step;
 * where it is lost, a start is compared with HEAD like one from elsewhere.
 */
import { join } from 'node:path';
import { noteCommit, readNotedCommits } from './noted-commits.ts';

/** The file in a private area. */
export const knownStartsFile = (folder: string): string => join(folder, 'known-starts');

/** Notes in the private area of an experiment, or of all plans, that a run begins at a commit: a full id. */
export function markKnownStart(folder: string, commit: string): void {
  noteCommit(knownStartsFile(folder), commit);
}

/** Whether a run here began at a commit. */
export function isKnownStart(folder: string, commit: string): boolean {
  return readNotedCommits(knownStartsFile(folder)).includes(commit);
}
