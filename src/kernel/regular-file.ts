/**
 * Files that lie where a command could reach them, and put something else in their place.
 * Invariant: a link is not followed, a pipe is not waited for.
 */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { errorCode, isSystemError } from './files.ts';

export interface FilePart {
  readonly text: string;
  /** Of the whole file, in bytes. */
  readonly size: number;
}

// Gone, a link, a socket, or not to be read any more: what a command can make of a path. The rest is the machine's.
const REPLACED = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM'];

/** Reads at most so many bytes of a regular file, from its start or its end; undefined where the path holds no such file. */
export function readFilePart(path: string, from: 'start' | 'end', maxBytes: number): FilePart | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (REPLACED.includes(errorCode(error))) return undefined;
    throw error;
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return undefined;
    const bytes = Buffer.alloc(Math.min(maxBytes, stats.size));
    const start = from === 'start' ? 0 : stats.size - bytes.length;
    return { text: bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, bytes.length, start)), size: stats.size };
  } finally {
    closeSync(descriptor);
  }
}

// Far more than any file of ours has that is not a journal.
const MAX_TEXT_BYTES = 1 << 26;

/** A regular file whole, as text; empty where the path holds none, or one of more bytes. */
export function readRegularText(path: string, maxBytes = MAX_TEXT_BYTES): string {
  const part = readFilePart(path, 'start', maxBytes);
  return part === undefined || part.size > maxBytes ? '' : part.text;
}

export interface SmallFile {
  readonly bytes: Buffer;
  /** As `stat` gives it. */
  readonly mode: number;
}

/** Reads a regular file whole; undefined where the path holds none, or one of more than so many bytes, or it cannot be read. */
export function readSmallFile(path: string | Buffer, maxBytes: number): SmallFile | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stats = fstatSync(descriptor);
    if (!stats.isFile() || stats.size > maxBytes) return undefined;
    const bytes = Buffer.alloc(stats.size);
    for (let at = 0; at < bytes.length; ) {
      const count = readSync(descriptor, bytes, at, bytes.length - at, at);
      if (count === 0) return undefined;
      at += count;
    }
    return { bytes, mode: stats.mode };
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
