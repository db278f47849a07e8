/** Noise as known so far: from calibration, then from the pairs themselves. */
export interface Noise {
    /** SD of one evaluation, by calibration. */
    readonly sigma: number;
    /** Mean of the calibration. */
    readonly mean: number;
    /** RMS of the cases' own differences that are not 0; null: the evaluator reports no cases. */
    readonly case_scale: number | null;
    /** Recorded pairs, and what is pooled of them: squares within tests and their degrees of freedom. */
    readonly pairs: number;
    readonly squares: number;
    readonly freedom: number;
    /** The same of cases: how many differed, and the sum of their squared differences. */
    readonly case_count: number;
    readonly case_squares: number;
    /** Steps between the runs of the calibration, where the scale is to withstand outliers. */
    readonly steps?: readonly number[];
}
/** The scale of differences, and where it came from. */
export interface Scale {
    readonly value: number;
    readonly source: 'calibration' | 'pairs' | 'floor';
}
/**
 * SD of one evaluation from runs of the same tree in a row: half the mean square of successive differences, which a slow
 * drift hardly touches. Source: decisions, "CALIBRATE" (von Neumann's difference form).
 */
export declare function differenceSigma(scores: readonly number[]): number;
/** The noise that calibration runs show. */
export declare function noiseOf(scores: readonly number[], cases: readonly Readonly<Record<string, number>>[]): Noise;
/** The same on a scale of logarithms: a single run that took twice as long says nothing of the others. */
export declare function robustNoiseOf(scores: readonly number[], cases: readonly Readonly<Record<string, number>>[]): Noise;
/** The scale of the difference of a pair. */
export declare function pairScale({ sigma, mean, pairs, squares, freedom, steps }: Noise): Scale;
/** The scale of the difference of a case, where cases are the unit; ties say nothing and are left out. */
export declare function unitScale({ case_scale: calibrated, case_count: count, case_squares: squares }: Noise): Scale;
/** Takes in the differences of one test: of its pairs, and of its cases. */
export declare function poolTest(noise: Noise, differences: readonly number[], units: readonly number[]): Noise;
/**
 * Where the scores of the current best changed their level, as an index into them: the split with the largest two-sample t, if
 * its p, times the number of splits, is below .001. Source: decisions, "CALIBRATE", the t form.
 */
export declare function changePoint(stream: readonly number[]): number | undefined;
