/**
 * How large the objects of a pack are, before git unpacks one of them.
 * Invariant: no more is ever inflated than the pack says of itself within the limits, and what cannot be read is refused.
 * It takes seconds for a large one: signals are heard between two objects, and nothing more is read once it is cancelled.
 * A delta is not applied: how long its result is stands at its beginning, and git holds it to that.
 */
import { inflateSync } from 'node:zlib';
import { Pace } from './pace.ts';

interface PackLimits {
  readonly maxObjects: number;
  readonly maxObjectBytes: number;
  readonly maxAllBytes: number;
}

interface Number7 {
  readonly value: number;
  readonly next: number;
}

const HEADER_BYTES = 12;
const OFFSET_DELTA = 6;
const REFERENCE_DELTA = 7;
const UNREADABLE = 'it is no pack that can be read';

interface PackRequest extends PackLimits {
  readonly hash: 'sha1' | 'sha256';
  readonly signal?: AbortSignal | undefined;
}

/** Why a pack is refused; undefined where it is within the limits, or where it is cancelled. */
export async function findPackIssue(pack: Buffer, limits: PackRequest): Promise<string | undefined> {
  if (pack.length < HEADER_BYTES || pack.toString('latin1', 0, 4) !== 'PACK') return UNREADABLE;
  const count = pack.readUInt32BE(8);
  if (count > limits.maxObjects) return `it has ${count} objects; expected at most ${limits.maxObjects}`;
  try {
    return await findLarge(pack, { count, ...limits });
  } catch {
    // An end in the middle of an object, or data that inflates to more than it should.
    return UNREADABLE;
  }
}

async function findLarge(
  pack: Buffer,
  { count, hash, maxObjectBytes, maxAllBytes, signal }: PackRequest & { readonly count: number },
): Promise<string | undefined> {
  const pace = new Pace();
  let at = HEADER_BYTES;
  let all = 0;
  for (let index = 0; index < count; index += 1) {
    await pace.step();
    if (signal?.aborted === true) return undefined;
    const first = byteAt(pack, at);
    const type = (first >> 4) & 7;
    const rest = first < 0x80 ? { value: 0, next: at + 1 } : readNumber(pack, at + 1);
    const size = (first & 0x0f) + rest.value * 16;
    if (size > maxObjectBytes) return tooLarge(size, maxObjectBytes);
    const data = skipBase(pack, { type, at: rest.next, hash });
    const inflated = inflate(pack.subarray(data), size);
    at = data + inflated.consumed;
    const isDelta = type === OFFSET_DELTA || type === REFERENCE_DELTA;
    const result = isDelta ? readNumber(inflated.bytes, readNumber(inflated.bytes, 0).next).value : size;
    if (result > maxObjectBytes) return tooLarge(result, maxObjectBytes);
    all += result;
    if (all > maxAllBytes) return `its objects have more than ${maxAllBytes} bytes when they are unpacked`;
  }
  return undefined;
}

function tooLarge(bytes: number, limit: number): string {
  return `an object of it has ${bytes} bytes; expected at most ${limit}`;
}

/** Where the data of an object begins: a delta names its base first. */
function skipBase(
  pack: Buffer,
  { type, at, hash }: { readonly type: number; readonly at: number; readonly hash: string },
): number {
  if (type === REFERENCE_DELTA) return at + (hash === 'sha1' ? 20 : 32);
  return type === OFFSET_DELTA ? readNumber(pack, at).next : at;
}

/** Seven bits a byte, the lowest first; its last byte is below 128. */
function readNumber(bytes: Buffer, from: number): Number7 {
  let value = 0;
  let scale = 1;
  for (let at = from; ; at += 1) {
    const byte = byteAt(bytes, at);
    value += (byte & 0x7f) * scale;
    if (!Number.isSafeInteger(value)) throw new RangeError('a number that is too large');
    if (byte < 0x80) return { value, next: at + 1 };
    scale *= 128;
  }
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new RangeError('the end of the pack');
  return byte;
}

interface Inflated {
  readonly bytes: Buffer;
  readonly consumed: number;
}

function inflate(packed: Buffer, size: number): Inflated {
  // The types of Node do not know what `info` gives.
  const done = inflateSync(packed, { info: true, maxOutputLength: size + 1 }) as unknown as {
    readonly buffer: Buffer;
    readonly engine: { readonly bytesWritten: number };
  };
  if (done.buffer.length !== size) throw new RangeError('another size than it says');
  return { bytes: done.buffer, consumed: done.engine.bytesWritten };
}
