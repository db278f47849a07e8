/**
 * The records of an open ledger.
 * Invariant: the same as `decodeRecords` gives of all its lines. Each line is looked at once, however often it is asked for.
 * Which lines are no records as they stand, but need the schema to be one, is written down with how far the journal was
 * found sound; the others are not looked at again.
 */
import type { Problem } from '../../base/errors.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import type { Journal } from '../../kernel/journal.ts';
import type { IterationRecord } from './record.ts';
import { decodeRecords, type ExperimentPaths } from './store.ts';

interface Looked {
  /** How many lines. */
  count: number;
  readonly records: IterationRecord[];
  problem: Problem | undefined;
  /** Lines, counted from 0, of which something was left out, added or changed. */
  readonly changed: Set<number>;
}

const looked = new WeakMap<Journal, Looked>();

/** Types what an open ledger holds now; a record of another shape is a problem, and left out. */
export function openRecords(
  paths: ExperimentPaths,
  ledger: Journal,
): { readonly records: readonly IterationRecord[]; readonly problem: Problem | undefined } {
  const known = looked.get(ledger) ?? begin(paths, ledger);
  for (const line of ledger.since(known.count)) take(paths, known, line);
  return known;
}

function begin(paths: ExperimentPaths, ledger: Journal): Looked {
  const known: Looked = { count: 0, records: [], problem: undefined, changed: new Set() };
  looked.set(ledger, known);
  const derived = ledger.readDerived();
  if (derived !== undefined) {
    const changed = derived.value as Looked['changed'];
    for (const line of ledger.records.slice(0, derived.count)) {
      if (changed.has(known.count)) take(paths, known, line);
      else takeAsItStands(known, line as IterationRecord);
    }
  }
  ledger.deriveWith(() => {
    const { problem } = openRecords(paths, ledger);
    return problem === undefined ? known.changed : undefined;
  });
  return known;
}

function take(paths: ExperimentPaths, known: Looked, line: JournalRecord): void {
  const { records, problem } = decodeRecords(paths, [line], known.count);
  known.problem ??= problem;
  const [record] = records;
  if (record === line) {
    takeAsItStands(known, record);
    return;
  }
  known.changed.add(known.count);
  known.count += 1;
  if (record !== undefined) known.records.push(record);
}

function takeAsItStands(known: Looked, record: IterationRecord): void {
  known.count += 1;
  known.records.push(record);
}
