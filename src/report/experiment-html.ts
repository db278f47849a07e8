import { plural, shortened } from '../base/text.ts';
import { EXPERIMENT_STYLE } from './experiment-style.ts';
import type { ExperimentView } from './experiment-view.ts';
import { escapeHtml } from './html.ts';
import { renderDiffHtml, renderIterationDetails } from './iteration-html.ts';
import type { IterationRow } from './iteration-row.ts';
import { renderPage } from './page.ts';
import { renderScoreChart } from './score-chart.ts';

export interface ExperimentPage {
  readonly view: ExperimentView;
  /** Diff of an iteration, where there is one. */
  readonly diffs: ReadonlyMap<number, string>;
}

// The page of a night with a thousand iterations is still opened on a phone.
const MAX_DETAILS = 120;
const MAX_DIFF_BYTES = 120 * 1024;
const MAX_REASON = 140;

/** The report as one page that loads nothing and needs no script. */
export function renderExperimentHtml(page: ExperimentPage): string {
  const { view } = page;
  const detailed = chooseDetailed(view.rows);
  return renderPage({
    title: `${view.name}: autorize report`,
    style: EXPERIMENT_STYLE,
    body: [
      ...renderHeader(view),
      '<main>',
      ...renderChart(view),
      ...renderLedger(view, detailed),
      ...renderDetails(page, detailed),
      '</main>',
      ...renderFooter(view),
    ],
  });
}

const SINGLE = 'Scores are single measurements, not a confirmed claim: the best of many looks better than it is.';
/** What the scores of a page may be taken for. */
const NOTES: Readonly<Partial<Record<ExperimentView['standing']['kind'], string>>> = {
  confirmed: 'The improvement was measured in fresh pairs; the scores below are single measurements.',
  'not-confirmed':
    'Fresh pairs do not confirm an improvement: their interval does not exclude that there is none. The scores below are single measurements.',
};

function renderHeader(view: ExperimentView): string[] {
  const { baseline, best, change, startedAt, deadline, timeLeft, cost } = view;
  const figures: readonly (readonly [string, string | undefined])[] = [
    ['Best (single test)', best === undefined ? undefined : `${best.score} (iteration ${best.iter})`],
    ['Baseline', baseline],
    // Of what can be confirmed only the confirmation is the improvement.
    ['Change (single tests)', view.standing.kind === 'none' ? change : undefined],
    ['Kept', `${view.kept} of ${view.tried}`],
    ['Earlier', view.earlier],
    ['Not certified', view.uncertified],
    ['Taken out again', view.takenOut],
    ['Noops', view.noops],
    ['Now', view.position],
    ['Started', startedAt],
    ['Ends', deadline === undefined ? undefined : `${deadline}${timeLeft === undefined ? '' : ` (${timeLeft})`}`],
    ['Cost', cost],
  ];
  const shown = figures.flatMap(([name, value]) =>
    value === undefined ? [] : [`<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`],
  );
  return [
    '<header>',
    `<h1>${escapeHtml(view.name)}</h1>`,
    ...(view.description === '' ? [] : [`<p>${escapeHtml(view.description)}</p>`]),
    ...view.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${escapeHtml(problem)}</p>`),
    ...view.notices.map((notice) => `<p class="problem"><strong>Look:</strong> ${escapeHtml(notice)}</p>`),
    `<p class="verdict">${escapeHtml(view.verdict)}</p>`,
    `<p class="note">${NOTES[view.standing.kind] ?? SINGLE}</p>`,
    `<dl class="figures">${shown.join('')}</dl>`,
    `<p class="note">Branch <code>${escapeHtml(view.branch)}</code>${
      view.base === undefined ? '' : `, from <code>${escapeHtml(view.base)}</code>`
    }</p>`,
    '</header>',
  ];
}

function renderChart(view: ExperimentView): string[] {
  const chart = renderScoreChart(view);
  if (chart === undefined) return ['<h2>Scores</h2>', '<p>No iteration has a score yet.</p>'];
  const legend = view.counts.map(
    ([outcome, count]) => `<li><span class="mark ${outcome}">${outcome}</span> ${count}</li>`,
  );
  return [
    '<h2>Scores</h2>',
    `<div class="scroll" tabindex="0" role="region" aria-label="Chart of the scores">${chart}</div>`,
    `<ul class="legend">${legend.join('')}<li class="line best">best so far</li>${
      view.baseline === undefined ? '' : '<li class="line base">baseline</li>'
    }</ul>`,
  ];
}

function renderLedger(view: ExperimentView, detailed: ReadonlySet<number>): string[] {
  const heads = ['Iter', 'Outcome', 'Score (single test)', 'Best so far', 'Took', 'Diff lines', 'Reason', 'Commit'];
  return [
    '<h2>Ledger</h2>',
    '<div class="scroll" tabindex="0" role="region" aria-label="Ledger"><table>',
    `<caption>Every iteration, oldest first; ${view.goal}</caption>`,
    `<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...view.rows.map((row) => renderLedgerRow(row, detailed.has(row.iter))),
    '</tbody></table></div>',
  ];
}

