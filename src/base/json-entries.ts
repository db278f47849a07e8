import type { JsonPath } from './json-path.ts';
import { StructureScan } from './json-scan.ts';
import { headFlaw, type JsonFlaw } from './json-text.ts';
import { ValueBytes } from './value-bytes.ts';

/** Where an entry stands in its file. */
export interface EntryPlace {
  /** 0-based position in the list. */
  readonly index: number;
  /** 1-based line on which it starts. */
  readonly line: number;
  /** Path of the entry from the document's root. */
  readonly path: JsonPath;
}

/** What the streaming reader tells as it goes: entries one by one, the envelope's other members, and flaws. */
export interface EntrySink {
  entry(value: unknown, place: EntryPlace): void;
  /** Another member of the envelope. */
  member(key: string, value: unknown, line: number): void;
  /** Something wrong; line and column are of the file, the path is from its root. */
  flaw(flaw: JsonFlaw): void;
}

/** A reader of entries that is fed bytes piece by piece. */
export interface EntryReader {
  push(bytes: Buffer): void;
  end(): void;
}

export interface EntryReaderOptions {
  /** The envelope's member that holds the list, e.g. `candidates`. */
  readonly listKey: string;
  readonly sink: EntrySink;
}

type Phase = 'start' | 'value' | 'first value' | 'comma' | 'key' | 'first key' | 'colon' | 'done' | 'broken';
type Goal = 'entry' | 'key' | 'member';

/**
 * Reads a JSON array, or an object that holds one, entry by entry: memory is bounded by the largest entry, not by the
 * file. Only the frame (brackets, commas, the envelope's keys) is followed here; each entry is parsed by the engine.
 */
export class JsonEntryReader implements EntryReader {
  readonly #listKey: string;
  readonly #sink: EntrySink;
  #phase: Phase = 'start';
  #inEnvelope = false;
  #inList = false;
  #sawList = false;
  #envelopeKeys = new Set<string>();
  #key = '';
  #index = 0;
  #offset = 0;
  #line = 1;
  #lineStart = 0;
  #goal: Goal | undefined;
  #scan = new StructureScan();
  #isScalar = false;
  #bytes = new ValueBytes();
  #valueLine = 1;
  #valueColumn = 1;

  constructor({ listKey, sink }: EntryReaderOptions) {
    this.#listKey = listKey;
    this.#sink = sink;
  }

  push(bytes: Buffer): void {
    if (this.#offset === 0) this.#refuse(headFlaw(bytes));
    let at = 0;
    while (at < bytes.length && this.#phase !== 'broken') {
      if (this.#goal !== undefined) {
        at = this.#capture(bytes, at, this.#goal);
        continue;
      }
      const byte = bytes[at] ?? 0;
      if (byte === 0x20 || byte === 0x09 || byte === 0x0d) at += 1;
      else if (byte === 0x0a) {
        at += 1;
        this.#line += 1;
        this.#lineStart = this.#offset + at;
      } else at = this.#structural(bytes, at, byte);
    }
    this.#offset += bytes.length;
  }

  end(): void {
    if (this.#phase === 'broken') return;
    if (this.#goal !== undefined && this.#isScalar) this.#finishCapture(this.#goal);
    if (this.#goal !== undefined) {
      this.#finishTruncated(this.#goal);
      return;
    }
    if (this.#phase === 'done') {
      if (this.#inEnvelope && !this.#sawList) this.#sink.flaw(this.#noList());
      return;
    }
    const expected = this.#phase === 'start' ? `an array, or an object with "${this.#listKey}"` : this.#closer();
    const remedy = this.#phase === 'start' ? 'The file is empty: write the entries to it.' : 'Is the file truncated?';
    this.#break(this.#offset, { found: 'the end of the file', expected, remedy });
  }

  #structural(bytes: Buffer, at: number, byte: number): number {
    const char = String.fromCharCode(byte);
    const position = this.#offset + at;
    switch (this.#phase) {
      case 'start':
        if (char === '[') return this.#openList(at);
        if (char === '{') {
          this.#inEnvelope = true;
          this.#phase = 'first key';
          return at + 1;
        }
        return this.#unexpected(bytes, at, `an array, or an object with "${this.#listKey}"`);
      case 'first value':
        if (char === ']') return this.#closeList(at);
        return this.#begin('entry', bytes, at);
      case 'value':
        if (char === ']' || char === ',') return this.#unexpected(bytes, at, 'an entry after the comma');
        if (!this.#inList && this.#key === this.#listKey) {
          if (char === '[') return this.#openList(at);
          return this.#unexpected(bytes, at, `an array as "${this.#listKey}"`);
        }
        return this.#begin(this.#inList ? 'entry' : 'member', bytes, at);
      case 'first key':
      case 'key':
        if (char === '"') return this.#begin('key', bytes, at);
        if (char === '}' && this.#phase === 'first key') return this.#finish(at);
        return this.#unexpected(bytes, at, 'a property name in double quotes');
      case 'colon':
        if (char !== ':') return this.#unexpected(bytes, at, '":" after the property name');
        this.#phase = 'value';
        return at + 1;
      case 'comma':
        if (char === ',') {
          this.#phase = this.#inList ? 'value' : 'key';
          return at + 1;
        }
        if (this.#inList && char === ']') return this.#closeList(at);
        if (!this.#inList && char === '}') return this.#finish(at);
        return this.#unexpected(bytes, at, `"," or ${this.#closer()}`);
      default:
        this.#break(position, {
          found: `${JSON.stringify(char)} after the end of the document`,
          expected: 'nothing after it',
          remedy: 'Remove what follows; for one JSON value a line, name the file .jsonl.',
        });
        return at + 1;
    }
  }

  #openList(at: number): number {
    this.#inList = true;
    this.#sawList = true;
    this.#phase = 'first value';
    return at + 1;
  }

  #closeList(at: number): number {
    this.#inList = false;
    this.#phase = this.#inEnvelope ? 'comma' : 'done';
    return at + 1;
  }

  #finish(at: number): number {
    this.#phase = 'done';
    return at + 1;
  }

  #begin(goal: Goal, bytes: Buffer, at: number): number {
    const byte = bytes[at];
    this.#goal = goal;
    this.#scan = new StructureScan();
    this.#isScalar = byte !== 0x22 && byte !== 0x7b && byte !== 0x5b;
    this.#bytes = new ValueBytes();
    this.#valueLine = this.#line;
    this.#valueColumn = this.#offset + at - this.#lineStart + 1;
    return at;
  }

