import { createHash, type Hash, hash } from 'node:crypto';

/** SHA-256 of bytes or of UTF-8 text, as lower-case hex. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data);
}

// Each update has a price of its own: lines are gathered in a block of this size.
const BLOCK_BYTES = 1 << 17;

/** A part of some bytes: from a place, up to another one. */
export interface ByteRange {
  readonly bytes: Buffer;
  readonly from: number;
  readonly to: number;
}

/** A SHA-256 of lines of UTF-8 text, each ended by a newline. */
export class LineHash {
  readonly #hash: Hash = createHash('sha256');
  readonly #block = Buffer.allocUnsafe(BLOCK_BYTES);
  #used = 0;

  /** `isAscii`: the line is known to be, which saves looking. */
  add(line: string, { isAscii = false }: { readonly isAscii?: boolean } = {}): void {
    // A UTF-16 unit is at most three bytes of UTF-8.
    const atMost = 3 * line.length + 1;
    if (this.#used + atMost > BLOCK_BYTES) this.#flush();
    if (atMost > BLOCK_BYTES) {
      this.#hash.update(`${line}\n`);
      return;
    }
    this.#used += this.#block.write(line, this.#used, isAscii ? 'latin1' : 'utf8');
    this.#block[this.#used] = 0x0a;
    this.#used += 1;
  }

  /** The line of the texts of a beginning, a part of some bytes and an end: ASCII all of it. */
  addParts(begin: readonly string[], { bytes, from, to }: ByteRange, end: string): void {
    let length = to - from + end.length;
    for (let at = 0; at < begin.length; at += 1) length += begin[at]?.length ?? 0;
    if (this.#used + length + 1 > BLOCK_BYTES) this.#flush();
    if (length + 1 > BLOCK_BYTES) {
      this.#hash.update(begin.join('')).update(bytes.subarray(from, to)).update(`${end}\n`);
      return;
    }
    for (let at = 0; at < begin.length; at += 1) this.#addAscii(begin[at] ?? '');
    this.#used += bytes.copy(this.#block, this.#used, from, to);
    this.#addAscii(end);
    this.#block[this.#used] = 0x0a;
    this.#used += 1;
  }

  /** Names are short: to join them and to call an encoder takes longer than writing them. */
  #addAscii(text: string): void {
    const block = this.#block;
    const used = this.#used;
    for (let at = 0; at < text.length; at += 1) block[used + at] = text.charCodeAt(at);
    this.#used = used + text.length;
  }

  digest(): string {
    this.#flush();
    return this.#hash.digest('hex');
  }

  #flush(): void {
    this.#hash.update(this.#block.subarray(0, this.#used));
    this.#used = 0;
  }
}
