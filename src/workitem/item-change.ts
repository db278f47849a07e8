/** The change of an item, read within the time that its capture may take, until the run is interrupted. */

import { type Change, type Compared, readChangeWithin } from '../engine/boundaries/change.ts';
import { findKeyInChange } from '../engine/boundaries/secrets-in-change.ts';
import { captureLimits } from '../engine/workspace/capture-settings.ts';
import { captureReason } from '../engine/workspace/workspace.ts';
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
