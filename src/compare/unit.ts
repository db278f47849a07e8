/** Units of scores, and whether a ratio of two scores means something. Pure. */
import { type RatioUnit, ratioKindOf } from '../base/score-unit.ts';
import { type ScoreScale, scaleOfScores } from '../decision/comparison/score-scale.ts';

/** What is asked for: `auto` compares by the ratio where that means something. */
export const SCALES = ['auto', 'ratio', 'difference'] as const;

/** Some of them, for messages. */
export const UNIT_EXAMPLES = 's, ms, us, ns, bytes, kB, MB, instructions, allocations, rate, ops/s';

/** Whether a word is a unit. */
export function isKnownUnit(word: string): boolean {
  return ratioKindOf(word) !== null;
}

/**
 * What a unit measures; null where a ratio of such scores may mean nothing. A score without a unit counts as a rate: how
 * many times as much is the question, and its calibration shows zeros and negative scores.
 */
export function ratioUnitOf(unit: string | null): RatioUnit | null {
  return unit === null ? 'rate' : ratioKindOf(unit);
}

/** The scale of a metric, from the scores of its calibration and what was asked for. */
export function scaleOfMetric(
  calibration: readonly number[],
  { unit, scale }: { readonly unit: string | null; readonly scale: (typeof SCALES)[number] },
): ScoreScale {
  return scale === 'auto' ? scaleOfScores(calibration, ratioUnitOf(unit)) : scale;
}
