/**
 * What has to be true of the user's git before a run of any loop moves its branch.
 * Invariant: asked by the holder of the run lock, before anything is changed or recovered.
 */
import type { Git } from './git.ts';
import { requireGitVersion } from './git-version.ts';
import { removeAbandonedLocks } from './ref-locks.ts';
import { requireNotCheckedOut, type UserRepository } from './user-repository.ts';

export interface BranchClaim {
  readonly repository: UserRepository;
  /** Full name of the branch. */
  readonly ref: string;
  /** Whether the run may merge changes. */
  readonly merges: boolean;
}

/** Refuses what cannot go well, removes what a killed git left locked, and says so. */
export async function claimBranch(git: Git, { repository, ref, merges }: BranchClaim): Promise<string[]> {
  await requireGitVersion(git, { merges });
  requireNotCheckedOut(repository, ref);
  return removeAbandonedLocks(repository, [ref]);
}
