/** The scale that gains of a run are measured on: differences of its scores, or logarithms of their ratios. Pure. */
import { decimalsOf, renderRatio, renderRatioWords, type ShownRatio, showRatio } from '../base/ratio-text.ts';
import { ratioKindOf } from '../base/score-unit.ts';
import type { Noise } from '../stats/noise.ts';
import { type ScoreScale, scaleOfScores } from './comparison/score-scale.ts';
import type { Measurement } from './measurement.ts';
import type { DecisionSettings } from './settings.ts';
import { figure, signedFigure } from './verdict.ts';

/** `auto`: the ratio, if the calibration shows scores that have one. */
export const SCALE_PLANS = ['ratio', 'auto', 'difference'] as const;
export type ScalePlan = (typeof SCALE_PLANS)[number];

/** Scores are compared by their ratios; rules without it compare differences. */
export interface RatioScale {
  /** What scores are measured in; null: not known. */
  readonly unit: string | null;
}

/** A score as differences are taken of it. */
export function onScale(score: number, ratio: RatioScale | undefined): number {
  return ratio === undefined ? score : Math.log(score);
}

/** The same of each case. */
export function casesOn(cases: Readonly<Record<string, number>>, ratio: RatioScale | undefined) {
  return Object.fromEntries(Object.entries(cases).map(([name, score]) => [name, onScale(score, ratio)]));
}

export interface ScaledRun {
  readonly score_scale: ScalePlan;
  readonly score_unit: string | null;
}

/** The scale of a run by ratios; undefined: differences, or not known yet. */
export function ratioOf({ score_scale: scale, score_unit: unit }: ScaledRun): RatioScale | undefined {
  return scale === 'ratio' ? { unit } : undefined;
}

/** The same as a member of what begins now. */
export function withRatio(run: ScaledRun): { readonly ratio?: RatioScale } {
  const ratio = ratioOf(run);
  return ratio === undefined ? {} : { ratio };
}

/** SD of one evaluation in units of the score, as far as it is known. */
export function noiseOfScore(run: ScaledRun & { readonly last_noise: Pick<Noise, 'sigma' | 'mean'> | null }): number {
  const { sigma, mean } = run.last_noise ?? { sigma: 0, mean: 0 };
  return ratioOf(run) === undefined ? sigma : sigma * Math.exp(mean);
}

/** Why a score cannot be compared; undefined: it can. */
export function scaleIssue(scores: readonly number[], ratio: RatioScale | undefined): string | undefined {
  const bad = ratio === undefined ? undefined : scores.find((score) => !(score > 0));
  if (bad === undefined) return undefined;
  return `a score is ${figure(bad)}, and this run compares ratios, which need scores above 0: set scale = "difference" and start a new run`;
}

/** A setting such as `"0.5%"`, or a number of the score's unit, as a distance on the scale. */
export function distanceOf(setting: number | string, score: number, ratio: RatioScale | undefined): number {
  if (typeof setting === 'number') return setting;
  const share = Number.parseFloat(setting) / 100;
  return ratio === undefined ? share * Math.abs(score) : Math.log1p(share);
}

const isAbsolute = (value: unknown): boolean => typeof value === 'number' && value !== 0;

/** Settings in units of the score: a ratio has none. */
export function absoluteKeys(settings: DecisionSettings): readonly (readonly string[])[] {
  const { min_improvement, tolerance, ladder_step, integrity } = settings;
  const values = { min_improvement, tolerance, ladder_step };
  const keys = Object.entries(values).flatMap(([key, value]) => (isAbsolute(value) ? [[key]] : []));
  return isAbsolute(integrity.max_plausible) ? [...keys, ['max_plausible']] : keys;
}

interface BegunWith {
  readonly score_unit?: string | null | undefined;
  /** The base is never scored. */
  readonly unscored?: boolean | undefined;
}

/** What a run begins with, by its settings and by what its scores are measured in. */
export function scalePlan(
  settings: DecisionSettings,
  { score_unit: unit = null, unscored = false }: BegunWith,
): ScalePlan {
  // Scores are compared with none of a calibration.
  if (unscored) return 'difference';
  if (settings.scale !== 'auto') return settings.scale;
  const hasGuard = settings.guards.some((guard) => 'metric' in guard && isAbsolute(guard.max_regression));
  const isRatio = unit !== null && ratioKindOf(unit) !== null && !hasGuard && absoluteKeys(settings).length === 0;
  return isRatio ? 'auto' : 'difference';
}

/** The scale of the whole run, from its first calibration. */
export function scaleFrom(
  plan: ScalePlan,
  {
    scores,
    cases,
  }: { readonly scores: readonly number[]; readonly cases: readonly Readonly<Record<string, number>>[] },
): ScoreScale {
  if (plan !== 'auto') return plan;
  const hasRatios = cases.every((each) => Object.values(each).every((score) => score > 0));
  return hasRatios ? scaleOfScores(scores, 'rate') : 'difference';
}

/** How much better, in words: `+0.12`, or `1.17× faster`. */
export function renderGain(gain: number, sign: 1 | -1, ratio: RatioScale | undefined): string {
  return ratio === undefined ? signedFigure(gain) : renderRatioWords(shownGain({ estimate: gain }, sign, ratio));
}

/** The largest gain that is believed, in words. */
export function renderLimit(limit: number, sign: 1 | -1, ratio: RatioScale | undefined): string {
  return ratio === undefined ? figure(limit) : renderGain(limit, sign, ratio);
}

/** The finite scores of runs, of cases too: what a scale has to fit. */
export function scoresOf(results: readonly Measurement[]): readonly number[] {
  const scores = results.flatMap((each) =>
    each.kind === 'scored' ? [each.score, ...Object.values(each.cases ?? {})] : [],
  );
  return scores.filter(Number.isFinite);
}

interface Gain {
  readonly estimate: number;
  readonly interval?: readonly [low: number, high: number];
}

/** A gain of logarithms as the ratio that is shown, with its limits. */
export function shownGain({ estimate, interval }: Gain, sign: 1 | -1, { unit }: RatioScale): ShownRatio {
  const limits = interval?.map((limit) => Math.exp(sign * limit)).sort((one, other) => one - other);
  const [lower = null, upper = null] = limits ?? [];
  return showRatio({ estimate: Math.exp(sign * estimate), lower, upper }, unit);
}

/** `1.09–1.26`. */
export function renderLimits(shown: ShownRatio): string {
  const decimals = decimalsOf(shown);
  return `${renderRatio(shown.lower ?? 0, decimals)}–${renderRatio(shown.upper ?? Number.POSITIVE_INFINITY, decimals)}`;
}
