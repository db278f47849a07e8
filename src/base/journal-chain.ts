import { isUtf8 } from 'node:buffer';
import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './hash.ts';

/** One line of a journal, as on disk. */
export type JournalRecord = Readonly<Record<string, unknown>>;

/** Where the next record goes: its number, and the hash that it must name as `prev`. */
export interface ChainHead {
  readonly seq: number;
  readonly prev: string;
}

export interface HiddenRecord {
  readonly record: JournalRecord;
  /** The record as it is written, with its newline. */
  readonly line: string;
  /** The head after it. */
  readonly next: ChainHead;
}

/** What the lines say: as far as they are sound, and what is wrong first. */
export type ParsedJournal =
  | {
      readonly kind: 'sound';
      readonly records: readonly JournalRecord[];
      /** How many records at the beginning were written by a tool that knows no chain. */
      readonly unchained: number;
      readonly head: ChainHead;
      /** Bytes up to and with the last newline; what is beyond is the torn tail of a write that never ended. */
      readonly soundBytes: number;
      readonly tornBytes: number;
    }
  | {
      readonly kind: 'corrupt';
      /** 1-based. */
      readonly line: number;
      readonly why: string;
      /** Every line that is a JSON object, those after the corrupt one too; nothing about them is verified. */
      readonly readable: readonly JournalRecord[];
    };

/** The members that link a record to the chain. */
export const LINKS = ['seq', 'prev', 'hash'] as const;
const NEWLINE = 0x0a;

/** The head of a journal that holds only what a tool without a chain wrote, or nothing: its bytes are what is linked. */
export function firstHead({ bytes, records }: { readonly bytes: Uint8Array; readonly records: number }): ChainHead {
  return { seq: records + 1, prev: sha256(bytes) };
}

/** Links a record to the chain and writes its line. Text that is not Unicode is written with U+FFFD in its place. */
export function sealRecord(fields: JournalRecord, head: ChainHead): HiddenRecord {
  for (const link of LINKS) {
    if (link in fields) throw new TypeError(`a record may not bring its own "${link}"`);
  }
  const linked = { ...(wellFormed(fields) as JournalRecord), seq: head.seq, prev: head.prev };
  // What is hashed is what a reader gets back: a member that JSON leaves out must not count.
  const hash = sha256(canonicalJson(linked));
  const line = `${JSON.stringify({ ...linked, hash })}\n`;
  return { record: JSON.parse(line) as JournalRecord, line, next: { seq: head.seq + 1, prev: hash } };
}

/** A value as a journal writes it: text that is not Unicode has U+FFFD in its place. */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\p{Cs}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [wellFormed(key), wellFormed(item)]));
}

/**
 * Of what `parseJournal` checks of a line. A higher number where it accepts less than before: what an earlier version found
 * sound is then read again.
 */
export const CHAIN_CHECKS = 1;

/**
 * Reads a whole journal. The first `checked` bytes were found sound before, byte for byte: their lines are read, and only
 * what comes after them is checked; the result is the same as without. A last line without a newline is a torn write and is left out, unless it holds a whole record
 * and more: no write that stops early leaves that, so someone changed the newline. A last line with sectors of zeros in it
 * is torn, too: a loss of power may keep a later page of it and lose an earlier one.
 */
export function parseJournal(bytes: Buffer, checked = 0): ParsedJournal {
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  const reader = new ChainReader();
  let [from, soundBytes] = [reader.skip(bytes.subarray(0, Math.min(checked, end))), end];
  while (from < end) {
    const to = bytes.indexOf(NEWLINE, from);
    const [line, before] = [bytes.subarray(from, to), bytes.subarray(0, from)];
    if (to + 1 === end && hasLostSectors(line, from) && reader.mayBeNext(line, before)) {
      soundBytes = from;
      break;
    }
    reader.read(line, before);
    from = to + 1;
  }
  const tail = bytes.subarray(soundBytes);
  if (isMoreThanRecord(tail)) reader.corrupt('is a whole record that ends with another byte than a newline');
  return reader.result(bytes.subarray(0, soundBytes), tail.length);
}

/** Disks write whole sectors of this many bytes or of a multiple. */
const SECTOR_BYTES = 512;

/** Whether sectors of a line that begins at `start` never came. One zero alone is none: somebody changed a byte. */
function hasLostSectors(line: Buffer, start: number): boolean {
  const gaps = [...line.toString('latin1').matchAll(/\0+/g)];
  return (
    gaps.length > 0 &&
    gaps.every(({ index, 0: { length } }) => {
      const from = start + index;
      return length > 1 && (index === 0 || from % SECTOR_BYTES === 0) && (from + length) % SECTOR_BYTES === 0;
    })
  );
}

