/**
 * A line of a journal, checked without making a record of it. Pure.
 * Invariant: it says yes only where JSON.parse, RFC 8785 and JSON.stringify come to the same: the line is spelled as we
 * write it, and its hash is that of its canonical JSON, which then is made of the same pieces in another order. What is
 * rare, or spelled in another way, it leaves open: that line is to be parsed.
 */
import { isUtf8 } from 'node:buffer';
import { copyWords, passPlainText, wordsOf } from './byte-words.ts';
import { sha256 } from './hash.ts';

/** What a line says of its place in the chain; its hash is right. */
export interface SealedLine {
  readonly seq: number;
  readonly prev: string;
  readonly hash: string;
  /** How many lines before it are of its write. */
  readonly sameWrite: number;
}

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const [ZERO, NINE, MINUS] = [0x30, 0x39, 0x2d];
const LITERALS = ['true', 'false', 'null'].map((text) => Buffer.from(text));
/** What is escaped by a single character: JSON.stringify writes no other escape of text that has no control characters. */
const ESCAPED = new Set(Buffer.from('"\\bfnrt'));
/** Characters of a number, whatever their order. */
const OF_NUMBER = new Set(Buffer.from('0123456789+-.eE'));
/** Digits of a whole number that is written as it is read, whatever they are. */
const EXACT_DIGITS = 15;
/** Deeper than any record of ours. */
const MAX_DEPTH = 100;
/** Orders of more members are not remembered. */
const MAX_MEMBERS = 64;
/** What is longer is copied by a call. */
const FEW_BYTES = 100;
/** Of more lengths than these, what is hashed is made again. */
const MAX_BEGINNINGS = 1000;

/** The links as `sealRecord` writes them, with what stands before their values. */
const [SEQ, PREV, HASH, SAME_WRITE] = ['"seq":', '"prev":"', '"hash":"', '"same_write":'].map((text) =>
  Buffer.from(text),
) as [Buffer, Buffer, Buffer, Buffer];
const HEX_LENGTH = 64;

/**
 * Checks the line between two places; undefined: it may be sound or not. `prev`: what it is expected to say of the line
 * before it, which then need not be read as a text.
 */
export function checkSealedLine(bytes: Buffer, from: number, to: number, prev = ''): SealedLine | undefined {
  return reader.check(bytes, [from, to], prev);
}

class LineReader {
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;
  #from = 0;
  #to = 0;
  #isAscii = true;
  /** The line, in which the members of each object that was read are in their canonical order. */
  #line: Buffer = Buffer.alloc(1 << 12);
  #sorted: Buffer = Buffer.alloc(1 << 12);
  #lineWords = wordsOf(this.#line);
  #sortedWords = wordsOf(this.#sorted);
  /** By its length the beginning of what is sorted: lines of few lengths follow each other. */
  readonly #beginnings = new Map<number, Buffer>();
  #prev = '';
  /** Of each member of the objects that are being read: where it begins and where it ends. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Objects with as many members mostly have the same ones: the last order for each number of them. */
  readonly #orders = new Map<number, number[]>();

