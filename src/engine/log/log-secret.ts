/**
 * The secret that a run draws its seeds and coins from.
 * Invariant: it is on the disk before the commitment to it; it is disclosed when the run is over, and never before.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalRecord } from '../../base/journal-chain.ts';
import { commitmentOf } from '../../decision/draw.ts';
import type { RunHeaderRecord } from '../../decision/records.ts';
import { writeFileAtomic } from '../../kernel/durable.ts';

/** Where the records are: each is on the disk when `append` returns it. */
export interface DecisionJournal {
  readonly records: readonly JournalRecord[];
  append(record: JournalRecord): JournalRecord;
  /** The same of several with one sync, where the journal can. */
  appendAll?(records: readonly JournalRecord[]): void;
}

/** Where the secret lies until it is disclosed. */
export function secretFile(folder: string): string {
  return join(folder, 'decision-secret');
}

/** The secret that the digest of the holdout is salted with: it is disclosed, or lies there still. */
export function saltOf(
  { records }: Pick<DecisionJournal, 'records'>,
  { runHeader, file }: { readonly runHeader: RunHeaderRecord; readonly file: string },
): string | undefined {
  const reported = records.flatMap(({ kind, secret }) => (kind === 'seed-reveal' ? [String(secret)] : []));
  const known = existsSync(file) ? [...reported, readFileSync(file, 'utf8')] : reported;
  return known.find((secret) => commitmentOf(secret) === runHeader.seed_commitment);
}

const SECRET_BYTES = 32;

/** Makes one. */
export function newSecret(file: string): string {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  writeFileAtomic(file, [secret]);
  return secret;
}

/** The secret of a resumed run; where it is disclosed already, or lost, the run gets another one. */
export function secretOf(journal: DecisionJournal, file: string): string {
  const last = journal.records.findLast(({ kind }) => kind === 'genesis' || kind === 'seed-commit');
  const isReported = journal.records.findLast(({ kind }) => kind === 'seed-reveal' || kind === last?.kind) !== last;
  const known = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (!isReported && known !== undefined && commitmentOf(known) === last?.seed_commitment) return known;
  const secret = newSecret(file);
  journal.append({ kind: 'seed-commit', seed_commitment: commitmentOf(secret) });
  return secret;
}
