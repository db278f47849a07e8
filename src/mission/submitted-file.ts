/**
 * Files that a session wrote where it could.
 * Invariant: a link is not followed, a pipe is not waited for, and no more is read than is asked for.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { errorCode } from '../kernel/files.ts';

export type SubmissionFile =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Reads a regular file of at most so many bytes. */
export function readUntrusted(path: string, maxBytes: number): SubmissionFile {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  let descriptor: number;
  try {
    descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: 'refused', reason: code === 'ELOOP' ? 'it is a symbolic link' : `it cannot be read (${code})` };
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return { kind: 'refused', reason: 'it is no regular file' };
    if (stats.size > maxBytes) {
      return { kind: 'refused', reason: `it has ${stats.size} bytes; expected at most ${maxBytes}` };
    }
    return { kind: 'read', bytes: readFileSync(descriptor) };
  } finally {
    closeSync(descriptor);
  }
}
