// Enough for the longest text, and little where there are few texts.
const BLOCK_WORDS = 1 << 14;
/** Longest text that is taken, in UTF-16 units: its length in bytes has 15 bits. */
const MAX_CHARS = 16_000;
/** Marks the bytes as UTF-16; all others are ASCII. */
const IS_UTF16 = 0x8000;
const HEAD_BYTES = 2;

interface Block {
  readonly words: Uint32Array;
  readonly bytes: Buffer;
}

/**
 * Many short texts in little memory: their bytes in blocks, each text behind its length and filled up to whole words. An
 * array of strings takes three times as much, and the garbage collector goes through it time and again.
 */
export class TextList {
  readonly #blocks: Block[] = [];
  #starts = new Uint32Array(64);
  /** Words of all blocks that are taken. */
  #end = 0;
  length = 0;

  push(text: string): void {
    if (text.length > MAX_CHARS) throw new RangeError(`a text of ${text.length} characters`);
    if (this.length === this.#starts.length) this.#starts = doubled(this.#starts);
    const most = Math.ceil((HEAD_BYTES + 2 * text.length) / 4);
    if ((this.#end % BLOCK_WORDS) + most > BLOCK_WORDS) this.#end += BLOCK_WORDS - (this.#end % BLOCK_WORDS);
    const { bytes } = this.#blockAt(this.#end);
    this.#starts[this.length] = this.#end;
    this.length += 1;
    this.#end += encode(text, bytes, 4 * (this.#end % BLOCK_WORDS));
  }

  /** Takes the last text away. */
  pop(): void {
    this.length -= 1;
    this.#end = this.#starts[this.length] ?? 0;
  }

  clear(): void {
    this.length = 0;
    this.#end = 0;
  }

  at(index: number): string {
    const start = this.#starts[index] ?? 0;
    const { bytes } = this.#blockAt(start);
    const from = 4 * (start % BLOCK_WORDS);
    const size = sizeAt(bytes, from);
    const begin = from + HEAD_BYTES;
    return bytes.toString(isUtf16At(bytes, from) ? 'utf16le' : 'latin1', begin, begin + size);
  }

  toArray(): string[] {
    return this.slice(0, this.length);
  }

  /** The texts from a place up to another one. Those of a block are read in one piece: a call for each would take longest. */
  slice(from: number, to: number): string[] {
    const texts: string[] = [];
    const end = Math.min(to, this.length);
    let known: Uint8Array | undefined;
    let [decoded, offset] = ['', 0];
    for (let index = from; index < end; index += 1) {
      const start = this.#starts[index] ?? 0;
      const { bytes } = this.#blockAt(start);
      const at = 4 * (start % BLOCK_WORDS);
      if (bytes !== known) {
        known = bytes;
        offset = at;
        decoded = bytes.toString('latin1', at, this.#endInBlock(start, end));
      }
      const begin = at + HEAD_BYTES;
      const size = sizeAt(bytes, at);
      texts.push(
        isUtf16At(bytes, at)
          ? bytes.toString('utf16le', begin, begin + size)
          : decoded.slice(begin - offset, begin - offset + size),
      );
    }
    return texts;
  }

  /** In bytes: where the texts before a place end, or the block does that holds a word. */
  #endInBlock(word: number, place: number): number {
    const next = place < this.length ? (this.#starts[place] ?? 0) : this.#end;
    const blockEnd = word - (word % BLOCK_WORDS) + BLOCK_WORDS;
    return 4 * (Math.min(next, blockEnd) - blockEnd + BLOCK_WORDS);
  }

  /** The hash of a text under a key of two words: HalfSipHash-1-3 of Aumasson and Bernstein (SipHash, 2012). */
  hash(index: number, key: HashKey): number {
    const start = this.#starts[index] ?? 0;
    const { words, bytes } = this.#blockAt(start);
    const first = start % BLOCK_WORDS;
    const end = first + wordsOf(sizeAt(bytes, 4 * first));
    // One by one: each id of a large file is hashed, and a list of four would cost more than a round.
    let v0 = key[0];
    let v1 = key[1];
    let v2 = v0 ^ 0x6c796765;
    let v3 = v1 ^ 0x74656462;
    // Three rounds more, the first of them with the mark that all words were taken.
    for (let at = first; at < end + 3; at += 1) {
      const word = at < end ? (words[at] ?? 0) : 0;
      if (at === end) v2 ^= 0xff;
      v3 ^= word;
      v0 = (v0 + v1) | 0;
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
      v0 = (v0 << 16) | (v0 >>> 16);
      v2 = (v2 + v3) | 0;
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
      v2 = (v2 << 16) | (v2 >>> 16);
      v0 ^= word;
    }
    return (v1 ^ v3) >>> 0;
  }

  isSame(one: number, other: number): boolean {
    const [start, otherStart] = [this.#starts[one] ?? 0, this.#starts[other] ?? 0];
    const [{ words, bytes }, { words: others }] = [this.#blockAt(start), this.#blockAt(otherStart)];
    const [from, otherFrom] = [start % BLOCK_WORDS, otherStart % BLOCK_WORDS];
    // The first word holds the length.
    const count = wordsOf(sizeAt(bytes, 4 * from));
    for (let at = 0; at < count; at += 1) if (words[from + at] !== others[otherFrom + at]) return false;
    return true;
  }

  #blockAt(word: number): Block {
    const number = Math.floor(word / BLOCK_WORDS);
    let block = this.#blocks[number];
    if (block === undefined) {
      const words = new Uint32Array(BLOCK_WORDS);
      block = { words, bytes: Buffer.from(words.buffer) };
      this.#blocks[number] = block;
    }
    return block;
  }
}

/** The key of a hash: where the texts are a stranger's, one that he cannot know. */
export type HashKey = readonly [number, number];

/** Different texts in the order of their first coming. */
export class TextSet {
  /** For reading: what is added here is not found. */
  readonly texts = new TextList();
  readonly #key: HashKey;
  #hashes = new Uint32Array(64);
  /** Open addressing: positions in the list plus one, at most half of the places taken. */
  #table = new Uint32Array(128);

  constructor(key: HashKey) {
    this.#key = key;
  }

  /** Adds a text; the position of the same text where it is there already, else undefined. */
  add(text: string): number | undefined {
    const { texts } = this;
    const index = texts.length;
    texts.push(text);
    const hash = texts.hash(index, this.#key);
    const mask = this.#table.length - 1;
    let place = hash & mask;
    for (let taken = this.#table[place] ?? 0; taken !== 0; taken = this.#table[place] ?? 0) {
      if (this.#hashes[taken - 1] === hash && texts.isSame(taken - 1, index)) {
        texts.pop();
        return taken - 1;
      }
      place = (place + 1) & mask;
    }
    if (index === this.#hashes.length) this.#hashes = doubled(this.#hashes);
    this.#hashes[index] = hash;
    this.#table[place] = index + 1;
    if (2 * texts.length > this.#table.length) this.#grow();
    return undefined;
  }

  #grow(): void {
    const table = new Uint32Array(2 * this.#table.length);
    const mask = table.length - 1;
    for (let index = 0; index < this.texts.length; index += 1) {
      let place = (this.#hashes[index] ?? 0) & mask;
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = index + 1;
    }
    this.#table = table;
  }
}

/** Numbers of 32 bits in little memory. */
export class NumberList {
  #numbers = new Uint32Array(64);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) this.#numbers = doubled(this.#numbers);
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  clear(): void {
    this.length = 0;
  }
}

function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}

/** Writes a text behind its length; the number of words that it takes. */
function encode(text: string, bytes: Buffer, from: number): number {
  const begin = from + HEAD_BYTES;
  const isAscii = encodeAscii(text, bytes, begin);
  const size = isAscii ? text.length : bytes.write(text, begin, 'utf16le');
  const head = isAscii ? size : size + IS_UTF16;
  bytes[from] = head & 0xff;
  bytes[from + 1] = head >>> 8;
  const count = wordsOf(size);
  // A text that was taken away may have left something there.
  for (let at = begin + size; at < from + 4 * count; at += 1) bytes[at] = 0;
  return count;
}

/** Most names are ASCII and short: calling an encoder takes longer than writing them. */
function encodeAscii(text: string, bytes: Buffer, begin: number): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) return false;
    bytes[begin + at] = unit;
  }
  return true;
}

function sizeAt(bytes: Buffer, from: number): number {
  return (bytes[from] ?? 0) | (((bytes[from + 1] ?? 0) & 0x7f) << 8);
}

function isUtf16At(bytes: Buffer, from: number): boolean {
  return ((bytes[from + 1] ?? 0) & 0x80) !== 0;
}

function wordsOf(size: number): number {
  return (HEAD_BYTES + size + 3) >>> 2;
}
