import { fenced, plural } from '../base/text.ts';
import type { GateReport } from '../gate/report.ts';
import {
  buildRows,
  type GateOutcome,
  outcomeOf,
  renderCommand,
  renderVerdict,
  type ScenarioRow,
  showsG,
} from './gate-view.ts';
import { LineBudget, sizeOfLines } from './line-budget.ts';
import { escapeMarkdown } from './markdown.ts';

/** Options of {@link renderGateMarkdown}. */
export interface GateMarkdown {
  /**
   * Most bytes of the text; rows that do not fit are counted instead of shown.
   * @defaultValue no limit
   */
  readonly maxBytes?: number;
  /**
   * Sentences above the table, e.g. that a pull request changes the suite.
   * @defaultValue `[]`
   */
  readonly banners?: readonly string[];
  /**
   * Markdown below everything, e.g. links.
   * @defaultValue `[]`
   */
  readonly footer?: readonly string[];
}

const HEADS: Readonly<Record<GateOutcome, string>> = {
  passed: '✅ Candidate gate passed',
  failed: '❌ Candidate gate failed',
  inconclusive: '➖ Candidate gate inconclusive',
};

/** The report as GitHub-flavoured markdown: verdict first, then a row a scenario, reasons, warnings, the command. */
export function renderGateMarkdown(report: GateReport, options: GateMarkdown = {}): string {
  const { maxBytes = Number.POSITIVE_INFINITY, banners = [], footer = [] } = options;
  const rows = buildRows(report);
  const head = [
    `### ${HEADS[outcomeOf(report)]}: ${renderVerdict(report)}`,
    '',
    ...banners.flatMap((banner) => [`> **${escapeMarkdown(banner)}**`, '']),
    `${plural(report.candidates_count, 'candidate')} of ${escapeMarkdown(report.candidates_file)} against ${escapeMarkdown(report.suite_path)} (${escapeMarkdown(report.suite_version)}), ${plural(report.replays_requested, 'replay')}.`,
    '',
  ];
  const tail = [...renderAgain(report), '', ...footer.flatMap((line) => [line, ''])];
  const budget = new LineBudget(maxBytes - sizeOfLines(head) - sizeOfLines(tail));
  // Reasons are longer than rows: the table is whole before the first of them.
  const table = renderTable(rows, showsG(report), budget);
  const reasons = rows.flatMap(({ scenario, reasons: each }) =>
    each.length === 0
      ? []
      : [`**${escapeMarkdown(scenario)}**\n\n${each.map((reason) => `- ${escapeMarkdown(reason)}`).join('\n')}\n`],
  );
  const warnings = report.warnings.map(({ message }) => `- ${escapeMarkdown(message)}`);
  return [
    ...head,
    ...table,
    '',
    ...section('#### What fails', budget.take(reasons, 'scenario')),
    ...section('#### Warnings', [...budget.take(warnings, 'warning'), ...(warnings.length === 0 ? [] : [''])]),
    ...tail,
  ].join('\n');
}

// Of a command that names more, a reader has no use, and a comment no room.
const MAX_NAMED_SCENARIOS = 50;

function renderAgain(report: GateReport): string[] {
  const { ids, mode } = report.reproducibility_contract.manifest.scenario_selection;
  if (mode === 'scenario' && ids.length > MAX_NAMED_SCENARIOS)
    return [`The command for the same verdict names ${plural(ids.length, 'scenario')}; the report lists them.`];
  return ['The same verdict on your machine:', '', fenced(renderCommand(report), 'sh')];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, '', ...lines];
}

function renderTable(rows: readonly ScenarioRow[], withG: boolean, budget: LineBudget): string[] {
  const titles = ['', 'Scenario', 'Best candidate', 'Overall', 'A', 'T', 'M', 'S'];
  titles.push(...(withG ? ['G'] : []), 'Volatility', 'Margin', 'Why');
  const lines = rows.map((row) => {
    const { overall, A, T, M, S, G } = row.scores;
    const scores = [overall, A, T, M, S, ...(withG ? [G] : [])];
    const verdict = row.verdict === 'pass' ? '✅' : '❌';
    const texts = [row.scenario, row.best, ...scores, row.volatility, row.margin, row.because].map(escapeMarkdown);
    return `| ${[verdict, ...texts].join(' | ')} |`;
  });
  return [`| ${titles.join(' | ')} |`, `|${titles.map(() => '---').join('|')}|`, ...budget.take(lines, 'scenario')];
}
