import { isUtf8 } from 'node:buffer';
import type { JsonIssue } from './json-issues.ts';
import { MAX_DEPTH } from './json-scan.ts';

const UTF8 = 'UTF-8 text without a byte order mark';
// With so many bytes `headFlaw` sees all that it looks for.
const HEAD_BYTES = 4;

/** What is wrong with the first bytes of a text file: a byte order mark, another encoding, an archive. */
export function headIssue(head: Uint8Array): JsonIssue | undefined {
  const [a, b, c] = head;
  const issue = (found: string, expected: string, remedy: string): JsonIssue => {
    return { line: 1, column: 1, path: [], found, expected, remedy };
  };
  if (a === 0xef && b === 0xbb && c === 0xbf) {
    return issue('a UTF-8 byte order mark', UTF8, 'Save the file as "UTF-8", not as "UTF-8 with BOM".');
  }
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
    return issue('a UTF-16 byte order mark', UTF8, 'Save the file as UTF-8.');
  }
  if (head.length > 1 && (a === 0 || b === 0)) {
    return issue('NUL bytes, as in UTF-16 or UTF-32 text', UTF8, 'Save the file as UTF-8.');
  }
  if (a === 0x1f && b === 0x8b) return issue('a gzip archive', 'JSON text', 'Decompress the file first.');
  if (a === 0x50 && b === 0x4b && c === 0x03) return issue('a zip archive', 'JSON text', 'Unpack the file first.');
  return undefined;
}

/** Buffers the beginning of a stream until it is long enough to check, however small its pieces are. */
export class StreamHead {
  /** What is wrong with the beginning, once it was checked. */
  issue: JsonIssue | undefined;
  #buffered: Buffer | undefined = Buffer.alloc(0);

  /** The bytes to read next: none while the beginning is too short, then all that was buffered. */
  next(piece: Buffer): Buffer {
    if (this.#buffered === undefined) return piece;
    const head = this.#buffered.length === 0 ? piece : Buffer.concat([this.#buffered, piece]);
    // What is held here is a copy: the bytes of a piece may be overwritten.
    this.#buffered = head.length < HEAD_BYTES ? Buffer.from(head) : head;
    return head.length < HEAD_BYTES ? NO_BYTES : this.rest();
  }

  /** What is still buffered when the stream ends. */
  rest(): Buffer {
    const head = this.#buffered ?? NO_BYTES;
    if (this.#buffered !== undefined) this.issue = headIssue(head);
    this.#buffered = undefined;
    return head;
  }
}

const NO_BYTES = Buffer.alloc(0);

/** The first byte of a text that is not UTF-8. */
export function encodingIssue(bytes: Buffer): JsonIssue {
  const at = validLength(bytes);
  const { line, column } = positionAfter(bytes.subarray(0, at));
  if (isCutCharacter(bytes.subarray(at))) {
    const found = 'the end of the text in the middle of a character';
    return { line, column, path: [], found, expected: 'UTF-8 text', remedy: 'Is the file truncated?' };
  }
  const found = `the byte 0x${(bytes[at] ?? 0).toString(16).padStart(2, '0')}, which is not UTF-8`;
  return { line, column, path: [], found, expected: 'UTF-8 text', remedy: 'Save the file as UTF-8.' };
}

/** Length of the longest beginning that is UTF-8; halving finds it in a few native checks. */
function validLength(bytes: Buffer): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 64) {
    let middle = (good + bad) >>> 1;
    // Not inside a character: a cut there would be an issue of its own.
    while (middle > good && isContinuation(bytes[middle])) middle -= 1;
    if (middle === good) break;
    if (isUtf8(bytes.subarray(good, middle))) good = middle;
    else bad = middle;
  }
  for (;;) {
    const size = characterSize(bytes[good]);
    if (good + size > bytes.length || !isUtf8(bytes.subarray(good, good + size))) return good;
    good += size;
  }
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function characterSize(first = 0): number {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/** True for the beginning of a character that the end of the text cuts off. */
function isCutCharacter(rest: Uint8Array): boolean {
  const [first = 0, ...others] = rest.subarray(0, 4);
  return first >= 0xc2 && first < 0xf5 && rest.length < characterSize(first) && others.every(isContinuation);
}

/** The line and column of what follows a text. */
function positionAfter(before: Buffer): { readonly line: number; readonly column: number } {
  const lines = before.toString('utf8').split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Where a text goes too deep. */
export function depthIssue(bytes: Buffer, depth: number): JsonIssue {
  const found = `nesting ${depth} levels deep`;
  const remedy = 'Flatten the value, or keep the deep part as text.';
  const place = positionAfter(bytes.subarray(0, tooDeepAt(bytes)));
  return { ...place, path: [], found, expected: `at most ${MAX_DEPTH} levels`, remedy };
}

function tooDeepAt(bytes: Buffer): number {
  let level = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inString) {
      if (byte === 0x5c) at += 1;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x7d || byte === 0x5d) level -= 1;
    else if (byte === 0x7b || byte === 0x5b) {
      level += 1;
      if (level > MAX_DEPTH) return at;
    }
  }
  return bytes.length;
}
