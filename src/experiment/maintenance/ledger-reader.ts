/**
 * Reads ledgers for those who look at them again and again.
 * Invariant: what it returns is what `readLedger` returns: a file is not read again only where its identity, size and
 * time are those of before it was read.
 */
import { statSync } from 'node:fs';
import { type ExperimentPaths, type ReadLedger, readLedger } from '../ledger/store.ts';

export type LedgerReader = (paths: ExperimentPaths) => ReadLedger;

export function createLedgerReader(): LedgerReader {
  const known = new Map<string, { readonly stamp: string; readonly ledger: ReadLedger }>();
  return (paths) => {
    const stamp = stampOf(paths.ledger);
    const found = known.get(paths.ledger);
    if (stamp !== undefined && found?.stamp === stamp) return found.ledger;
    const ledger = readLedger(paths);
    if (stamp !== undefined) known.set(paths.ledger, { stamp, ledger });
    return ledger;
  };
}

function stampOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}
