import { type StructureScan, scanStructure } from './json-scan.ts';
import { type DecodedJson, decodeJson } from './json-text.ts';

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

  isBlank(): boolean {
    if (this.size > MAX_VALUE_BYTES) return false;
    for (const piece of this.#pieces) {
      for (const byte of piece) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false;
    }
    return true;
  }

  /** Decodes what was collected; the scan is the one that found the value's end, if there was one. */
  decode(scan?: StructureScan): DecodedJson {
    if (this.size > MAX_VALUE_BYTES) {
      const remedy = 'Is a quote or a bracket left open? Else split the value.';
      const found = `a value of ${this.size} bytes`;
      return { flaws: [{ line: 1, column: 1, path: [], found, expected: `at most ${MAX_VALUE_BYTES} bytes`, remedy }] };
    }
    const [first = Buffer.alloc(0)] = this.#pieces;
    const bytes = this.#pieces.length > 1 ? Buffer.concat(this.#pieces) : first;
    return decodeJson(bytes, scan ?? scanStructure(bytes));
  }
}
