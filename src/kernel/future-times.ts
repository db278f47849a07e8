/** Times of files that lie in the future, as a command may set them: a program that compares times would believe them. */
import { lstatSync, lutimesSync } from 'node:fs';
import { isSystemError } from './files.ts';
import { readEntries } from './folder-entries.ts';
import { Pace } from './pace.ts';

const MAX_ENTRIES = 2_000_000;

/** Sets the times of files in a folder that are later than now to now. No link is followed. */
export async function endFuture(folder: string): Promise<void> {
  const now = Date.now();
  const pace = new Pace();
  const due = [Buffer.from(folder)];
  for (let path = due.pop(); path !== undefined; path = due.pop()) {
    await pace.step();
    try {
      const stats = lstatSync(path);
      if (stats.mtimeMs > now) lutimesSync(path, now / 1000, now / 1000);
      if (!stats.isDirectory()) continue;
    } catch (error) {
      // Shut, or its path is too long: no program reads it either.
      if (isSystemError(error)) continue;
      throw error;
    }
    const entries = await readEntries(path, { most: MAX_ENTRIES, pace });
    if (entries === undefined || entries === 'too many') continue;
    for (const { name } of entries) due.push(Buffer.concat([path, Buffer.from('/'), name]));
  }
}
