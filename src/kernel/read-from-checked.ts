import type { Hash } from 'node:crypto';
import { fstatSync } from 'node:fs';
import { SECTOR_BYTES } from '../base/journal-chain.ts';
import { type CheckedPrefix, endsAt, findCheckedPrefix, readCheckedPrefix } from './checked-prefix.ts';
import { HELD_BYTES } from './opened-lines.ts';
import { hashFile, readPart } from './own-writes.ts';

/** A journal as far as it has to be read, from the byte `from` on. */
interface ReadFromChecked {
  readonly bytes: Buffer;
  readonly from: number;
  readonly checked?: CheckedPrefix;
  /** Of the beginning that was found sound before. */
  readonly hash: Hash;
}

/** Reads an open journal: what was found sound before, and is the same now, but for its end block by block. */
export function readFromChecked(descriptor: number, path: string | undefined): ReadFromChecked {
  const { size } = fstatSync(descriptor);
  const noted = path === undefined ? undefined : readCheckedPrefix(path);
  // Without a link the text itself is what the next one is of.
  const isUsable = noted !== undefined && noted.bytes <= size && noted.records > noted.unchained;
  const from = isUsable ? Math.max(0, Math.floor((noted.bytes - HELD_BYTES) / SECTOR_BYTES) * SECTOR_BYTES) : 0;
  if (isUsable && from > 0) {
    const hash = hashFile(descriptor, from);
    const bytes = readPart(descriptor, from, size - from);
    const beginning = bytes.subarray(0, noted.bytes - from);
    hash.update(beginning);
    if (hash.copy().digest('hex') === noted.sha256 && endsAt(beginning, noted))
      return { bytes, from, checked: noted, hash };
  }
  const bytes = readPart(descriptor, 0, size);
  return { bytes, from: 0, ...findCheckedPrefix(bytes, path) };
}
