/**
 * The lines that a journal held when it was opened.
 * Invariant: what it gives is what was in the file then, byte for byte: what it does not hold in memory is read again, and
 * has to have the same digest. A large journal is not held: each program that is started costs time for all that we hold.
 */
import { sha256 } from '../base/hash.ts';
import { findLines, type JournalRecord, lazyRecords, parseLines, streamRecords } from '../base/journal-lines.ts';
import { readOwnFile } from './own-files.ts';

/** What is held of the end of a journal: the prompts show its last records. */
export const HELD_BYTES = 1 << 18;
const NEWLINE = 0x0a;

interface Lines {
  readonly bytes: Buffer;
  readonly starts: readonly number[];
  /** How many records are before them. */
  readonly before: number;
}

interface Opened {
  readonly path: string;
  /** The end of the file that is known, which may be all of it; and at which byte it begins. */
  readonly bytes: Buffer;
  readonly from: number;
  /** SHA-256 of the file up to there. */
  readonly digest: string;
  readonly count: number;
  /** What is thrown where the file has changed. */
  readonly onChange: () => Error;
}

export class OpenedLines {
  readonly count: number;
  readonly #opened: Omit<Opened, 'bytes' | 'from'> & { readonly length: number };
  #held: { readonly bytes: Buffer; readonly from: number };
  #last: Lines | undefined;
  #all: WeakRef<Lines> | undefined;

  constructor({ bytes, from, ...opened }: Opened) {
    this.count = opened.count;
    this.#opened = { ...opened, length: from + bytes.length };
    this.#held = { bytes, from };
  }

  /** All of them; each is read when somebody first asks for it. */
  records(): JournalRecord[] {
    return lazyRecords(this.count, this.#parse);
  }

  /** Those after so many, for who looks at each once: none is kept. Whoever looked at all of them mostly is the last one. */
  *since(after: number): Iterable<JournalRecord> {
    yield* streamRecords([after, this.count], this.#parse);
    this.release();
  }

  /** From now on only the end is held. */
  release(): void {
    const { bytes, from } = this.#held;
    if (bytes.length <= 2 * HELD_BYTES) return;
    // A copy: a part would hold all of it.
    const end = Buffer.from(bytes.subarray(-HELD_BYTES));
    this.#held = { bytes: end, from: from + bytes.length - end.length };
    this.#last = undefined;
    freeBytes(bytes);
  }

  readonly #parse = (from: number, to: number): JournalRecord[] => {
    const last = this.#lastLines();
    const { bytes, starts, before } = from < last.before ? this.#allLines() : last;
    return parseLines(bytes, starts, [from - before, to - before]);
  };

  #lastLines(): Lines {
    const { bytes, from } = this.#held;
    this.#last ??= this.#linesIn(bytes, from === 0 ? 0 : bytes.indexOf(NEWLINE) + 1);
    return this.#last;
  }

  #allLines(): Lines {
    const known = this.#all?.deref();
    if (known !== undefined) return known;
    const lines = this.#linesIn(this.#read(), 0);
    this.#all = new WeakRef(lines);
    return lines;
  }

  #linesIn(bytes: Buffer, after: number): Lines {
    const starts = findLines(bytes, after);
    return { bytes, starts, before: this.count - starts.length };
  }

  #read(): Buffer {
    const { path, length, digest, onChange } = this.#opened;
    const bytes = readOwnFile(path)?.subarray(0, length);
    if (bytes === undefined || sha256(bytes) !== digest) throw onChange();
    return bytes;
  }
}

/** Gives their memory back at once, where Node has that: the next whole collection may be an hour away. Nobody else may hold them. */
function freeBytes({ buffer }: Buffer): void {
  (buffer as { transfer?: (length: number) => unknown }).transfer?.(0);
}
