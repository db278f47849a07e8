import { createHash, type Hash } from 'node:crypto';

/** SHA-256 of bytes or of UTF-8 text, as lower-case hex. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** A SHA-256 that is fed text line by line; lines are joined into larger blocks because each update has a price. */
export class LineHash {
  readonly #hash: Hash = createHash('sha256');
  #pending = '';

  add(line: string): void {
    this.#pending += `${line}\n`;
    if (this.#pending.length > 65_536) this.#flush();
  }

  digest(): string {
    this.#flush();
    return this.#hash.digest('hex');
  }

  #flush(): void {
    this.#hash.update(this.#pending);
    this.#pending = '';
  }
}
