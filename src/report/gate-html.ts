import { plural, printable } from '../base/text.ts';
import type { Evaluation } from '../gate/evaluate.ts';
import type { GateReport, ScenarioResult } from '../gate/report.ts';
import {
  buildRows,
  type GateOutcome,
  outcomeOf,
  renderCommand,
  renderVerdict,
  type ScenarioRow,
  showsG,
} from './gate-view.ts';
import { escapeHtml } from './html.ts';
import { renderPage } from './page.ts';
import { PAGE_STYLE } from './page-style.ts';

// A page of a suite of thousands of scenarios is still opened on a phone.
const MAX_DETAILS = 300;
const MAX_ROWS = 3000;
const MAX_CANDIDATES = 20;
const MAX_TEXT = 300;

const VERDICTS: Readonly<Record<GateOutcome, string>> = {
  passed: 'Passed',
  failed: 'Failed',
  inconclusive: 'Inconclusive: the choice depends on the order of the candidates',
};

// An empty text after the slash: a screen reader reads the word beside the sign, not the sign.
// Of the table of scenarios; the others are of figures.
const WORDS: readonly string[] = ['Verdict', 'Scenario', 'Best candidate', 'Why'];
const STYLE = `${PAGE_STYLE}
.pass::before{content:"\\2714\\a0" / "";color:var(--good)}.fail::before{content:"\\2718\\a0" / "";color:var(--bad)}
.pass,.fail{white-space:nowrap;font-weight:600}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.because{min-width:14rem}td:nth-child(3){min-width:6rem}tbody th{min-width:9rem}thead .number{text-align:right}.failures{min-width:11rem}
`;

/** The gate's report as one page that loads nothing and needs no script; `banners` stand above the table. */
export function renderGateHtml(report: GateReport, banners: readonly string[] = []): string {
  const rows = buildRows(report);
  const results = Object.values(report.results);
  const outcome = outcomeOf(report);
  return renderPage({
    title: `Candidate gate: ${renderVerdict(report)}`,
    style: STYLE,
    body: [
      '<header>',
      '<h1>Candidate gate</h1>',
      `<p class="verdict"><span class="${outcome === 'passed' ? 'pass' : 'fail'}">${VERDICTS[outcome]}</span>: ${renderVerdict(report)}</p>`,
      ...banners.map((banner) => `<p class="problem">${escapeHtml(banner)}</p>`),
      renderFigures(report),
      '</header>',
      '<main>',
      ...renderTable(rows, { withG: showsG(report), suite: report.suite_path }),
      ...renderDetails(rows, results),
      ...renderWarnings(report),
      '<h2>The same verdict on your machine</h2>',
      `<pre tabindex="0" aria-label="Command">${escapeHtml(renderCommand(report))}</pre>`,
      '</main>',
      `<footer><p>Made ${escapeHtml(report.ran_at)} by autorize.</p></footer>`,
    ],
  });
}

