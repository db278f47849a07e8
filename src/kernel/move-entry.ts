/** Moving what a command left, whatever rights it gave to it. */
import { chmodSync, lstatSync, renameSync } from 'node:fs';
import { errorCode } from './files.ts';

const ALL_OF_OWNER = 0o700;
const RIGHTS = 0o7777;
const SLASH = 0x2f;

/**
 * Moves a file or folder of ours to a free name on the same file system. Who is not root needs the right to write in the
 * folder that it is taken from, and in a folder itself, since that holds where it lies.
 */
export function moveEntry(from: string | Buffer, to: string | Buffer): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(errorCode(error))) throw error;
    const source = Buffer.from(from);
    open(source.subarray(0, source.lastIndexOf(SLASH)));
    const mode = open(source);
    renameSync(from, to);
    if (mode !== undefined) chmodSync(to, mode);
  }
}

/** Gives its owner all rights in a folder; says which were there. */
function open(path: Buffer): number | undefined {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return undefined;
  chmodSync(path, stats.mode | ALL_OF_OWNER);
  return stats.mode & RIGHTS;
}
