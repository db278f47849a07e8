/**
 * What becomes of groups whose pull requests were closed without a merge: their changes are taken out of the branch, and
 * the same changes are not tested again.
 * Invariant: as of every rejection: a commit on top and a record for each change, newest first; one that is taken out is
 * not taken out again.
 * Crash: the changes that are left are taken out by the next call.
 */
import { AutorizeError } from '../../base/errors.ts';
import type { Host } from '../../kernel/host.ts';
import type { HandedGroup } from '../handover/handed-groups.ts';
import { rejectAccepted } from './reject.ts';

/** A pull request that was closed without a merge. */
export interface ClosedGroup {
  /** The task of its group. */
  readonly task: string;
  /** `pull request #12`. */
  readonly pull: string;
}

/** The closed groups with those on top of them, and why each has to go; a merged one stays. */
export function groupsToReject(
  groups: readonly HandedGroup[],
  { closed, merged }: { readonly closed: readonly ClosedGroup[]; readonly merged: ReadonlySet<string> },
): readonly { readonly group: HandedGroup; readonly pull: string; readonly reason: string }[] {
  const gone = new Map<string, string>();
  return groups.flatMap((group) => {
    const own = closed.find(({ task }) => task === group.task)?.pull;
    // What is below it was merged, where it is on a commit of the user's branch.
    const below = group.on === null || group.base !== undefined ? undefined : gone.get(group.on);
    const pull = own ?? below;
    if (pull === undefined || merged.has(group.task)) return [];
    gone.set(group.task, pull);
    const reason =
      own === undefined ? `it is on top of ${pull}, which was closed without a merge` : 'closed without a merge';
    return [{ group, pull, reason }];
  });
}

/** Takes the changes of these groups out; says in a sentence each what came of it. */
export async function rejectGroups(
  rejected: ReturnType<typeof groupsToReject>,
  { name, branch, host }: { readonly name: string; readonly branch: string; readonly host: Host },
): Promise<readonly string[]> {
  const changes = rejected.flatMap(({ group, pull, reason }) =>
    group.changes.flatMap(({ iter, what, stands }) => (stands ? [{ iter, what, pull, reason }] : [])),
  );
  const sentences: string[] = [];
  for (const { iter, what, pull, reason } of changes.sort((one, other) => other.iter - one.iter)) {
    try {
      await rejectAccepted({ name, iter, reason, closed: { by: pull, branch } }, host);
      sentences.push(`iteration ${iter} (${what}) is taken out: ${pull}: ${reason}`);
    } catch (error) {
      if (!(error instanceof AutorizeError)) throw error;
      sentences.push(`iteration ${iter} (${what}) stays, though ${pull} was closed without a merge: ${error.message}`);
    }
  }
  return sentences;
}
