/** What files hold, by the names that git and Git LFS give to contents. */
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readFileSync, readlinkSync, readSync } from 'node:fs';

/** A file of a tree, with what it holds in a checkout where that is not what the tree has. */
interface NamedFile {
  readonly mode: string;
  readonly id: string;
  /** SHA-256, of a file of Git LFS. */
  readonly contents?: string;
}

/** The id that git gives to a file's content; undefined for what is not such a file any more. */
export function readId(
  path: Buffer,
  { mode, length }: { readonly mode: string; readonly length: number },
): string | undefined {
  try {
    const content = mode === '120000' ? Buffer.from(readlinkSync(path)) : readRegular(path);
    const hash = createHash(length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
  } catch {
    // Gone, of another kind, or not to be read: not what was there.
    return undefined;
  }
}

/** The id of a protected file's content: its own, where it holds what it stands for. */
export function readProtectedId(path: Buffer, { mode, id, contents }: NamedFile): string | undefined {
  if (contents === undefined) return readId(path, { mode, length: id.length });
  try {
    const found = hashRegular(path);
    return found === contents ? id : found;
  } catch {
    // Gone, of another kind, or not to be read: not what was there.
    return undefined;
  }
}

const PIECE_BYTES = 4 << 20;

function hashRegular(path: Buffer): string {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!fstatSync(descriptor).isFile()) throw new Error('not a regular file');
    const hash = createHash('sha256');
    const piece = Buffer.alloc(PIECE_BYTES);
    for (let read = readSync(descriptor, piece); read > 0; read = readSync(descriptor, piece))
      hash.update(piece.subarray(0, read));
    return hash.digest('hex');
  } finally {
    closeSync(descriptor);
  }
}

function readRegular(path: Buffer): Buffer {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!fstatSync(descriptor).isFile()) throw new Error('not a regular file');
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
