import { plural } from '../base/text.ts';
import { meanOf, squaresAround } from '../stats/moments.ts';
import { type Noise, pairScale } from '../stats/noise.ts';
import type { EffortName, EffortRules } from './effort.ts';
import { onScale, type RatioScale, ratioOf, renderGain, type ScaledRun } from './gain-scale.ts';
import type { DecisionSettings } from './settings.ts';
import { figure } from './verdict.ts';

/** What up to three lone runs are judged by. */
interface LoneRules {
  readonly limits: readonly number[];
  /** Mean of the last scores of the current best, and how many they are. */
  readonly reference: number;
  readonly reference_runs: number;
  /** A run counts for no more than this above the reference, whatever it gained; absent: for as much as below it. */
  readonly most_gain?: number;
  /** What they count for when a test is given up, against as many runs in pairs. */
  readonly weight: number;
}

/** What lone runs of a candidate are compared with, fixed before the first of them. */
export interface ScreenRules {
  readonly sign: 1 | -1;
  /** How far above the mean of the current best one run has to be, in noise SDs. */
  readonly screen: number | 'off';
  /** The same of the mean of 1, 2, … runs, where more than one is made; `reference` is of so many scores. */
  readonly lone?: LoneRules;
  readonly reference: number;
  /** Scale of the difference of a pair. */
  readonly scale: number;
  readonly ratio?: RatioScale;
}

/** `screened`: its pairs begin. */
export type Screening = { readonly kind: 'more' | 'screened' } | { readonly kind: 'out'; readonly reason: string };

/** What lone runs say of a candidate so far. None of them is evidence: a lucky one must not be counted twice. */
export function judgeScreening(rules: ScreenRules, scores: readonly number[]): Screening {
  const limits = limitsOf(rules);
  const limit = ((limits[scores.length - 1] ?? Number.NEGATIVE_INFINITY) * rules.scale) / Math.SQRT2;
  const difference = loneDifference(rules, scores);
  if (difference >= limit) return { kind: scores.length < limits.length ? 'more' : 'screened' };
  const runs = scores.length === 1 ? 'one run' : `the mean of ${plural(scores.length, 'run')}`;
  const by = describeDifference(difference, rules);
  return { kind: 'out', reason: `screened out: ${runs} was ${by} of the current best` };
}

function limitsOf({ screen, lone }: ScreenRules): readonly number[] {
  if (screen === 'off') return [];
  return lone?.limits ?? [screen];
}

// In noise SDs: of several lone runs none counts for more, so that no outlier decides alone.
const MOST_OF_ONE = 1.5;

/** How much better than the current best lone runs are, on average. */
function loneDifference({ sign, reference, scale, ratio, lone }: ScreenRules, scores: readonly number[]): number {
  const most = lone === undefined ? Number.POSITIVE_INFINITY : (MOST_OF_ONE * scale) / Math.SQRT2;
  const level = lone?.reference ?? reference;
  const gain = Math.min(most, lone?.most_gain ?? most);
  return meanOf(scores.map((score) => Math.max(-most, Math.min(gain, sign * (onScale(score, ratio) - level)))));
}

function describeDifference(difference: number, { sign, ratio }: ScreenRules): string {
  if (ratio !== undefined) return `${renderGain(difference, sign, ratio)}, against the mean`;
  const by = difference < 0 ? `${figure(-difference)} worse` : `no more than ${figure(difference)} better`;
  return `${by} than the mean`;
}

/** The gain that is to be expected by lone runs and pairs, and its standard error; it decides when to give up, no more. */
export function expectedGain(
  rules: ScreenRules,
  scores: readonly number[],
  { mean, pairs }: { readonly mean: number; readonly pairs: number },
): { readonly gain: number; readonly error: number } {
  const sigma = rules.scale / Math.SQRT2;
  const ofLone = rules.lone === undefined ? 0 : rules.lone.weight / (1 / scores.length + 1 / rules.lone.reference_runs);
  const ofPairs = pairs / 2;
  const lone = ofLone === 0 ? 0 : ofLone * loneDifference(rules, scores);
  return { gain: (lone + ofPairs * mean) / (ofLone + ofPairs), error: sigma / Math.sqrt(ofLone + ofPairs) };
}

/** What the pairs of a run have shown of lone runs so far: squares around the mean of a test, of differences and of arms. */
export interface LoneRuns {
  readonly differences: number;
  readonly arms: number;
  readonly freedom: number;
  /** How often the scores of the current best changed their level. */
  readonly drifts: number;
  /** Tests since the last one that ran the current best. */
  readonly since_best: number;
}

export const NO_LONE_RUNS: LoneRuns = { differences: 0, arms: 0, freedom: 0, drifts: 0, since_best: 0 };

interface PairScores {
  readonly candidate: number;
  readonly incumbent: number;
  readonly difference: number;
}

/** Takes in whether a test ran the current best. */
export function withBestRun(known: LoneRuns, isRun: boolean): LoneRuns {
  return { ...known, since_best: isRun ? 0 : known.since_best + 1 };
}