function renderLedgerRow(row: IterationRow, isDetailed: boolean): string {
  const { iter, outcome, reason, commit } = row;
  const number = isDetailed ? `<a href="#i${iter}">${iter}</a>` : String(iter);
  const figures = [row.scoreText, row.bestText, row.duration, row.diffLines].map((figure) => `<td>${figure}</td>`);
  const said = `<td>${escapeHtml(shortened(reason, MAX_REASON))}</td><td>${escapeHtml(commit)}</td>`;
  return `<tr><th scope="row">${number}</th><td class="mark ${outcome}">${outcome}</td>${figures.join('')}${said}</tr>`;
}

/** The kept ones and the last ones, up to a number that a phone can hold. */
function chooseDetailed(rows: readonly IterationRow[]): ReadonlySet<number> {
  const kept = rows.filter(({ outcome }) => outcome === 'merged').slice(-MAX_DETAILS / 2);
  const chosen = new Set(kept.map(({ iter }) => iter));
  for (const { iter } of rows.toReversed()) {
    if (chosen.size >= MAX_DETAILS) break;
    chosen.add(iter);
  }
  return chosen;
}

function renderDetails({ view, diffs }: ExperimentPage, detailed: ReadonlySet<number>): string[] {
  if (view.rows.length === 0) return [];
  const shownDiffs = chooseDiffs(view.rows, detailed, diffs);
  const command = (iter: number) => `autorize show ${view.name} ${iter}`;
  const parts = view.rows
    .filter(({ iter }) => detailed.has(iter))
    .map((row) => renderIterationDetails({ row, diff: shownDiffs.get(row.iter), showCommand: command(row.iter) }));
  const rest = view.rows.length - parts.length;
  const note = `${plural(rest, 'earlier iteration')} not shown here; one whole: <code>${escapeHtml(`autorize show ${view.name} ITER`)}</code>`;
  return ['<h2>Iterations</h2>', ...(rest > 0 ? [`<p class="note">${note}</p>`] : []), ...parts];
}

/** The diffs that fit: of the kept iterations first, of the newest first among equals. */
function chooseDiffs(
  rows: readonly IterationRow[],
  detailed: ReadonlySet<number>,
  diffs: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const newest = rows.toReversed().filter(({ iter }) => detailed.has(iter));
  const isKept = ({ outcome }: IterationRow) => outcome === 'merged';
  const shown = new Map<number, string>();
  let bytes = 0;
  for (const { iter } of [...newest.filter(isKept), ...newest.filter((row) => !isKept(row))]) {
    const diff = diffs.get(iter);
    if (diff === undefined || diff.trim() === '') continue;
    const html = renderDiffHtml(diff, `iteration ${iter}`);
    const size = Buffer.byteLength(html);
    if (bytes + size > MAX_DIFF_BYTES) continue;
    bytes += size;
    shown.set(iter, html);
  }
  return shown;
}

function renderFooter({ name, head, madeAt }: ExperimentView): string[] {
  const verify = `<code>${escapeHtml(`autorize verify ${name}`)}</code>`;
  const ledger =
    head === undefined
      ? `The ledger has no chain of hashes. To check what was kept: ${verify}`
      : `Head of the ledger: <code>${escapeHtml(head)}</code>. To check it and all before it: ${verify}`;
  return ['<footer>', `<p>${ledger}</p>`, `<p>Made ${madeAt} by autorize.</p>`, '</footer>'];
}
