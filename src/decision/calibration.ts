import type { Draw } from './draw.ts';
import { type RatioScale, scaleIssue, scoresOf } from './gain-scale.ts';
import { type HaltStep, type Measurement, type MeasureStep, resultOf, retryAfter, singleStep } from './measurement.ts';

/** Runs of the current best alone, one after the other: how noisy is the evaluator? Plain JSON at every step. */
export interface Calibration {
  readonly task: 'calibration';
  readonly id: string;
  readonly tree: string;
  readonly runs: number;
  readonly ratio?: RatioScale;
  readonly scores: readonly number[];
  /** Of each run, where the evaluator reports them. */
  readonly cases: readonly Readonly<Record<string, number>>[];
  readonly attempt: number;
  readonly halted: string | null;
}

export function startCalibration(named: Pick<Calibration, 'id' | 'tree' | 'runs' | 'ratio'>): Calibration {
  return { task: 'calibration', ...named, scores: [], cases: [], attempt: 0, halted: null };
}

export function nextOfCalibration(
  { id, runs, scores, attempt, halted }: Calibration,
  draw: Draw,
): MeasureStep | HaltStep | { readonly kind: 'done' } {
  if (halted !== null) return { kind: 'halt', reason: halted };
  if (scores.length >= runs) return { kind: 'done' };
  return singleStep(draw, { id, stage: 'calibrate', index: scores.length + 1, attempt }, 'incumbent');
}

export function reportCalibration(calibration: Calibration, results: readonly Measurement[]): Calibration {
  const result = resultOf(results, 'incumbent');
  if (result === undefined) throw new TypeError('a calibration run needs a result of the current best');
  if (result.kind === 'failed') {
    const retry = retryAfter(calibration.attempt, result);
    return 'kind' in retry ? { ...calibration, halted: retry.reason } : { ...calibration, attempt: retry.attempt };
  }
  const unfit = scaleIssue(scoresOf(results), calibration.ratio);
  if (unfit !== undefined) return { ...calibration, halted: unfit };
  const cases = result.cases === undefined ? calibration.cases : [...calibration.cases, result.cases];
  return { ...calibration, attempt: 0, scores: [...calibration.scores, result.score], cases };
}
