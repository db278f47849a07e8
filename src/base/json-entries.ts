import { isAscii } from 'node:buffer';
import { StreamHead } from './byte-issues.ts';
import { entryEnd, frameRemedy, listExpectation, listRemedy, noList, type Phase } from './json-frame.ts';
import type { JsonIssue } from './json-issues.ts';
import type { JsonPath } from './json-path.ts';
import { StructureScan, scalarEnd } from './json-scan.ts';
import { decodePrinted, type PrintedJson } from './json-text.ts';
import { StrayWord } from './stray-word.ts';
import { quoted } from './text.ts';
import { TextCursor } from './text-cursor.ts';
import { MAX_VALUE_BYTES, ValueBytes } from './value-bytes.ts';

/** Where an entry stands in its file. */
export interface EntryPosition {
  /** 0-based position in the list. */
  readonly index: number;
  /** 1-based line on which it starts. */
  readonly line: number;
  /** Path of the entry from the document's root. */
  readonly path: JsonPath;
}

/** What the streaming reader reports as it goes: entries one by one, the envelope's other members, and issues. */
export interface EntrySink {
  entry(entry: PrintedJson, paths: EntryPosition): void;
  /** Another member of the envelope. */
  member(key: string, value: unknown, line: number): void;
  /** Something wrong; line and column are of the file, the path is from its root. */
  issue(issue: JsonIssue): void;
}

/** A reader of entries that is fed bytes piece by piece; it holds nothing of a piece, which may be overwritten. */
export interface EntryReader {
  push(bytes: Buffer): void;
  end(): void;
  /** True when nothing further can be read: more bytes would change nothing. */
  readonly isBroken: boolean;
}

export interface EntryReaderOptions {
  /** The envelope's member that holds the list, e.g. `candidates`. */
  readonly listKey: string;
  readonly sink: EntrySink;
}

type Goal = 'entry' | 'key' | 'member';
type Break = Pick<JsonIssue, 'expected' | 'remedy'>;

// An envelope has a handful of members; an object of thousands is a list in disguise, and its keys take memory.
const MAX_MEMBERS = 1000;

/**
 * Reads a JSON array, or an object that holds one, entry by entry: memory is bounded by the largest entry, not by the
 * file. Only the frame (brackets, commas, the envelope's keys) is followed here; each entry is parsed by the engine.
 * Its reports do not depend on how the bytes are cut into pieces.
 */
export class JsonEntryReader implements EntryReader {
  readonly #listKey: string;
  readonly #sink: EntrySink;
  readonly #head = new StreamHead();
  readonly #cursor = new TextCursor();
  #phase: Phase = 'start';
  #inEnvelope = false;
  #inList = false;
  #sawList = false;
  readonly #memberKeys = new Set<string>();
  /** The member that is being read; undefined when its name cannot be read. */
  #key: string | undefined;
  #index = 0;
  #offset = 0;
  #goal: Goal | undefined;
  #scan = new StructureScan();
  #isScalar = false;
  /** The last value was no value at all: what follows it is likely the rest of it. */
  #isDoubtful = false;
  #bytes = new ValueBytes();
  #valueOffset = 0;
  #valueLine = 1;
  #valueColumn = 1;
  #stray: StrayWord | undefined;
  /** From which offset on an entry may be a line, and whether the lines of this piece are ASCII. */
  #linesFrom = 0;
  #isPlain: true | undefined;

  constructor({ listKey, sink }: EntryReaderOptions) {
    this.#listKey = listKey;
    this.#sink = sink;
  }

  push(bytes: Buffer): void {
    this.#read(this.#head.next(bytes));
  }

  get isBroken(): boolean {
    return this.#phase === 'broken';
  }

