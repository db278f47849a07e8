/**
 * Files that others read while we write.
 * Invariant: a reader sees the file as it was before or as it is after, whole, whatever happens in between.
 * The text goes to a new file in the same folder (created exclusively, so a planted link is refused), is synced, and
 * is renamed over the target; the folder is synced last, so that the rename survives a power loss.
 * Crash before the rename: the old file stands, a `.tmp` file may be left. Crash after: the new file stands.
 * A failed write or sync is not retried (after a failed fsync the kernel may have dropped the pages): it is an error.
 * A cache is replaced in the same way without the syncs: a loss of power may leave it older, empty or torn.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultPoint } from './fault-point.ts';

// Large enough that the number of writes does not matter, small enough to stay out of the way of the heap.
const BLOCK_CHARS = 1 << 16;

/** Replaces a file by the concatenation of the pieces, creating its folder when it is missing. */
export function writeFileAtomic(path: string, pieces: Iterable<string>): void {
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, pieces);
}

/**
 * The same in a folder that has to be there; throws ENOENT where it is not. For files of a run: a repository that is
 * renamed in mid-run must not come into being again at its old place, where it could not be put back.
 */
export function replaceFile(path: string, pieces: Iterable<string>): void {
  replaceFiles([[path, pieces]]);
}

/** The same for files of one folder, in their order: killed in between, the first ones are new; lost power, any of them. */
export function replaceFiles(files: readonly (readonly [path: string, pieces: Iterable<string>])[]): void {
  for (const [path, pieces] of files) {
    replace(path, pieces, (descriptor) => {
      fsyncSync(descriptor);
      faultPoint('replace:after-sync');
    });
  }
  for (const folder of new Set(files.map(([path]) => dirname(path)))) syncFolder(folder);
  faultPoint('replace:after-folder-sync');
}

/**
 * Replaces a file that may be older after a loss of power, but has to be whole: its new name waits for a later sync of the
 * folder.
 */
export function replaceContent(path: string, pieces: Iterable<string>): void {
  replace(path, pieces, (descriptor) => {
    fsyncSync(descriptor);
    faultPoint('replace:after-sync');
  });
}

/**
 * Replaces a file that can be made again, or done without: killed programs leave it whole, a loss of power may not. Whoever
 * reads it takes what cannot be read for missing.
 */
export function writeCache(path: string, pieces: Iterable<string>): void {
  mkdirSync(dirname(path), { recursive: true });
  replace(path, pieces, () => undefined);
}

function replace(path: string, pieces: Iterable<string>, onWritten: (descriptor: number) => void): void {
  // Not made from the target's name, which may be as long as a name can be.
  const temporary = join(dirname(path), `.${randomBytes(8).toString('hex')}.tmp`);
  const descriptor = openSync(temporary, 'wx', 0o644);
  try {
    try {
      faultPoint('replace:before-write');
      writePieces(descriptor, pieces);
      onWritten(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, path);
    faultPoint('replace:after-rename');
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // What made the write fail is the news; a file that cannot be removed either would only hide it.
  }
}

function writePieces(descriptor: number, pieces: Iterable<string>): void {
  let block = '';
  for (const piece of pieces) {
    block += piece;
    if (block.length < BLOCK_CHARS) continue;
    writeAll(descriptor, Buffer.from(block));
    block = '';
  }
  writeAll(descriptor, Buffer.from(block));
}

/** A write may be short (a nearly full disk): what is left is written again until it is all there or fails. */
export function writeAll(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
}

// What a file system answers that cannot sync a folder at all; the rename itself is done and seen by everyone.
const NO_FOLDER_SYNC: ReadonlySet<unknown> = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);

/** Makes the names in a folder last through a power loss, where the file system can. */
export function syncFolder(path: string | Buffer): void {
  try {
    const descriptor = openSync(path, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(error.code))) throw error;
  }
}
