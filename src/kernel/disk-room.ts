import { statfsSync } from 'node:fs';

// What checking out, capturing and landing a small change take together.
const LITTLE_BYTES = 8 << 20;

/** Whether the disk that a folder is on is as good as full; false where there is no such folder. */
export function isShortOfRoom(folder: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    return bavail * bsize < LITTLE_BYTES || (files > 0 && ffree < 100);
  } catch {
    // Whoever makes it learns what is in the way.
    return false;
  }
}
