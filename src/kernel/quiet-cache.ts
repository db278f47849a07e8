/**
 * Files that nothing depends on: where one cannot be written, there is none.
 * Invariant: whoever reads it finds it whole, as one of two that write at once left it, or takes what it cannot read for
 * missing. Crash: the next one to write removes what a killed one left.
 */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a file that is being written is called meanwhile. */
export function temporaryName(name: string): string {
  return `.${name}.tmp`;
}

/** Replaces the file, or removes what it has begun. */
export function replaceQuietly(path: string, text: string): void {
  const temporary = join(dirname(path), temporaryName(basename(path)));
  try {
    // Of a process that was killed; what stands there now is not followed.
    rmSync(temporary, { force: true });
    writeFileSync(temporary, text, { flag: 'wx' });
    renameSync(temporary, path);
  } catch {
    // A full disk, or a folder that was moved: what has to be written says so.
    removeQuietly(temporary);
  }
}

/** Removes the file where that can be. */
export function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Its folder is gone, or cannot be changed: so can nothing in it.
  }
}
