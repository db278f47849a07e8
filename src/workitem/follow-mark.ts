/**
 * Which landings a checkout follows since a run on this machine began to: a journal can come with the repository, and
 * nothing that it says may write into a checkout.
 * Invariant: written before the intent of the landing is, into the checkout's own git folder, which no commit and no
 * session in a sandbox writes into.
 * Crash: a mark without a record counts for nothing. Where the mark is lost, the checkout is left alone.
 */
import { join } from 'node:path';
import { isOwnRun, markOwnRun } from '../engine/workspace/own-run.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import type { LandedRecord } from './history.ts';
import { isId, type WorkPaths } from './store.ts';

type Following = Pick<LandedRecord, 'id' | 'plan' | 'follows'>;
type Place = Pick<WorkPaths, 'repository'>;

const marksIn = ({ repository }: Place): string => join(repository.gitDir, 'autorize-follows');
const markOf = (paths: Place, id: string): string => join(marksIn(paths), id);
const recordOf = ({ id, plan, follows }: Following) => ({ id, plan, follows });

/** Notes that the checkout here is going to follow a landing. */
export function markFollowing(paths: Place, following: Following): void {
  markOwnRun(markOf(paths, following.id), recordOf(following));
}

/** Whether a run here noted that of a landing. */
export function isFollowedHere(paths: Place, following: Following): boolean {
  return isId(following.id) && isOwnRun(markOf(paths, following.id), recordOf(following));
}

/** Forgets all of it, once the checkout has followed. */
export function forgetFollowing(paths: Place): void {
  removeTree(marksIn(paths));
}
