/** The index that git writes beside a pack. Pure. */
import { createHash } from 'node:crypto';

// The magic number, the version and the 256 sums of objects by the first byte of their names.
const VERSION_2 = Buffer.from('ff744f6300000002', 'hex');
const COUNT_AT = 8 + 255 * 4;
const IDS_AT = COUNT_AT + 4;

/** The ids in an index that a git of ours wrote; throws for anything else. */
export function parsePackIds(bytes: Buffer, hash: 'sha1' | 'sha256'): string[] {
  const size = hash === 'sha1' ? 20 : 32;
  const isWhole = bytes.length >= IDS_AT && bytes.subarray(0, VERSION_2.length).equals(VERSION_2);
  const count = isWhole ? bytes.readUInt32BE(COUNT_AT) : -1;
  if (count < 0 || bytes.length < IDS_AT + count * size) throw new Error('a pack index that cannot be read');
  return Array.from({ length: count }, (_, at) => bytes.toString('hex', IDS_AT + at * size, IDS_AT + (at + 1) * size));
}

/** An object of a pack. */
export interface PackedObject {
  readonly id: string;
  /** Of its bytes in the pack. */
  readonly crc32: number;
  /** Where they begin; below 2 GB. */
  readonly offset: number;
}

/** The index of a pack. `digest`: what the pack ends with. */
export function renderPackIndex(objects: readonly PackedObject[], digest: Buffer): Buffer {
  const sorted = objects.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [sums, ids, checks, offsets] = [256 * 4, sorted.length * digest.length, sorted.length * 4, sorted.length * 4];
  const bytes = Buffer.alloc(VERSION_2.length + sums + ids + checks + offsets);
  VERSION_2.copy(bytes);
  for (let first = 0; first < 256; first += 1) {
    const upTo = sorted.filter(({ id }) => Number.parseInt(id.slice(0, 2), 16) <= first).length;
    bytes.writeUInt32BE(upTo, VERSION_2.length + first * 4);
  }
  for (const [at, { id, crc32, offset }] of sorted.entries()) {
    bytes.write(id, IDS_AT + at * digest.length, 'hex');
    bytes.writeUInt32BE(crc32, IDS_AT + ids + at * 4);
    bytes.writeUInt32BE(offset, IDS_AT + ids + checks + at * 4);
  }
  const hash = createHash(digest.length === 32 ? 'sha256' : 'sha1')
    .update(bytes)
    .update(digest);
  return Buffer.concat([bytes, digest, hash.digest()]);
}
