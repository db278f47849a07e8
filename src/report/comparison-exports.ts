/**
 * A comparison in the shapes of other tools. The scores are those of the head; no field holds a verdict, since these tools
 * compare with what other machines measured.
 */
import { centralMedian } from '../base/median.ts';
import { kindOfUnit, nanosecondsOf } from '../base/score-unit.ts';
import { printable } from '../base/text.ts';
import type { ComparisonReport, ReportedMetric } from '../compare/report.ts';
import { renderAnswer } from './comparison-effect.ts';

const MAX_NAME = 200;

/** An entry of github-action-benchmark. */
interface BenchmarkEntry {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly range: string;
  readonly extra: string;
}

/** What github-action-benchmark reads: two files, since each of its tools knows one direction. */
interface BenchmarkEntries {
  readonly customSmallerIsBetter: readonly BenchmarkEntry[];
  readonly customBiggerIsBetter: readonly BenchmarkEntry[];
}

/** The head's scores as entries of github-action-benchmark, one list for each of its two tools. */
export function exportBenchmarkEntries(report: ComparisonReport): BenchmarkEntries {
  const named = nameMetrics(report);
  const entries = (direction: ReportedMetric['direction']): readonly BenchmarkEntry[] =>
    named
      .filter(([, metric]) => metric.direction === direction)
      .map(([name, metric]) => {
        const heads = metric.pairs.map(({ head }) => head);
        const value = centralMedian(heads);
        return {
          ...{ name, unit: printable(metric.unit ?? 'score', 20), value },
          range: `± ${Number(((halfRange(heads) / (Math.abs(value) || 1)) * 100).toPrecision(3))}%`,
          extra: renderAnswer(metric, report),
        };
      });
  return { customSmallerIsBetter: entries('min'), customBiggerIsBetter: entries('max') };
}

/** Half of the middle half: what outliers do not move. */
function halfRange(scores: readonly number[]): number {
  const sorted = scores.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return (at(0.75) - at(0.25)) / 2;
}

interface BencherMeasure {
  readonly value: number;
  readonly lower_value: number;
  readonly upper_value: number;
}

type BencherMetrics = Readonly<Record<string, Readonly<Record<string, BencherMeasure>>>>;

/** The head's scores in Bencher's format: the median, with the least and the most as its bounds. */
export function exportBencherMetrics(report: ComparisonReport): BencherMetrics {
  const entries = nameMetrics(report).map(([name, metric]) => {
    const { slug, factor } = measureOf(metric);
    const heads = metric.pairs.map(({ head }) => head * factor);
    const bounds = { lower_value: Math.min(...heads), upper_value: Math.max(...heads) };
    return [name, { [slug]: { value: centralMedian(heads), ...bounds } }] as const;
  });
  return Object.fromEntries(entries);
}

/** The measures that Bencher knows by itself; anything else is a measure that a project adds. */
function measureOf({ unit }: ReportedMetric): { readonly slug: string; readonly factor: number } {
  const nanoseconds = nanosecondsOf(unit);
  if (nanoseconds !== undefined) return { slug: 'latency', factor: nanoseconds };
  const kind = kindOfUnit(unit);
  if (kind === 'rate') return { slug: 'throughput', factor: 1 };
  const slug = (unit ?? 'score')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { slug: slug === '' ? 'score' : slug, factor: 1 };
}

/** The metrics that were measured, each with a printable name that no other has. */
function nameMetrics({ metrics }: ComparisonReport): readonly (readonly [string, ReportedMetric])[] {
  const taken = new Set<string>();
  return metrics
    .filter(({ pairs }) => pairs.length > 0)
    .map((metric) => {
      const name = printable(metric.name, MAX_NAME);
      let free = name;
      for (let count = 2; taken.has(free); count += 1) free = `${name} (${count})`;
      taken.add(free);
      return [free, metric] as const;
    });
}
