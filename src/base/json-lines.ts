import { isAscii } from 'node:buffer';
import { StreamHead } from './byte-issues.ts';
import type { EntryReader, EntrySink } from './json-entries.ts';
import type { JsonIssue } from './json-issues.ts';
import { decodePrinted } from './json-text.ts';
import { MAX_VALUE_BYTES, ValueBytes } from './value-bytes.ts';

/** Reads one JSON value a line; a broken line is an issue of that line alone. */
export class JsonLineReader implements EntryReader {
  readonly #sink: EntrySink;
  #line = 0;
  #index = 0;
  #bytes = new ValueBytes();
  isBroken = false;
  readonly #head = new StreamHead();
  /** The piece that is being read is ASCII: its lines are, and need not be looked at one by one. */
  #isPlain: true | undefined;

  constructor(sink: EntrySink) {
    this.#sink = sink;
  }

  push(bytes: Buffer): void {
    this.#read(this.#head.next(bytes));
  }

  end(): void {
    this.#read(this.#head.rest());
    if (!this.isBroken && this.#bytes.size > 0) this.#finishLine();
  }

  #read(bytes: Buffer): void {
    if (this.#head.issue !== undefined && !this.isBroken) {
      this.isBroken = true;
      this.#sink.issue(this.#head.issue);
    }
    if (this.isBroken) return;
    this.#isPlain = isAscii(bytes) || undefined;
    let from = 0;
    for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, from)) {
      if (!this.#takeWhole(bytes, from, at)) {
        this.#bytes.add(bytes.subarray(from, at));
        this.#finishLine();
      }
      from = at + 1;
    }
    this.#bytes.add(Buffer.from(bytes.subarray(from)));
  }

  /** Takes a line that is there in one piece and an entry as it stands, which nearly every line is. */
  #takeWhole(bytes: Buffer, from: number, newline: number): boolean {
    if (bytes[from] !== 0x7b || this.#bytes.size > 0) return false;
    const end = bytes[newline - 1] === 0x0d ? newline - 1 : newline;
    if (end - from > MAX_VALUE_BYTES) return false;
    const entry = decodePrinted(bytes, { from, to: end, isPlain: this.#isPlain });
    if (entry === undefined) return false;
    this.#line += 1;
    this.#sink.entry(entry, { index: this.#index, line: this.#line, path: [this.#index] });
    this.#index += 1;
    return true;
  }

  #finishLine(): void {
    this.#line += 1;
    const bytes = this.#bytes;
    this.#bytes = new ValueBytes();
    bytes.trimReturn();
    if (bytes.isBlank()) return;
    const decoded = bytes.decode();
    if ('issues' in decoded) for (const issue of decoded.issues) this.#issue(issue);
    else this.#sink.entry(decoded, { index: this.#index, line: this.#line, path: [this.#index] });
    this.#index += 1;
  }

  #issue(issue: JsonIssue): void {
    this.#sink.issue({ ...issue, line: this.#line, path: [this.#index, ...issue.path] });
  }
}
