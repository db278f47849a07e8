/** Times of files, which programs compare: in the future, as a command may set them, or all the same. */
import { lstatSync, lutimesSync, type Stats } from 'node:fs';
import { isSystemError } from './files.ts';
import { readEntries } from './folder-entries.ts';
import { Pace } from './pace.ts';

const MAX_ENTRIES = 2_000_000;

/** Sets the times of files in a folder that are later than now to now. No link is followed. */
export function endFuture(folder: string): Promise<void> {
  const now = Date.now();
  return setTimes(folder, ({ mtimeMs }) => (mtimeMs > now ? now / 1000 : undefined));
}

/** Sets the times of all files and folders in a folder, in seconds of the epoch, those of the folder too. */
export function setAllTimes(folder: string, time: number): Promise<void> {
  return setTimes(folder, () => time);
}

async function setTimes(folder: string, timeOf: (stats: Stats) => number | undefined): Promise<void> {
  const pace = new Pace();
  const due = [Buffer.from(folder)];
  for (let path = due.pop(); path !== undefined; path = due.pop()) {
    await pace.step();
    try {
      const stats = lstatSync(path);
      const time = timeOf(stats);
      if (time !== undefined) lutimesSync(path, time, time);
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
