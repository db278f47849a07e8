/** The commits of the user's branch that groups are on, where a checkout does not hold them. */
import { GitError } from '../kernel/git.ts';
import { hasCommit } from '../kernel/object-presence.ts';
import type { Opening, OpenState } from './loop-state.ts';

/** Fetches them with the branches of their groups; else such a group moves to a commit that the checkout holds. */
export async function fetchGroupBases({ loop }: Pick<Opening, 'loop'>, { remote }: OpenState): Promise<void> {
  for (const { base, branch } of loop.groups?.list()?.groups ?? []) {
    if (base === undefined || (await hasCommit(remote.git, base))) continue;
    try {
      await remote.fetch(`refs/heads/${branch}`, 2);
    } catch (error) {
      // It was merged, and is gone.
      if (!(error instanceof GitError)) throw error;
    }
  }
}
