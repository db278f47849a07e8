/**
 * How an open file that one process writes is found to be as that process left it.
 * Invariant: nothing is written but the times of the file. Crash: they are older than the last write.
 */
import { createHash } from 'node:crypto';
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

/** Whether a file holds what a digest is of; it is read block by block. */
export function hasDigest(descriptor: number, digest: Buffer): boolean {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK_BYTES);
  for (let at = 0; ; ) {
    const size = readSync(descriptor, block, 0, block.length, at);
    if (size === 0) return hash.digest().equals(digest);
    hash.update(block.subarray(0, size));
    at += size;
  }
}

/** What an open file holds. */
export function readAll(descriptor: number): Buffer {
  const bytes = Buffer.allocUnsafe(fstatSync(descriptor).size);
  let at = 0;
  while (at < bytes.length) {
    const size = readSync(descriptor, bytes, at, bytes.length - at, at);
    if (size === 0) break;
    at += size;
  }
  return bytes.subarray(0, at);
}
