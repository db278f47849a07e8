/**
 * A journal as it lies on the disk, for those who only look.
 * Invariant: nothing is written. What it says is what every line says: of a beginning that was found sound before, and is
 * the same bytes now, lines are not checked again, and each is read when somebody first asks for it.
 */
import { type JournalRecord, type ParsedJournal, parseJournal } from '../base/journal-chain.ts';
import { readSound, streamRecords } from '../base/journal-lines.ts';
import { type CheckedPrefix, findCheckedPrefix } from './checked-prefix.ts';
import { derivedPath, readDerived } from './derived-state.ts';

export interface ReadJournal {
  /** With all records. */
  readonly parsed: ParsedJournal;
  /** Those that can be read, oldest first. */
  readonly records: readonly JournalRecord[];
  /** Those after so many, for who looks at each once. */
  since(count: number): Iterable<JournalRecord>;
  /** What a run derived of the first so many; undefined where that is not known. */
  readDerived(): { readonly count: number; readonly value: unknown } | undefined;
}

/** `checked`: where it is noted how far it was found sound; undefined: every line is checked. */
export function readJournal(bytes: Buffer, checked: string | undefined): ReadJournal {
  const { checked: beginning } = findCheckedPrefix(bytes, checked);
  const rest = parseJournal(bytes, beginning);
  const records =
    rest.kind === 'sound' ? readSound(bytes.subarray(0, rest.soundBytes)) : withReadable(bytes, beginning, rest);
  let derived: { readonly value: unknown } | undefined;
  return {
    parsed: rest.kind === 'sound' ? { ...rest, records } : { ...rest, readable: records },
    records,
    since: (count) => streamRecords([count, records.length], (from, to) => records.slice(from, to)),
    readDerived() {
      derived ??= { value: checked && beginning && readDerived(derivedPath(checked), beginning) };
      const { value } = derived;
      return value === undefined || beginning === undefined ? undefined : { count: beginning.records, value };
    },
  };
}

/** The beginning that was found sound before, and what can be read after it. */
function withReadable(
  bytes: Buffer,
  beginning: CheckedPrefix | undefined,
  { readable }: Extract<ParsedJournal, { kind: 'corrupt' }>,
): readonly JournalRecord[] {
  if (beginning === undefined) return readable;
  const records = readSound(bytes.subarray(0, beginning.bytes));
  for (const record of readable) records.push(record);
  return records;
}
