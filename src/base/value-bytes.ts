import type { JsonIssue } from './json-issues.ts';
import { type StructureScan, scanStructure } from './json-scan.ts';
import { decodeJson, decodePrinted, type PrintedJson } from './json-text.ts';

/** Largest single value that is read from a stream, in bytes. */
export const MAX_VALUE_BYTES = 64 * 1024 * 1024;

/** The bytes of one JSON value as they arrive; past the bound they are counted and not kept. */
export class ValueBytes {
  size = 0;
  #pieces: Buffer[] = [];

  add(piece: Buffer): void {
    this.size += piece.length;
    if (this.size > MAX_VALUE_BYTES) this.#pieces = [];
    else if (piece.length > 0) this.#pieces.push(piece);
  }

  /** Takes off a carriage return at the end: half of a line break, not text. */
  trimReturn(): void {
    const last = this.#pieces.at(-1);
    if (last?.at(-1) !== 0x0d) return;
    this.#pieces[this.#pieces.length - 1] = last.subarray(0, -1);
    this.size -= 1;
  }

  isBlank(): boolean {
    if (this.size > MAX_VALUE_BYTES) return false;
    for (const piece of this.#pieces) {
      for (const byte of piece) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false;
    }
    return true;
  }

  /** Decodes what was collected; the scan is the one that found the value's end, if there was one. */
  decode(scan?: StructureScan): PrintedJson | { readonly issues: readonly JsonIssue[] } {
    if (this.size > MAX_VALUE_BYTES) {
      const remedy = 'Is a quote or a bracket left open? Else split the value.';
      const found = `a value of ${this.size} bytes`;
      return {
        issues: [{ line: 1, column: 1, path: [], found, expected: `at most ${MAX_VALUE_BYTES} bytes`, remedy }],
      };
    }
    const bytes = this.whole();
    const printed = decodePrinted(bytes, { scan });
    if (printed !== undefined) return printed;
    const decoded = decodeJson(bytes, scan ?? scanStructure(bytes));
    return 'issues' in decoded ? decoded : { ...decoded, printed: JSON.stringify(decoded.value), isAscii: false };
  }

  /** The bytes in one piece; none past the bound. */
  whole(): Buffer {
    if (this.#pieces.length > 1) this.#pieces = [Buffer.concat(this.#pieces)];
    return this.#pieces[0] ?? NO_BYTES;
  }
}

const NO_BYTES = Buffer.alloc(0);
