/** Files other than ledgers that are larger are no part of a state that is pushed: they stay on the machine that wrote them. */
export const MAX_STATE_BYTES = 8 * 1024 * 1024;

// A ledger has to travel whole, and each append reads it: some 30,000 records with long reasons.
const MAX_LEDGER_BYTES = 64 * 1024 * 1024;

/** All files of a state together: what is read back is held in memory. */
export const MAX_STATE_TOTAL_BYTES = 512 * 1024 * 1024;

/** The most bytes that a file of a state may have, by its path. */
export function maxBytesOf(path: string): number {
  return isLedger(path) ? MAX_LEDGER_BYTES : MAX_STATE_BYTES;
}

/** Whether a file of a state is a ledger: an append-only file of records, which is pushed whole or not at all. */
export function isLedger(path: string): boolean {
  return path.endsWith('.jsonl');
}
