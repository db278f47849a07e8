/** A comparison of two commits on a terminal. Pure. */
import { plural } from '../base/text.ts';
import type { ComparedCommit, ComparisonReport, ReportedMetric } from '../compare/report.ts';
import { ratioUnitOf } from '../compare/unit.ts';
import { oneLine } from './foreign-text.ts';
import { renderSpan } from './time-text.ts';

const ANSWERS = { better: 'better', worse: 'WORSE', 'no-difference': 'no difference', undecided: 'undecided' } as const;

/** `1.17× slower (95 % CI 1.09–1.26, 11 pairs)`, or what else is known of a metric. */
function describeMetric(
  metric: ReportedMetric,
  { confidence, pairs }: Pick<ComparisonReport, 'confidence' | 'pairs'>,
): string {
  const { answer, effect, margin, needs, has_carry_over: isCarried } = metric;
  if (effect === null) return 'no pair was run';
  const about = `(${intervalOf(metric, confidence)}, ${plural(pairs, 'pair')})`;
  if (isCarried) return `undecided: runs depend on what ran before them ${about}`;
  switch (answer) {
    case 'better':
    case 'worse':
      return `${effectText(metric)} ${about}`;
    case 'no-difference':
      return `no difference beyond ±${percent(margin)} ${about}`;
    case 'undecided':
      return `undecided${needsText(needs)} ${about}`;
    default:
      return answer satisfies never;
  }
}

function needsText(needs: ReportedMetric['needs']): string {
  if (needs === null) return '';
  const { times, margin } = needs;
  const pairs = times === null || times <= 1 ? '' : `about ${figure(times)} times the pairs would decide, or `;
  return `: ${pairs}a margin of ±${percent(margin)} would hold`;
}

/** Head against base, as a person says it: how many times slower, or more. */
function effectText({ scale, effect, unit, direction }: ReportedMetric): string {
  if (effect === null) return '';
  const { estimate } = effect;
  if (scale === 'difference') return `${estimate > 0 ? '+' : ''}${figure(estimate)}${unit === null ? '' : ` ${unit}`}`;
  return `${times(Math.max(estimate, 1 / estimate))}× ${wordOf({ unit, direction }, estimate > 1)}`;
}

function wordOf({ unit, direction }: Pick<ReportedMetric, 'unit' | 'direction'>, isMore: boolean): string {
  const measured = ratioUnitOf(unit);
  if (measured === 'time') return isMore ? 'slower' : 'faster';
  if (measured === 'rate') return isMore === (direction === 'max') ? 'faster' : 'slower';
  return isMore ? 'more' : 'less';
}

function intervalOf({ scale, effect }: ReportedMetric, confidence: number): string {
  if (effect === null) return '';
  const { estimate, lower, upper } = effect;
  const isInverted = scale === 'ratio' && estimate < 1;
  const show = (limit: number | null, open: string): string => {
    if (limit === null) return open;
    return scale === 'ratio' ? times(isInverted ? 1 / limit : limit) : figure(limit);
  };
  const [low, high] = isInverted ? [upper, lower] : [lower, upper];
  const lowest = scale === 'ratio' ? '0' : '-∞';
  return `${figure(confidence * 100)} % CI ${show(low, lowest)}–${show(high, '∞')}`;
}

function times(ratio: number): string {
  if (ratio >= 10) return ratio.toFixed(1);
  const isNear = Math.abs(ratio - 1) < 0.1;
  return ratio.toFixed(isNear ? 3 : 2);
}

function percent(share: number): string {
  return `${figure(share * 100)} %`;
}

function figure(value: number): string {
  return String(Number(value.toPrecision(3)));
}

function short({ name, commit }: ComparedCommit): string {
  const id = commit.slice(0, 12);
  return commit.startsWith(name) ? id : `${oneLine(name, 60)} (${id})`;
}

/** What a comparison says when it is over: a line, or a table with the strongest evidence first, and where it lies. */
export function renderComparison(report: ComparisonReport, shownFolder: string): string {
  const { metrics, base, head, command, notes, pairs, planned_pairs: planned, duration_ms } = report;
  const lines = [`${short(head)} against ${short(base)}: ${oneLine(command, 200)}`];
  if (metrics.length > 1) {
    const names = metrics.map(({ name }) => oneLine(name, 60));
    const width = Math.max(...names.map(({ length }) => length));
    const words = Math.max(...metrics.map(({ answer }) => ANSWERS[answer].length));
    for (const [index, metric] of metrics.entries()) {
      const text = describeMetric(metric, report);
      lines.push(`  ${ANSWERS[metric.answer].padEnd(words)}  ${(names[index] ?? '').padEnd(width)}  ${text}`);
    }
  }
  for (const note of notes) lines.push(`note: ${oneLine(note, 300)}`);
  lines.push(`${pairs} of ${plural(planned, 'pair')} in ${renderSpan(duration_ms)}; log: ${oneLine(shownFolder, 200)}`);
  return `${lines.join('\n')}\n${verdictLine(report)}\n`;
}

/** One line of the overall answer. */
function verdictLine(report: ComparisonReport): string {
  const { metrics, answer } = report;
  const [first] = metrics;
  if (first !== undefined && metrics.length === 1) return `${ANSWERS[answer]}: ${describeMetric(first, report)}`;
  const counts = (['worse', 'better', 'undecided', 'no-difference'] as const).flatMap((each) => {
    const count = metrics.filter((metric) => metric.answer === each).length;
    return count === 0 ? [] : [`${count} ${ANSWERS[each].toLowerCase()}`];
  });
  const gravest = metrics.find((metric) => metric.answer === answer);
  const detail =
    gravest === undefined || answer === 'no-difference'
      ? ''
      : `; ${oneLine(gravest.name, 60)}: ${describeMetric(gravest, report)}`;
  return `${ANSWERS[answer]}: ${counts.join(', ')} of ${metrics.length} metrics${detail}`;
}
