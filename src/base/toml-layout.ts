/**
 * Where the tables, keys and values of a TOML text stand.
 * Invariant: for a text that a parser accepts every key is found, with the exact bounds of its value; nothing is
 * decoded but names. Source: the TOML 1.1 specification.
 */
import type { JsonPath } from './json-path.ts';

/** A key with its value, or an element of an array; numbers are places in arrays. */
export interface TomlEntry {
  readonly path: JsonPath;
  /** The table that its name is relative to; an inline table is one. */
  readonly table: JsonPath;
  /** Of the key; of an element that of its value. */
  readonly start: number;
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** A table with a header; the first one is the top, which has none. */
export interface TomlTable {
  readonly path: JsonPath;
  readonly isElement: boolean;
  /** Of the header. */
  readonly start: number;
  readonly headerEnd: number;
}

export interface TomlLayout {
  /** In their order. */
  readonly tables: readonly TomlTable[];
  readonly entries: readonly TomlEntry[];
}

/** Finds the parts of a valid text. */
export function readTomlLayout(text: string): TomlLayout {
  return new LayoutReader(text).read();
}

class LayoutReader {
  readonly #text: string;
  #at = 0;
  readonly #entries: TomlEntry[] = [];
  readonly #tables: TomlTable[] = [{ path: [], isElement: false, start: 0, headerEnd: 0 }];
  /** Elements of each array of tables so far, by its path. */
  readonly #counts = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  read(): TomlLayout {
    let table: JsonPath = [];
    for (this.#skipSpace(); this.#at < this.#text.length; this.#skipSpace()) {
      if (this.#peek() === '[') table = this.#readHeader();
      else this.#readPair(table);
    }
    return { tables: this.#tables, entries: this.#entries };
  }

  #readHeader(): JsonPath {
    const start = this.#at;
    const isElement = this.#text.startsWith('[[', start);
    this.#at += isElement ? 2 : 1;
    const names = this.#readKey();
    const path = this.#resolve(names, isElement);
    this.#at += isElement ? 2 : 1;
    this.#tables.push({ path, isElement, start, headerEnd: this.#at });
    return path;
  }

  /** A name below an array of tables is one of its last element. */
  #resolve(names: readonly string[], isElement: boolean): JsonPath {
    const path: (string | number)[] = [];
    for (const [at, name] of names.entries()) {
      path.push(name);
      const key = JSON.stringify(path);
      const count = this.#counts.get(key);
      if (isElement && at === names.length - 1) {
        this.#counts.set(key, (count ?? 0) + 1);
        path.push(count ?? 0);
      } else if (count !== undefined) path.push(count - 1);
    }
    return path;
  }

  #readPair(table: JsonPath): void {
    const start = this.#at;
    const path = [...table, ...this.#readKey()];
    // The sign between the two.
    this.#at += 1;
    this.#skipBlanks();
    this.#readValue({ path, table, start });
  }

  #readKey(): string[] {
    const names: string[] = [];
    for (;;) {
      this.#skipBlanks();
      names.push(this.#readName());
      this.#skipBlanks();
      if (this.#peek() !== '.') return names;
      this.#at += 1;
    }
  }

  #readName(): string {
    const start = this.#at;
    const quote = this.#peek();
    if (quote === '"' || quote === "'") {
      this.#skipString();
      const inner = this.#text.slice(start + 1, this.#at - 1);
      return quote === '"' ? unescaped(inner) : inner;
    }
    while (/[\w-]/.test(this.#peek())) this.#at += 1;
    if (this.#at === start) throw new TypeError(`no key at ${start} of a TOML text`);
    return this.#text.slice(start, this.#at);
  }

  #readValue(entry: Pick<TomlEntry, 'path' | 'table' | 'start'>): void {
    const valueStart = this.#at;
    const index = this.#entries.length;
    const first = this.#peek();
    if (first === '[') this.#readArray(entry.path);
    else if (first === '{') this.#readInlineTable(entry.path);
    else if (first === '"' || first === "'") this.#skipString();
    else this.#skipPlain();
    // What holds others comes before them.
    this.#entries.splice(index, 0, { ...entry, valueStart, valueEnd: this.#at });
  }

  #readArray(path: JsonPath): void {
    this.#at += 1;
    for (let index = 0; ; index += 1) {
      this.#skipSpace();
      if (this.#peek() === ']') break;
      this.#readValue({ path: [...path, index], table: path, start: this.#at });
      this.#skipSpace();
      if (this.#peek() === ',') this.#at += 1;
    }
    this.#at += 1;
  }

  #readInlineTable(path: JsonPath): void {
    this.#at += 1;
    for (;;) {
      this.#skipSpace();
      if (this.#peek() === '}') break;
      this.#readPair(path);
      this.#skipSpace();
      if (this.#peek() === ',') this.#at += 1;
    }
    this.#at += 1;
  }

  /** Both kinds, on one line and on several. */
  #skipString(): void {
    const quote = this.#peek();
    const isLong = this.#text.startsWith(quote.repeat(3), this.#at);
    const end = isLong ? quote.repeat(3) : quote;
    this.#at += end.length;
    while (!this.#text.startsWith(end, this.#at)) {
      if (this.#at >= this.#text.length) throw new TypeError('a string of a TOML text without an end');
      this.#at += quote === '"' && this.#peek() === '\\' ? 2 : 1;
    }
    this.#at += end.length;
    // One or two quotes of the text itself may stand before its end.
    while (isLong && this.#peek() === quote) this.#at += 1;
  }

  /** Numbers, dates and words; a date may have a blank in it. */
  #skipPlain(): void {
    const start = this.#at;
    while (this.#at < this.#text.length && !/[,\]}#\n]/.test(this.#peek())) this.#at += 1;
    this.#at = start + this.#text.slice(start, this.#at).trimEnd().length;
    if (this.#at === start) throw new TypeError(`no value at ${start} of a TOML text`);
  }

  #skipBlanks(): void {
    while (this.#peek() === ' ' || this.#peek() === '\t') this.#at += 1;
  }

  #skipSpace(): void {
    for (;;) {
      while (/\s|\ufeff/.test(this.#peek())) this.#at += 1;
      if (this.#peek() !== '#') return;
      while (this.#at < this.#text.length && this.#peek() !== '\n') this.#at += 1;
    }
  }

  #peek(): string {
    return this.#text.charAt(this.#at);
  }
}

const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|(.))/gs;
const LETTERS: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b' };

function unescaped(text: string): string {
  return text.replaceAll(ESCAPE, (_, four?: string, eight?: string, two?: string, letter = '') => {
    const digits = four ?? eight ?? two;
    return digits === undefined ? (LETTERS[letter] ?? letter) : String.fromCodePoint(Number.parseInt(digits, 16));
  });
}
