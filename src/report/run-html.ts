import { plural } from '../base/text.ts';
import { escapeHtml } from './html.ts';
import { type PageFrame, renderPage } from './page.ts';
import { renderFigureList, renderPageTop } from './page-result.ts';
import { renderAttemptDetails, renderDiffHtml } from './run-details.ts';
import type { Diffs } from './run-diffs.ts';
import { RUN_STYLE } from './run-style.ts';
import { renderAttemptTable, renderColumnStyle } from './run-table.ts';
import type { RunRow, RunView } from './run-view.ts';
import { renderScoreChart } from './score-chart.ts';
import { titled } from './titled.ts';
import { renderTradeOffCharts } from './trade-off-chart.ts';

export interface RunPage {
  readonly view: RunView;
  /** Diff of an attempt by its id, where there is one. */
  readonly diffs: Diffs;
  /** Of a served page. */
  readonly frame?: PageFrame | undefined;
}

// The page of a run with a thousand iterations still opens on a phone.
const MAX_DETAILS = 120;
// Those of accepted changes are what a reader came for: they are whole as long as they fit, others are their beginnings.
const ACCEPTED_DIFFS = { pageBytes: 768 * 1024, chars: 512 * 1024 };
const OTHER_DIFFS = { pageBytes: 120 * 1024, chars: 12_000 };

/** The report as one page that loads nothing and needs no script, unless it is served. */
export function renderHtml({ view, diffs, frame }: RunPage): string {
  const detailed = chooseDetailed(view.rows, diffs);
  const details = renderDetails(view, detailed, diffs);
  return renderPage({
    frame,
    title: `${view.name}: autorize report`,
    style: `${RUN_STYLE}${renderColumnStyle(view.tables.page)}`,
    body: [
      ...renderHeader(view),
      '<main>',
      ...renderScores(view),
      ...renderTradeOffs(view),
      ...renderAccepted(view, details),
      ...renderAttemptTable(view, detailed),
      ...renderOthers(view, details),
      '</main>',
      ...renderFooter(view),
    ],
  });
}

const SINGLE =
  'Scores are single measurements, not a confirmed improvement. The best of many measurements overstates the gain.';
/** What the scores of a page may be taken for. The first sentence of a confirmed one is what an audit looks for. */
const NOTES: Readonly<Partial<Record<RunView['claim']['kind'], string>>> = {
  confirmed: 'The improvement was measured in fresh pairs. The scores below are single measurements.',
  'not-confirmed':
    'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
};

// A test stops when its evidence is enough, which favours large effects.
const INTERVALS =
  'A bar is the interval that the pairs of one test give, against the best change of its time. Tests that stop early overstate their effect.';

const TRADE_OFFS =
  'Large marks are on the front: no other measured change is better in one of score and metrics and worse in none. Each is a single test, against the base.';

function renderHeader(view: RunView): string[] {
  const { baseline, best, change, budget, cost, claim } = view;
  const { startedAt, deadline, timeLeft, noops } = budget;
  return [
    '<header>',
    `<h1>${escapeHtml(view.name)}</h1>`,
    ...(view.description === '' ? [] : [`<p>${escapeHtml(view.description)}</p>`]),
    ...view.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${escapeHtml(problem)}</p>`),
    ...view.notices.map((notice) => `<p class="problem"><strong>Notice:</strong> ${escapeHtml(notice)}</p>`),
    ...renderPageTop({
      result: escapeHtml(view.result),
      ended: view.ended,
      evidence: [
        `<p>${escapeHtml(view.verdict)}</p>`,
        ...(claim.text === undefined ? [] : [`<p class="claim">Gain: ${escapeHtml(claim.text)}</p>`]),
        ...(view.recipe === 'plan' ? [] : [`<p class="note">${NOTES[claim.kind] ?? SINGLE}</p>`]),
        ...renderFigureList([
          // Of what can be confirmed only the confirmation is the improvement.
          ['Change (single tests)', claim.kind === 'none' ? change : undefined],
          ...view.facts.map(([label, text]) => [titled(label), text] as const),
          ['Noops', noops],
          ['Started', startedAt],
          [
            'Deadline',
            deadline === undefined ? undefined : `${deadline}${timeLeft === undefined ? '' : ` (${timeLeft})`}`,
          ],
        ]),
      ],
    }),
    ...renderFigureList([
      ['Baseline', baseline],
      [view.terms.best, best === undefined ? undefined : `${best.score} (iteration ${best.iter})`],
      // The verdict of a plan is this.
      ['Accepted', view.recipe === 'plan' ? undefined : `${view.accepted} of ${view.tried}`],
      ['Now', view.ended === undefined ? view.position : undefined],
      ['Model', view.waiting],
      ['Cost', cost],
    ]),
    renderBranch(view),
    '</header>',
  ];
}

function renderBranch({ branch, noBranch, base }: RunView): string {
  const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
  const from = base === undefined ? '' : `, from ${code(base)}`;
  return `<p class="note">Branch ${branch === undefined ? escapeHtml(noBranch) : code(branch)}${from}</p>`;
}

function renderScores(view: RunView): string[] {
  const chart = renderScoreChart(view);
  if (chart === undefined) {
    return view.recipe === 'plan' ? [] : ['<h2>Scores</h2>', '<p>No iteration has a score yet.</p>'];
  }
  const legend = view.counts.map(
    ({ word, mark, count }) => `<li><span class="mark ${mark}">${escapeHtml(word)}</span> ${count}</li>`,
  );
  const hasIntervals = view.rows.some(({ interval }) => interval !== undefined);
  return [
    '<h2>Scores</h2>',
    `<div class="scroll" tabindex="0" role="region" aria-label="Chart of the scores">${chart}</div>`,
    `<ul class="legend">${legend.join('')}<li class="line best">${escapeHtml(view.terms.line)}</li>${
      view.baseline === undefined ? '' : '<li class="line base">baseline</li>'
    }${hasIntervals ? '<li class="line ci">interval of a test</li>' : ''}</ul>`,
    ...(hasIntervals ? [`<p class="note">${INTERVALS}</p>`] : []),
  ];
}

/** Score and metrics of all measured changes; nothing without metrics. */
function renderTradeOffs({ tradeOffs = [] }: RunView): string[] {
  const charts = renderTradeOffCharts(tradeOffs);
  if (charts.length === 0) return [];
  const legend = ['merged">accepted', 'discarded">not accepted'].map(
    (each) => `<li><span class="mark ${each}</span></li>`,
  );
  return [
    '<h2>Trade-offs</h2>',
    ...charts.map(
      (chart) => `<div class="scroll" tabindex="0" role="region" aria-label="Chart of trade-offs">${chart}</div>`,
    ),
    `<ul class="legend">${legend.join('')}<li class="line best">front</li><li class="line base">base</li></ul>`,
    `<p class="note">${TRADE_OFFS}</p>`,
  ];
}

