import type { Draw } from './draw.js';
import { type RatioScale } from './gain-scale.js';
import { type HaltStep, type Measurement, type MeasureStep } from './measurement.js';
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
export declare function startCalibration(named: Pick<Calibration, 'id' | 'tree' | 'runs' | 'ratio'>): Calibration;
export declare function nextOfCalibration({ id, runs, scores, attempt, halted }: Calibration, draw: Draw): MeasureStep | HaltStep | {
    readonly kind: 'done';
};
export declare function reportCalibration(calibration: Calibration, results: readonly Measurement[]): Calibration;
