import { type Noise } from '../stats/noise.js';
import type { EffortName, EffortRules } from './effort.js';
import { type RatioScale, type ScaledRun } from './gain-scale.js';
import type { DecisionSettings } from './settings.js';
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
export type Screening = {
    readonly kind: 'more' | 'screened';
} | {
    readonly kind: 'out';
    readonly reason: string;
};
/** What lone runs say of a candidate so far. None of them is evidence: a lucky one must not be counted twice. */
export declare function judgeScreening(rules: ScreenRules, scores: readonly number[]): Screening;
/** The gain that is to be expected by lone runs and pairs, and its standard error; it decides when to give up, no more. */
export declare function expectedGain(rules: ScreenRules, scores: readonly number[], { mean, pairs }: {
    readonly mean: number;
    readonly pairs: number;
}): {
    readonly gain: number;
    readonly error: number;
};
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
export declare const NO_LONE_RUNS: LoneRuns;
interface PairScores {
    readonly candidate: number;
    readonly incumbent: number;
    readonly difference: number;
}
/** Takes in whether a test ran the current best. */
export declare function withBestRun(known: LoneRuns, isRun: boolean): LoneRuns;
/** Takes in the pairs of one test. */
export declare function withTest(known: LoneRuns, pairs: readonly PairScores[], ratio: RatioScale | undefined): LoneRuns;
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
export declare function loneRules(session: Screened): RulesOfLone;
export {};
