import type { ComparisonReport, ReportedMetric } from '../../src/compare/report.ts';

/** A metric that came to 1.17× slower, with the fields that a test cares about. */
export function metricOf(fields: Partial<ReportedMetric> = {}): ReportedMetric {
  const factor = fields.effect?.estimate ?? 1.17;
  const count = fields.pairs?.length ?? 11;
  return {
    ...{ name: 'parse', direction: 'min', unit: 'ms', scale: 'ratio', answer: 'worse', margin: 0.02, log_e: 5 },
    effect: { estimate: 1.17, lower: 1.09, upper: 1.26 },
    has_carry_over: false,
    needs: null,
    pairs: Array.from({ length: count }, (_, index) => {
      const wave = 1 + 0.03 * Math.sin(index * 2.4);
      return { base: 12 * wave, head: 12 * factor * (2 - wave), first: index % 3 === 0 ? 'head' : 'base' } as const;
    }),
    calibration: [12, 12.1, 11.9, 12.2, 12, 12.3, 11.8, 12.1],
    ...fields,
  };
}

/** A metric within the margin. */
export function equalMetric(name: string, fields: Partial<ReportedMetric> = {}): ReportedMetric {
  const effect = { estimate: 1.002, lower: 0.996, upper: 1.009 };
  return metricOf({ name, answer: 'no-difference', effect, log_e: -1, ...fields });
}

/** A metric that the pairs did not decide. */
export function undecidedMetric(name: string, fields: Partial<ReportedMetric> = {}): ReportedMetric {
  const effect = { estimate: 1.03, lower: 0.96, upper: 1.108 };
  return metricOf({ name, answer: 'undecided', effect, log_e: 0.4, needs: { times: 2.6, margin: 0.108 }, ...fields });
}

const GRAVITY = ['worse', 'undecided', 'better', 'no-difference'] as const;

/** A report of some metrics. */
export function comparisonOf(
  metrics: readonly ReportedMetric[],
  fields: Partial<ComparisonReport> = {},
): ComparisonReport {
  return {
    format: 'autorize-comparison-v1',
    base: { name: 'main', commit: '1a2b3c4d5e6f'.padEnd(40, '0') },
    head: { name: 'HEAD', commit: '6f5e4d3c2b1a'.padEnd(40, '0') },
    evaluator: 'base',
    changed_evaluator_files: [],
    command: 'node bench/score.mjs',
    answer: GRAVITY.find((each) => metrics.some(({ answer }) => answer === each)) ?? 'undecided',
    metrics,
    ...{ confidence: 0.95, error_rate: 'fdr', planned_pairs: 100, pairs: 11, ended: 'decided' },
    ...{ started_at: '2026-11-26T10:00:00.000Z', duration_ms: 252_000, notes: [] },
    ...fields,
  };
}
