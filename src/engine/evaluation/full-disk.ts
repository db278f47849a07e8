/** Commands that failed on a full disk: that says nothing of the tree that they ran on. */
import { dirname } from 'node:path';
import { isShortOfRoom } from '../../kernel/disk-room.ts';
import type { WorkTree } from '../../kernel/folder-trust.ts';
import { discardTree } from '../../kernel/remove-tree.ts';
import type { PrivateArea } from '../workspace/private-area.ts';

/**
 * Throws where the disk is still as good as full once everything that the commands wrote is gone. What a change itself
 * fills the disk with is held against it.
 */
export async function refuseFullDisk(
  { folder, onLeft }: Pick<PrivateArea, 'folder' | 'onLeft'>,
  checkout: Pick<WorkTree, 'folder'>,
): Promise<void> {
  if (!isShortOfRoom(folder)) return;
  onLeft(await discardTree(dirname(checkout.folder)));
  if (isShortOfRoom(folder))
    throw Object.assign(new Error('a command failed, and there is no room on the disk'), { code: 'ENOSPC' });
}
