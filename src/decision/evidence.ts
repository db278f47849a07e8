import { anytimeP, logEvidence, STATISTICS } from '../stats/e-process.ts';
import { deviationOf, meanOf } from '../stats/moments.ts';
import type { Trial } from './assignment.ts';
import { type CompareTrial, gainOf } from './compare-trial.ts';
import type { ScoreScale } from './comparison/score-scale.ts';
import { effectOf, type PairedTrial } from './paired-trial.ts';

/** What a decision rests on, as the records hold it. Source: decisions, "What the ledger must record", `decision`. */
export type Evidence =
  | {
      readonly kind: 'paired';
      readonly statistic: string;
      readonly score_scale?: ScoreScale | undefined;
      /** Level of the test: it needs E >= 1/a. */
      readonly a: number;
      readonly scale: number;
      readonly scale_source: string;
      readonly unit: 'pair' | 'case';
      readonly units: number;
      readonly differences: readonly number[];
      readonly effect: number;
      readonly sd: number;
      readonly log_e: number;
      readonly log_e_max: number;
      readonly p: number;
      /** Of its lone runs the mean. */
      readonly screen_score: number | null;
      /** Each of them, where more than one may be made. */
      readonly screen_scores?: number[] | undefined;
    }
  | {
      readonly kind: 'compare';
      readonly statistic: string;
      readonly score_scale?: ScoreScale | undefined;
      readonly record: number;
      readonly scores: readonly number[];
      /** Of the same tree, run again. */
      readonly again: readonly number[];
      readonly effect: number;
    };

/** The evidence of a trial, at any point of it. */
export function evidenceOf(trial: Trial): Evidence {
  return trial.task === 'paired' ? pairedEvidence(trial) : compareEvidence(trial);
}

function pairedEvidence(trial: PairedTrial): Evidence {
  const { rules, eProcess, pairs, units, screen_scores } = trial;
  const differences = pairs.map(({ difference }) => difference);
  return {
    kind: 'paired',
    statistic: rules.ratio === undefined ? STATISTICS.plain : STATISTICS.insured,
    ...(rules.ratio === undefined ? {} : { score_scale: 'ratio' }),
    a: rules.a,
    scale: rules.scale,
    scale_source: rules.scale_source,
    unit: rules.unit_scale === null ? 'pair' : 'case',
    units: rules.unit_scale === null ? pairs.length : units.length,
    differences,
    effect: effectOf(trial),
    sd: deviationOf(differences),
    log_e: logEvidence(eProcess),
    log_e_max: eProcess.log_max,
    p: anytimeP(eProcess),
    screen_score: screen_scores.length === 0 ? null : meanOf(screen_scores),
    ...(rules.lone === undefined ? {} : { screen_scores: [...screen_scores] }),
  };
}

function compareEvidence(trial: CompareTrial): Evidence {
  const { policy, rules, scores, again } = trial;
  const statistic = rules.is_exact ? 'exact' : policy;
  return {
    kind: 'compare',
    statistic,
    ...(rules.ratio === undefined ? {} : { score_scale: 'ratio' }),
    record: rules.record,
    scores,
    again,
    effect: scores.length === 0 ? 0 : gainOf(trial),
  };
}
