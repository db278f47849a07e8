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
export type ParsedJournal = {
    readonly kind: 'sound';
    readonly records: readonly JournalRecord[];
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
/** The head of a journal that holds only what a tool without a chain wrote, or nothing: its bytes are what is linked. */
export declare function firstHead({ bytes, records }: {
    readonly bytes: Uint8Array;
    readonly records: number;
}): ChainHead;
/** Links a record to the chain and writes its line. Text that is not Unicode is written with U+FFFD in its place. */
export declare function sealRecord(fields: JournalRecord, head: ChainHead): HiddenRecord;
/** A value as a journal writes it: text that is not Unicode has U+FFFD in its place. */
export declare function wellFormed(value: unknown): unknown;
/**
 * Of what `parseJournal` checks of a line. A higher number where it accepts less than before: what an earlier version found
 * sound is then read again.
 */
export declare const CHAIN_CHECKS = 1;
/**
 * Reads a whole journal. The first `checked` bytes were found sound before, byte for byte: their lines are read, and only
 * what comes after them is checked; the result is the same as without. A last line without a newline is a torn write and is left out, unless it holds a whole record
 * and more: no write that stops early leaves that, so someone changed the newline. A last line with sectors of zeros in it
 * is torn, too: a loss of power may keep a later page of it and lose an earlier one.
 */
export declare function parseJournal(bytes: Buffer, checked?: number): ParsedJournal;
/** Whether a last line without a newline holds a whole record and one byte more. */
export declare function isMoreThanRecord(tail: Buffer): boolean;
/** The hash that a record without its own `hash` must have. */
export declare function hashOfRecord(record: JournalRecord): string | undefined;
/** A line's object, or undefined when it is none. */
export declare function parseRecordLine(line: Buffer): JournalRecord | undefined;
