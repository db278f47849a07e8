import { plural } from '../base/text.ts';
import type { Lateness } from '../compare/pair-budget.ts';
import type { ComparisonReport } from '../compare/report.ts';
import { renderConfidence } from './comparison-effect.ts';
import {
  buildComparisonRows,
  type ComparisonRow,
  comparisonBanners,
  renderCompared,
  renderComparisonTitle,
  renderPromise,
  renderRun,
} from './comparison-view.ts';
import { oneLine } from './foreign-text.ts';
import { type Column, renderTextTable } from './text-table.ts';
import { renderSpan } from './time-text.ts';

/** A comparison for a terminal: a row a metric, the strongest evidence first, then the verdict and where the files are. */
export function renderComparisonText(report: ComparisonReport, reportPath?: string): string {
  const rows = buildComparisonRows(report);
  const { base, head, notes } = report;
  const needs = rows.flatMap(({ name, needs: need }) => (need === undefined ? [] : [`${name}: ${need}`]));
  return [
    `Comparison of ${renderCompared(head)} with ${renderCompared(base)}: ${plural(rows.length, 'benchmark')}`,
    `${renderRun(report)}. ${renderPromise(report)}`,
    ...comparisonBanners(report).map((banner) => `warning: ${banner}`),
    ...(rows.length === 0 ? [] : ['', ...renderTable(rows, report.confidence)]),
    ...(needs.length === 0 ? [] : ['', ...needs]),
    ...(notes.length === 0 ? [] : ['', ...notes.map((note) => `note: ${oneLine(note, 400)}`)]),
    '',
    `${renderComparisonTitle(report)}`,
    ...(reportPath === undefined ? [] : [`report: ${oneLine(reportPath, 400)}`]),
    '',
  ].join('\n');
}

function renderTable(rows: readonly ComparisonRow[], confidence: number): string[] {
  const cells: readonly Column<ComparisonRow>[] = [
    ['', (row) => row.word, 'left'],
    ['benchmark', (row) => row.name, 'left'],
    ['change', (row) => row.change, 'left'],
    [`${renderConfidence(confidence)} CI`, (row) => row.interval, 'left'],
    ['margin', (row) => row.margin, 'right'],
    ['pairs', (row) => row.pairs, 'right'],
    ['base', (row) => row.base, 'right'],
    ['head', (row) => row.head, 'right'],
  ];
  return renderTextTable(cells, rows);
}

/** What an answer would take, as soon as that is known. */
export function renderLateness({ runMs, neededMs, maxMs }: Lateness): string {
  const [run, needed, most] = [runMs, neededMs, maxMs].map(renderSpan);
  return `one run takes ${run}: an answer takes about ${needed}, longer than the ${most} of max-time`;
}
