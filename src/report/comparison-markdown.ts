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
import { LineBudget, sizeOfLines } from './line-budget.ts';
import { escapeMarkdown } from './markdown.ts';

/** Options of {@link renderComparisonMarkdown}. */
export interface ComparisonMarkdown {
  /** Most bytes of the text; rows that do not fit are counted instead of shown. */
  readonly maxBytes?: number;
  /** Sentences above the table, besides that the head changed its own benchmark. */
  readonly banners?: readonly string[];
  /** Markdown below everything, e.g. links. */
  readonly footer?: readonly string[];
}

const SIGNS: Readonly<Record<ComparisonReport['answer'], string>> = {
  worse: '❌',
  better: '🚀',
  'no-difference': '✅',
  undecided: '➖',
};
// More rows without a change than these are folded away: nobody has to act on them.
const MAX_OPEN_UNCHANGED = 5;

/** A comparison as GitHub-flavoured Markdown: verdict, table, what undecided metrics would take. */
export function renderComparisonMarkdown(report: ComparisonReport, options: ComparisonMarkdown = {}): string {
  const { maxBytes = Number.POSITIVE_INFINITY, banners = [], footer = [] } = options;
  const rows = buildComparisonRows(report);
  const { base, head, command } = report;
  const intro = [
    `### ${SIGNS[report.answer]} ${escapeMarkdown(renderComparisonTitle(report))}`,
    '',
    ...[...comparisonBanners(report), ...banners].flatMap((banner) => [`> **⚠️ ${escapeMarkdown(banner)}**`, '']),
    `${escapeMarkdown(renderCompared(head))} against ${escapeMarkdown(renderCompared(base))}, in pairs on one machine: ${escapeMarkdown(renderRun(report))}.`,
    '',
  ];
  const tail = [
    `${escapeMarkdown(renderPromise(report))} Measured by: ${escapeMarkdown(command)}`,
    '',
    ...footer.flatMap((line) => [line, '']),
  ];
  const budget = new LineBudget(maxBytes - sizeOfLines(intro) - sizeOfLines(tail));
  const unchanged = rows.filter(({ answer }) => answer === 'no-difference');
  const isFolded = unchanged.length > MAX_OPEN_UNCHANGED && unchanged.length < rows.length;
  const open = isFolded ? rows.filter(({ answer }) => answer !== 'no-difference') : rows;
  const needs = rows.flatMap(({ name, needs: need }) =>
    need === undefined ? [] : [`- **${escapeMarkdown(name)}**: ${escapeMarkdown(need)}`],
  );
  const notes = report.notes.map((note) => `- ${escapeMarkdown(note)}`);
  return [
    ...intro,
    ...renderTable(open, { report, budget }),
    ...section(budget.take(needs, 'benchmark')),
    ...(isFolded ? renderFolded(unchanged, { report, budget }) : []),
    ...section(budget.take(notes, 'note')),
    ...tail,
  ].join('\n');
}

function section(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [...lines, ''];
}

interface Table {
  readonly report: ComparisonReport;
  readonly budget: LineBudget;
}

function renderFolded(rows: readonly ComparisonRow[], table: Table): string[] {
  return [
    `<details><summary>${rows.length} benchmarks without a change</summary>`,
    '',
    ...renderTable(rows, table),
    '</details>',
    '',
  ];
}

function renderTable(rows: readonly ComparisonRow[], { report, budget }: Table): string[] {
  if (rows.length === 0) return [];
  const titles = ['', 'Benchmark', 'Change', `${renderConfidence(report.confidence)} CI`];
  titles.push('Margin', 'Pairs', 'Base', 'Head');
  const lines = rows.map(({ answer, word, name, change, interval, margin, pairs, base, head }) => {
    const texts = [name, change, interval, margin, pairs, base, head].map(escapeMarkdown);
    return `| ${[`${SIGNS[answer]} ${word}`, ...texts].join(' | ')} |`;
  });
  const align = ['---', '---', '---', '---', '--:', '--:', '--:', '--:'];
  return [`| ${titles.join(' | ')} |`, `|${align.join('|')}|`, ...budget.take(lines, 'benchmark'), ''];
}
