/**
 * Which runs this machine began, by their first record: what brings records here from elsewhere cannot say that of them.
 * Invariant: written before the record is, outside of the repository, where no session in a sandbox can write.
 * Crash: a mark without a record counts for nothing. Where the mark is lost, the run counts as one from elsewhere.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { writeFileAtomic } from '../../kernel/durable.ts';
import { readRegularText } from '../../kernel/regular-file.ts';

const fileIn = (folder: string): string => join(folder, 'begun-here');

/** Notes in the private area of a run that it begins here, with this record. */
export function markOwnRun(folder: string, first: JournalRecord): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileAtomic(fileIn(folder), [digestOf(first)]);
}

/** Whether the run with this first record began here. */
export function isOwnRun(folder: string, first: JournalRecord): boolean {
  const known = readRegularText(fileIn(folder));
  if (known === '') return false;
  try {
    return known === digestOf(first);
  } catch (error) {
    // Text that no record of ours can hold has no digest.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Of what was decided; the chain is of the journal. */
function digestOf({ seq: _seq, prev: _prev, hash: _hash, ...record }: JournalRecord): string {
  return sha256(canonicalJson(JSON.parse(JSON.stringify(record))));
}
