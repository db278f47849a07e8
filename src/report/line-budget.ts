import { plural } from '../base/text.ts';

/** Bytes of lines with their ends. */
export function sizeOfLines(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
}

// Titles and the sentence about what is left out.
const SPARE_BYTES = 1024;

/** Bytes that are left; whole lines are taken from it, in order. */
export class LineBudget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes - SPARE_BYTES;
  }

  /** The lines that fit, and a sentence that counts the rest. */
  take(lines: readonly string[], noun: string): string[] {
    const taken: string[] = [];
    for (const line of lines) {
      const size = Buffer.byteLength(line) + 1;
      if (size > this.#left) break;
      this.#left -= size;
      taken.push(line);
    }
    const rest = lines.length - taken.length;
    return rest === 0 ? taken : [...taken, '', `${plural(rest, noun)} more left out here; the report lists all.`, ''];
  }
}
