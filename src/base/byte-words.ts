/**
 * Bytes looked at and copied four at a time: for pieces that are too short for a call of Node's, and are most of a journal.
 * Pure.
 */

/** The same bytes for reading and writing four of them at any place. */
export function wordsOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}

/** Copies the bytes between two places to a place of others; it is in both. */
export function copyWords(
  { words, from, to }: { readonly words: DataView; readonly from: number; readonly to: number },
  target: DataView,
  place: number,
): void {
  let at = from;
  let goal = place;
  for (; at + 4 <= to; at += 4, goal += 4) target.setInt32(goal, words.getInt32(at));
  for (; at < to; at += 1, goal += 1) target.setUint8(goal, words.getUint8(at));
}

const HIGH_BITS = 0x80_80_80_80 | 0;
const [ONES, BLANKS, QUOTES, BACKSLASHES] = [0x01_01_01_01, 0x20_20_20_20, 0x22_22_22_22, 0x5c_5c_5c_5c];

/**
 * Where four bytes begin of which one is no ASCII character that stands in a JSON text as it is, or where fewer than four are
 * left before `end`: all bytes from `from` up to there are such characters.
 */
export function passPlainText(words: DataView, from: number, end: number): number {
  let at = from;
  for (; at + 4 <= end; at += 4) {
    const word = words.getInt32(at);
    // A byte that is less than what is taken off it gets its highest bit. Another one gets it only where such a byte borrows.
    const found = word | (word - BLANKS) | ((word ^ QUOTES) - ONES) | ((word ^ BACKSLASHES) - ONES);
    if ((found & HIGH_BITS) !== 0) break;
  }
  return at;
}
