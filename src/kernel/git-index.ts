/**
 * Git's index file, as far as trust in the times that it holds goes. Pure.
 * Invariant: only an index whose checksum is right is read, so that a new checksum never hides a broken file; what is
 * changed has the length it had, so that every extension stays where its neighbours say it is.
 */
import { createHash } from 'node:crypto';

export interface IndexEntry {
  /** Where the entry begins in the file. */
  readonly offset: number;
  /** Of the file's state when git last looked; 0 when it did not. */
  readonly ctimeNs: bigint;
  readonly mode: number;
  /** Marked so that git takes its file for unchanged (skip-worktree). */
  readonly isSkipped: boolean;
  readonly path: Buffer;
}

export interface GitIndex {
  readonly bytes: Buffer;
  /** By path, as git sorts it. */
  readonly entries: readonly IndexEntry[];
  readonly hash: IndexHash;
}

export type IndexHash = 'sha1' | 'sha256';

export const LINK_TO_REPOSITORY = 0o160000;

export const HASH_BYTES: Readonly<Record<IndexHash, number>> = { sha1: 20, sha256: 32 };
const HEADER_BYTES = 12;
// Two times of seconds and nanoseconds, device, inode, mode, user, group, size: each of four bytes.
const MODE_OFFSET = 24;
const ID_OFFSET = 40;
const TIMES_BYTES = 16;
const EXTENDED_FLAG = 0x4000;
// In the second word of flags, which only extended entries have.
const SKIP_FLAG = 0x4000;
const VERSIONS = [2, 3];

/** Reads an index of version 2 or 3; undefined when it is none, or not whole. */
export function parseIndex(bytes: Buffer, hash: IndexHash): GitIndex | undefined {
  const end = bytes.length - HASH_BYTES[hash];
  if (!isWhole(bytes, hash) || !VERSIONS.includes(bytes.readUInt32BE(4))) return undefined;
  const entries: IndexEntry[] = [];
  const count = bytes.readUInt32BE(8);
  let offset = HEADER_BYTES;
  while (entries.length < count) {
    const flagsAt = offset + ID_OFFSET + HASH_BYTES[hash];
    if (flagsAt + 2 > end) return undefined;
    const isExtended = (bytes.readUInt16BE(flagsAt) & EXTENDED_FLAG) !== 0;
    const nameAt = flagsAt + (isExtended ? 4 : 2);
    const nameEnd = bytes.indexOf(0, nameAt);
    if (nameEnd === -1 || nameEnd >= end) return undefined;
    entries.push({
      offset,
      ctimeNs: BigInt(bytes.readUInt32BE(offset)) * 1_000_000_000n + BigInt(bytes.readUInt32BE(offset + 4)),
      mode: bytes.readUInt32BE(offset + MODE_OFFSET),
      isSkipped: isExtended && (bytes.readUInt16BE(flagsAt + 2) & SKIP_FLAG) !== 0,
      path: bytes.subarray(nameAt, nameEnd),
    });
    // One to eight NULs, up to a multiple of eight from the entry's beginning.
    offset += (nameEnd - offset + 8) & ~7;
  }
  return offset <= end ? { bytes, entries, hash } : undefined;
}

/** Whether these bytes are an index as git wrote it. */
export function isWhole(bytes: Buffer, hash: IndexHash): boolean {
  const end = bytes.length - HASH_BYTES[hash];
  return (
    end >= HEADER_BYTES &&
    bytes.toString('latin1', 0, 4) === 'DIRC' &&
    checksum(bytes, hash).equals(bytes.subarray(end))
  );
}

/** The index with the times of some entries wiped: git looks at those files again, whatever their times are. */
export function wipeTimes({ bytes, hash }: GitIndex, entries: readonly IndexEntry[]): Buffer {
  const wiped = Buffer.from(bytes);
  for (const { offset } of entries) wiped.fill(0, offset, offset + TIMES_BYTES);
  checksum(wiped, hash).copy(wiped, wiped.length - HASH_BYTES[hash]);
  return wiped;
}

/** Files are this user's to whoever reads the index: git reads a file again whose owner is another one. */
export function withOwner({ bytes, hash, entries }: GitIndex, { uid, gid }: Owner): Buffer {
  const changed = Buffer.from(bytes);
  for (const { offset } of entries) {
    changed.writeUInt32BE(uid, offset + OWNER_OFFSET);
    changed.writeUInt32BE(gid, offset + OWNER_OFFSET + 4);
  }
  checksum(changed, hash).copy(changed, changed.length - HASH_BYTES[hash]);
  return changed;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** After the times, the device, the number and the mode of a file. */
const OWNER_OFFSET = 28;

function checksum(bytes: Buffer, hash: IndexHash): Buffer {
  return createHash(hash)
    .update(bytes.subarray(0, bytes.length - HASH_BYTES[hash]))
    .digest();
}
