import { fenced, plural } from '../base/text.ts';
import type { GateReport } from '../gate/report.ts';
import { buildRows, renderCommand, renderVerdict, showsG } from './gate-view.ts';
import { escapeMarkdown } from './markdown.ts';

/** The report as GitHub-flavoured markdown: verdict first, then a row a scenario, reasons, warnings, the command. */
export function renderGateMarkdown(report: GateReport): string {
  const rows = buildRows(report);
  const withG = showsG(report);
  const titles = [
    '',
    'Scenario',
    'Best candidate',
    'Overall',
    'A',
    'T',
    'M',
    'S',
    ...(withG ? ['G'] : []),
    'Volatility',
    'Margin',
    'Why',
  ];
  const lines = rows.map((row) => {
    const { overall, A, T, M, S, G } = row.scores;
    const scores = [overall, A, T, M, S, ...(withG ? [G] : [])];
    const verdict = row.verdict === 'pass' ? '✅' : '❌';
    const texts = [row.scenario, row.best, ...scores, row.volatility, row.margin, row.because].map(escapeMarkdown);
    return `| ${[verdict, ...texts].join(' | ')} |`;
  });
  const reasons = rows.flatMap(({ scenario, reasons: each }) =>
    each.length === 0
      ? []
      : [`**${escapeMarkdown(scenario)}**`, '', ...each.map((reason) => `- ${escapeMarkdown(reason)}`), ''],
  );
  const warnings = report.warnings.map(({ message }) => `- ${escapeMarkdown(message)}`);
  return [
    `### ${report.suite_pass ? '✅ Candidate gate passed' : '❌ Candidate gate failed'}: ${renderVerdict(report)}`,
    '',
    `${plural(report.candidates_count, 'candidate')} of ${escapeMarkdown(report.candidates_file)} against ${escapeMarkdown(report.suite_path)} (${escapeMarkdown(report.suite_version)}), ${plural(report.replays_requested, 'replay')}.`,
    '',
    `| ${titles.join(' | ')} |`,
    `|${titles.map(() => '---').join('|')}|`,
    ...lines,
    '',
    ...(reasons.length === 0 ? [] : ['#### What fails', '', ...reasons]),
    ...(warnings.length === 0 ? [] : ['#### Warnings', '', ...warnings, '']),
    'The same verdict on your machine:',
    '',
    fenced(renderCommand(report), 'sh'),
    '',
  ].join('\n');
}
