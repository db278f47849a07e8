import * as z from 'zod/mini';
import type { Trial } from '../attempt/decide/assignment.ts';
import { decisionRecordSchema } from '../attempt/decide/records.ts';

const number = z.number();

/** What a candidate was kept or discarded by, in an entry of the ledger. */
export const comparisonSchema = z.object({
  policy: z.literal('paired-sequential'),
  /** How many pairs. */
  n: number,
  /** How much better the candidate is on average, in units of the score; negative: worse. */
  effect: number,
  /** The evidence, and what it has to reach. */
  e: number,
  threshold: number,
  pairs: z.array(z.object({ candidate: number, incumbent: number })),
  reason: z.string(),
  /** The decision, as it stands in the record of decisions. */
  record: decisionRecordSchema,
});
export type Comparison = z.output<typeof comparisonSchema>;

/** What an entry says of a trial that is over. */
export function comparisonOf(trial: Trial, draft: z.input<typeof decisionRecordSchema>): Comparison {
  const record = decisionRecordSchema.parse(JSON.parse(JSON.stringify(draft)));
  if (trial.task !== 'paired' || record.kind !== 'decision' || record.evidence.kind !== 'paired') {
    throw new TypeError('missions compare in pairs');
  }
  const { a, effect, log_e: logE } = record.evidence;
  return {
    policy: 'paired-sequential',
    n: trial.pairs.length,
    effect,
    e: Math.exp(logE),
    threshold: 1 / a,
    pairs: trial.pairs.map(({ candidate, incumbent }) => ({ candidate, incumbent })),
    reason: record.reason,
    record,
  };
}
