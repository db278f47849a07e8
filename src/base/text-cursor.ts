import { isAscii } from 'node:buffer';

/** A stretch of text: its bytes, where they begin, and how many newlines they hold where that is known. */
export interface Stretch {
  readonly bytes: Buffer;
  readonly offset: number;
  readonly newlines?: number | undefined;
}

/** Follows line and column through bytes; a column counts characters (UTF-16 units, as editors do), not bytes. */
export class TextCursor {
  /** 1-based. */
  line = 1;
  // Where the line would begin if every character of it so far were one byte.
  #lineStart = 0;

  /** 1-based column of a byte of the current line. */
  column(offset: number): number {
    return offset - this.#lineStart + 1;
  }

  /** The next line begins at this offset. */
  startLine(offset: number): void {
    this.line += 1;
    this.#lineStart = offset;
  }

  /** Moves behind a stretch that begins where the cursor is. */
  pass({ bytes, offset, newlines = countNewlines(bytes) }: Stretch): void {
    const last = newlines === 0 ? -1 : bytes.lastIndexOf(0x0a);
    this.line += newlines;
    if (last !== -1) this.#lineStart = offset + last + 1;
    const tail = last === -1 ? bytes : bytes.subarray(last + 1);
    if (!isAscii(tail)) this.#lineStart += tail.length - tail.toString('utf8').length;
  }
}

function countNewlines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) count += 1;
  return count;
}
