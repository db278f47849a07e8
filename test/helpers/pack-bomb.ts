import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** A number of a pack: seven bits a byte, the lowest first. */
function numberOf(value: number): number[] {
  const bytes = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return [...bytes, rest];
}

/** An object as a pack holds it, perhaps with another size than it has. */
export function objectOf(type: number, data: Buffer, size = data.length): Buffer {
  const low = (type << 4) | (size & 0x0f);
  const rest = Math.floor(size / 16);
  const head = rest === 0 ? [low] : [low | 0x80, ...numberOf(rest)];
  return Buffer.concat([Buffer.from(head), deflateSync(data)]);
}

export const BLOB = 3;
const REFERENCE_DELTA = 7;

/** A pack of one blob and of deltas on it, each of which copies the blob again and again. */
export function buildDeltaBomb({
  blobBytes,
  deltas,
  copies,
}: Readonly<Record<'blobBytes' | 'deltas' | 'copies', number>>) {
  const blob = Buffer.alloc(blobBytes);
  const base = createHash('sha1').update(`blob ${blobBytes}\0`).update(blob).digest();
  const copy = [0xf0, blobBytes & 0xff, (blobBytes >> 8) & 0xff, (blobBytes >> 16) & 0xff];
  const created = Array.from({ length: deltas }, (_, index) => {
    // A byte of its own makes each result another one.
    const own = Buffer.from(String(index));
    const size = blobBytes * copies + own.length;
    const ops = [...numberOf(blobBytes), ...numberOf(size), ...Array.from({ length: copies }, () => copy).flat()];
    const delta = Buffer.concat([Buffer.from([...ops, own.length]), own]);
    const packed = objectOf(REFERENCE_DELTA, delta);
    const head = packed.length - deflateSync(delta).length;
    return Buffer.concat([packed.subarray(0, head), base, packed.subarray(head)]);
  });
  return buildPack([objectOf(BLOB, blob), ...created]);
}

/** A pack of one blob that says another size than it has. */
export function buildLyingPack(bytes: number, output: number): Buffer {
  return buildPack([objectOf(BLOB, Buffer.alloc(bytes), output)]);
}

/** A pack of such objects. */
export function buildPack(objects: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(12);
  head.write('PACK');
  head.writeUInt32BE(2, 4);
  head.writeUInt32BE(objects.length, 8);
  const pack = Buffer.concat([head, ...objects]);
  return Buffer.concat([pack, createHash('sha1').update(pack).digest()]);
}
