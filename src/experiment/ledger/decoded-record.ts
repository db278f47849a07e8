/**
 * A line of the ledger as a record.
 * Invariant: the same object gives the same record. An open journal is asked for its records several times, and what it
 * holds never changes, so each line is checked once.
 */
import type * as z from 'zod/mini';
import { type IterationRecord, iterationRecordSchema } from './record.ts';

type Decoded = z.util.SafeParseResult<IterationRecord>;

const known = new WeakMap<object, Decoded>();

/** The record, or what is wrong with its shape. */
export function decodeRecord(raw: unknown): Decoded {
  if (typeof raw !== 'object' || raw === null) return iterationRecordSchema.safeParse(raw);
  const found = known.get(raw) ?? iterationRecordSchema.safeParse(raw);
  known.set(raw, found);
  return found;
}
