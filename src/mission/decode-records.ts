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
  let entries = 0;
  for (const [index, each] of raw.entries()) {
    const record = decodeRecord(each);
    if (!('kind' in record)) return { line: index + 1, issue: record.issue };
    const period = record.kind === 'launch' || record.kind === 'resumed' ? record.limits : undefined;
    // A period that began at entries to come would count nothing of what they spend.
    if (period !== undefined && period.entries > entries) return { line: index + 1, issue: 'limits.entries' };
    // They are counted by one, and each has a record of its own.
    if ('iteration' in record && Number(record.iteration) > index) return { line: index + 1, issue: 'iteration' };
    if (record.kind === 'baseline' || record.kind === 'iteration') entries += 1;
    records.push(record);
  }
  return { records };
}

/** Types one record, whatever stands before it. */
export function decodeRecord(raw: unknown): MissionRecord | Pick<Issue, 'issue'> {
  const result = recordSchema.safeParse(raw);
  return result.success ? result.data : { issue: printable(result.error.issues[0]?.path.join('.') || 'shape') };
}
