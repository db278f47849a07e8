import * as z from 'zod/mini';
import type { Trial } from '../decision/assignment.ts';
import { confirmedOf } from '../decision/confirmation.ts';
import { differenceOf } from '../decision/paired-trial.ts';
import { RECORD_POLICIES } from '../decision/policies/registry.ts';
import { type DecisionEntry, decisionEntrySchema } from '../decision/records.ts';

const number = z.number();
const common = {
  /** How many pairs, or runs. */
  n: number,
  /** How much better the candidate is on average, in units of the score; negative: worse. On a ratio scale its logarithm. */
  effect: number,
  reason: z.string(),
  /** The decision, as it stands in the record of decisions. */
  record: decisionEntrySchema,
};

/** What a candidate was kept or discarded by, in an entry of the ledger: pairs, or a stored score. */
export const comparisonSchema = z.union([
  z.object({
    policy: z.enum(['paired-sequential', 'checkpoint']),
    ...common,
    /** The evidence, and what it has to reach. */
    e: number,
    threshold: number,
    pairs: z.array(z.object({ candidate: number, incumbent: number })),
  }),
  z.object({
    policy: z.enum(RECORD_POLICIES),
    ...common,
    /** The stored score. */
    compared_with: number,
    scores: z.array(number),
    /** Of the same tree, once more: what passed is held to it. */
    again: z.array(number),
  }),
]);
export type Comparison = z.output<typeof comparisonSchema>;

/** What an entry says of a trial that is over. */
export function comparisonOf(trial: Trial, draft: z.input<typeof decisionEntrySchema>): Comparison {
  const record = decisionEntrySchema.parse(JSON.parse(JSON.stringify(draft)));
  const { effect } = record.evidence;
  const { reason } = record;
  if (trial.task === 'compare') {
    const { policy, rules, scores, again } = trial;
    const shown = { compared_with: rules.record, scores: [...scores], again: [...again] };
    return { policy, n: scores.length, effect, ...shown, reason, record };
  }
  const pairs = trial.pairs.map(({ candidate, incumbent }) => ({ candidate, incumbent }));
  const policy = trial.purpose === 'promotion' ? 'checkpoint' : 'paired-sequential';
  return { policy, n: pairs.length, effect, ...evidenceOf(record), pairs, reason, record };
}

function evidenceOf({ evidence }: DecisionEntry): { readonly e: number; readonly threshold: number } {
  if (evidence.kind !== 'paired') throw new TypeError('pairs have evidence of their own kind');
  return { e: Math.exp(evidence.log_e), threshold: 1 / evidence.a };
}

const DEFAULT_CONFIDENCE = 0.95;

/** The gain in its pairs with its interval, as a factor on a ratio scale; undefined without two pairs. */
export function gainOfPairs(
  comparison: Comparison,
  { direction, confidence = DEFAULT_CONFIDENCE }: { direction: 'min' | 'max'; confidence?: number | undefined },
): { readonly estimate: number; readonly limits: readonly [number, number]; readonly isRatio: boolean } | undefined {
  if (!('pairs' in comparison) || comparison.pairs.length < 2) return undefined;
  const { pairs, record } = comparison;
  const isRatio = record.evidence.kind === 'paired' && record.evidence.score_scale === 'ratio';
  const { estimate, interval } = confirmedOf({
    ...{ sign: direction === 'max' ? 1 : -1, pairs, confidence },
    ...(isRatio ? { ratio: { unit: null } } : {}),
  });
  const inWords = (gain: number): number => (isRatio ? Math.exp(gain) : gain);
  return { estimate: inWords(estimate), limits: [inWords(interval[0]), inWords(interval[1])], isRatio };
}

/** Whether it takes the working line of `checkpoint` back to its champion. */
export function isRollBack(comparison: Comparison | undefined): boolean {
  return comparison?.record.code === 'rolled-back';
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether what an entry shows is what its decision says; the decision itself is audited with the other records. */
export function isFaithful(comparison: Comparison, direction: 'min' | 'max'): boolean {
  const { evidence, reason } = comparison.record;
  if (comparison.reason !== reason || comparison.effect !== evidence.effect) return false;
  if (evidence.kind === 'compare') {
    if (!('scores' in comparison)) return false;
    const { scores, again, compared_with: known, n } = comparison;
    const reported = [scores, again, known, n];
    return isSame(reported, [evidence.scores, evidence.again, evidence.record, evidence.scores.length]);
  }
  if (!('pairs' in comparison)) return false;
  const { pairs, n, e, threshold } = comparison;
  const sign = direction === 'max' ? 1 : -1;
  const ratio = evidence.score_scale === 'ratio' ? { unit: null } : undefined;
  const differences = pairs.map(({ candidate, incumbent }) => differenceOf(sign, candidate, incumbent, ratio));
  const { e: evident, threshold: needed } = evidenceOf(comparison.record);
  // Logarithms are not the same to the last digit on every machine.
  const hasDifferences =
    differences.length === evidence.differences.length &&
    differences.every(
      (each, at) => Math.abs(each - (evidence.differences[at] ?? 0)) <= (ratio === undefined ? 0 : 1e-9),
    );
  return hasDifferences && isSame([n, e, threshold], [pairs.length, evident, needed]);
}
