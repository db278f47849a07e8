/**
 * How an open file that one process writes is found to be as that process left it.
 * Invariant: nothing is written but the times of the file. Crash: they are older than the last write.
 */
import { createHash, type Hash } from 'node:crypto';
import { type BigIntStats, fstatSync, futimesSync, readSync } from 'node:fs';
import { isSystemError } from './files.ts';

/** Sets the time of change before the write that was just made; what the file is like then, or undefined where it cannot be set. */
export function markUnchanged(descriptor: number): string | undefined {
  try {
    const { atimeMs, ctimeMs } = fstatSync(descriptor);
    futimesSync(descriptor, atimeMs / 1000, (ctimeMs - 1) / 1000);
    return stampOf(fstatSync(descriptor, { bigint: true }));
  } catch (error) {
    // Not every file system has it: the file is read before each append there.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

/** Size and times of a file: another one where somebody wrote to it. */
export function stampOf({ size, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${size} ${mtimeNs} ${ctimeNs}`;
}

// Large enough that the number of reads does not matter.
const BLOCK_BYTES = 1 << 20;

/** The digest of what a file holds, up to a byte; it is read block by block. */
export function hashFile(descriptor: number, end = Number.POSITIVE_INFINITY): Hash {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end));
  for (let at = 0; at < end; ) {
    const size = readSync(descriptor, block, 0, Math.min(block.length, end - at), at);
    if (size === 0) break;
    hash.update(block.subarray(0, size));
    at += size;
  }
  return hash;
}

/** So many bytes of a file from a place on, or what there is of them. */
export function readPart(descriptor: number, from: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let read = 0;
  while (read < length) {
    const size = readSync(descriptor, bytes, read, length - read, from + read);
    if (size === 0) break;
    read += size;
  }
  return bytes.subarray(0, read);
}
