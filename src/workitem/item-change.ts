/** The change of an item, read within the time that its capture may take, until the run is interrupted. */

import { MAX_STATE_BYTES } from '../base/state-size.ts';
import { type Change, type Compared, patchOf, readChangeWithin } from '../engine/boundaries/change.ts';
import { findKeyInChange } from '../engine/boundaries/secrets-in-change.ts';
import { captureLimits } from '../engine/workspace/capture-settings.ts';
import { captureReason } from '../engine/workspace/workspace.ts';
import { workWithin } from '../kernel/bounded-work.ts';
import { GitError } from '../kernel/git.ts';
import type { TreeState } from './state-hash.ts';
import type { WorkRun } from './work-run.ts';

export type ItemChange =
  | {
      readonly kind: 'read';
      readonly change: Change;
      /** What it leads to. */
      readonly after: TreeState;
      /** Why it may not land for a key of an agent. */
      readonly leaked: string | undefined;
    }
  | { readonly kind: 'too-large'; readonly reason: string }
  | { readonly kind: 'aborted' };

// A larger one would be left out of a state that is pushed.
export const MAX_PATCH_BYTES = MAX_STATE_BYTES;

/** Reads what an item changed, the state that it leads to, and whether it holds a key of an agent. */
export async function readItemChange(
  { privateArea, hasher, secrets: search, signal, work }: WorkRun,
  compared: Compared,
): Promise<ItemChange> {
  const bounds = { timeoutMs: captureLimits(work.capture).timeoutMs, signal };
  const read = await readChangeWithin(privateArea.store, compared, bounds);
  if (read.kind === 'cancelled') return { kind: 'aborted' };
  if (read.kind === 'too-large') return { kind: 'too-large', reason: captureReason(read) };
  const { change } = read;
  const after = await hasher.hashTreeUntil(compared.tree, signal);
  if (after === undefined) return { kind: 'aborted' };
  const found = await findKeyInChange(privateArea.store.git, { change, search }, bounds);
  return found.kind === 'cancelled' ? { kind: 'aborted' } : { kind: 'read', change, after, leaked: found.leaked };
}

/** The patch of a change that is about to land, until the run is interrupted. */
export async function readPatch(
  run: Pick<WorkRun, 'privateArea' | 'signal'>,
  change: Change,
): Promise<Buffer | 'too-large' | 'cancelled'> {
  const { from, tree } = change;
  const known = patchOf(change);
  if (known !== undefined) return known.length > MAX_PATCH_BYTES ? 'too-large' : known;
  const { git } = run.privateArea.store;
  const args = ['diff-tree', '-r', '-p', '--binary', '--full-index', '--no-renames', '--no-color', '--no-ext-diff'];
  try {
    const read = await workWithin(run, (cutOff) =>
      git([...args, '--no-textconv', '--end-of-options', from, tree, '--'], { maxBytes: MAX_PATCH_BYTES, cutOff }),
    );
    return read.kind === 'done' ? read.value.stdout : 'cancelled';
  } catch (error) {
    if (error instanceof GitError && error.isTooLong) return 'too-large';
    throw error;
  }
}
