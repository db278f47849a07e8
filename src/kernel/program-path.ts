/**
 * Programs as a shell finds them.
 * Invariant: only looked for; nothing is run. A name with a slash is a path and is on no PATH.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Where a program is on a PATH; undefined when it is not. Folders that are relative are left out: they differ by place. */
export function findOnPath(name: string, path: string): string | undefined {
  if (name === '' || name.includes('/')) return undefined;
  const folders = path.split(delimiter).filter((folder) => isAbsolute(folder));
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** Where programs of the system are. */
export const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];

/** A program of the system, by its absolute path: a folder of the PATH may be writable to an agent. */
export function findSystemProgram(name: string, folders: readonly string[] = SYSTEM_FOLDERS): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** Whether a file is there that this user may run. */
export function isProgram(path: string): boolean {
  try {
    // Most names of a PATH are not there, and an error takes longer than the look.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Absent or not ours to run: the same to us.
    return false;
  }
}
