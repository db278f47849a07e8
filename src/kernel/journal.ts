/**
 * An append-only file of hash-chained records, one JSON object a line.
 * Invariant: a record that `append` returned is on the disk, whole, and stays; what is on the disk is what we wrote.
 * A record of which nobody hears before the next one can wait for the sync of that one: the two are of one write then.
 * Crash inside a write: a torn last line, cut at the next open. Crash before the sync: the record may be there or not,
 * and nobody has heard of it; of several records in one write any part may be there, and each says that it is of one.
 * What an earlier run left unsynced is synced at the open: nothing is written after a line that may still be lost.
 * Write failed (full disk): the file is cut back to its last good length, the journal continues. Sync failed: never
 * retried (the kernel may have dropped the pages), the journal is closed for good; the next open reads what is really
 * there. An edit by anyone else stops the run instead of being built upon: the whole file is read and compared with what
 * we wrote before the first append, at the end (`requireUnchanged`), and before any append where the file's identity, size
 * or times are not those that our last append left. An append leaves a time of change that is earlier than the append
 * itself, so no later write has the same. Who sets that time back within the same tick of the clock is found at the end,
 * and by `verify`; nothing that a run decides is read from the file meanwhile.
 */
import type { Hash } from 'node:crypto';
import { closeSync, constants, fstatSync, fsyncSync, ftruncateSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { AutorizeError, ContractError, EXIT } from '../base/errors.ts';
import {
  type ChainHead,
  type HiddenRecord,
  type JournalRecord,
  parseJournal,
  sealRecord,
} from '../base/journal-chain.ts';
import type { SecretSearch } from '../base/secret-search.ts';
import { type CheckedPrefix, noteCheckedPrefix } from './checked-prefix.ts';
import { derivedPath, readDerived, writeDerived } from './derived-state.ts';
import { syncFolder, writeAll } from './durable.ts';
import { faultPoint } from './fault-point.ts';
import { errorCode, isNoRoom } from './files.ts';
import { OpenedLines } from './opened-lines.ts';
import { hashFile, markUnchanged, stampOf } from './own-writes.ts';
import { programStamp } from './program-files.ts';
import { readFromChecked } from './read-from-checked.ts';

export interface JournalPaths {
  readonly path: string;
  /** The name that the user knows it by, for messages. */
  readonly shown: string;
  /** What to do about a corrupt line, e.g. `Run: autorize repair demo`. */
  readonly remedy: string;
  /** Where to note how far it was found sound; absent: it is checked whole each time. */
  readonly checked?: string | undefined;
}

// Appended records after which that is noted again: as many are checked once more after a kill.
const NOTED_AFTER = 1000;

/**
 * Opens a journal, creating it where it is missing; cuts a torn last line. Throws a ContractError that names the line
 * when the chain is broken. The caller holds the lock: only the `tampered` error of the second shows that there are two writers.
 */
export function openJournal(paths: JournalPaths): Journal {
  const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const descriptor = openSync(paths.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
  let journal: Journal;
  try {
    // Always, not only when it is new: an earlier run may have died between the two.
    syncFolder(dirname(paths.path));
    faultPoint('journal:after-create');
    journal = new Journal(paths, descriptor);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  journal.sync();
  return journal;
}

export class Journal implements Disposable {
  /** Bytes of a torn last line that the open cut off. */
  readonly cutBytes: number;
  readonly #place: JournalPaths;
  readonly #hash: Hash;
  readonly #opened: OpenedLines;
  readonly #appended: JournalRecord[] = [];
  /** Both, where somebody asked for all of them. */
  #records: JournalRecord[] | undefined;
  readonly #beginning: CheckedPrefix | undefined;
  /** All that was found sound, or written. */
  #checked: Omit<CheckedPrefix, 'bytes' | 'sha256'>;
  #derive: (() => unknown) | undefined;
  #descriptor: number | undefined;
  #head: ChainHead;
  #length: number;
  /** What the file was like after the last append; undefined where it has to be read. */
  #stamp: string | undefined;
  /** Records since the last sync. */
  #unsynced: number;
  /** Records since it was noted how far the file was found sound. */
  #unnoted = 0;
  #redact: (fields: JournalRecord) => JournalRecord = (fields) => fields;

  constructor(paths: JournalPaths, descriptor: number) {
    // What is derived is of the program that runs, whose files may be replaced before it is written down.
    if (paths.checked !== undefined) programStamp();
    const { bytes, from, checked, hash } = readFromChecked(descriptor, paths.checked);
    const parsed = parseJournal(bytes, checked && { ...checked, bytes: checked.bytes - from });
    if (parsed.kind === 'corrupt') throw corruptLine(paths, parsed);
    const length = from + parsed.soundBytes;
    if (parsed.tornBytes > 0) ftruncateSync(descriptor, length);
    // Whether an earlier run lived to sync the last of it is not known.
    this.#unsynced = bytes.length === 0 ? 0 : 1;
    this.#place = paths;
    this.#descriptor = descriptor;
    this.#head = parsed.head;
    this.#length = length;
    const sound = bytes.subarray(0, parsed.soundBytes);
    this.#hash = hash.update(sound.subarray((checked?.bytes ?? 0) - (checked === undefined ? 0 : from)));
    this.#opened = new OpenedLines({
      ...{ path: paths.path, bytes: sound, from, count: parsed.checked.records },
      digest: hash.copy().digest('hex'),
      onChange: () => this.#tampered(),
    });
    this.#beginning = checked;
    this.#checked = parsed.checked;
    this.cutBytes = parsed.tornBytes;
  }

  /** Notes that the file was found sound as it is now. */
  #noteChecked(): void {
    const { checked: path } = this.#place;
    this.#unnoted = 0;
    if (path === undefined || this.#length === 0) return;
    const beginning = { bytes: this.#length, sha256: this.#hash.copy().digest('hex') };
    faultPoint('journal:before-note');
    noteCheckedPrefix(path, { ...this.#checked, ...beginning });
    faultPoint('journal:after-note');
    const derived = this.length < NOTED_AFTER ? undefined : this.#derive?.();
    if (derived !== undefined) writeDerived(derivedPath(path), beginning, derived);
  }

  /**
   * What the file held at the open and what was appended since, oldest first. Of what it held each is parsed when somebody
   * first asks for it.
   */
  get records(): readonly JournalRecord[] {
    if (this.#records === undefined) {
      this.#records = this.#opened.records();
      for (const record of this.#appended) this.#records.push(record);
    }
    return this.#records;
  }

  /** How many there are. */
  get length(): number {
    return this.#opened.count + this.#appended.length;
  }

  /** Those after so many, for who looks at each once: none of what the file held is kept. */
  *since(count: number): Iterable<JournalRecord> {
    yield* this.#opened.since(count);
    yield* this.#appended.slice(Math.max(0, count - this.#opened.count));
  }

  /** What was derived of the first so many records by this program; undefined where that is not known. */
  readDerived(): { readonly count: number; readonly value: unknown } | undefined {
    const [{ checked }, beginning] = [this.#place, this.#beginning];
    const value = checked && beginning && readDerived(derivedPath(checked), beginning);
    return value === undefined ? undefined : { count: beginning?.records ?? 0, value };
  }

  /** From now on, what `derive` gives of all records is written down with how far the file was found sound; undefined: nothing. */
  deriveWith(derive: () => unknown): void {
    this.#derive = derive;
  }

  /** The seq and prev of the next record. */
  get head(): ChainHead {
    return this.#head;
  }

  /** From now on records are written without what is secret: what is on the disk cannot be changed any more. */
  redactWith(search: Pick<SecretSearch, 'redactDeep'>): void {
    this.#redact = (fields) => search.redactDeep(fields);
  }

  /** Appends one record; when it returns, the record is on the disk. */
  append(fields: JournalRecord): JournalRecord {
    const sealed = this.#sealNext(fields);
    this.#add([sealed]);
    return sealed.record;
  }

  /**
   * The same for a record that nobody hears of before the next one, or before `sync`: a killed program leaves it, a loss of
   * power until then may not.
   */
  appendUnsynced(fields: JournalRecord): JournalRecord {
    const sealed = this.#sealNext(fields);
    this.#add([sealed], { isSynced: false });
    return sealed.record;
  }

  /** When it returns, every record is on the disk. */
  sync(): void {
    if (this.#unsynced > 0) this.#sync(this.#open());
  }

  /** What `append` would write now: for whoever needs the hash of a record before it is on the disk. */
  seal(fields: JournalRecord): HiddenRecord {
    // Sealed now and written later, it could not say which records are of its write.
    this.sync();
    return this.#sealNext(fields);
  }

  #sealNext(fields: JournalRecord): HiddenRecord {
    return sealRecord(this.#redact(fields), this.#head, this.#unsynced);
  }

  /** Whether nothing was appended since a record was sealed. */
  isNext({ record }: HiddenRecord): boolean {
    return record.prev === this.#head.prev && record.seq === this.#head.seq;
  }

  /** Appends a sealed record that is the next one; when it returns, the record is on the disk. */
  appendSealed(sealed: HiddenRecord): void {
    if (!this.isNext(sealed)) throw new Error(`another record of ${this.#place.shown} came in between`);
    this.#add([sealed]);
  }

  /** Appends records with one sync: a crash may leave the first of them without the others. */
  appendAll(all: readonly JournalRecord[]): void {
    let head = this.#head;
    const sealed = all.map((fields, index) => {
      const one = sealRecord(this.#redact(fields), head, this.#unsynced + index);
      head = one.next;
      return one;
    });
    if (sealed.length > 0) this.#add(sealed);
  }

  #add(sealed: readonly HiddenRecord[], { isSynced } = { isSynced: true }): void {
    const descriptor = this.#open();
    const bytes = Buffer.from(sealed.map(({ line }) => line).join(''));
    this.#refuseEdits(descriptor, this.#stamp);
    faultPoint('journal:before-write');
    this.#write(descriptor, bytes);
    faultPoint('journal:after-write');
    const sameWrite = this.#unsynced + sealed.length - 1;
    if (isSynced) {
      this.#sync(descriptor);
      faultPoint('journal:after-sync');
    } else this.#unsynced += sealed.length;
    this.#length += bytes.length;
    this.#hash.update(bytes);
    for (const { record, next } of sealed) {
      this.#head = next;
      this.#appended.push(record);
      this.#records?.push(record);
    }
    const { lines, records, unchained } = this.#checked;
    const [written, head] = [sealed.length, this.#head];
    this.#checked = { lines: lines + written, records: records + written, unchained, head, sameWrite };
    this.#stamp = markUnchanged(descriptor);
    this.#unnoted += sealed.length;
    this.#opened.release();
    if (this.#unnoted >= NOTED_AFTER) this.#noteChecked();
  }

  /** Throws `tampered` when the whole file is not byte for byte what we wrote; a journal that is closed is not looked at. */
  requireUnchanged(): void {
    if (this.#descriptor === undefined) return;
    this.#refuseEdits(this.#descriptor, undefined);
    this.#noteChecked();
  }

  [Symbol.dispose](): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #open(): number {
    if (this.#descriptor !== undefined) return this.#descriptor;
    throw this.#error('journal_closed', 'is closed', undefined, 'Start the command again.');
  }

  #write(descriptor: number, bytes: Buffer): void {
    try {
      writeAll(descriptor, bytes);
    } catch (error) {
      try {
        ftruncateSync(descriptor, this.#length);
      } catch {
        // What is torn stays for the next open to cut; the failed write is the news.
        this[Symbol.dispose]();
      }
      throw this.#error(
        isNoRoom(error) ? 'disk_full' : 'journal_write',
        `could not be written (${errorCode(error)})`,
        error,
        'Make room on the disk, then resume.',
      );
    }
  }

  #sync(descriptor: number): void {
    try {
      fsyncSync(descriptor);
      this.#unsynced = 0;
    } catch (error) {
      this[Symbol.dispose]();
      const found = `could not be made durable (${errorCode(error)})`;
      throw this.#error('journal_sync', found, error, 'Check the disk, then resume.');
    }
  }

  /**
   * Throws `tampered` when the file is not byte for byte what we wrote, or its name leads to another one. It is not read
   * where it is like `unread` says.
   */
  #refuseEdits(descriptor: number, unread: string | undefined): void {
    const ours = fstatSync(descriptor, { bigint: true });
    const named = statSync(this.#place.path, { bigint: true, throwIfNoEntry: false });
    const isSame = named?.ino === ours.ino && named.dev === ours.dev && ours.size === BigInt(this.#length);
    if (isSame && (stampOf(ours) === unread || hashFile(descriptor).digest('hex') === this.#hash.copy().digest('hex')))
      return;
    this[Symbol.dispose]();
    throw this.#tampered();
  }

  #tampered(): AutorizeError {
    return this.#error('tampered', 'was changed by someone else during the run', undefined, this.#place.remedy);
  }

  #error(code: string, found: string, cause: unknown, remedy: string): AutorizeError {
    return new AutorizeError(code, EXIT.precondition, { message: `${this.#place.shown} ${found}`, remedy, cause });
  }
}

function corruptLine(paths: JournalPaths, { line, why }: { readonly line: number; readonly why: string }): Error {
  const { shown: file, remedy } = paths;
  return new ContractError([
    { file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy },
  ]);
}
