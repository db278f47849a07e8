/** The index that git writes beside a pack, as far as the names of its objects go. Pure. */

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
