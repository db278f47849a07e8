/**
 * Archiving a file before it is rewritten.
 * Invariant: when `archiveFile` returns, a copy of the file, byte for byte, is on the disk under a name of its own; the
 * file itself is as it was. Crash before: a `.tmp` file may be left.
 */
import { closeSync, constants, copyFileSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from '../../kernel/durable.ts';

/** Copies a file to `FILE.corrupt-TIME` and gives that name. */
export function archiveFile(path: string, at: Date): string {
  const stem = `${path}.corrupt-${at.toISOString().replaceAll(/[:.]/g, '-')}`;
  let target = stem;
  for (let count = 2; existsSync(target); count += 1) target = `${stem}-${count}`;
  const temporary = `${target}.tmp`;
  copyFileSync(path, temporary, constants.COPYFILE_EXCL);
  const descriptor = openSync(temporary, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(temporary, target);
  syncFolder(dirname(path));
  return target;
}
