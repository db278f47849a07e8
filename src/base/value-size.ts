/**
 * Counts the keys of a parsed JSON value, and the characters that `JSON.stringify` prints of it. Every entry of a large file
 * passes here: a call only for what nests, and no list of keys, take half the time.
 * Invariant: if an ASCII text without backslashes and exponents has as many characters as `size` says of its value, it is what
 * `JSON.stringify` prints. No token of such a text is shorter than what is printed of it: a number is taken with at most 15
 * digits, where two different decimals are never the same double. White space and a key that comes twice only add characters.
 */
export class ValueSize {
  /** Keys of all objects. */
  keys = 0;
  /** Characters that are printed; NaN where that is not known, or where keys may be printed in another order. */
  readonly size: number;
  /** It holds a key or a number that is not allowed, or goes too deep. */
  isRefused = false;
  readonly #takesAnyKey: boolean;

  constructor(value: unknown, { levels, takesAnyKey }: { readonly levels: number; readonly takesAnyKey: boolean }) {
    this.#takesAnyKey = takesAnyKey;
    this.size = typeof value === 'string' ? value.length + 2 : this.#sizeOf(value, levels);
  }

  #sizeOf(value: unknown, levels: number): number {
    if (typeof value === 'number') return this.#sizeOfNumber(value);
    if (typeof value !== 'object' || value === null) return value === false ? 5 : 4;
    if (levels === 0) {
      this.isRefused = true;
      return Number.NaN;
    }
    // The brackets and the commas between; of nothing, the second bracket.
    let size = 1;
    if (Array.isArray(value)) {
      for (const item of value)
        size += 1 + (typeof item === 'string' ? item.length + 2 : this.#sizeOf(item, levels - 1));
      return value.length === 0 ? 2 : size;
    }
    const object = value as Readonly<Record<string, unknown>>;
    let count = 0;
    for (const key in object) {
      if (key === '__proto__' && !this.#takesAnyKey) this.isRefused = true;
      count += 1;
      // The engine puts keys that are indexes first.
      const first = key.charCodeAt(0);
      if (first >= 0x30 && first <= 0x39) size = Number.NaN;
      const item = object[key];
      size += key.length + 4 + (typeof item === 'string' ? item.length + 2 : this.#sizeOf(item, levels - 1));
    }
    this.keys += count;
    return count === 0 ? 2 : size;
  }

  #sizeOfNumber(value: number): number {
    const positive = value < 0 ? -value : value;
    const sign = value < 0 ? 1 : 0;
    if (positive < MANY_DIGITS) {
      if (Number.isInteger(positive)) return sign + digitsOf(positive);
      // The engine keeps each text that it makes of a number for long: most have few decimals, and need none.
      let decimals = 1;
      for (let scale = 10; scale <= MOST_SCALE && positive < MOST_SCALED; scale *= 10) {
        if (Math.round(positive * scale) / scale === positive) return sign + digitsOf(positive) + 1 + decimals;
        decimals += 1;
      }
    }
    if (!Number.isFinite(value)) this.isRefused = true;
    const { length } = String(positive);
    return length <= MAX_CHARS && positive >= LEAST && positive < MANY_DIGITS ? sign + length : Number.NaN;
  }
}

/** Digits before the point. */
function digitsOf(positive: number): number {
  let digits = 1;
  for (let next = 10; positive >= next; next *= 10) digits += 1;
  return digits;
}

// Five decimals, of a number that has at most fifteen digits with them.
const MOST_SCALE = 1e5;
const MOST_SCALED = 1e9;
// Fifteen digits and the point.
const MAX_CHARS = 16;
const MANY_DIGITS = 1e15;
// Below, a number is printed with an exponent.
const LEAST = 1e-6;
