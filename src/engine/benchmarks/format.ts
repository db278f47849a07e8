import type { BenchmarkOutput } from './output.ts';
import type { Readings, Statistic, Unit } from './reading.ts';

/** How the output of one tool becomes a score. */
export interface BenchmarkFormat {
  /** What is expected, as the object of a sentence: `the output of "go test -bench"`. */
  readonly expected: string;
  /** A command whose standard output it reads. */
  readonly command: string;
  /** Of every value. The lower, the better: rates are read as the time of one operation. */
  readonly unit: Unit;
  /**
   * How values become one score. `geometric-mean`: the ratio of two scores is the geometric mean of the ratios of the
   * benchmarks, and both need the same ones. `total`: their sum.
   */
  readonly aggregate: 'geometric-mean' | 'total';
  /** Figures of a benchmark that `statistic` can choose instead of the one that the tool itself puts first. */
  readonly statistics: readonly Statistic[];
  /** It starts or weighs what it measures; every other tool loads or compiles that into its own process. */
  readonly isOutside?: true;
  /** Reads every benchmark; `statistic`: undefined is the tool's own. */
  readonly read: (output: BenchmarkOutput, statistic: Statistic | undefined) => Readings;
}

/** The common facts of tools that measure time. */
export const TIMED = { unit: 'ns', aggregate: 'geometric-mean' } as const;
