import type { EntryReader, EntrySink } from './json-entries.ts';
import { headFlaw, type JsonFlaw } from './json-text.ts';
import { ValueBytes } from './value-bytes.ts';

/** Reads one JSON value a line; a broken line is a flaw of that line alone. */
export class JsonLineReader implements EntryReader {
  readonly #sink: EntrySink;
  #line = 0;
  #index = 0;
  #bytes = new ValueBytes();
  #isBroken = false;
  #isFirst = true;

  constructor(sink: EntrySink) {
    this.#sink = sink;
  }

  push(bytes: Buffer): void {
    if (this.#isFirst && bytes.length > 0) {
      this.#isFirst = false;
      const flaw = headFlaw(bytes);
      if (flaw !== undefined) {
        this.#isBroken = true;
        this.#sink.flaw(flaw);
      }
    }
    if (this.#isBroken) return;
    let from = 0;
    for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, from)) {
      this.#bytes.add(bytes.subarray(from, at));
      this.#finishLine();
      from = at + 1;
    }
    this.#bytes.add(bytes.subarray(from));
  }

  end(): void {
    if (!this.#isBroken && this.#bytes.size > 0) this.#finishLine();
  }

  #finishLine(): void {
    this.#line += 1;
    const bytes = this.#bytes;
    this.#bytes = new ValueBytes();
    if (bytes.isBlank()) return;
    const decoded = bytes.decode();
    if ('flaws' in decoded) for (const flaw of decoded.flaws) this.#flaw(flaw);
    else this.#sink.entry(decoded.value, { index: this.#index, line: this.#line, path: [this.#index] });
    this.#index += 1;
  }

  #flaw(flaw: JsonFlaw): void {
    this.#sink.flaw({ ...flaw, line: this.#line, path: [this.#index, ...flaw.path] });
  }
}
