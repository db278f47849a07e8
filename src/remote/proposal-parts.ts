/**
 * A proposal as outputs of a job, for servers that hold neither artifacts nor cache entries.
 * Invariant: what is read back is either the whole proposal or refused; its digest is checked like that of any other.
 * GitHub allows 1 MB of outputs a job, counted as UTF-16, and Linux 128 KiB a variable, counted as UTF-8. So 14 bits are
 * one CJK ideograph: two bytes of the first, three of the second. A runner drops an output that holds a secret as text,
 * which base64 may by chance and ideographs cannot.
 */
import { PreconditionError } from '../base/errors.ts';
import { PART_LETTERS } from './part-letters.ts';

/** The names of the parts in inputs and outputs: `proposal-part-a` and so on. */

/** A larger pack is not handed on by outputs. */
export const MAX_PACK_BYTES_IN_OUTPUTS = 700_000;

// 129,000 bytes as UTF-8; ten of them are 860,000 bytes as UTF-16.
const PART_CHARS = 43_000;
const BITS = 14;
const FIRST_CHAR = 0x4e00;
// The length of the manifest and that of the pack.
const HEADER_BYTES = 8;

/** The contents of a proposal's files. */
export interface ProposalContents {
  readonly manifest: Buffer;
  readonly pack: Buffer;
}

/** A proposal as at most ten texts; undefined where it is too large. */
export function encodeProposal({ manifest, pack }: ProposalContents): readonly string[] | undefined {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(manifest.length, 0);
  header.writeUInt32BE(pack.length, 4);
  if (pack.length >= MAX_PACK_BYTES_IN_OUTPUTS) return undefined;
  const text = encode(Buffer.concat([header, manifest, pack]));
  const parts: string[] = [];
  for (let start = 0; start < text.length; start += PART_CHARS) parts.push(text.slice(start, start + PART_CHARS));
  return parts.length > PART_LETTERS.length ? undefined : parts;
}

/** Reads a proposal back; throws for texts that are not those of a whole one. */
export function decodeProposal(parts: readonly string[]): ProposalContents {
  const bytes = decode(parts.join(''));
  const isHeaded = bytes.length >= HEADER_BYTES;
  const [manifestBytes, packBytes] = isHeaded ? [bytes.readUInt32BE(0), bytes.readUInt32BE(4)] : [0, 0];
  const end = HEADER_BYTES + manifestBytes + packBytes;
  // The last character may carry a byte of padding.
  if (!isHeaded || end > bytes.length || bytes.length - end > 1) {
    throw refused(`its outputs hold ${bytes.length} bytes, and their header says ${end}: a part is missing or changed`);
  }
  const packAt = HEADER_BYTES + manifestBytes;
  return { manifest: bytes.subarray(HEADER_BYTES, packAt), pack: bytes.subarray(packAt, end) };
}

function encode(bytes: Buffer): string {
  const units = new Uint16Array(Math.ceil((bytes.length * 8) / BITS));
  let [held, count, next] = [0, 0, 0];
  const take = (): void => {
    units[next] = FIRST_CHAR + ((held >> (count - BITS)) & 0x3fff);
    next += 1;
    count -= BITS;
  };
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0x3f_ffff;
    count += 8;
    if (count >= BITS) take();
  }
  if (count > 0) {
    held <<= BITS - count;
    count = BITS;
    take();
  }
  return Buffer.from(units.buffer).toString('utf16le');
}

function decode(text: string): Buffer {
  if (text.length > PART_CHARS * PART_LETTERS.length) throw refused('its outputs are longer than ten parts can be');
  const bytes = Buffer.alloc(Math.floor((text.length * BITS) / 8));
  let [held, count, next] = [0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const value = text.charCodeAt(index) - FIRST_CHAR;
    if (value < 0 || value > 0x3fff)
      throw refused(`character ${index + 1} of its outputs is none that a part is made of`);
    held = ((held << BITS) | value) & 0x3f_ffff;
    count += BITS;
    for (; count >= 8; count -= 8) {
      bytes[next] = (held >> (count - 8)) & 0xff;
      next += 1;
    }
  }
  return bytes;
}

function refused(why: string): PreconditionError {
  return new PreconditionError({
    message: `the proposal is refused: ${why}`,
    remedy: 'Pass every output "proposal-part-…" of the job that ran the agent to the input of the same name',
  });
}
