/** An item's attempt while others are at work, on a disk that one of them may fill. */

import { emptyWorkspaces, makeRoom } from '../engine/workspace/private-area.ts';
import { storageError } from '../engine/workspace/storage-error.ts';
import { removeTree } from '../kernel/remove-tree.ts';
import { type Attempted, attemptItem, type ItemRequest } from './attempt-item.ts';
import type { WorkRun } from './work-run.ts';

/** Attempts an item. Undefined where it came to nothing and the disk was full: that is not held against it. */
export async function attemptSeparately(run: WorkRun, request: ItemRequest): Promise<Attempted | undefined> {
  try {
    const attempted = await attemptItem(run, request);
    const wasFull = await makeRoom(run.privateArea, [request.slot]);
    if (attempted.kind !== 'ended' || !wasFull) return attempted;
    removeTree(attempted.folder);
  } catch (error) {
    if (storageError(() => '', error)?.code !== 'disk_full') throw error;
    await emptyWorkspaces(run.privateArea, [request.slot]);
  }
  return undefined;
}
