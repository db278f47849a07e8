import type { JournalRecord } from '../../base/journal-chain.ts';
import type { ChainLink, SalvagedLine } from '../../base/journal-salvage.ts';
import { quoted } from '../../base/text.ts';
import type { Direction } from './best-so-far.ts';
import { foldRecords } from './fold.ts';
import { type IterationRecord, iterationRecordSchema, killedRecord } from './record.ts';

/** A record that goes into the repaired ledger. */
export interface LedgerEntry extends ChainLink {
  readonly typed: IterationRecord;
}

/** A line that could not be kept. */
export interface DroppedLine {
  /** 1-based, in the file as it was. */
  readonly line: number;
  readonly why: string;
}

export interface ChosenRecords {
  readonly entries: readonly LedgerEntry[];
  readonly dropped: readonly DroppedLine[];
  /** Whether every line up to the first record that names a base was kept: then it is the experiment's base. */
  readonly base: string | undefined;
}

/** Chooses what of a ledger's lines is kept: each record that can be read, and the first of each number. */
export function chooseRecords(lines: readonly SalvagedLine[]): ChosenRecords {
  const entries: LedgerEntry[] = [];
  const dropped: DroppedLine[] = [];
  const taken = new Set<number>();
  let base: string | undefined;
  for (const each of lines) {
    const found = typeLine(each, taken);
    if ('why' in found) {
      dropped.push({ line: each.line, why: found.why });
      continue;
    }
    const { iter, base_commit } = found.typed;
    if (dropped.length === 0) base ??= base_commit ?? undefined;
    taken.add(iter);
    entries.push(found);
  }
  return { entries, dropped, base };
}

function typeLine(each: SalvagedLine, taken: ReadonlySet<number>): LedgerEntry | { readonly why: string } {
  if (each.kind === 'lost') return { why: each.why };
  const { record, text, isLinked } = each;
  const result = iterationRecordSchema.safeParse(record);
  if (!result.success) {
    return { why: `is a record without a usable ${quoted(result.error.issues[0]?.path.join('.') || 'shape')}` };
  }
  if (taken.has(result.data.iter)) return { why: `is a second record of iteration ${result.data.iter}` };
  return { record, typed: result.data, text: isLinked ? undefined : text };
}

/** An entry of a record that is made now. */
export function entryOf(record: JournalRecord): LedgerEntry {
  return { record, typed: iterationRecordSchema.parse(record) };
}

export interface InsertedAcceptances {
  readonly entries: readonly LedgerEntry[];
  readonly rebuilt: readonly number[];
  /** Records that said that an iteration was not kept, though the branch holds it. */
  readonly overruled: readonly IterationRecord[];
  /** Whether all that came in came after all that was there. */
  readonly isAppended: boolean;
}

/**
 * Inserts the accepted changes that only git has, so that their records come in the order of the branch. `atEnd`: behind what is
 * recorded already, wherever that order allows it; else where their numbers belong.
 */
export function insertAcceptances(
  entries: readonly LedgerEntry[],
  { keeps, atEnd }: { readonly keeps: readonly LedgerEntry[]; readonly atEnd: boolean },
): InsertedAcceptances {
  const isAccepted = (iter: number): boolean =>
    entries.some(({ typed }) => typed.iter === iter && typed.outcome === 'merged');
  const missing = new Set(keeps.map(({ typed }) => typed.iter).filter((iter) => !isAccepted(iter)));
  const isOverruled = ({ typed }: LedgerEntry): boolean => missing.has(typed.iter);
  const merged: LedgerEntry[] = entries.filter((entry) => !isOverruled(entry));
  const overruled = entries.filter(isOverruled).map(({ typed }) => typed);
  const firstMissing = keeps.findIndex(({ typed }) => missing.has(typed.iter));
  const lastAccepted = keeps.findLastIndex(({ typed }) => isAccepted(typed.iter));
  const isAppended = atEnd && overruled.length === 0 && (missing.size === 0 || firstMissing > lastAccepted);
  let cursor = 0;
  for (const accept of keeps) {
    const { iter } = accept.typed;
    const at = merged.findIndex(({ typed }) => typed.iter === iter);
    if (at === -1) {
      cursor = isAppended ? merged.length : positionOfAccepted(merged, { from: cursor, iter });
      merged.splice(cursor, 0, accept);
      cursor += 1;
    } else cursor = at + 1;
  }
  return { entries: merged, rebuilt: [...missing], overruled, isAppended };
}

function positionOfAccepted(
  entries: readonly LedgerEntry[],
  { from, iter }: { readonly from: number; readonly iter: number },
): number {
  const after = entries.slice(from).findIndex(({ typed }) => typed.outcome === 'merged' || typed.iter > iter);
  return after === -1 ? entries.length : from + after;
}

export interface Closing {
  /** Iterations that have a folder or an intent. */
  readonly iters: readonly number[];
  readonly direction: Direction;
  /** ISO 8601. */
  readonly now: string;
  /** Behind what is there, instead of where their numbers belong. */
  readonly atEnd: boolean;
}

/** Of a record that is known from git alone. */
export const REBUILT_NOTES = 'rebuilt from git by repair';
/** Of a record of which nothing is known any more. */
export const LOST_NOTES = 'its record was lost; closed by repair';

/** Gives each iteration that has no record one that says so; a number that was used must not look as if it were open. */
export function closeLost(
  entries: readonly LedgerEntry[],
  { iters, direction, now, atEnd }: Closing,
): { readonly entries: readonly LedgerEntry[]; readonly closed: readonly number[] } {
  const recorded = new Set(entries.map(({ typed }) => typed.iter));
  const closed = [...new Set(iters)].filter((iter) => iter > 0 && !recorded.has(iter)).sort((a, b) => a - b);
  const all = [...entries];
  for (const iter of closed) {
    const later = atEnd ? -1 : all.findIndex(({ typed }) => typed.iter > iter);
    const at = later === -1 ? all.length : later;
    const { best_score } = foldRecords(
      all.slice(0, at).map(({ typed }) => typed),
      direction,
    );
    all.splice(at, 0, entryOf(killedRecord({ iter, now, best: best_score, notes: LOST_NOTES })));
  }
  return { entries: all, closed };
}

/**
 * The record of a baseline that was lost, where the others show its score: before anything was kept, the best score was
 * the baseline's.
 */
export function rebuildBaseline(entries: readonly LedgerEntry[], base: string | undefined): readonly LedgerEntry[] {
  if (entries.some(({ typed }) => typed.iter === 0)) return entries;
  const firstAccepted = entries.findIndex(({ typed }) => typed.outcome === 'merged');
  const before = firstAccepted === -1 ? entries : entries.slice(0, firstAccepted);
  const witness = before.find(({ typed }) => typeof typed.best_so_far === 'number');
  if (witness === undefined) return entries;
  const { started_at, best_so_far, protected_digest } = witness.typed;
  const record = {
    ...killedRecord({ iter: 0, now: started_at, best: best_so_far ?? null, notes: LOST_NOTES }),
    outcome: 'baseline',
    score: best_so_far,
    notes: `its record was lost; repair took the score from the record of iteration ${witness.typed.iter}`,
    ...(base === undefined ? {} : { base_commit: base, commit: base }),
    ...(protected_digest == null ? {} : { protected_digest }),
  };
  return [entryOf(record), ...entries];
}