  end(): void {
    this.#read(this.#head.rest());
    if (this.#phase === 'broken') return;
    if (this.#goal !== undefined && this.#isScalar) this.#finishCapture(this.#goal);
    if (this.#stray !== undefined) this.#reportStray(this.#stray);
    else if (this.#goal !== undefined) this.#finishTruncated(this.#goal);
    else if (this.#phase !== 'done') this.#breakAtEnd();
    else if (this.#inEnvelope && !this.#sawList) this.#sink.issue(noList(this.#memberKeys, this.#listKey));
  }

  #read(bytes: Buffer): void {
    if (this.#head.issue !== undefined && this.#phase === 'start') {
      this.#phase = 'broken';
      this.#sink.issue(this.#head.issue);
    }
    this.#isPlain = isAscii(bytes) || undefined;
    for (let at = 0; at < bytes.length && this.#phase !== 'broken'; ) {
      if (this.#goal !== undefined) {
        at = this.#capture(bytes, at, this.#goal);
        continue;
      }
      if (this.#stray !== undefined) {
        at = this.#stray.take(bytes, at);
        if (at < bytes.length) this.#reportStray(this.#stray);
        continue;
      }
      const byte = bytes[at] ?? 0;
      if (byte === 0x20 || byte === 0x09 || byte === 0x0d) at += 1;
      else if (byte === 0x0a) {
        at += 1;
        this.#cursor.startLine(this.#offset + at);
      } else at = this.#structural(bytes, at, String.fromCharCode(byte));
    }
    this.#offset += bytes.length;
  }

  /** Takes one character of the frame, or begins what starts with it; returns where to go on. */
  #structural(bytes: Buffer, at: number, char: string): number {
    if (char === '/') {
      return this.#unexpected(at, { expected: 'JSON, which has no comments', remedy: 'Remove the comment.' });
    }
    switch (this.#phase) {
      case 'start':
        if (char === '[') return this.#openList(at);
        if (char !== '{') return this.#unexpected(at);
        this.#inEnvelope = true;
        this.#phase = 'first key';
        return at + 1;
      case 'first value':
        if (char === ']') return this.#closeList(at);
        return ',}:'.includes(char) ? this.#unexpected(at) : this.#beginEntry(bytes, at, char);
      case 'value':
        if (!this.#inList && this.#key === this.#listKey) {
          return char === '[' ? this.#openList(at) : this.#unexpected(at);
        }
        if (',]}:'.includes(char)) return this.#unexpected(at);
        return this.#inList ? this.#beginEntry(bytes, at, char) : this.#begin('member', at, char);
      case 'first key':
      case 'key':
        if (char === '"') return this.#begin('key', at, char);
        return char === '}' && this.#phase === 'first key' ? this.#finish(at) : this.#unexpected(at);
      case 'colon':
        if (char !== ':') return this.#unexpected(at);
        this.#phase = 'value';
        return at + 1;
      case 'comma':
        if (char === ',') {
          this.#phase = this.#inList ? 'value' : 'key';
          return at + 1;
        }
        if (this.#inList && char === ']') return this.#closeList(at);
        if (!this.#inList && char === '}') return this.#finish(at);
        if (this.#isDoubtful) this.#phase = 'broken';
        else this.#unexpected(at);
        return at;
      default:
        return this.#unexpected(at, {
          expected: 'nothing after the end of the document',
          remedy: 'Remove what follows; for one JSON value a line, name the file .jsonl.',
        });
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

  /** Most entries end with their line: the engine's parser knows whether one does, and its end need not be searched for. */
  #beginEntry(bytes: Buffer, at: number, char: string): number {
    const offset = this.#offset + at;
    if (char !== '{' || offset < this.#linesFrom) return this.#begin('entry', at, char);
    const newline = bytes.indexOf(0x0a, at);
    const to = newline === -1 ? at : entryEnd(bytes, newline);
    const isPlain = this.#isPlain;
    const entry = to - at > MAX_VALUE_BYTES ? undefined : decodePrinted(bytes, { from: at, to, isPlain });
    if (entry === undefined) {
      // After the last line of a piece the next one may have lines again.
      this.#linesFrom = newline === -1 ? this.#offset + bytes.length : Number.POSITIVE_INFINITY;
      return this.#begin('entry', at, char);
    }
    if (!entry.isAscii) this.#cursor.pass({ bytes: bytes.subarray(at, to), offset, newlines: 0 });
    this.#isDoubtful = false;
    this.#sink.entry(entry, { index: this.#index, line: this.#cursor.line, path: this.#pathOf('entry') });
    this.#index += 1;
    this.#phase = 'comma';
    return to;
  }

  #begin(goal: Goal, at: number, char: string): number {
    this.#goal = goal;
    this.#scan = new StructureScan();
    this.#isScalar = char !== '"' && char !== '{' && char !== '[';
    this.#bytes = new ValueBytes();
    this.#valueOffset = this.#offset + at;
    this.#valueLine = this.#cursor.line;
    this.#valueColumn = this.#cursor.column(this.#valueOffset);
    return at;
  }

  #capture(bytes: Buffer, from: number, goal: Goal): number {
    const end = this.#isScalar ? scalarEnd(bytes, from) : this.#scan.advance(bytes, from, this.#offset);
    this.#bytes.add(end === -1 ? Buffer.from(bytes.subarray(from)) : bytes.subarray(from, end));
    if (end === -1) return bytes.length;
    this.#finishCapture(goal);
    return end;
  }

  #finishCapture(goal: Goal): void {
    this.#goal = undefined;
    const path = this.#pathOf(goal);
    const decoded = this.#bytes.decode(this.#scan);
    const hasIssues = 'issues' in decoded;
    if (hasIssues) for (const issue of decoded.issues) this.#sink.issue(this.#placed(issue, path));
    this.#isDoubtful = hasIssues && this.#isScalar;
    // A valid value has newlines outside its strings only, and those the scan has counted.
    const newlines = hasIssues ? undefined : this.#scan.newlines;
    this.#cursor.pass({ bytes: this.#bytes.whole(), offset: this.#valueOffset, newlines });
    switch (goal) {
      case 'entry':
        if (!hasIssues) this.#sink.entry(decoded, { index: this.#index, line: this.#valueLine, path });
        this.#index += 1;
        this.#phase = 'comma';
        break;
      case 'key':
        this.#phase = 'colon';
        this.#key = undefined;
        if (!hasIssues && typeof decoded.value === 'string') this.#nameMember(decoded.value);
        break;
      case 'member':
        if (!hasIssues && this.#key !== undefined) this.#sink.member(this.#key, decoded.value, this.#valueLine);
        this.#phase = 'comma';
        break;
    }
  }

  #nameMember(key: string): void {
    this.#key = key;
    const at = { line: this.#valueLine, column: this.#valueColumn, path: [key] };
    if (key === '__proto__') {
      const found = 'the key "__proto__"';
      this.#sink.issue({ ...at, found, expected: 'another name', remedy: 'Rename the key.' });
    } else if (this.#memberKeys.has(key)) {
      const issue = { found: `a second key ${quoted(key)}`, plain: 'a key a second time' };
      this.#sink.issue({ ...at, ...issue, expected: 'each key once in an object', remedy: 'Remove one of the two.' });
    } else if (this.#memberKeys.size === MAX_MEMBERS) {
      const found = `an object of more than ${MAX_MEMBERS} members`;
      this.#phase = 'broken';
      this.#sink.issue({
        ...at,
        path: [],
        found,
        expected: listExpectation(this.#listKey),
        remedy: listRemedy(this.#listKey),
      });
    }
    this.#memberKeys.add(key);
  }

  /** The file ended inside a value: the parser of that value knows best what is missing, and where. */
  #finishTruncated(goal: Goal): void {
    this.#phase = 'broken';
    const decoded = this.#bytes.decode(this.#scan);
    const path = this.#pathOf(goal);
    if ('issues' in decoded) for (const issue of decoded.issues) this.#sink.issue(this.#placed(issue, path));
  }

  #pathOf(goal: Goal): JsonPath {
    if (goal === 'key') return [];
    if (goal === 'member') return this.#key === undefined ? [] : [this.#key];
    return this.#inEnvelope ? [this.#listKey, this.#index] : [this.#index];
  }

  #placed(issue: JsonIssue, path: JsonPath): JsonIssue {
    const column = issue.line === 1 ? this.#valueColumn + issue.column - 1 : issue.column;
    return { ...issue, line: this.#valueLine + issue.line - 1, column, path: [...path, ...issue.path] };
  }

  #expectation(): string {
    switch (this.#phase) {
      case 'start':
        return listExpectation(this.#listKey);
      case 'first value':
        return 'an entry or "]"';
      case 'value':
        if (this.#inList) return 'an entry after the comma';
        return this.#key === this.#listKey ? `an array as "${this.#listKey}"` : 'a JSON value';
      case 'colon':
        return '":" after the property name';
      case 'comma':
        return this.#inList ? '"," or "]"' : '"," or "}"';
      default:
        return 'a property name in double quotes';
    }
  }

  #unexpected(at: number, what?: Break): number {
    const { line } = this.#cursor;
    const path = this.#inList ? this.#pathOf('entry') : [];
    const column = this.#cursor.column(this.#offset + at);
    const where = { listKey: this.#listKey, inList: this.#inList, key: this.#key };
    const usual = { expected: this.#expectation(), remedy: frameRemedy(this.#phase, where) };
    this.#stray = new StrayWord({ line, column, path, ...(what ?? usual) });
    return at;
  }

  #reportStray(word: StrayWord): void {
    this.#phase = 'broken';
    this.#sink.issue(word.issue());
  }

  #breakAtEnd(): void {
    const expected = this.#expectation();
    const remedy = this.#phase === 'start' ? 'The file is empty: write the entries to it.' : 'Is the file truncated?';
    const path = this.#inList ? this.#pathOf('entry') : [];
    const column = this.#cursor.column(this.#offset);
    this.#sink.issue({ line: this.#cursor.line, column, path, found: 'the end of the file', expected, remedy });
  }
}
