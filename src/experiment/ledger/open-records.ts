/**
 * The records of an open ledger.
 * Invariant: the same as `decodeRecords` gives of all its lines. Each line is looked at once, however often it is asked for.
 * What they come to, and which lines are no records as they stand but need the schema to be one, is written down with how
 * far the journal was found sound; of these lines only those are read that somebody asks for.
 */
import { ContractError, type Problem } from '../../base/errors.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { lazyList } from '../../base/lazy-list.ts';
import type { Journal } from '../../kernel/journal.ts';
import { decodeOnce } from './decoded-record.ts';
import { type DerivedRecords, isDerivedRecords } from './derived-facts.ts';
import { factsOf, followRecords, type LedgerFacts } from './ledger-facts.ts';
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

/** Types what an open ledger holds now, in a list that grows with it; a record of another shape is a problem, and left out. */
export function openRecords(
  paths: ExperimentPaths,
  ledger: Journal,
): { readonly records: readonly IterationRecord[]; readonly problem: Problem | undefined } {
  const known = looked.get(ledger) ?? begin(paths, ledger);
  for (const line of ledger.since(known.count)) takeLine(paths, known, line);
  return known;
}

/** The same of a ledger that a run continues from, all of it; throws a ContractError where a line is no record. */
export function requireRecords(paths: ExperimentPaths, ledger: Journal): readonly IterationRecord[] {
  const { records, problem } = openRecords(paths, ledger);
  if (problem !== undefined) throw new ContractError([problem]);
  return records;
}

function begin(paths: ExperimentPaths, ledger: Journal): Looked {
  const known = typedRecords(paths, ledger);
  const { records, changed } = known;
  looked.set(ledger, known);
  ledger.deriveWith((): DerivedRecords | undefined => {
    const { problem } = openRecords(paths, ledger);
    return problem === undefined ? { changed, facts: factsOf(records) } : undefined;
  });
  return known;
}

type ReadableLedger = Pick<Journal, 'records' | 'since' | 'readDerived'>;

/** All that there are now, or those before the first line that is no record, to be followed together with all that come after. */
export function typedRecords(paths: ExperimentPaths, ledger: ReadableLedger): Looked {
  return typed(paths, ledger, ledger.records.length);
}

/** The first so many, or fewer. */
function typed(paths: ExperimentPaths, ledger: ReadableLedger, count: number): Looked {
  const { changed, facts, known } = knownOf(ledger);
  const typedLine = (line: IterationRecord, index: number): IterationRecord =>
    changed.has(index) ? (decodeRecords(paths, [line]).records[0] ?? line) : line;
  const lines = ledger.records as readonly IterationRecord[];
  const records = lazyList(
    count,
    (index) => typedLine(lines[index] as IterationRecord, index),
    (from, to) => lines.slice(from, to).map((line, index) => typedLine(line, from + index)),
  );
  let read = known;
  let isSound = true;
  function* typedLines(): Generator<IterationRecord> {
    for (const line of ledger.since(known)) {
      if (read >= count) return;
      const { success, data } = decodeOnce(line);
      isSound = success;
      if (data === undefined) return;
      if (data !== line) changed.add(read);
      read += 1;
      yield data;
    }
  }
  followRecords(records, facts, typedLines());
  return isSound ? { count, records, problem: undefined, changed } : typed(paths, ledger, read);
}

/** What is known of the first so many. */
function knownOf(ledger: Pick<ReadableLedger, 'readDerived'>): {
  readonly changed: Set<number>;
  readonly facts: LedgerFacts | undefined;
  readonly known: number;
} {
  const derived = ledger.readDerived();
  if (derived === undefined || !isDerivedRecords(derived.value, derived.count))
    return { changed: new Set(), facts: undefined, known: 0 };
  return { ...derived.value, known: derived.count };
}

/** Takes the next line in. */
export function takeLine(paths: ExperimentPaths, known: Looked, line: JournalRecord): void {
  const { records, problem } = decodeRecords(paths, [line], known.count);
  known.problem ??= problem;
  const [record] = records;
  if (record !== line) known.changed.add(known.count);
  known.count += 1;
  if (record !== undefined) known.records.push(record);
}
