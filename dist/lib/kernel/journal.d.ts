import { type ChainHead, type HiddenRecord, type JournalRecord } from '../base/journal-chain.js';
import type { SecretSearch } from '../base/secret-search.js';
export interface JournalPaths {
    readonly path: string;
    /** The name that the user knows it by, for messages. */
    readonly shown: string;
    /** What to do about a corrupt line, e.g. `Run: autorize repair demo`. */
    readonly remedy: string;
    /** Where to note how far it was found sound; absent: it is checked whole each time. */
    readonly checked?: string | undefined;
}
/**
 * Opens a journal, creating it where it is missing; cuts a torn last line. Throws a ContractError that names the line
 * when the chain is broken. The caller holds the lock: only the `tampered` error of the second shows that there are two writers.
 */
export declare function openJournal(paths: JournalPaths): Journal;
export declare class Journal implements Disposable {
    #private;
    /** Bytes of a torn last line that the open cut off. */
    readonly cutBytes: number;
    constructor(paths: JournalPaths, descriptor: number);
    /**
     * What the file held at the open and what was appended since, oldest first. Of a beginning that was found sound before
     * each is read when somebody first asks for it.
     */
    get records(): readonly JournalRecord[];
    /** How many there are. */
    get length(): number;
    /** Those after so many: without reading the others, where they are of a beginning that was found sound before. */
    since(count: number): readonly JournalRecord[];
    /** What was derived of the first so many records by this program; undefined where that is not known. */
    readDerived(): {
        readonly count: number;
        readonly value: unknown;
    } | undefined;
    /** From now on, what `derive` gives of all records is written down with how far the file was found sound; undefined: nothing. */
    deriveWith(derive: () => unknown): void;
    /** The seq and prev of the next record. */
    get head(): ChainHead;
    /** From now on records are written without what is secret: what is on the disk cannot be changed any more. */
    redactWith(search: Pick<SecretSearch, 'redactDeep'>): void;
    /** Appends one record; when it returns, the record is on the disk. */
    append(fields: JournalRecord): JournalRecord;
    /** What `append` would write now: for whoever needs the hash of a record before it is on the disk. */
    seal(fields: JournalRecord): HiddenRecord;
    /** Whether nothing was appended since a record was sealed. */
    isNext({ record }: HiddenRecord): boolean;
    /** Appends a sealed record that is the next one; when it returns, the record is on the disk. */
    appendSealed(sealed: HiddenRecord): void;
    /** Appends records with one sync: a crash may leave the first of them without the others. */
    appendAll(all: readonly JournalRecord[]): void;
    /** Throws `tampered` when the whole file is not byte for byte what we wrote; a journal that is closed is not looked at. */
    requireUnchanged(): void;
    [Symbol.dispose](): void;
}
