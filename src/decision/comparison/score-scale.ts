import type { RatioUnit } from '../../base/score-unit.ts';

/** Scores are compared by their ratio (on a logarithmic scale) or by their difference. */
export const SCORE_SCALES = ['ratio', 'difference'] as const;
export type ScoreScale = (typeof SCORE_SCALES)[number];

// A timer of 10 ms on a task of 20 ms knows no ratio.
const LEAST_STEPS = 10;

/** The least step of a timer or a counter, read off tied scores; 0 where no two are equal, or all are. */
export function resolutionOf(scores: readonly number[]): number {
  const distinct = [...new Set(scores)].sort((one, other) => one - other);
  if (distinct.length === scores.length || distinct.length <= 1) return 0;
  return Math.min(...distinct.slice(1).map((score, index) => score - (distinct[index] ?? score)));
}

/** The scale of a run, fixed from its calibration before the first candidate. `unit`: null where it is not known. */
export function scaleOfScores(calibration: readonly number[], unit: RatioUnit | null): ScoreScale {
  const least = Math.min(...calibration);
  const isRatio = unit !== null && least > 0 && least >= LEAST_STEPS * resolutionOf(calibration);
  return isRatio ? 'ratio' : 'difference';
}