const isAccepted = (row: RunRow): boolean => row.isAccepted;

/** The accepted ones and the last ones that have more to show, up to a number that a phone can hold. */
function chooseDetailed(rows: readonly RunRow[], diffs: Diffs): ReadonlySet<RunRow> {
  const some = rows.filter((row) => row.facts.length > 0 || (diffs.get(row.id) ?? '').trim() !== '');
  const chosen = new Set(some.filter(isAccepted).slice(-MAX_DETAILS / 2));
  for (const row of some.toReversed()) {
    if (chosen.size >= MAX_DETAILS) break;
    chosen.add(row);
  }
  return chosen;
}

/** The details of each attempt that has some on this page, as HTML. */
function renderDetails(
  { rows, show, terms }: RunView,
  detailed: ReadonlySet<RunRow>,
  diffs: Diffs,
): ReadonlyMap<RunRow, string> {
  const shown = rows.filter((row) => detailed.has(row));
  const html = chooseDiffs(shown, diffs, terms.attempt);
  return new Map(
    shown.map((row) => {
      const showCommand = show === undefined || diffs.get(row.id) === undefined ? undefined : `${show} ${row.id}`;
      return [row, renderAttemptDetails({ row, attempt: terms.attempt, diff: html.get(row), showCommand })];
    }),
  );
}

function renderAccepted({ rows, base, branch }: RunView, details: ReadonlyMap<RunRow, string>): string[] {
  const parts = rows.filter(isAccepted).flatMap((row) => details.get(row) ?? []);
  if (parts.length === 0) return [];
  const all = base === undefined || branch === undefined ? undefined : `git diff ${base} ${branch}`;
  const note =
    all === undefined ? [] : [`<p class="note">All of them as one diff: <code>${escapeHtml(all)}</code></p>`];
  return ['<h2>Accepted changes</h2>', ...note, ...parts];
}

function renderOthers({ rows, show, terms }: RunView, details: ReadonlyMap<RunRow, string>): string[] {
  const parts = rows.filter((row) => !isAccepted(row)).flatMap((row) => details.get(row) ?? []);
  const rest = rows.length - details.size;
  const all = show === undefined ? '' : `; to see one: <code>${escapeHtml(`${show} ITERATION`)}</code>`;
  const note = `<p class="note">${plural(rest, `earlier ${terms.attempt}`)} without details on this page${all}</p>`;
  const notes = rest > 0 && details.size > 0 && show !== undefined ? [note] : [];
  return parts.length === 0 ? notes : ['<h2>Details</h2>', ...notes, ...parts];
}

/** The diffs that fit, of the newest first; accepted changes have a share of their own. */
function chooseDiffs(rows: readonly RunRow[], diffs: Diffs, attempt: string): ReadonlyMap<RunRow, string> {
  const newest = rows.toReversed();
  const shown = new Map<RunRow, string>();
  for (const [some, { pageBytes, chars }] of [
    [newest.filter(isAccepted), ACCEPTED_DIFFS],
    [newest.filter((each) => !isAccepted(each)), OTHER_DIFFS],
  ] as const) {
    let bytes = 0;
    for (const row of some) {
      const diff = diffs.get(row.id);
      if (diff === undefined || diff.trim() === '') continue;
      const html = renderDiffHtml(diff, `${attempt} ${row.id}`, chars);
      const size = Buffer.byteLength(html);
      if (bytes + size > pageBytes) continue;
      bytes += size;
      shown.set(row, html);
    }
  }
  return shown;
}

/** How the records behind the page are verified. */
function renderRecords({ verify, head, recipe }: RunView): string {
  const command = `<code>${escapeHtml(verify)}</code>`;
  const unchained = recipe === 'plan' ? 'Each item has a receipt.' : 'The records have no hash chain.';
  if (head === undefined) return `<p>${unchained} To verify: ${command}</p>`;
  const hash = `<code>${escapeHtml(head)}</code>`;
  return `<p>Hash of the last record: ${hash}. To verify it and all records before it: ${command}</p>`;
}

function renderFooter(view: RunView): string[] {
  const made = view.madeAt === undefined ? 'Generated by autorize.' : `Generated ${view.madeAt} by autorize.`;
  return ['<footer>', renderRecords(view), `<p>${made}</p>`, '</footer>'];
}