function renderFigures(report: GateReport): string {
  const figures: readonly (readonly [string, string])[] = [
    ['Candidates', `${report.candidates_count} of ${report.candidates_file}`],
    ['Suite', `${report.suite_path} (${report.suite_version})`],
    ['Replays', report.replays_requested === 1 ? '1' : `${report.replays_requested}, seed ${report.seed}`],
  ];
  const shown = figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${text(value)}</dd></div>`);
  return `<dl class="figures">${shown.join('')}</dl>`;
}

function renderTable(
  rows: readonly ScenarioRow[],
  { withG, suite }: { readonly withG: boolean; readonly suite: string },
): string[] {
  const scores = ['A', 'T', 'M', 'S', ...(withG ? ['G'] : [])] as const;
  const heads = ['Verdict', 'Scenario', 'Best candidate', 'Overall', ...scores, 'Volatility', 'Margin', 'Why'];
  const shown = rows.slice(0, MAX_ROWS).map((row, index) => {
    const number = (value: string) => `<td class="number">${escapeHtml(value)}</td>`;
    const name = index < MAX_DETAILS ? `<a href="#s${index}">${text(row.scenario)}</a>` : text(row.scenario);
    const all = { ...row.scores } as Readonly<Record<string, string>>;
    return [
      `<tr><td>${verdictOf(row)}</td><th scope="row">${name}</th><td>${text(row.best)}</td>`,
      ...[row.scores.overall, ...scores.map((each) => all[each] ?? ''), row.volatility, row.margin].map(number),
      `<td class="because">${text(row.because)}</td></tr>`,
    ].join('');
  });
  return [
    '<h2>Scenarios</h2>',
    '<div class="scroll" tabindex="0" role="region" aria-label="Scenarios"><table>',
    `<caption>The best candidate of each scenario of ${text(suite)}</caption>`,
    `<thead><tr>${heads.map((head) => `<th scope="col"${WORDS.includes(head) ? '' : ' class="number"'}>${head}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...shown,
    '</tbody></table></div>',
    ...leftOut(rows.length - shown.length, 'scenario'),
  ];
}

function verdictOf({ verdict }: Pick<ScenarioRow, 'verdict'>): string {
  return verdict === 'pass' ? '<span class="pass">pass</span>' : '<span class="fail">fail</span>';
}

function renderDetails(rows: readonly ScenarioRow[], results: readonly ScenarioResult[]): string[] {
  const parts = rows.slice(0, MAX_DETAILS).map((row, index) => {
    const result = results[index];
    const evaluated = result?.evaluated.slice(0, MAX_CANDIDATES) ?? [];
    const reasons = row.reasons.map((reason) => `<li>${text(reason)}</li>`);
    return [
      `<details id="s${index}"${row.verdict === 'pass' ? '' : ' open'}>`,
      `<summary>${text(row.scenario)}: ${verdictOf(row)}</summary>`,
      ...(result?.scenario.intent === undefined ? [] : [`<p class="note">${text(result.scenario.intent)}</p>`]),
      ...(reasons.length === 0 ? [] : ['<ul>', ...reasons, '</ul>']),
      ...renderCandidates(evaluated, row.scenario),
      ...leftOut((result?.evaluated_count ?? 0) - evaluated.length, 'candidate'),
      '</details>',
    ].join('\n');
  });
  return ['<h2>Each scenario</h2>', ...parts, ...leftOut(rows.length - parts.length, 'scenario')];
}

function renderCandidates(evaluated: readonly Evaluation[], scenario: string): string[] {
  if (evaluated.length === 0) return ['<p>No candidate was scored.</p>'];
  const rows = evaluated.map(({ id, pass, scores, failures }) => {
    const codes = [...new Set(failures.map(({ code }) => code))].join(', ');
    const verdict = verdictOf({ verdict: pass ? 'pass' : 'FAIL' });
    return `<tr><td>${verdict}</td><th scope="row">${text(id)}</th><td class="number">${scores.overall.toFixed(3)}</td><td class="failures">${text(codes)}</td></tr>`;
  });
  return [
    `<div class="scroll" tabindex="0" role="region" aria-label="Candidates of ${text(scenario)}"><table>`,
    '<caption>Candidates, best first</caption>',
    '<thead><tr><th scope="col">Verdict</th><th scope="col">Candidate</th><th scope="col" class="number">Overall</th><th scope="col">Failures</th></tr></thead>',
    '<tbody>',
    ...rows,
    '</tbody></table></div>',
  ];
}

function renderWarnings({ warnings }: GateReport): string[] {
  if (warnings.length === 0) return [];
  const shown = warnings.slice(0, MAX_DETAILS).map(({ message }) => `<li>${text(message)}</li>`);
  return ['<h2>Warnings</h2>', '<ul>', ...shown, '</ul>', ...leftOut(warnings.length - shown.length, 'warning')];
}

function leftOut(rest: number, noun: string): string[] {
  return rest > 0
    ? [`<p class="note">${plural(rest, noun)} more left out here; latest.json lists what was kept.</p>`]
    : [];
}

/** Text of whoever wrote the candidates, made plain. */
function text(value: string): string {
  return escapeHtml(printable(value, MAX_TEXT));
}
