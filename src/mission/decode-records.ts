/** What the lines of a mission's journal have to be, each and in their order. Pure. */
import { printable } from '../base/text.ts';
import { type MissionRecord, recordSchema } from './ledger.ts';

interface Issue {
  readonly line: number;
  readonly issue: string;
}

/** Types what a journal holds; gives the number of the first line that is no such record, 1-based. */
export function decodeRecords(raw: readonly unknown[]): { readonly records: readonly MissionRecord[] } | Issue {
  const records: MissionRecord[] = [];
  const before = { records: 0, entries: 0 };
  for (const each of raw) {
    const record = decodeNext(each, before);
    if (!('kind' in record)) return { line: before.records + 1, issue: record.issue };
    records.push(record);
  }
  return { records };
}

/** Types the record after so many, of which so many are entries, and counts it. */
export function decodeNext(
  raw: unknown,
  before: { records: number; entries: number },
): MissionRecord | Pick<Issue, 'issue'> {
  const record = decodeRecord(raw);
  if (!('kind' in record)) return record;
  const period = record.kind === 'launch' || record.kind === 'resumed' ? record.limits : undefined;
  // A period that began at entries to come would count nothing of what they spend.
  if (period !== undefined && period.entries > before.entries) return { issue: 'limits.entries' };
  // They are counted by one, and each has a record of its own.
  if ('iteration' in record && Number(record.iteration) > before.records) return { issue: 'iteration' };
  before.records += 1;
  if (record.kind === 'baseline' || record.kind === 'iteration') before.entries += 1;
  return record;
}

/** Types one record, whatever stands before it. */
export function decodeRecord(raw: unknown): MissionRecord | Pick<Issue, 'issue'> {
  const result = recordSchema.safeParse(raw);
  return result.success ? result.data : { issue: printable(result.error.issues[0]?.path.join('.') || 'shape') };
}
