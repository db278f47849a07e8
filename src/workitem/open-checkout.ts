/** What a killed run in place left of a checkout that should follow a landing, for those who only look. */
import { AutorizeError, EXIT } from '../base/errors.ts';
import { isHeldHere } from '../kernel/lock-holder.ts';
import { isFollowedHere } from './follow-mark.ts';
import type { History } from './history.ts';
import { shownPath, type WorkPaths } from './store.ts';

export const OPEN = 'a run in place was killed while the checkout followed what landed';
export const MIXED = 'it may hold files of before and of after';
export const FOLLOWED = 'the checkout follows what landed just now, and may hold files of before and of after';
export const WAIT = 'Wait for the run, or end it.';

/**
 * Why the checkout may hold files of before and of after, for those who only look; undefined where it does not. `isLanded`:
 * whether the branch holds the landing whose end nobody recorded.
 */
export function describeOpenCheckout(
  paths: WorkPaths,
  { history, isLanded }: { readonly history: History; readonly isLanded: boolean },
): string | undefined {
  const { thawing, pending } = history;
  const isToFollow = thawing !== undefined || (isLanded && pending?.landing.draft.follows !== undefined);
  if (!isToFollow) return undefined;
  if (isHeldHere(paths.lock)) return `${FOLLOWED}. ${WAIT}`;
  try {
    requireOwn(paths, history);
  } catch (error) {
    if (error instanceof AutorizeError) return `${error.message}. ${error.remedy}`;
    throw error;
  }
  return `${OPEN}; ${MIXED}. Bring it to one of the two: autorize work verify`;
}

/** Throws where nothing shows that it was a run here which began the landing that the checkout should follow. */
export function requireOwn(paths: WorkPaths, { thawing, pending }: History): void {
  const { receipt, follows } = pending?.landing.draft ?? {};
  const ofPending = receipt === undefined || follows === undefined ? [] : [{ ...receipt, follows }];
  const begun = [...ofPending, ...(thawing === undefined ? [] : [thawing])];
  const foreign = begun.find((each) => !isFollowedHere(paths, each));
  if (foreign === undefined) return;
  throw new AutorizeError('checkout_open', EXIT.precondition, {
    message: `${shownPath(paths, paths.journal)} asks for a change of the checkout by the run ${foreign.id}, which did not begin here; nothing was touched`,
    remedy: 'If the records came with the repository, move .autorize/work away. If the run was yours: git status.',
  });
}
