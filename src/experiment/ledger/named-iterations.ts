import type { JournalRecord } from '../../base/journal-chain.ts';

/** The iterations that candidates in the record of decisions belong to, as often as each has one. Pure. */
export function namedIterations(decisions: readonly JournalRecord[]): readonly number[] {
  return decisions.flatMap(({ kind, id }) => {
    const iter = kind === 'candidate' ? /^iteration (\d+)(?:, |$)/.exec(String(id))?.[1] : undefined;
    return iter === undefined ? [] : [Number(iter)];
  });
}
