import { checkedPrefixIn } from '../../kernel/checked-prefix.ts';
import { readJournal } from '../../kernel/journal-reader.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import { takeLine, typedRecords } from './open-records.ts';
import { type ExperimentPaths, type ReadLedger, readLedger } from './store.ts';

/**
 * Reads the ledger as it is, without a lock and without changing it; `area`: the private area of its runs, which says what
 * was found sound before and what that came to.
 */
export function lookAtLedger(paths: ExperimentPaths, area: string | undefined): ReadLedger {
  const bytes = readOwnFile(paths.ledger) ?? Buffer.alloc(0);
  const journal = readJournal(bytes, checkedPrefixIn(area, paths.ledger));
  const { parsed } = journal;
  if (parsed.kind === 'corrupt') return readLedger(paths);
  const known = typedRecords(paths, journal);
  for (const line of journal.since(known.count)) takeLine(paths, known, line);
  const { records, problem } = known;
  const head = parsed.records.at(-1)?.hash;
  return { records, problem, tornBytes: parsed.tornBytes, head: typeof head === 'string' ? head : undefined };
}
