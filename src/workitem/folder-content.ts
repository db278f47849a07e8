/**
 * What a folder holds at the paths of a tree, as git would name it.
 * Invariant: only looked at; no link is followed, neither at the end of a path nor on the way.
 */
import { createHash } from 'node:crypto';
import {
  type BigIntStats,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
} from 'node:fs';
import { join } from 'node:path';
import { decodePath, encodePath } from '../base/byte-path.ts';
import { errorCode } from '../kernel/files.ts';
import { foldersAbove, isGone } from './exchange-plan.ts';

/** A path of a folder, to the byte. */
export function bytesOf(folder: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(join(folder, '/')), encodePath(path)]);
}

/** Mode and git's id of the file or link at a path; empty where there is none, nor a way there but through links. */
export function contentOf(folder: string, path: string, idLength: number): string {
  const stats = statsOf(folder, path);
  if (stats === undefined || stats.isDirectory()) return '';
  const at = bytesOf(folder, path);
  if (stats.isSymbolicLink()) {
    const target = readlinkSync(at, { encoding: 'buffer' });
    return `120000 ${blobId([target], { size: target.length, idLength })}`;
  }
  if (!stats.isFile()) return 'neither file nor link';
  const mode = (stats.mode & 0o100n) === 0n ? '100644' : '100755';
  return `${mode} ${blobId(blocksOf(at), { size: Number(stats.size), idLength })}`;
}

/** Undefined where nothing is, or the way there leads through a link or a file. */
export function statsOf(folder: string, path: string): BigIntStats | undefined {
  for (const above of foldersAbove(path)) {
    if (resolvePath(bytesOf(folder, above))?.isDirectory() !== true) return undefined;
  }
  return resolvePath(bytesOf(folder, path));
}

/** Undefined where there is nothing; links on the way are followed. */
export function resolvePath(path: Buffer | string): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined;
    throw error;
  }
}

/** Whether a folder is there, and no link to one, nor on the way to it. */
export function isFolder(folder: string, path: string): boolean {
  return statsOf(folder, path)?.isDirectory() === true;
}

/** What shows whether a file was touched since. */
export function markOf(folder: string, path: string): string {
  const stats = statsOf(folder, path);
  if (stats === undefined || stats.isDirectory()) return '';
  return [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
}

const BLOCK_BYTES = 1 << 20;
const SHA1_DIGITS = 40;

function* blocksOf(path: Buffer): Generator<Buffer> {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const block = Buffer.allocUnsafe(BLOCK_BYTES);
    for (let size = readSync(descriptor, block); size > 0; size = readSync(descriptor, block)) {
      yield block.subarray(0, size);
    }
  } finally {
    closeSync(descriptor);
  }
}

/** The id that git has for a content. */
function blobId(
  blocks: Iterable<Buffer>,
  { size, idLength }: { readonly size: number; readonly idLength: number },
): string {
  const hash = createHash(idLength === SHA1_DIGITS ? 'sha1' : 'sha256').update(`blob ${size}\0`);
  for (const block of blocks) hash.update(block);
  return hash.digest('hex');
}

/** What `contentOf` gives for an entry of a tree. */
export function spell(mode: string, id: string): string {
  return isGone(mode) ? '' : `${mode} ${id}`;
}

/** Everything below a folder: files and links, and folders, the deepest first. */
export function listBelow(folder: string, path: string): { readonly files: string[]; readonly folders: string[] } {
  const files: string[] = [];
  const folders: string[] = [];
  for (const entry of readdirSync(bytesOf(folder, path), { encoding: 'buffer', withFileTypes: true })) {
    const below = `${path}/${decodePath(entry.name)}`;
    if (!entry.isDirectory()) {
      files.push(below);
      continue;
    }
    const inner = listBelow(folder, below);
    files.push(...inner.files);
    folders.push(...inner.folders, below);
  }
  return { files, folders };
}
