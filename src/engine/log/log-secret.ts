/**
 * The secret that a run draws its seeds and coins from.
 * Invariant: it is on the disk before the commitment to it; it is disclosed when the run is over, and never before.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { commitmentOf } from '../../decision/draw.ts';
import type { RunHeaderRecord } from '../../decision/records.ts';
import { writeFileAtomic } from '../../kernel/durable.ts';
import { readRegularText } from '../../kernel/regular-file.ts';
import type { DecisionJournal } from './decision-journal.ts';
import type { LogFacts } from './logged-records.ts';

/** Where the secret lies until it is disclosed. */
export function secretFile(folder: string): string {
  return join(folder, 'decision-secret');
}

/** The secret that the digest of the holdout is salted with: it is disclosed, or lies there still. */
export function saltOf(
  { secrets }: Pick<LogFacts, 'secrets'>,
  { runHeader, file }: { readonly runHeader: RunHeaderRecord; readonly file: string },
): string | undefined {
  const left = readRegularText(file);
  return (left === '' ? secrets : [...secrets, left]).find(
    (secret) => commitmentOf(secret) === runHeader.seed_commitment,
  );
}

const SECRET_BYTES = 32;

/** Makes one. */
export function newSecret(file: string): string {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  writeFileAtomic(file, [secret]);
  return secret;
}

/** The secret of a resumed run; where it is disclosed already, or lost, the run gets another one. */
export function secretOf(
  journal: Pick<DecisionJournal, 'append'>,
  { begun, isDisclosed }: Pick<LogFacts, 'begun' | 'isDisclosed'>,
  file: string,
): string {
  const known = readRegularText(file);
  if (!isDisclosed && known !== '' && commitmentOf(known) === begun?.seed_commitment) return known;
  const secret = newSecret(file);
  journal.append({ kind: 'seed-commit', seed_commitment: commitmentOf(secret) });
  return secret;
}
