import * as z from 'zod/mini';
import { takesAsIs } from '../base/as-is.ts';
import type { JournalRecord } from '../base/journal-lines.ts';
import { type DecisionRecord, decisionRecordSchema } from './records.ts';

let isWhole: ((value: unknown) => boolean) | undefined;

/** A line as a record, or what is wrong with its shape; what this version wrote is taken as it stands, without its links. */
export function readDecisionRecord(raw: unknown): z.util.SafeParseResult<DecisionRecord> {
  if (typeof raw !== 'object' || raw === null) return z.safeParse(decisionRecordSchema, raw);
  isWhole ??= takesAsIs(decisionRecordSchema);
  const { seq: _, prev: __, hash: ___, same_write: ____, ...fields } = raw as JournalRecord;
  if (isWhole(fields)) return { success: true, data: fields as DecisionRecord };
  return z.safeParse(decisionRecordSchema, raw);
}