/** Whether a last line without a newline holds a whole record and one byte more. */
export function isMoreThanRecord(tail: Buffer): boolean {
  const last = tail.at(-1);
  // Zeros are what a power loss leaves where a file grew and its bytes never came.
  if (last === undefined || last === 0) return false;
  return parseRecordLine(tail.subarray(0, -1)) !== undefined;
}

class ChainReader {
  readonly #records: JournalRecord[] = [];
  #line = 0;
  #head: ChainHead | undefined;
  #issue: { readonly line: number; readonly why: string } | undefined;
  #unchained = 0;

  /** Takes lines that were found sound before; gives where to read on: 0 where their last one is not linked. */
  skip(bytes: Buffer): number {
    const records: JournalRecord[] = [];
    let lines = 0;
    for (let from = 0; from < bytes.length; lines += 1) {
      const to = bytes.indexOf(NEWLINE, from);
      if (to === -1) return 0;
      const line = bytes.toString('utf8', from, to);
      // Tools without a chain may have left empty ones.
      if (line !== '') records.push(JSON.parse(line) as JournalRecord);
      from = to + 1;
    }
    const { seq, hash } = records.at(-1) ?? {};
    if (typeof seq !== 'number' || typeof hash !== 'string') return 0;
    for (const record of records) this.#records.push(record);
    this.#line = lines;
    this.#unchained = records.findIndex((record) => 'hash' in record);
    this.#head = { seq: seq + 1, prev: hash };
    return bytes.length;
  }

  /** `before` is the text before the line: what the first link of the chain is of. */
  read(line: Buffer, before: Buffer): void {
    this.#line += 1;
    const record = parseRecordLine(line);
    const why = this.#issue === undefined ? this.#why(line, record, before) : undefined;
    if (why !== undefined) this.#issue = { line: this.#line, why };
    if (record !== undefined) this.#records.push(record);
  }

  /** Whether a line of which only a part is there may be the next one: not where it says that it is another. */
  mayBeNext(line: Buffer, before: Buffer): boolean {
    const output = /"seq":(\d+),"prev":"[0-9a-f]{64}","hash":"[0-9a-f]{64}"\}$/.exec(line.toString('latin1'))?.[1];
    const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
    return output === undefined || Number(output) === head.seq;
  }

  corrupt(why: string): void {
    this.#issue ??= { line: this.#line + 1, why };
  }

  result(bytes: Buffer, tornBytes: number): ParsedJournal {
    if (this.#issue !== undefined) return { kind: 'corrupt', ...this.#issue, readable: this.#records };
    return {
      kind: 'sound',
      records: this.#records,
      unchained: this.#unchained,
      head: this.#head ?? firstHead({ bytes, records: this.#records.length }),
      soundBytes: bytes.length,
      tornBytes,
    };
  }

  /** What is wrong with a line, or undefined when it continues the chain. */
  #why(line: Buffer, record: JournalRecord | undefined, before: Buffer): string | undefined {
    if (record === undefined) {
      // Tools without a chain may leave empty lines; we never do.
      if (this.#head === undefined && line.length === 0) return undefined;
      return isUtf8(line) ? 'is not a JSON object' : 'is not UTF-8';
    }
    const links = LINKS.filter((link) => link in record);
    if (links.length === 0 && this.#head === undefined) {
      this.#unchained += 1;
      return undefined;
    }
    if (links.length < LINKS.length) return `has no "${LINKS.find((link) => !links.includes(link))}"`;
    const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
    const { hash, ...rest } = record;
    if (record.seq !== head.seq) return `has the seq ${String(record.seq)} where ${head.seq} comes next`;
    if (record.prev !== head.prev) return 'does not continue the record before it (broken chain)';
    if (typeof hash !== 'string' || hash !== hashOfRecord(rest)) return 'has content that does not match its hash';
    // Writing it again shows whether the spelling is ours: a byte that changes no value is noticed too.
    if (JSON.stringify(record) !== line.toString()) return 'has the right values but not the bytes that were written';
    this.#head = { seq: head.seq + 1, prev: hash };
    return undefined;
  }
}

/** The hash that a record without its own `hash` must have. */
export function hashOfRecord(record: JournalRecord): string | undefined {
  try {
    return sha256(canonicalJson(record));
  } catch {
    // What has no canonical JSON was not written by us: no hash is the right one.
    return undefined;
  }
}

/** A line's object, or undefined when it is none. */
export function parseRecordLine(line: Buffer): JournalRecord | undefined {
  if (!isUtf8(line)) return undefined;
  try {
    const value: unknown = JSON.parse(line.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JournalRecord) : undefined;
  } catch {
    // A line that is not JSON is what the caller asks about.
    return undefined;
  }
}