/** Takes in the pairs of one test. */
export function withTest(known: LoneRuns, pairs: readonly PairScores[], ratio: RatioScale | undefined): LoneRuns {
  const spread = (part: (pair: PairScores) => number) => (pairs.length < 2 ? 0 : squaresAround(pairs.map(part)));
  return {
    ...known,
    differences: known.differences + spread(({ difference }) => difference),
    arms:
      known.arms +
      spread(({ candidate }) => onScale(candidate, ratio)) +
      spread(({ incumbent }) => onScale(incumbent, ratio)),
    freedom: known.freedom + Math.max(0, pairs.length - 1),
  };
}

const LEAST_SHARE = 0.65;

/** Whether a lone run is as informative as half a pair: no drift was found, and arms of a pair do not vary together. */
function areLoneRunsSound({ differences, arms, freedom, drifts }: LoneRuns, { least_freedom }: LoneVersion): boolean {
  return drifts === 0 && freedom >= least_freedom && differences >= LEAST_SHARE * arms;
}

interface LoneVersion extends Pick<LoneRules, 'limits' | 'weight'> {
  /** From here on pairs are known to have nothing in common: by the seed of both, by what the machine does meanwhile. */
  readonly least_freedom: number;
  /** Older scores would make the mean steadier, and lag behind a machine that drifts. */
  readonly reference_runs: number;
  /** Whether a gain counts for no more than the current best once fell below its mean: luck of that size is known. */
  readonly bounds_gain: boolean;
  /** After so many tests without a run of the current best the next is not screened. */
  readonly renewed_after: number;
}

// Only those pass that were lucky: they count for half of what so many runs would.
const OF_EARLIER_RUNS: LoneVersion = {
  ...{ limits: [-0.35, 0, 0.15], weight: 0.7, least_freedom: 20, reference_runs: 10 },
  ...{ bounds_gain: false, renewed_after: Number.POSITIVE_INFINITY },
};
// By simulation (`npm run bench:screening`): per true improvement at least a fifth fewer evaluations than with one run, and
// as much gain. More pairs for the few that pass make up for those that are screened out. Where noise is skewed towards
// gains, a lucky run is far above the mean and none is far below. A machine that slows down unnoticed would let nothing
// pass any more, and no pair would show it: hence the pairs without a screen now and then.
const OF_NEW_RUNS: LoneVersion = {
  ...{ limits: [-0.15, 0.15, 0.35], weight: 1, least_freedom: 5, reference_runs: 20 },
  ...{ bounds_gain: true, renewed_after: 10 },
};
// In noise SDs: few runs may all be close to their mean.
const LEAST_MOST_GAIN = 0.9;
const LONE_FUTILITY_Z = -0.3;
const LONE_MAX_PAIRS = 40;
const EFFORTS: ReadonlySet<EffortName> = new Set(['fast', 'balanced']);

/** What it needs of a session. */
interface Screened extends ScaledRun {
  readonly settings: Pick<DecisionSettings, 'screen' | 'futility_z' | 'max_pairs' | 'direction'>;
  readonly effort: EffortName;
  readonly effort_rules: EffortRules;
  readonly screens_by_three: boolean;
  readonly renews_reference: boolean;
  readonly lone: LoneRuns;
  readonly scores: readonly number[];
  readonly noise: Noise | null;
}

interface RulesOfLone extends Pick<ScreenRules, 'lone'> {
  readonly screen?: 'off';
  readonly futility_z?: number;
  readonly max_pairs?: number;
}

/** The rules of a test that up to three lone runs come before; none where one comes before it. */
export function loneRules(session: Screened): RulesOfLone {
  const { settings, effort, effort_rules, screens_by_three: isNew, scores, noise } = session;
  const isOwn = [settings.screen, settings.futility_z, settings.max_pairs].some((value) => value !== undefined);
  // Cases are many in one run: what they leave to be asked, a second run does not answer.
  const isByCase = noise === null || noise.case_scale !== null;
  if (!isNew || isOwn || isByCase || !EFFORTS.has(effort) || scores.length === 0) return {};
  const version = session.renews_reference ? OF_NEW_RUNS : OF_EARLIER_RUNS;
  if (!areLoneRunsSound(session.lone, version)) return {};
  const ofPairs = { futility_z: LONE_FUTILITY_Z, max_pairs: Math.max(LONE_MAX_PAIRS, effort_rules.max_pairs) };
  if (session.lone.since_best >= version.renewed_after) return { screen: 'off', ...ofPairs };
  const { limits, weight, bounds_gain } = version;
  const ratio = ratioOf(session);
  const last = scores.slice(-version.reference_runs).map((score) => onScale(score, ratio));
  const reference = meanOf(last);
  const lone = { limits, weight, reference, reference_runs: last.length };
  if (!bounds_gain) return { lone, ...ofPairs };
  const below = last.map((score) => (settings.direction === 'max' ? reference - score : score - reference));
  const least = (LEAST_MOST_GAIN * pairScale(noise).value) / Math.SQRT2;
  return { lone: { ...lone, most_gain: Math.max(least, ...below) }, ...ofPairs };
}
