/**
 * The entries of a folder that a command left, which may hold as many as it likes.
 * Invariant: they are read in pieces; memory is bounded by how many were asked for.
 */
import { type Dirent, opendirSync } from 'node:fs';
import { isSystemError } from './files.ts';
import type { Pace } from './pace.ts';

export interface Reading {
  /** How many entries are read at most. */
  readonly most: number;
  readonly pace: Pace;
  readonly signal?: AbortSignal | undefined;
}

// Of one folder, at a time.
const READ_AT_ONCE = 1024;

/** Reads what a folder holds, in no order; undefined where it cannot be read. What was read when it is cancelled counts for nothing. */
export async function readEntries(
  folder: Buffer,
  { most, pace, signal }: Reading,
): Promise<readonly Dirent<Buffer>[] | 'too many' | undefined> {
  const found: Dirent<Buffer>[] = [];
  try {
    // Its type knows no names as bytes.
    const encoding = 'buffer' as BufferEncoding;
    const opened = opendirSync(folder, { encoding, bufferSize: READ_AT_ONCE });
    try {
      for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
        if (found.length >= most) return 'too many';
        found.push(entry as unknown as Dirent<Buffer>);
        if (found.length % READ_AT_ONCE === 0) await pace.step();
        if (signal?.aborted === true) break;
      }
    } finally {
      opened.closeSync();
    }
    return found;
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
