import type { Evaluator } from '../settings/mission-contract.ts';
import type { EvaluationRecord } from './evaluator-output.ts';

export const DECISIONS = ['baseline', 'keep', 'discard', 'ambiguous', 'noop', 'abort', 'interrupted', 'error'] as const;
export type Decision = (typeof DECISIONS)[number];

export interface Verdict {
  readonly decision: Decision;
  /** One sentence without its full stop. */
  readonly reason: string;
}

/** What a candidate is compared by. */
export interface Policy extends Pick<Evaluator, 'keep_policy' | 'direction' | 'bootstrap'> {
  /** Of the last kept commit; null when it has none. */
  readonly lastAcceptedScore: number | null;
}

type Evaluation = Pick<EvaluationRecord, 'status' | 'score' | 'parse_error'>;

/** Decides on a candidate by what its evaluator said. Source: autoresearch missions, "Decision policy". */
export function decideCandidate(evaluation: Evaluation, policy: Policy): Verdict {
  const { status, score, parse_error: issue } = evaluation;
  if (status === 'error') return { decision: 'discard', reason: `evaluator error: ${issue ?? 'it gave no verdict'}` };
  if (status === 'fail') return { decision: 'discard', reason: issue ?? 'the evaluator says that it does not pass' };
  if (policy.keep_policy === 'pass_only') return { decision: 'keep', reason: 'it passes, and pass_only asks no more' };
  return decideByScore(score, policy);
}

function decideByScore(score: number | null, { direction, bootstrap, lastAcceptedScore: last }: Policy): Verdict {
  if (score === null) return { decision: 'ambiguous', reason: 'it passes without a score to compare' };
  if (last === null) {
    if (bootstrap === 'keep') return { decision: 'keep', reason: `score ${score} is the first one` };
    return { decision: 'ambiguous', reason: `score ${score} has no last kept score to be compared with` };
  }
  const isBetter = direction === 'max' ? score > last : score < last;
  if (isBetter) return { decision: 'keep', reason: `score ${score} improves on ${last}` };
  return { decision: 'discard', reason: `score ${score} does not improve on ${last}` };
}

/** Why a mission with this baseline could never keep anything, or undefined when it can. */
export function findHopelessBaseline(
  { score, status, parse_error: issue }: Evaluation,
  { keep_policy: policy, bootstrap }: Pick<Evaluator, 'keep_policy' | 'bootstrap'>,
): string | undefined {
  if (policy !== 'score_improvement' || bootstrap === 'keep' || score !== null) return undefined;
  if (status === 'error') return `the evaluator failed on the baseline: ${issue ?? 'no verdict'}`;
  // A guard said no, so the evaluator did not run.
  if (status === 'fail' && issue !== null) return `the baseline does not pass its guards: ${issue}`;
  return 'the baseline has no score, and keep_policy score_improvement compares scores';
}