  check(bytes: Buffer, [from, to]: readonly [number, number], prev: string): SealedLine | undefined {
    const length = to - from;
    if (length >= this.#line.length) {
      [this.#line, this.#sorted] = [Buffer.alloc(2 * length), Buffer.alloc(2 * length)];
      [this.#lineWords, this.#sortedWords] = [wordsOf(this.#line), wordsOf(this.#sorted)];
      this.#beginnings.clear();
    }
    this.#prev = prev;
    bytes.copy(this.#line, 0, from, to);
    this.#bytes = bytes;
    this.#from = from;
    this.#to = to;
    this.#at = from + 1;
    this.#isAscii = true;
    this.#starts.length = 0;
    this.#ends.length = 0;
    if (bytes[from] !== OPEN || bytes[to - 1] !== CLOSE) return undefined;
    if (!this.#readMembers(0) || this.#at !== to) return undefined;
    if (!this.#isAscii && !isUtf8(bytes.subarray(from, to))) return undefined;
    return this.#readLinks();
  }

  /** Reads the members of an object and what ends it; they stay on the stack. */
  #readMembers(depth: number): boolean {
    const bytes = this.#bytes;
    if (bytes[this.#at] === CLOSE) {
      this.#at += 1;
      return true;
    }
    for (;;) {
      const start = this.#at;
      if (!this.#readKey() || !this.#readValue(depth + 1)) return false;
      this.#starts.push(start);
      this.#ends.push(this.#at);
      const next = bytes[this.#at];
      this.#at += 1;
      if (next === CLOSE) return true;
      if (next !== COMMA) return false;
    }
  }

  /** Reads a key whose bytes are in the order of its UTF-16 units, and that stays where it is written. */
  #readKey(): boolean {
    const bytes = this.#bytes;
    if (bytes[this.#at] !== QUOTE) return false;
    let at = this.#at + 1;
    const first = bytes[at] ?? 0;
    // Numbers come first, wherever they are written; and `__proto__` is no usual member.
    if ((first >= ZERO && first <= NINE) || first === 0x5f) return false;
    for (let byte = first; byte !== QUOTE; byte = bytes[at] ?? 0) {
      if (byte < QUOTE || byte > 0x7e || byte === BACKSLASH) return false;
      at += 1;
    }
    this.#at = at + 2;
    return bytes[at + 1] === COLON;
  }

  #readValue(depth: number): boolean {
    const byte = this.#bytes[this.#at] ?? 0;
    if (byte === QUOTE) return this.#readText();
    if (byte === MINUS || (byte >= ZERO && byte <= NINE)) return this.#readNumber();
    if (byte === OPEN || byte === OPEN_LIST) {
      if (depth > MAX_DEPTH) return false;
      this.#at += 1;
      return byte === OPEN ? this.#readObject(depth) : this.#readList(depth);
    }
    for (const literal of LITERALS) {
      if (literal[0] !== byte || !startsWith(this.#bytes, this.#at, literal)) continue;
      this.#at += literal.length;
      return true;
    }
    return false;
  }

  #readText(): boolean {
    const bytes = this.#bytes;
    for (let at = this.#at + 1; ; at += 1) {
      at = this.#from + passPlainText(this.#lineWords, at - this.#from, this.#to - this.#from);
      let byte = bytes[at] ?? 0;
      while (byte >= 0x20 && byte < 0x80 && byte !== QUOTE && byte !== BACKSLASH) {
        at += 1;
        byte = bytes[at] ?? 0;
      }
      if (byte === QUOTE) {
        this.#at = at + 1;
        return true;
      }
      if (byte < 0x20) return false;
      if (byte >= 0x80) this.#isAscii = false;
      if (byte !== BACKSLASH) continue;
      at += 1;
      if (!ESCAPED.has(bytes[at] ?? 0)) return false;
    }
  }

  #readNumber(): boolean {
    const bytes = this.#bytes;
    const start = this.#at;
    const digits = bytes[start] === MINUS ? start + 1 : start;
    let at = digits;
    for (let byte = bytes[at] ?? 0; byte >= ZERO && byte <= NINE; byte = bytes[at] ?? 0) at += 1;
    this.#at = at;
    const isWhole = !OF_NUMBER.has(bytes[at] ?? 0);
    const isExact = at > digits && at - digits <= EXACT_DIGITS && bytes[digits] !== ZERO;
    if (isWhole && (isExact || (at === start + 1 && bytes[start] === ZERO))) return true;
    while (OF_NUMBER.has(bytes[at] ?? 0)) at += 1;
    this.#at = at;
    const text = bytes.toString('latin1', start, at);
    return String(Number(text)) === text;
  }

  #readList(depth: number): boolean {
    const bytes = this.#bytes;
    if (bytes[this.#at] === CLOSE_LIST) {
      this.#at += 1;
      return true;
    }
    for (;;) {
      if (!this.#readValue(depth + 1)) return false;
      const next = bytes[this.#at];
      this.#at += 1;
      if (next === CLOSE_LIST) return true;
      if (next !== COMMA) return false;
    }
  }

  /** An object inside of the line: its members are put in order where it stands. */
  #readObject(depth: number): boolean {
    const [first, start] = [this.#starts.length, this.#at];
    if (!this.#readMembers(depth)) return false;
    const order = this.#orderOf(first);
    if (order === undefined) return false;
    if (!isAsWritten(order)) {
      const end = this.#write(first, order, -1);
      this.#sorted.copy(this.#line, start - this.#from, 1, end);
    }
    this.#starts.length = first;
    this.#ends.length = first;
    return true;
  }

  /** The order of the last members of the stack by their keys; undefined: two have the same key. */
  #orderOf(first: number): readonly number[] | undefined {
    const count = this.#starts.length - first;
    const known = this.#orders.get(count);
    if (known !== undefined && this.#ascends(first, known)) return known;
    const order = Array.from({ length: count }, (_, index) => index);
    order.sort((one, other) => this.#compare(first + one, first + other));
    if (!this.#ascends(first, order)) return undefined;
    if (count <= MAX_MEMBERS) this.#orders.set(count, order);
    return order;
  }

  #ascends(first: number, order: readonly number[]): boolean {
    for (let index = 1; index < order.length; index += 1) {
      if (this.#compare(first + (order[index - 1] ?? 0), first + (order[index] ?? 0)) >= 0) return false;
    }
    return true;
  }

  /** Below 0 where the key of one member comes first. The quote that ends a key is smaller than all that is in keys. */
  #compare(one: number, other: number): number {
    const bytes = this.#bytes;
    let at = (this.#starts[one] ?? 0) + 1;
    let to = (this.#starts[other] ?? 0) + 1;
    for (;;) {
      const left = bytes[at] ?? 0;
      const right = bytes[to] ?? 0;
      if (left !== right) return left - right;
      if (left === QUOTE) return 0;
      at += 1;
      to += 1;
    }
  }

  /** Writes the last members of the stack in an order, without one, after a first byte; where they end. */
  #write(first: number, order: readonly number[], left: number): number {
    const [line, sorted] = [this.#line, this.#sorted];
    let at = 1;
    for (let index = 0; index < order.length; index += 1) {
      const member = order[index] ?? 0;
      if (member === left) continue;
      if (at > 1) {
        sorted[at] = COMMA;
        at += 1;
      }
      const start = (this.#starts[first + member] ?? 0) - this.#from;
      // What stands together is copied together.
      let last = member;
      while (order[index + 1] === last + 1 && last + 1 !== left) {
        last += 1;
        index += 1;
      }
      const end = (this.#ends[first + last] ?? 0) - this.#from;
      if (end - start > FEW_BYTES) line.copy(sorted, at, start, end);
      else copyWords({ words: this.#lineWords, from: start, to: end }, this.#sortedWords, at);
      at += end - start;
    }
    return at;
  }

  /** The links that the line ends with, where its hash is that of the rest. */
  #readLinks(): SealedLine | undefined {
    const bytes = this.#bytes;
    const count = this.#starts.length;
    const isAt = (place: number, key: Buffer): boolean => startsWith(bytes, this.#starts[place] ?? 0, key);
    const isOfMore = count > 0 && isAt(count - 1, SAME_WRITE);
    const place = isOfMore ? count - 2 : count - 1;
    if (place < 2 || !isAt(place, HASH) || !isAt(place - 1, PREV) || !isAt(place - 2, SEQ)) return undefined;
    for (let other = 0; other < place; other += 1) if (isAt(other, SAME_WRITE)) return undefined;
    if (this.#sizeOf(place - 1, PREV) !== HEX_LENGTH + 1 || this.#sizeOf(place, HASH) !== HEX_LENGTH + 1)
      return undefined;
    const order = this.#orderOf(0);
    if (order === undefined) return undefined;
    const end = this.#write(0, order, place);
    this.#sorted[0] = OPEN;
    this.#sorted[end] = CLOSE;
    const own = sha256(this.#beginningOf(end + 1));
    if (!this.#isHex(place, HASH, own)) return undefined;
    const prev = this.#isHex(place - 1, PREV, this.#prev) ? this.#prev : this.#valueOf(place - 1, PREV).slice(0, -1);
    const sameWrite = isOfMore ? Number(this.#valueOf(count - 1, SAME_WRITE)) : 0;
    return { seq: this.#wholeOf(place - 2, SEQ), prev, hash: own, sameWrite };
  }

  /** What is hashed: it is made once for each length. */
  #beginningOf(length: number): Buffer {
    const known = this.#beginnings.get(length);
    if (known !== undefined) return known;
    if (this.#beginnings.size === MAX_BEGINNINGS) this.#beginnings.clear();
    const made = this.#sorted.subarray(0, length);
    this.#beginnings.set(length, made);
    return made;
  }

  /** Whether a member's value, of the length of a hash, is this text. */
  #isHex(place: number, key: Buffer, hex: string): boolean {
    const bytes = this.#bytes;
    const start = (this.#starts[place] ?? 0) + key.length;
    if (hex.length !== HEX_LENGTH || bytes[start + HEX_LENGTH] !== QUOTE) return false;
    for (let at = 0; at < HEX_LENGTH; at += 1) if (bytes[start + at] !== hex.charCodeAt(at)) return false;
    return true;
  }

  #sizeOf(place: number, key: Buffer): number {
    return (this.#ends[place] ?? 0) - (this.#starts[place] ?? 0) - key.length;
  }

  /** The number that a member's value is: most often a whole one of few digits. */
  #wholeOf(place: number, key: Buffer): number {
    const bytes = this.#bytes;
    const [start, end] = [(this.#starts[place] ?? 0) + key.length, this.#ends[place] ?? 0];
    let value = 0;
    for (let at = start; at < end; at += 1) {
      const digit = (bytes[at] ?? 0) - ZERO;
      if (digit < 0 || digit > 9 || end - start > EXACT_DIGITS) return Number(this.#valueOf(place, key));
      value = 10 * value + digit;
    }
    return value;
  }

  /** The text of a member's value, after what is known of it. */
  #valueOf(place: number, key: Buffer): string {
    return this.#bytes.toString('latin1', (this.#starts[place] ?? 0) + key.length, this.#ends[place]);
  }
}

const reader = new LineReader();

function startsWith(bytes: Buffer, at: number, start: Buffer): boolean {
  for (let index = 0; index < start.length; index += 1) if (bytes[at + index] !== start[index]) return false;
  return true;
}

function isAsWritten(order: readonly number[]): boolean {
  for (let index = 0; index < order.length; index += 1) if (order[index] !== index) return false;
  return true;
}
