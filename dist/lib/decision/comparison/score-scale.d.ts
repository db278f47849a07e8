import type { RatioUnit } from '../../base/score-unit.js';
/** Scores are compared by their ratio (on a logarithmic scale) or by their difference. */
export declare const SCORE_SCALES: readonly ['ratio', 'difference'];
export type ScoreScale = (typeof SCORE_SCALES)[number];
/** The least step of a timer or a counter, read off tied scores; 0 where no two are equal, or all are. */
export declare function resolutionOf(scores: readonly number[]): number;
/** The scale of a run, fixed from its calibration before the first candidate. `unit`: null where it is not known. */
export declare function scaleOfScores(calibration: readonly number[], unit: RatioUnit | null): ScoreScale;
