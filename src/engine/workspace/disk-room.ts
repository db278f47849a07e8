import { statfsSync } from 'node:fs';
import { quoted } from '../../base/text.ts';

const MEGABYTE = 1 << 20;
/** Below it a run does not begin. */
const LEAST_BYTES = 100 * MEGABYTE;
export const DISK_REMEDY = 'Make room: workspaces, checkouts and logs go there.';

/** What is free, in words. */
export function describeRoom(folder: string, freeBytes: number): string {
  return `${Math.floor(freeBytes / MEGABYTE)} MB free at ${quoted(folder, 200)}`;
}

export function isLow(freeBytes: number): boolean {
  return freeBytes < LEAST_BYTES;
}

/** The first of the folders with too little room for a run, in words; undefined: all have enough. */
export function findLowDisk(folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    const { bavail, bsize } = statfsSync(folder);
    if (isLow(bavail * bsize)) return describeRoom(folder, bavail * bsize);
  }
  return undefined;
}
