/**
 * Contents that a tree only names: those of Git LFS files and submodules, in a frozen folder, put into work trees.
 * Invariant: what is put into a work tree are the contents that the entry of its tree stands for, and no file of another
 * entry; trees that are taken from work trees go on to have the pointer and the commit. A file of Git LFS is left out of
 * a capture only where it holds what was put there; any other content is captured as it is, for the rules to see.
 */
import { createHash } from 'node:crypto';
import { type BigIntStats, chmodSync, constants, lstatSync, rmSync, utimesSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { placeIn } from '../base/byte-path.ts';
import { copyFile, timesOf } from './copy-file.ts';
import { copyTree } from './copy-tree.ts';
import { isSystemError } from './files.ts';
import type { IsUntouched } from './folder-trust.ts';

/** An entry of a tree, as git lists it. */
interface TreeEntry {
  readonly mode: string;
  readonly id: string;
  readonly path: Buffer;
}

/** A file of Git LFS: its entry in the tree, and the contents that it stands for. */
export interface LfsFile extends Pick<TreeEntry, 'mode' | 'id'> {
  /** SHA-256 of the contents, hex. */
  readonly oid: string;
  readonly size: number;
}

export interface ExternalContent {
  /** Frozen; the contents lie at their paths from the top of a work tree. */
  readonly folder: string;
  /** Of all of it. */
  readonly digest: string;
  readonly bytes: number;
  /** By path, bytes as latin1. */
  readonly lfs: ReadonlyMap<string, LfsFile>;
  /** Commits of submodules, by path in the same way. */
  readonly submodules: ReadonlyMap<string, string>;
  /** Which of some paths the base's attributes give to Git LFS; undefined where they give none to it. */
  readonly findLfs: ((paths: readonly Buffer[]) => Promise<ReadonlySet<string>>) | undefined;
}

interface Placing {
  /** A work tree. */
  readonly folder: string;
  /** Of the tree that it holds. */
  readonly files: readonly TreeEntry[];
  readonly signal: AbortSignal | undefined;
}

/** Puts the contents into a work tree; gives the paths of Git LFS files among them. */
export async function placeExternal(
  { folder: frozen, lfs, submodules }: ExternalContent,
  { folder, files, signal }: Placing,
): Promise<readonly Buffer[] | 'cancelled'> {
  const placed: Buffer[] = [];
  for (const { path, mode, id } of files) {
    if (signal?.aborted === true) return 'cancelled';
    const key = path.toString('latin1');
    const file = lfs.get(key);
    if (file?.mode === mode && file.id === id) {
      if ((await placeFile(placeIn(frozen, path), placeIn(folder, path), signal)) === 'cancelled') return 'cancelled';
      placed.push(path);
    } else if (submodules.get(key) === id) {
      const [from = '', to = ''] = [frozen, folder].map((each) => placeIn(each, path).toString());
      if ((await copyTree({ from, to, existing: 'is replaced', signal })) === 'cancelled') return 'cancelled';
    }
  }
  return placed;
}

const RIGHTS = 0o777;

async function placeFile(
  source: Buffer,
  target: Buffer,
  signal: AbortSignal | undefined,
): Promise<'placed' | 'cancelled'> {
  const stats = lstatSync(source, { bigint: true });
  rmSync(target, { force: true });
  const copied = await copyFile({ source, target, stats, signal });
  if (copied === 'cancelled') return copied;
  if (copied === 'shut') throw new Error(`the prepared file ${source.toString()} cannot be read`);
  chmodSync(target, Number(stats.mode) & RIGHTS);
  utimesSync(target, ...timesOf(stats));
  return 'placed';
}

/**
 * The paths of Git LFS files that hold in a work tree what they stand for. A file that no command can have changed
 * holds what was put there, and is not read.
 */
export async function findUntouched(
  { lfs }: Pick<ExternalContent, 'lfs'>,
  { folder, files, isUntouched, signal }: Placing & { readonly isUntouched: IsUntouched },
): Promise<ReadonlySet<Buffer>> {
  const found = new Set<Buffer>();
  for (const { path, mode, id } of files) {
    const file = lfs.get(path.toString('latin1'));
    if (file?.mode !== mode || file.id !== id) continue;
    if (await holds({ folder, path, file, isUntouched, signal })) found.add(path);
  }
  return found;
}

interface Held extends Pick<Placing, 'folder' | 'signal'> {
  readonly path: Buffer;
  readonly file: LfsFile;
  readonly isUntouched: IsUntouched;
}

async function holds({ folder, path, file, isUntouched, signal }: Held): Promise<boolean> {
  const { oid, size, mode } = file;
  const place = placeIn(folder, path);
  const stats = statsOf(place);
  if (stats === undefined || !stats.isFile() || stats.size !== BigInt(size)) return false;
  if (((stats.mode & 0o100n) !== 0n) !== (mode === '100755')) return false;
  return isUntouched(path, stats) || (await hashFile(place, signal)) === oid;
}

const PIECE_BYTES = 4 << 20;

/** SHA-256 of a regular file, hex; undefined where it is none, cannot be read, or nobody waits any more. */
export async function hashFile(path: Buffer, signal?: AbortSignal | undefined): Promise<string | undefined> {
  let file: FileHandle;
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
  try {
    const hash = createHash('sha256');
    const piece = Buffer.alloc(PIECE_BYTES);
    for (;;) {
      if (signal?.aborted === true) return undefined;
      const { bytesRead } = await file.read(piece, 0, PIECE_BYTES);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

/** What a path is, without following a link; undefined where nothing can be seen there. */
export function statsOf(path: Buffer): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    // Shut, or below a file.
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
