/** The decision log of an experiment as it lies on the disk. */
import { type JournalRecord, type ParsedJournal, parseJournal } from '../../base/journal-chain.ts';
import { type ClaimRecord, decisionRecordSchema } from '../../decision/records.ts';
import { checkedPrefixIn } from '../../kernel/checked-prefix.ts';
import { type ReadJournal, readJournal } from '../../kernel/journal-reader.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import type { ExperimentPaths } from './store.ts';

/** Parses a chained file; one that is not there is empty. */
export function readChained(path: string): ParsedJournal {
  return parseJournal(readOwnFile(path) ?? Buffer.alloc(0));
}

/** The records of a chained file, as far as they can be read. */
export function readableOf(parsed: ParsedJournal): readonly JournalRecord[] {
  return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}

/** The raw records of decisions, as far as they can be read. */
export function readDecisions({ decisions }: Pick<ExperimentPaths, 'decisions'>): readonly JournalRecord[] {
  return readableOf(readChained(decisions));
}

/** The log for those who look at it, with what a run derived of it; `area`: the private area of its runs. */
export function lookAtDecisions(
  { decisions }: Pick<ExperimentPaths, 'decisions'>,
  area: string | undefined,
): ReadJournal {
  const bytes = readOwnFile(decisions) ?? Buffer.alloc(0);
  return readJournal(bytes, checkedPrefixIn(area, decisions));
}

/** A record as a claim; undefined where it is none. */
export function asClaim(record: JournalRecord | undefined): ClaimRecord | undefined {
  const read = decisionRecordSchema.safeParse(record);
  return read.success && read.data.kind === 'claim' ? read.data : undefined;
}

/** The last claim among records. */
export function lastClaim(records: readonly JournalRecord[]): ClaimRecord | undefined {
  return asClaim(records.findLast(({ kind }) => kind === 'claim'));
}
