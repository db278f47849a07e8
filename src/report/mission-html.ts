import { DECISIONS } from '../mission/decide.ts';
import type { LedgerEntry, MissionState } from '../mission/ledger.ts';
import type { MissionLook } from '../mission/look.ts';
import { CHART_STYLE } from './experiment-style.ts';
import { escapeHtml } from './html.ts';
import { renderDiffHtml } from './iteration-html.ts';
import { buildMissionChart, MISSION_LINE } from './mission-chart.ts';
import {
  costOf,
  DECISION_SIGNS,
  integrityOf,
  isImprovementConfirmed,
  renderDecisionCounts,
  renderImprovement,
  renderPosition,
  renderVerdict,
  scoreOf,
  titled,
} from './mission-text.ts';
import { renderPage } from './page.ts';
import { PAGE_STYLE } from './page-style.ts';
import { renderScoreChart } from './score-chart.ts';

export interface MissionPage {
  readonly look: MissionLook;
  /** Diff of an iteration, where there is one. */
  readonly diffs: ReadonlyMap<number, string>;
}

const MAX_DIFF_BYTES = 120 * 1024;
const MAX_DETAILS = 120;
const SIGNS = DECISIONS.map((decision) => `.mark.${decision}::before{content:"${DECISION_SIGNS[decision]} " / ""}`);
const STYLE = `${PAGE_STYLE}${CHART_STYLE}${SIGNS.join('\n')}
tr>:is(:nth-child(1),:nth-child(4)){text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
td:nth-child(5),td:nth-child(6){min-width:14rem}td:nth-child(7){white-space:nowrap}
.keep{--mark:var(--good)}.error,.abort{--mark:var(--bad)}.ambiguous,.interrupted{--mark:var(--warn)}`;

/** The report as one page that loads nothing and needs no script. */
export function renderMissionHtml({ look, diffs }: MissionPage): string {
  const { launch, entries } = look.state;
  const name = escapeHtml(launch.run_id);
  return renderPage({
    title: `${launch.run_id}: mission report`,
    style: STYLE,
    body: [
      ...renderHeader(look),
      '<main>',
      ...renderChart(look.state),
      ...renderLedger(entries),
      ...renderDetails(entries, diffs),
      '</main>',
      `<footer><p>Head of the records: <code>${escapeHtml(entries.at(-1)?.hash ?? 'none')}</code>. To check them: <code>autorize verify ${name}</code></p></footer>`,
    ],
  });
}

function renderHeader(look: MissionLook): string[] {
  const { launch, entries, lastKeptScore } = look.state;
  const baseline = entries[0]?.evaluator?.score;
  const improvement = renderImprovement(look.state);
  const figures: readonly (readonly [string, string])[] = [
    ['Now', renderPosition(look)],
    ['Tried', renderDecisionCounts(entries)],
    ['Baseline', typeof baseline === 'number' ? String(baseline) : 'no score'],
    ['Last kept score', lastKeptScore === null ? 'none' : String(lastKeptScore)],
    ...integrityOf(look.state).map(([label, text]) => [titled(label), text] as const),
    ...costOf(look.state).map((cost) => ['Cost', cost] as const),
    ['Keep policy', launch.contract.evaluator.decision ?? launch.contract.evaluator.keep_policy],
  ];
  const shown = figures.map(([title, value]) => `<div><dt>${title}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return [
    '<header>',
    `<h1>${escapeHtml(launch.run_id)}</h1>`,
    ...look.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${escapeHtml(problem)}</p>`),
    `<p class="verdict">${escapeHtml(renderVerdict(look.state))}</p>`,
    ...(improvement === undefined ? [] : [`<p class="note">Improvement: ${escapeHtml(improvement)}</p>`]),
    isImprovementConfirmed(look.state)
      ? '<p class="note">The improvement was measured in fresh pairs; the scores below are single measurements.</p>'
      : '<p class="note">Scores are single measurements, not a confirmed claim: the best of many looks better than it is.</p>',
    `<dl class="figures">${shown.join('')}</dl>`,
    `<p class="note">Branch <code>${escapeHtml(launch.branch_name)}</code>, from <code>${escapeHtml(launch.baseline_commit.slice(0, 12))}</code></p>`,
    '</header>',
  ];
}

function renderChart(state: MissionState): string[] {
  const view = buildMissionChart(state);
  const chart = renderScoreChart(view);
  if (chart === undefined) return [];
  const legend = view.counts.map(([word, count]) => `<li><span class="mark ${word}">${word}</span> ${count}</li>`);
  return [
    '<h2>Scores</h2>',
    `<div class="scroll" tabindex="0" role="region" aria-label="Chart of the scores">${chart}</div>`,
    `<ul class="legend">${legend.join('')}<li class="line best">${MISSION_LINE.toLowerCase()}</li>${
      view.rows[0]?.score === undefined ? '' : '<li class="line base">baseline</li>'
    }</ul>`,
  ];
}

function renderLedger(entries: readonly LedgerEntry[]): string[] {
  const heads = ['Iteration', 'Decision', 'Pass', 'Score', 'Reason', 'Description', 'Commit'];
  return [
    '<h2>Ledger</h2>',
    '<div class="scroll" tabindex="0" role="region" aria-label="Ledger"><table>',
    '<caption>Every entry, oldest first</caption>',
    `<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...entries.map(renderRow),
    '</tbody></table></div>',
  ];
}

function renderRow(entry: LedgerEntry): string {
  const { iteration, decision, evaluator } = entry;
  const pass = typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : '–';
  const commit = (entry.candidate_commit ?? entry.kept_commit).slice(0, 12);
  const texts = [pass, scoreOf(entry), entry.decision_reason, entry.description, commit];
  const cells = texts.map((text) => `<td>${escapeHtml(text)}</td>`).join('');
  return `<tr><th scope="row">${iteration}</th><td class="mark ${decision}">${decision}</td>${cells}</tr>`;
}

/** The diffs that fit, the newest first among equals, those that were kept before the others. */
function renderDetails(entries: readonly LedgerEntry[], diffs: ReadonlyMap<number, string>): string[] {
  const isKept = ({ decision }: LedgerEntry): boolean => decision === 'keep';
  const newest = entries.toReversed();
  const parts = new Map<number, string>();
  let bytes = 0;
  for (const entry of [...newest.filter(isKept), ...newest.filter((each) => !isKept(each))].slice(0, MAX_DETAILS)) {
    const diff = diffs.get(entry.iteration);
    if (diff === undefined || diff.trim() === '') continue;
    const html = renderDiffHtml(diff, `iteration ${entry.iteration}`);
    bytes += Buffer.byteLength(html);
    if (bytes > MAX_DIFF_BYTES) break;
    parts.set(
      entry.iteration,
      `<details><summary>Iteration ${entry.iteration}: ${entry.decision}</summary>${html}</details>`,
    );
  }
  if (parts.size === 0) return [];
  return ['<h2>Changes</h2>', ...[...parts].sort(([one], [other]) => one - other).map(([, html]) => html)];
}