  #capture(bytes: Buffer, from: number, goal: Goal): number {
    const end = this.#isScalar ? scalarEnd(bytes, from) : this.#scan.advance(bytes, from, this.#offset);
    this.#bytes.add(end === -1 ? bytes.subarray(from) : bytes.subarray(from, end));
    if (end === -1) return bytes.length;
    if (this.#scan.lineStart !== -1) {
      this.#line += this.#scan.newlines;
      this.#lineStart = this.#scan.lineStart;
    }
    this.#finishCapture(goal);
    return end;
  }

  #finishCapture(goal: Goal): void {
    this.#goal = undefined;
    const path = this.#pathOf(goal);
    const decoded = this.#bytes.decode(this.#scan);
    if ('flaws' in decoded) for (const flaw of decoded.flaws) this.#sink.flaw(this.#placed(flaw, path));
    switch (goal) {
      case 'entry':
        if ('value' in decoded) this.#sink.entry(decoded.value, { index: this.#index, line: this.#valueLine, path });
        this.#index += 1;
        this.#phase = 'comma';
        break;
      case 'key':
        if ('value' in decoded && typeof decoded.value === 'string') this.#nameMember(decoded.value);
        this.#phase = 'colon';
        break;
      case 'member':
        if ('value' in decoded) this.#sink.member(this.#key, decoded.value, this.#valueLine);
        this.#phase = 'comma';
        break;
    }
  }

  #nameMember(key: string): void {
    this.#key = key;
    if (this.#envelopeKeys.has(key)) {
      const at = { line: this.#valueLine, column: this.#valueColumn, path: [key] };
      const found = `a second key ${JSON.stringify(key)}`;
      this.#sink.flaw({ ...at, found, expected: 'each key once in an object', remedy: 'Remove one of the two.' });
    }
    this.#envelopeKeys.add(key);
  }

  /** The file ended inside a value: the parser of that value knows best what is missing, and where. */
  #finishTruncated(goal: Goal): void {
    this.#goal = undefined;
    this.#phase = 'broken';
    const decoded = this.#bytes.decode(this.#scan);
    const path = this.#pathOf(goal);
    if ('flaws' in decoded) for (const flaw of decoded.flaws) this.#sink.flaw(this.#placed(flaw, path));
  }

  #pathOf(goal: Goal): JsonPath {
    if (goal === 'key') return [];
    if (goal === 'member') return [this.#key];
    return this.#inEnvelope ? [this.#listKey, this.#index] : [this.#index];
  }

  #placed(flaw: JsonFlaw, path: JsonPath): JsonFlaw {
    const column = flaw.line === 1 ? this.#valueColumn + flaw.column - 1 : flaw.column;
    return { ...flaw, line: this.#valueLine + flaw.line - 1, column, path: [...path, ...flaw.path] };
  }

  #closer(): string {
    return this.#inList ? '"]"' : '"}"';
  }

  #unexpected(bytes: Buffer, at: number, expected: string): number {
    const token =
      /^[^\s,\]}]{1,20}/.exec(bytes.toString('latin1', at, at + 20))?.[0] ?? String.fromCharCode(bytes[at] ?? 0);
    const remedy = this.#phase === 'start' ? 'See docs/candidate-contract.md for the shapes.' : 'Mend the syntax.';
    this.#break(this.#offset + at, { found: JSON.stringify(token), expected, remedy });
    return at + 1;
  }

  #noList(): JsonFlaw {
    const keys = [...this.#envelopeKeys].slice(0, 20).map((key) => JSON.stringify(key));
    const found = keys.length === 0 ? 'an empty object' : `an object with ${keys.join(', ')}`;
    const remedy = `Put the entries under "${this.#listKey}", or write a bare array.`;
    return { line: 1, column: 1, path: [], found, expected: `a member "${this.#listKey}"`, remedy };
  }

  #break(position: number, flaw: Pick<JsonFlaw, 'found' | 'expected' | 'remedy'>): void {
    this.#phase = 'broken';
    const path = this.#inList ? this.#pathOf('entry') : [];
    this.#sink.flaw({ line: this.#line, column: position - this.#lineStart + 1, path, ...flaw });
  }

  #refuse(flaw: JsonFlaw | undefined): void {
    if (flaw === undefined) return;
    this.#phase = 'broken';
    this.#sink.flaw(flaw);
  }
}

function scalarEnd(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x2c || byte === 0x5d || byte === 0x7d || (byte !== undefined && byte <= 0x20)) return at;
  }
  return -1;
}
