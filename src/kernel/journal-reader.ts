/**
 * A journal as it lies on the disk, for those who only look.
 * Invariant: nothing is written. What it says is what every line says: of a beginning that was found sound before, and is
 * the same bytes now, lines are not checked again, and each is read when somebody first asks for it.
 */
import { type JournalRecord, type ParsedJournal, parseJournal, readSound } from '../base/journal-chain.ts';
import { findCheckedPrefix } from './checked-prefix.ts';
import { derivedPath, readDerived } from './derived-state.ts';

export interface ReadJournal {
  /** With all records. */
  readonly parsed: ParsedJournal;
  /** Those that can be read, oldest first. */
  readonly records: readonly JournalRecord[];
  /** Those after so many. */
  since(count: number): readonly JournalRecord[];
  /** What a run derived of the first so many; undefined where that is not known. */
  readDerived(): { readonly count: number; readonly value: unknown } | undefined;
}

/** `checked`: where it is noted how far it was found sound; undefined: every line is checked. */
export function readJournal(bytes: Buffer, checked: string | undefined): ReadJournal {
  const { checked: beginning } = findCheckedPrefix(bytes, checked);
  const rest = parseJournal(bytes, beginning);
  const after = rest.kind === 'sound' ? rest.records : rest.readable;
  const records = beginning === undefined ? after : readSound(bytes.subarray(0, beginning.bytes), beginning.records);
  if (records !== after) for (const record of after) (records as JournalRecord[]).push(record);
  return {
    parsed: rest.kind === 'sound' ? { ...rest, records } : { ...rest, readable: records },
    records,
    since: (count) => records.slice(count),
    readDerived() {
      const value = checked && beginning && readDerived(derivedPath(checked), beginning);
      return value === undefined || beginning === undefined ? undefined : { count: beginning.records, value };
    },
  };
}
