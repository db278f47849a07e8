import type { JournalRecord } from '../base/journal-chain.ts';

/** What sessions took, in milliseconds, by the times of their records; oldest first. */
export function sessionTimes(records: readonly JournalRecord[]): number[] {
  let begunAt: number | undefined;
  return records.flatMap(({ kind, created_at: at }) => {
    if (kind === 'begun') begunAt = Date.parse(String(at));
    if (kind !== 'session' || begunAt === undefined) return [];
    const ms = Date.parse(String(at)) - begunAt;
    begunAt = undefined;
    return Number.isFinite(ms) ? [Math.max(0, ms)] : [];
  });
}
