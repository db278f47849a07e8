/** The scale that gains of a run are measured on: differences of its scores, or logarithms of their ratios. Pure. */
import { type ShownRatio } from '../base/ratio-text.js';
import type { Noise } from '../stats/noise.js';
import { type ScoreScale } from './comparison/score-scale.js';
import type { Measurement } from './measurement.js';
import type { DecisionSettings } from './settings.js';
/** `auto`: the ratio, if the calibration shows scores that have one. */
export declare const SCALE_PLANS: readonly ['ratio', 'auto', 'difference'];
export type ScalePlan = (typeof SCALE_PLANS)[number];
/** Scores are compared by their ratios; rules without it compare differences. */
export interface RatioScale {
    /** What scores are measured in; null: not known. */
    readonly unit: string | null;
}
/** A score as differences are taken of it. */
export declare function onScale(score: number, ratio: RatioScale | undefined): number;
/** The same of each case. */
export declare function casesOn(cases: Readonly<Record<string, number>>, ratio: RatioScale | undefined): {
    [k: string]: number;
};
export interface ScaledRun {
    readonly score_scale: ScalePlan;
    readonly score_unit: string | null;
}
/** The scale of a run by ratios; undefined: differences, or not known yet. */
export declare function ratioOf({ score_scale: scale, score_unit: unit }: ScaledRun): RatioScale | undefined;
/** The same as a member of what begins now. */
export declare function withRatio(run: ScaledRun): {
    readonly ratio?: RatioScale;
};
/** SD of one evaluation in units of the score, as far as it is known. */
export declare function noiseOfScore(run: ScaledRun & {
    readonly last_noise: Pick<Noise, 'sigma' | 'mean'> | null;
}): number;
/** Why a score cannot be compared; undefined: it can. */
export declare function scaleIssue(scores: readonly number[], ratio: RatioScale | undefined): string | undefined;
/** A setting such as `"0.5%"`, or a number of the score's unit, as a distance on the scale. */
export declare function distanceOf(setting: number | string, score: number, ratio: RatioScale | undefined): number;
/** Settings in units of the score: a ratio has none. */
export declare function absoluteKeys(settings: DecisionSettings): readonly (readonly string[])[];
interface BegunWith {
    readonly score_unit?: string | null | undefined;
    /** The base is never scored. */
    readonly unscored?: boolean | undefined;
}
/** What a run begins with, by its settings and by what its scores are measured in. */
export declare function scalePlan(settings: DecisionSettings, { score_unit: unit, unscored }: BegunWith): ScalePlan;
/** The scale of the whole run, from its first calibration. */
export declare function scaleFrom(plan: ScalePlan, { scores, cases, }: {
    readonly scores: readonly number[];
    readonly cases: readonly Readonly<Record<string, number>>[];
}): ScoreScale;
/** How much better, in words: `+0.12`, or `1.17× faster`. */
export declare function renderGain(gain: number, sign: 1 | -1, ratio: RatioScale | undefined): string;
/** The largest gain that is believed, in words. */
export declare function renderLimit(limit: number, sign: 1 | -1, ratio: RatioScale | undefined): string;
/** The finite scores of runs, of cases too: what a scale has to fit. */
export declare function scoresOf(results: readonly Measurement[]): readonly number[];
interface Gain {
    readonly estimate: number;
    readonly interval?: readonly [low: number, high: number];
}
/** A gain of logarithms as the ratio that is shown, with its limits. */
export declare function shownGain({ estimate, interval }: Gain, sign: 1 | -1, { unit }: RatioScale): ShownRatio;
/** `1.09–1.26`. */
export declare function renderLimits(shown: ShownRatio): string;
export {};
