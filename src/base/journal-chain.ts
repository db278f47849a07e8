import { isUtf8 } from 'node:buffer';
import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './hash.ts';
import { type JournalRecord, recordsAt } from './journal-lines.ts';
import { checkSealedLine, type SealedLine } from './sealed-line.ts';

export type { JournalRecord };

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

/** The beginning of a journal that was found sound: how long it is, and what there is to know of it to read on. */
export interface CheckedBeginning {
  readonly bytes: number;
  /** Lines, and the records in them: a tool without a chain may have left empty lines. */
  readonly lines: number;
  readonly records: number;
  /** How many of the records were written by a tool that knows no chain. */
  readonly unchained: number;
  readonly head: ChainHead;
  /** How many lines before the last one are of its write. */
  readonly sameWrite: number;
}

/** What the lines say: as far as they are sound, and what is wrong first. */
export type ParsedJournal =
  | {
      readonly kind: 'sound';
      /** Of a journal of which a beginning was found sound before: those after it. */
      readonly records: readonly JournalRecord[];
      /** All that is sound, for whoever reads on later. */
      readonly checked: CheckedBeginning;
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
/** The member, after the links, that says how many lines before a record were written in the same write. */
const SAME_WRITE = 'same_write';
/** Members that only a journal itself gives a record. */
export const JOURNAL_MEMBERS: readonly string[] = [...LINKS, SAME_WRITE];
const NEWLINE = 0x0a;

/** The head of a journal that holds only what a tool without a chain wrote, or nothing: its bytes are what is linked. */
export function firstHead({ bytes, records }: { readonly bytes: Uint8Array; readonly records: number }): ChainHead {
  return { seq: records + 1, prev: sha256(bytes) };
}

/**
 * Links a record to the chain and writes its line. Text that is not Unicode is written with U+FFFD in its place.
 * `sameWrite`: how many lines before it are of the same write.
 */
export function sealRecord(fields: JournalRecord, head: ChainHead, sameWrite = 0): HiddenRecord {
  for (const own of JOURNAL_MEMBERS) {
    if (own in fields) throw new TypeError(`a record may not bring its own "${own}"`);
  }
  const linked = { ...(wellFormed(fields) as JournalRecord), seq: head.seq, prev: head.prev };
  const written = sameWrite === 0 ? {} : { [SAME_WRITE]: sameWrite };
  // What is hashed is what a reader gets back: a member that JSON leaves out must not count.
  const hash = sha256(canonicalJson({ ...linked, ...written }));
  const line = `${JSON.stringify({ ...linked, hash, ...written })}\n`;
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
export const CHAIN_CHECKS = 2;

/**
 * Reads a whole journal; of one of which a beginning was found sound before, byte for byte, what comes after that, with
 * the same result. A last line without a newline is a torn write and is left out, unless it holds a whole record
 * and more: no write that stops early leaves that, so someone changed the newline. A line with sectors of zeros in it is
 * torn, too, with what comes after it, where all of that may be of one write: a loss of power may keep a later page of a
 * write and lose an earlier one, and nobody has heard of a record whose write never ended. A write that came later would
 * show that it did end: then the line is corrupt.
 */
export function parseJournal(bytes: Buffer, checked?: CheckedBeginning): ParsedJournal {
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  const reader = new ChainReader(checked);
  let [from, soundBytes] = [checked?.bytes ?? 0, end];
  // No line of ours has a zero in it.
  const zero = bytes.subarray(0, end).indexOf(0, from);
  while (from < end) {
    const to = bytes.indexOf(NEWLINE, from);
    if (zero !== -1 && zero < to && reader.mayBeOneWrite(bytes.subarray(0, end), from)) {
      soundBytes = from;
      break;
    }
    reader.read(bytes, from, to);
    from = to + 1;
  }
  const tail = bytes.subarray(soundBytes);
  if (isMoreThanRecord(tail)) reader.corrupt('is a whole record that ends with another byte than a newline');
  return reader.result(bytes.subarray(0, soundBytes), tail.length);
}

/** Disks write whole sectors of this many bytes or of a multiple. */
export const SECTOR_BYTES = 512;

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

const PLACE = /"seq":(\d+),"prev":"[0-9a-f]{64}","hash":"[0-9a-f]{64}"(?:,"same_write":(\d+))?\}$/;

/** What a line of which a part may be lost says of its place: its number, and the one that its write began with. */
function placeOf(line: Buffer): { readonly seq: number; readonly writeBegan: number } | undefined {
  const [, seq, sameWrite = 0] = PLACE.exec(line.toString('latin1')) ?? [];
  return seq === undefined ? undefined : { seq: Number(seq), writeBegan: Number(seq) - Number(sameWrite) };
}

/** Whether a last line without a newline holds a whole record and one byte more. */
export function isMoreThanRecord(tail: Buffer): boolean {
  const last = tail.at(-1);
  // Zeros are what a power loss leaves where a file grew and its bytes never came.
  if (last === undefined || last === 0) return false;
  return parseRecordLine(tail.subarray(0, -1)) !== undefined;
}

class ChainReader {
  /** Where the lines begin that hold records. */
  readonly #starts: number[] = [];
  readonly #skipped: number;
  #line: number;
  #head: ChainHead | undefined;
  #issue: { readonly line: number; readonly why: string } | undefined;
  #unchained: number;
  /** How many lines before the last one are of its write. */
  #sameWrite: number;

  constructor(checked: CheckedBeginning | undefined) {
    this.#skipped = checked?.records ?? 0;
    this.#line = checked?.lines ?? 0;
    this.#unchained = checked?.unchained ?? 0;
    // Of what is not linked it says what would come next.
    this.#head = checked !== undefined && checked.records > checked.unchained ? checked.head : undefined;
    this.#sameWrite = checked?.sameWrite ?? 0;
  }

  /** Reads the line between two places. */
  read(bytes: Buffer, from: number, to: number): void {
    this.#line += 1;
    if (this.#takes(bytes, from, to)) {
      this.#starts.push(from);
      return;
    }
    const line = bytes.subarray(from, to);
    const text = isUtf8(line) ? line.toString() : undefined;
    const record = text === undefined ? undefined : parseObject(text);
    const why = this.#issue === undefined ? this.#why(text, record, bytes.subarray(0, from)) : undefined;
    if (why !== undefined) this.#issue = { line: this.#line, why };
    if (record !== undefined) this.#starts.push(from);
  }

  /** Whether a line continues the chain by what can be said of it without parsing it. */
  #takes(bytes: Buffer, from: number, to: number): boolean {
    const head = this.#head;
    if (head === undefined || this.#issue !== undefined) return false;
    const line = checkSealedLine(bytes, from, to, head.prev);
    if (line?.seq !== head.seq || line.prev !== head.prev || !this.#isOfWrite(line)) return false;
    this.#head = { seq: head.seq + 1, prev: line.hash };
    this.#sameWrite = line.sameWrite;
    return true;
  }

  #isOfWrite({ sameWrite }: Pick<SealedLine, 'sameWrite'>): boolean {
    return sameWrite === 0 || sameWrite === this.#sameWrite + 1;
  }

  /** Whether the next line lost sectors, and no later line says that it is of another write than that one. */
  mayBeOneWrite(bytes: Buffer, start: number): boolean {
    if (this.#issue !== undefined) return false;
    const { seq } = this.#head ?? firstHead({ bytes: bytes.subarray(0, start), records: this.#unchained });
    let last = seq - 1;
    for (let from = start; from < bytes.length; ) {
      const to = bytes.indexOf(NEWLINE, from);
      const line = bytes.subarray(from, to);
      const place = placeOf(line);
      const isLost = hasLostSectors(line, from);
      if (place === undefined ? !isLost : place.writeBegan > seq || place.seq <= last) return false;
      if (from === start && !isLost) return false;
      last = place?.seq ?? last + 1;
      from = to + 1;
    }
    return true;
  }

  corrupt(why: string): void {
    this.#issue ??= { line: this.#line + 1, why };
  }

  result(bytes: Buffer, tornBytes: number): ParsedJournal {
    if (this.#issue !== undefined) return { kind: 'corrupt', ...this.#issue, readable: recordsAt(bytes, this.#starts) };
    const [lines, records, unchained] = [this.#line, this.#skipped + this.#starts.length, this.#unchained];
    const [soundBytes, head] = [bytes.length, this.#head ?? firstHead({ bytes, records })];
    const checked = { bytes: soundBytes, lines, records, unchained, head, sameWrite: this.#sameWrite };
    return { kind: 'sound', records: recordsAt(bytes, this.#starts), checked, unchained, head, soundBytes, tornBytes };
  }

  /** What is wrong with a line, or undefined when it continues the chain; `before`: what its first link is of. */
  #why(text: string | undefined, record: JournalRecord | undefined, before: Buffer): string | undefined {
    if (text === undefined) return 'is not UTF-8';
    if (record === undefined) {
      // Tools without a chain may leave empty lines; we never do.
      return this.#head === undefined && text === '' ? undefined : 'is not a JSON object';
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
    const { [SAME_WRITE]: sameWrite = 0 } = record;
    if (sameWrite !== 0 && sameWrite !== this.#sameWrite + 1) return 'is not of the write that it says';
    // Writing it again shows whether the spelling is ours: a byte that changes no value is noticed too.
    if (JSON.stringify(record) !== text) return 'has the right values but not the bytes that were written';
    this.#head = { seq: head.seq + 1, prev: hash };
    this.#sameWrite = sameWrite;
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
  return isUtf8(line) ? parseObject(line.toString()) : undefined;
}

function parseObject(text: string): JournalRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JournalRecord) : undefined;
  } catch {
    // A line that is not JSON is what the caller asks about.
    return undefined;
  }
}
