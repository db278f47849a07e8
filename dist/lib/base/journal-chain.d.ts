import { type JournalRecord } from './journal-lines.js';
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
export type ParsedJournal = {
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
} | {
    readonly kind: 'corrupt';
    /** 1-based. */
    readonly line: number;
    readonly why: string;
    /** Every line that is a JSON object, those after the corrupt one too; nothing about them is verified. */
    readonly readable: readonly JournalRecord[];
};
/** The members that link a record to the chain. */
export declare const LINKS: readonly ['seq', 'prev', 'hash'];
/** Members that only a journal itself gives a record. */
export declare const JOURNAL_MEMBERS: readonly string[];
/** The head of a journal that holds only what a tool without a chain wrote, or nothing: its bytes are what is linked. */
export declare function firstHead({ bytes, records }: {
    readonly bytes: Uint8Array;
    readonly records: number;
}): ChainHead;
/**
 * Links a record to the chain and writes its line. Text that is not Unicode is written with U+FFFD in its place.
 * `sameWrite`: how many lines before it are of the same write.
 */
export declare function sealRecord(fields: JournalRecord, head: ChainHead, sameWrite?: number): HiddenRecord;
/** A value as a journal writes it: text that is not Unicode has U+FFFD in its place. */
export declare function wellFormed(value: unknown): unknown;
/**
 * Of what `parseJournal` checks of a line. A higher number where it accepts less than before: what an earlier version found
 * sound is then read again.
 */
export declare const CHAIN_CHECKS = 2;
/**
 * Reads a whole journal; of one of which a beginning was found sound before, byte for byte, what comes after that, with
 * the same result. A last line without a newline is a torn write and is left out, unless it holds a whole record
 * and more: no write that stops early leaves that, so someone changed the newline. A line with sectors of zeros in it is
 * torn, too, with what comes after it, where all of that may be of one write: a loss of power may keep a later page of a
 * write and lose an earlier one, and nobody has heard of a record whose write never ended. A write that came later would
 * show that it did end: then the line is corrupt.
 */
export declare function parseJournal(bytes: Buffer, checked?: CheckedBeginning): ParsedJournal;
/** Disks write whole sectors of this many bytes or of a multiple. */
export declare const SECTOR_BYTES = 512;
/** Whether a last line without a newline holds a whole record and one byte more. */
export declare function isMoreThanRecord(tail: Buffer): boolean;
/** The hash that a record without its own `hash` must have. */
export declare function hashOfRecord(record: JournalRecord): string | undefined;
/** A line's object, or undefined when it is none. */
export declare function parseRecordLine(line: Buffer): JournalRecord | undefined;
