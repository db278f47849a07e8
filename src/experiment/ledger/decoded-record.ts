/**
 * A line of the ledger as a record.
 * Invariant: the same object gives the same record. An open journal is asked for its records several times, and what it
 * holds never changes, so each line is checked once. A line that is a record as it stands is not copied.
 */
import type * as z from 'zod/mini';
import { takesAsIs } from '../../base/as-is.ts';
import { type IterationRecord, iterationRecordSchema } from './record.ts';

type Decoded = z.util.SafeParseResult<IterationRecord>;

const isRecord = takesAsIs(iterationRecordSchema);
const asTheyStand = new WeakSet<object>();
const known = new WeakMap<object, Decoded>();

/** The record, or what is wrong with its shape; for who looks at the line once. */
export function decodeOnce(raw: unknown): Decoded {
  return isRecord(raw) ? { success: true, data: raw as IterationRecord } : iterationRecordSchema.safeParse(raw);
}

/** The same, whoever asks how often. */
export function decodeRecord(raw: unknown): Decoded {
  if (typeof raw !== 'object' || raw === null) return iterationRecordSchema.safeParse(raw);
  const found = known.get(raw);
  if (found !== undefined) return found;
  if (asTheyStand.has(raw) || isRecord(raw)) {
    asTheyStand.add(raw);
    return { success: true, data: raw as IterationRecord };
  }
  const decoded = iterationRecordSchema.safeParse(raw);
  known.set(raw, decoded);
  return decoded;
}
