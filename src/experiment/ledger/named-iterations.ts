import type { JournalRecord } from '../../base/journal-chain.ts';

/** The iterations that candidates in the record of decisions are of, each with whether one of them was decided. Pure. */
export function namedIterations(decisions: readonly JournalRecord[]): ReadonlyMap<number, boolean> {
  const decided = new Set(decisions.flatMap(({ kind, task }) => (kind === 'decision' ? [String(task)] : [])));
  const named = new Map<number, boolean>();
  for (const { kind, id } of decisions) {
    const iter = kind === 'candidate' ? /^iteration (\d+)(?:, |$)/.exec(String(id))?.[1] : undefined;
    if (iter !== undefined) named.set(Number(iter), named.get(Number(iter)) === true || decided.has(String(id)));
  }
  return named;
}
