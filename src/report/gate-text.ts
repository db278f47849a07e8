import { plural, printable } from '../base/text.ts';
import type { GateReport } from '../gate/report.ts';
import { buildRows, renderCommand, renderVerdict, type ScenarioRow, showsG } from './gate-view.ts';
import { type Column, renderTextTable } from './text-table.ts';

/**
 * The report for a terminal: a row a scenario, the reasons of what fails, the verdict, where the report is. `program` are
 * the words that start the gate where this is printed.
 */
export function renderGateText(report: GateReport, reportPath: string, program?: readonly string[]): string {
  const rows = buildRows(report);
  return [
    renderHeading(report),
    '',
    ...renderTable(rows, showsG(report)),
    ...renderReasons(rows),
    ...renderAblations(report),
    ...renderWarnings(report),
    '',
    `${report.suite_pass ? 'PASS' : 'FAIL'}: ${renderVerdict(report)}`,
    `report: ${printable(reportPath, 400)}`,
    `again:  ${renderCommand(report, program)}`,
    '',
  ].join('\n');
}

function renderHeading(report: GateReport): string {
  const replays =
    report.replays_requested === 1
      ? '1 replay'
      : `${report.replays_requested} replays, seed ${printable(report.seed, 40)}`;
  const suite = `${printable(report.suite_path)} (${printable(report.suite_version, 20)})`;
  const candidates = `${plural(report.candidates_count, 'candidate')} of ${renderSource(report)}`;
  return `Candidate gate: ${candidates} against ${suite}, ${replays}`;
}

function renderWarnings({ warnings }: GateReport): string[] {
  return warnings.length === 0 ? [] : ['', ...warnings.map(({ message }) => `warning: ${printable(message, 400)}`)];
}

function renderSource({ candidates_file: file }: GateReport): string {
  return file === '-' ? 'standard input' : printable(file);
}

function renderTable(rows: readonly ScenarioRow[], withG: boolean): string[] {
  const cells: readonly Column<ScenarioRow>[] = [
    ['', (row) => row.verdict, 'left'],
    ['scenario', (row) => row.scenario, 'left'],
    ['best candidate', (row) => row.best, 'left'],
    ['overall', (row) => row.scores.overall, 'right'],
    ['A', (row) => row.scores.A, 'right'],
    ['T', (row) => row.scores.T, 'right'],
    ['M', (row) => row.scores.M, 'right'],
    ['S', (row) => row.scores.S, 'right'],
    ...(withG ? [['G', (row: ScenarioRow) => row.scores.G, 'right'] as const] : []),
    ['volatility', (row) => row.volatility, 'right'],
    ['why', (row) => row.because, 'left'],
  ];
  return renderTextTable(cells, rows);
}

function renderReasons(rows: readonly ScenarioRow[]): string[] {
  return rows.flatMap(({ scenario, reasons }) =>
    reasons.length === 0 ? [] : ['', `${scenario} fails:`, ...reasons.map((reason) => `  ${reason}`)],
  );
}

function renderAblations({ experimental }: GateReport): string[] {
  if (experimental === undefined) return [];
  const lines = Object.entries(experimental.ablations).map(([profile, result]) => {
    const changes = result.winner_changes.map(
      ({ scenario_id: id, from, to }) => `${id}: ${from ?? 'none'} → ${to ?? 'none'}`,
    );
    const winners = changes.length === 0 ? 'same winners' : printable(`other winners: ${changes.join(', ')}`, 400);
    return `  ${profile}: ${result.pass_count} pass (${result.baseline_pass_count} as configured), ${winners}`;
  });
  return ['', 'Ablations (they do not change the verdict):', ...lines];
}
