import { createHash, type Hash, hash } from 'node:crypto';

/** SHA-256 of bytes or of UTF-8 text, as lower-case hex. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data);
}

// Each update has a price of its own: lines are gathered in a block of this size.
const BLOCK_BYTES = 1 << 17;

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

  digest(): string {
    this.#flush();
    return this.#hash.digest('hex');
  }

  #flush(): void {
    this.#hash.update(this.#block.subarray(0, this.#used));
    this.#used = 0;
  }
}
