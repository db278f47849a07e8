/**
 * One file out of a zip archive that nobody vouches for.
 * Invariant: nothing is written, no more than a bound is ever inflated, and whatever is wrong with the archive is a
 * reason, not an exception. Names are compared, never used as paths.
 */
import { inflateRawSync } from 'node:zlib';

export type ZipEntry =
  | { readonly kind: 'found'; readonly bytes: Buffer }
  | { readonly kind: 'absent' }
  /** It has more bytes than the bound, packed or not. */
  | { readonly kind: 'too large' }
  | { readonly kind: 'refused'; readonly why: string };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const FILE_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const MAX_ENTRIES = 1000;
const STORED = 0;
const DEFLATED = 8;

/** Reads a file by its name, up to a number of bytes. */
export function readZipEntry(
  zip: Buffer,
  { name, maxBytes }: { readonly name: string; readonly maxBytes: number },
): ZipEntry {
  try {
    return findEntry(zip, { name, maxBytes });
  } catch (error) {
    if (error instanceof RangeError && (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      return { kind: 'too large' };
    // Offsets beyond the end, or data that does not inflate.
    return { kind: 'refused', why: error instanceof Error ? error.message : 'not a zip archive' };
  }
}

function findEntry(zip: Buffer, { name, maxBytes }: { readonly name: string; readonly maxBytes: number }): ZipEntry {
  const end = findEnd(zip);
  if (end === undefined) return { kind: 'refused', why: 'not a zip archive' };
  let at = zip.readUInt32LE(end + 16);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) return { kind: 'refused', why: `more than ${MAX_ENTRIES} files` };
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) return { kind: 'refused', why: 'its directory is broken' };
    const nameBytes = zip.readUInt16LE(at + 28);
    if (zip.subarray(at + 46, at + 46 + nameBytes).toString('utf8') === name) return inflate(zip, { at, maxBytes });
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return { kind: 'absent' };
}

function findEnd(zip: Buffer): number | undefined {
  const lowest = Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = zip.length - END_BYTES; at >= lowest; at -= 1) {
    if (zip.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return undefined;
}

function inflate(zip: Buffer, { at, maxBytes }: { readonly at: number; readonly maxBytes: number }): ZipEntry {
  const method = zip.readUInt16LE(at + 10);
  const packedBytes = zip.readUInt32LE(at + 20);
  const file = zip.readUInt32LE(at + 42);
  if (zip.readUInt32LE(file) !== FILE_SIGNATURE) return { kind: 'refused', why: 'an entry of it leads nowhere' };
  const from = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
  const packed = zip.subarray(from, from + packedBytes);
  if (method === STORED) {
    if (packed.length > maxBytes) return { kind: 'too large' };
    return { kind: 'found', bytes: packed };
  }
  if (method !== DEFLATED) return { kind: 'refused', why: `packed by method ${method}` };
  return { kind: 'found', bytes: inflateRawSync(packed, { maxOutputLength: maxBytes }) };
}
