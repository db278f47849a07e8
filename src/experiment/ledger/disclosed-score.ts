import { figure } from '../../decision/verdict.ts';
import type { Feedback } from '../../settings/decision-settings.ts';
import type { IterationRecord } from './record.ts';

/** The noise of one score when a record was written; 0: scores compare exactly. */
export function noiseOf({ decision }: Pick<IterationRecord, 'decision'>): number {
  return typeof decision?.noise === 'number' ? decision.noise : 0;
}

/**
 * A score as finely as agents may know it; undefined: not at all. The messages of kept commits, which they find in the
 * history of their workspaces, hold no other. Source: decisions, "Integrity", rule 8.
 */
export function disclosedScore(
  score: number,
  { noise, feedback }: { readonly noise: number; readonly feedback: Feedback },
): number | undefined {
  if (noise === 0 || feedback === 'full' || Math.abs(score) === Number.MAX_VALUE) return score;
  return feedback === 'sign' ? undefined : Number(figure(Math.round(score / noise) * noise));
}

const FEEDBACKS: readonly Feedback[] = ['full', 'rounded', 'sign'];

/** All that a commit may say of a score, whatever the feedback was. */
export function disclosedScores(score: number, noise: number): readonly (number | undefined)[] {
  return FEEDBACKS.map((feedback) => disclosedScore(score, { noise, feedback }));
}
