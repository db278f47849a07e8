import type { Comparison } from '../decision/comparison/comparison.ts';
import type { Planned } from './log.ts';
import type { Lateness } from './pair-budget.ts';
import type { ComparisonReport } from './report.ts';

/** What is reported while two commits are compared. */
export type CompareEvent =
  | { readonly kind: 'note'; readonly text: string }
  /** A command of the base is tried, to find a benchmark. */
  | { readonly kind: 'searching'; readonly command: string }
  /** A commit is prepared and run once. */
  | { readonly kind: 'trying'; readonly arm: 'base' | 'head' }
  /** One run takes so long that an answer takes more than the time that there is. */
  | ({ readonly kind: 'late' } & Lateness)
  | { readonly kind: 'calibrating'; readonly number: number; readonly of: number }
  /** What can be seen, before the first pair. */
  | {
      readonly kind: 'planned';
      readonly planned: Planned;
      /** By metric, as shares. */
      readonly visible: readonly number[];
      /** What the pairs that fit cannot show, in sentences. */
      readonly limits: readonly string[];
      /** The margins are those of `--margin`, and not derived from the noise of the calibration. */
      readonly isMarginAsked: boolean;
      readonly calibrationRuns: number;
    }
  | {
      readonly kind: 'paired';
      readonly pair: number;
      readonly comparison: Comparison;
      readonly planned: Planned;
      /** How long a pair takes. */
      readonly pairMs: number;
    }
  | { readonly kind: 'concluded'; readonly report: ComparisonReport; readonly folder: string; readonly pairs: number };
