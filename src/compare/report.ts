/** What a comparison of two commits found: the file `report.json`, and what every page and comment shows. Pure. */
import type { Answer } from '../decision/comparison/metric-trial.ts';
import type { ScoreScale } from '../decision/comparison/score-scale.ts';

export const COMPARISON_FORMAT = 'autorize-comparison-v1';

interface ComparedCommit {
  /** As the user named it, such as `main`, or `work tree`. */
  readonly name: string;
  /** 40 hex digits; of a work tree, the commit that holds its files. */
  readonly commit: string;
}

/** An effect as users read it. On a ratio scale: score of the head divided by that of the base, such as 1.17. */
export interface Effect {
  readonly estimate: number;
  /** null: not bounded on that side. */
  readonly lower: number | null;
  readonly upper: number | null;
}

export interface ReportedMetric {
  readonly name: string;
  readonly direction: 'min' | 'max';
  /** What it is measured in, such as `ms`; null: not known. */
  readonly unit: string | null;
  readonly scale: ScoreScale;
  readonly answer: Answer;
  /** null: there was no pair. */
  readonly effect: Effect | null;
  /** The margin of "no difference" as a share: .02 is ±2 %. */
  readonly margin: number;
  /** ln of the e-value of a difference: the metrics come by it, the strongest first. */
  readonly log_e: number;
  readonly has_carry_over: boolean;
  /** Only where undecided: how many times the pairs would decide (null: not known), and the margin that would hold. */
  readonly needs: { readonly times: number | null; readonly margin: number } | null;
  /** Every pair in order: the scores of both, and which ran first. */
  readonly pairs: readonly { readonly base: number; readonly head: number; readonly first: 'base' | 'head' }[];
  readonly calibration: readonly number[];
}

export interface ComparisonReport {
  readonly format: typeof COMPARISON_FORMAT;
  readonly base: ComparedCommit;
  readonly head: ComparedCommit;
  /** Whose evaluator and protected files judged both: those of the base, of the head, or each its own. */
  readonly evaluator: 'base' | 'head' | 'own';
  /** Protected files that the head changed, and that were taken from the base. */
  readonly changed_evaluator_files: readonly string[];
  readonly command: string;
  /** The gravest answer of all metrics. */
  readonly answer: Answer;
  /** The strongest evidence first. */
  readonly metrics: readonly ReportedMetric[];
  readonly confidence: number;
  readonly error_rate: 'fdr' | 'fwer' | 'none';
  readonly planned_pairs: number;
  readonly pairs: number;
  /** Why it ended. */
  readonly ended: 'decided' | 'pairs-used' | 'time-used' | 'stopped';
  readonly started_at: string;
  readonly duration_ms: number;
  /** Sentences for the reader, such as that the margin was derived from noise. */
  readonly notes: readonly string[];
}
