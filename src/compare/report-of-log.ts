/** The report of a comparison, from what its log holds. Pure. */
import { type ComparedResult, type Comparison, overallAnswer, resultsOf } from '../decision/comparison/comparison.ts';
import type { ComparisonRecord, Opened, Planned } from './log.ts';
import { COMPARISON_FORMAT, type ComparisonReport, type Effect, type ReportedMetric } from './report.ts';

export type Scores = Readonly<Record<string, number>>;

/** As far as it was run. */
export interface Pair {
  first: 'base' | 'head';
  base?: Scores;
  head?: Scores;
}

interface Reported {
  readonly opened: Opened;
  readonly planned: Planned;
  readonly end: Extract<ComparisonRecord, { kind: 'ended' }>;
  readonly comparison: Comparison;
  readonly pairs: readonly Pair[];
  readonly calibration: readonly Scores[];
}

/** What users read. */
export function reportOf({ opened, planned, end, comparison, pairs, calibration }: Reported): ComparisonReport {
  const results = resultsOf(comparison);
  const named = ({ name, commit }: Opened['base']) => ({ name, commit });
  return {
    format: COMPARISON_FORMAT,
    base: named(opened.base),
    head: named(opened.head),
    evaluator: opened.evaluator,
    changed_evaluator_files: opened.changed_evaluator_files,
    command: opened.command,
    answer: overallAnswer(results),
    metrics: results.map((result) => {
      const metric = planned.metrics.find(({ name }) => name === result.name);
      const trial = comparison.metrics.find(({ name }) => name === result.name)?.trial;
      if (metric === undefined || trial === undefined) throw new TypeError(`a result without a plan: ${result.name}`);
      return metricOf(result, {
        ...{ metric, level: trial.level, margin: trial.margin_share },
        pairs: pairs.map(({ first, base = {}, head = {} }) => ({
          ...{ base: base[result.name] ?? 0, head: head[result.name] ?? 0, first },
        })),
        calibration: calibration.map((scores) => scores[result.name] ?? 0),
      });
    }),
    confidence: opened.confidence,
    error_rate: opened.error_rate,
    planned_pairs: planned.pairs,
    pairs: pairs.length,
    ended: end.ended,
    started_at: opened.started_at,
    duration_ms: end.duration_ms,
    notes: [...opened.notes, ...planned.notes, ...end.notes],
  };
}

interface MetricFacts extends Pick<ReportedMetric, 'pairs' | 'calibration' | 'margin'> {
  readonly metric: Planned['metrics'][number];
  readonly level: number;
}

function metricOf(result: ComparedResult, { metric, level, margin, pairs, calibration }: MetricFacts): ReportedMetric {
  const { name, direction, unit, scale } = metric;
  const { answer, has_carry_over, needs, log_e } = result;
  const share = (units: number): number => (scale === 'ratio' ? Math.expm1(units) : units / level);
  return {
    ...{ name, direction, unit, scale, answer, margin, has_carry_over },
    // A pair that no evidence comes of leaves it at 1.
    log_e: Number.isFinite(log_e) ? log_e : 0,
    effect: pairs.length === 0 ? null : effectOf(result, metric),
    needs: answer !== 'undecided' || needs === undefined ? null : { times: needs.times, margin: share(needs.margin) },
    ...{ pairs, calibration },
  };
}

/** More is worse in the statistics; users read head against base. */
function effectOf(
  { estimate, lower, upper }: ComparedResult,
  { direction, scale }: Planned['metrics'][number],
): Effect {
  const read = (value: number | null): number | null => {
    if (value === null) return null;
    const signed = direction === 'min' ? value : -value;
    return scale === 'ratio' ? Math.exp(signed) : signed;
  };
  const [low, high] = direction === 'min' ? [lower, upper] : [upper, lower];
  return { estimate: read(estimate) ?? 0, lower: read(low), upper: read(high) };
}
