import type { JournalRecord } from '../../base/journal-chain.ts';

/** The iterations that candidates in the record of decisions belong to, as often as each has one. Pure. */
export function namedIterations(decisions: readonly JournalRecord[]): readonly number[] {
  return decisions.flatMap(({ kind, id }) => (kind === 'candidate' ? numberIn(id) : []));
}

/** The iterations that it decides on, as often as it does. Pure. */
export function decidedIterations(decisions: readonly JournalRecord[]): readonly number[] {
  return decisions.flatMap(({ kind, task }) => (kind === 'decision' ? numberIn(task) : []));
}

function numberIn(id: unknown): readonly number[] {
  const iter = /^iteration (\d+)(?:, |$)/.exec(String(id))?.[1];
  return iter === undefined ? [] : [Number(iter)];
}
