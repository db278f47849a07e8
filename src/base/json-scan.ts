const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;

/** Deepest nesting that is read. JSON.stringify recurses on the machine's stack, so there must be a bound. */
export const MAX_DEPTH = 512;

/**
 * Follows the structure of one JSON value through its bytes, in any number of pieces, without building it:
 * where it ends, how deep it goes, how many keys it has. Trusts nothing else about the bytes.
 */
export class StructureScan {
  depth = 0;
  maxDepth = 0;
  /** Colons outside strings: the number of keys that the text has, duplicates included. */
  colons = 0;
  inString = false;
  /** Newlines outside strings, and the absolute offset just after the last of them. */
  newlines = 0;
  lineStart = -1;
  #skip = 0;

  /**
   * Reads `bytes` from `from` and returns the index just after the value's end, or -1 when it goes on.
   * `base` is the absolute offset of `bytes[0]`.
   */
  advance(bytes: Uint8Array, from: number, base: number): number {
    const end = bytes.length;
    let at = from + this.#skip;
    this.#skip = 0;
    while (at < end) {
      if (this.inString) {
        at = this.#skipString(bytes, at);
        if (this.inString) return -1;
        if (this.depth === 0) return at;
        continue;
      }
      switch (bytes[at]) {
        case QUOTE:
          this.inString = true;
          break;
        case 0x3a:
          this.colons += 1;
          break;
        case 0x7b:
        case 0x5b:
          this.depth += 1;
          if (this.depth > this.maxDepth) this.maxDepth = this.depth;
          break;
        case 0x7d:
        case 0x5d:
          this.depth -= 1;
          if (this.depth <= 0) return at + 1;
          break;
        case NEWLINE:
          this.newlines += 1;
          this.lineStart = base + at + 1;
          break;
      }
      at += 1;
    }
    return -1;
  }

  #skipString(bytes: Uint8Array, from: number): number {
    const end = bytes.length;
    let at = from;
    while (at < end) {
      const byte = bytes[at];
      if (byte === QUOTE) {
        this.inString = false;
        return at + 1;
      }
      at += byte === BACKSLASH ? 2 : 1;
    }
    // An escape that straddles two pieces: its second half opens the next one.
    this.#skip = at - end;
    return at;
  }
}

/** Scans a value that is there as a whole. */
export function scanStructure(bytes: Uint8Array): StructureScan {
  const scan = new StructureScan();
  scan.advance(bytes, 0, 0);
  return scan;
}

/** Where a value that has no brackets and no quotes ends, or -1 when it may go on. */
export function scalarEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) if (endsScalar(bytes[at] ?? 0)) return at;
  return -1;
}

/** True for a byte that cannot be part of such a value: white space, a comma, a closing bracket. */
export function endsScalar(byte: number): boolean {
  return byte === 0x2c || byte === 0x5d || byte === 0x7d || byte <= 0x20;
}
