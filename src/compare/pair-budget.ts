/** How many pairs are planned, and what is printed where time or pairs are short of an answer. Pure. */
import { leastPairsOfOne } from '../decision/comparison/comparison.ts';
import type { Opened } from './log.ts';

export const CALIBRATION_RUNS = 8;
/** Without `--max-pairs`. */
export const USUAL_PAIRS = 100;
// With washout: the runs of a pair, one between them, and one before every other pair.
const RUNS_OF_PAIR = { plain: 2, washed: 3.5 };

export function runsOfPair({ is_washed: isWashed }: Pick<Opened, 'is_washed'>): number {
  return isWashed ? RUNS_OF_PAIR.washed : RUNS_OF_PAIR.plain;
}

interface Budget {
  /** As `--max-pairs` says, or its default. */
  readonly most: number;
  /** The fewest that can give an answer. */
  readonly least: number;
  /** In the time. */
  readonly fitting: number;
}

export function pairsToRun({ most, least, fitting }: Budget): number {
  return Math.min(most, Math.max(least, fitting));
}

interface Limiting {
  readonly opened: Pick<Opened, 'confidence' | 'error_rate'>;
  readonly metrics: number;
  readonly pairs: number;
  readonly least: number;
  readonly fitting: number;
}

/** What the pairs cannot show, however large an effect is. */
export function limitsOf({ opened, metrics, pairs, least, fitting }: Limiting): string[] {
  const alpha = 1 - opened.confidence;
  const ofOne = leastPairsOfOne({ metrics, alpha, error_rate: opened.error_rate });
  return [
    ...(fitting < least
      ? [`only ${Math.max(0, fitting)} pairs fit in the time: ${least} are run, the fewest that can give an answer`]
      : []),
    ...(pairs < ofOne
      ? [
          `to call one of ${metrics} benchmarks better or worse takes at least ${ofOne} pairs: compare fewer of them, or with --error-rate none`,
        ]
      : []),
  ];
}

/** An answer takes longer than the time that there is. */
export interface Lateness {
  readonly runMs: number;
  /** Until the fewest pairs that can give an answer are run, from the start of the comparison. */
  readonly neededMs: number;
  readonly maxMs: number;
}

/** Undefined where there is time for so many more runs. */
export function latenessOf({
  runs,
  elapsedMs,
  ...late
}: Omit<Lateness, 'neededMs'> & { readonly runs: number; readonly elapsedMs: number }): Lateness | undefined {
  const neededMs = elapsedMs + runs * late.runMs;
  return neededMs > late.maxMs ? { ...late, neededMs } : undefined;
}
