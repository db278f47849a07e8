import { plural, shortened } from '../base/text.ts';
import { escapeHtml } from './html.ts';
import { type PageFrame, renderPage } from './page.ts';
import { renderAttemptDetails, renderDiffHtml } from './run-details.ts';
import { RUN_STYLE, renderColumnStyle } from './run-style.ts';
import { COLUMNS, type Column, type RunRow, type RunView } from './run-view.ts';
import { renderScoreChart } from './score-chart.ts';
import { titled } from './titled.ts';

export interface RunPage {
  readonly view: RunView;
  /** Diff of an attempt by its id, where there is one. */
  readonly diffs: ReadonlyMap<string, string>;
  /** Of a served page. */
  readonly frame?: PageFrame | undefined;
}

// The page of a run with a thousand iterations still opens on a phone.
const MAX_DETAILS = 120;
const MAX_DIFF_BYTES = 120 * 1024;
const MAX_REASON = 140;

/** The report as one page that loads nothing and needs no script, unless it is served. */
export function renderHtml({ view, diffs, frame }: RunPage): string {
  const detailed = chooseDetailed(view.rows, diffs);
  return renderPage({
    frame,
    title: `${view.name}: autorize report`,
    style: `${RUN_STYLE}${renderColumnStyle(view.tables.page)}`,
    body: [
      ...renderHeader(view),
      '<main>',
      ...renderScores(view),
      ...renderTable(view, detailed),
      ...renderDetails(view, detailed, diffs),
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

function renderHeader(view: RunView): string[] {
  const { baseline, best, change, budget, cost, claim, branch, base } = view;
  const { startedAt, deadline, timeLeft, noops } = budget;
  const figures: readonly (readonly [string, string | undefined])[] = [
    [view.terms.best, best === undefined ? undefined : `${best.score} (iteration ${best.iter})`],
    ['Baseline', baseline],
    // Of what can be confirmed only the confirmation is the improvement.
    ['Change (single tests)', claim.kind === 'none' ? change : undefined],
    // The verdict of a plan is this.
    ['Accepted', view.recipe === 'plan' ? undefined : `${view.accepted} of ${view.tried}`],
    ...view.facts.map(([label, text]) => [titled(label), text] as const),
    ['Noops', noops],
    ['Now', view.position],
    ['Model', view.waiting],
    ['Started', startedAt],
    ['Ends', deadline === undefined ? undefined : `${deadline}${timeLeft === undefined ? '' : ` (${timeLeft})`}`],
    ['Cost', cost],
  ];
  const shown = figures.flatMap(([name, value]) =>
    value === undefined ? [] : [`<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`],
  );
  const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
  return [
    '<header>',
    `<h1>${escapeHtml(view.name)}</h1>`,
    ...(view.description === '' ? [] : [`<p>${escapeHtml(view.description)}</p>`]),
    ...view.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${escapeHtml(problem)}</p>`),
    ...view.notices.map((notice) => `<p class="problem"><strong>Notice:</strong> ${escapeHtml(notice)}</p>`),
    `<p class="verdict">${escapeHtml(view.verdict)}</p>`,
    ...(claim.text === undefined ? [] : [`<p class="claim">Gain: ${escapeHtml(claim.text)}</p>`]),
    ...(view.recipe === 'plan' ? [] : [`<p class="note">${NOTES[claim.kind] ?? SINGLE}</p>`]),
    ...(shown.length === 0 ? [] : [`<dl class="figures">${shown.join('')}</dl>`]),
    `<p class="note">Branch ${branch === undefined ? view.noBranch : code(branch)}${
      base === undefined ? '' : `, from ${code(base)}`
    }</p>`,
    '</header>',
  ];
}

function renderScores(view: RunView): string[] {
  const chart = renderScoreChart(view);
  if (chart === undefined) {
    return view.recipe === 'plan' ? [] : ['<h2>Scores</h2>', '<p>No iteration has a score yet.</p>'];
  }
  const legend = view.counts.map(
    ({ word, mark, count }) => `<li><span class="mark ${mark}">${escapeHtml(word)}</span> ${count}</li>`,
  );
  return [
    '<h2>Scores</h2>',
    `<div class="scroll" tabindex="0" role="region" aria-label="Chart of the scores">${chart}</div>`,
    `<ul class="legend">${legend.join('')}<li class="line best">${escapeHtml(view.terms.line)}</li>${
      view.baseline === undefined ? '' : '<li class="line base">baseline</li>'
    }</ul>`,
  ];
}

function renderTable(view: RunView, detailed: ReadonlySet<RunRow>): string[] {
  const { tables, terms, goal, rows } = view;
  const title = `${titled(terms.attempt)}s`;
  const order = terms.attempt === 'item' ? 'in the order of the plan' : 'oldest first';
  const heads = tables.page.map((name) => `<th scope="col">${COLUMNS[name].title}</th>`);
  return [
    `<h2>${title}</h2>`,
    `<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>`,
    `<caption>Every ${terms.attempt}, ${order}${goal === undefined ? '' : `; ${goal}`}</caption>`,
    `<thead><tr>${heads.join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => renderRow(row, tables.page, { isDetailed: detailed.has(row) })),
    '</tbody></table></div>',
  ];
}

function renderRow(row: RunRow, columns: readonly Column[], { isDetailed }: { readonly isDetailed: boolean }): string {
  const cells = columns.map((name) => {
    const text = escapeHtml(shortened(COLUMNS[name].text(row), MAX_REASON));
    if (name === 'id' || name === 'item') {
      const shown = isDetailed ? `<a href="#i${row.iter}">${text}</a>` : text;
      return `<th scope="row">${shown}</th>`;
    }
    return name === 'outcome' ? `<td class="mark ${row.mark}">${text}</td>` : `<td>${text}</td>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

const isAccepted = (row: RunRow): boolean => row.isAccepted;

/** The accepted ones and the last ones that have more to show, up to a number that a phone can hold. */
function chooseDetailed(rows: readonly RunRow[], diffs: ReadonlyMap<string, string>): ReadonlySet<RunRow> {
  const some = rows.filter((row) => row.facts.length > 0 || (diffs.get(row.id) ?? '').trim() !== '');
  const chosen = new Set(some.filter(isAccepted).slice(-MAX_DETAILS / 2));
  for (const row of some.toReversed()) {
    if (chosen.size >= MAX_DETAILS) break;
    chosen.add(row);
  }
  return chosen;
}

function renderDetails(view: RunView, detailed: ReadonlySet<RunRow>, diffs: ReadonlyMap<string, string>): string[] {
  const { rows, show, terms } = view;
  const shown = rows.filter((row) => detailed.has(row));
  if (shown.length === 0) return [];
  const html = chooseDiffs(shown, diffs, terms.attempt);
  const parts = shown.map((row) =>
    renderAttemptDetails({
      ...{ row, attempt: terms.attempt },
      diff: html.get(row),
      showCommand: show === undefined || !diffs.has(row.id) ? undefined : `${show} ${row.id}`,
    }),
  );
  const rest = rows.length - shown.length;
  const all = show === undefined ? '' : `; to see one: <code>${escapeHtml(`${show} ITERATION`)}</code>`;
  const note = `${plural(rest, `earlier ${terms.attempt}`)} without details on this page${all}`;
  return ['<h2>Details</h2>', ...(rest > 0 && show !== undefined ? [`<p class="note">${note}</p>`] : []), ...parts];
}

/** The diffs that fit: of accepted changes first, of the newest first among equals. */
function chooseDiffs(
  rows: readonly RunRow[],
  diffs: ReadonlyMap<string, string>,
  attempt: string,
): ReadonlyMap<RunRow, string> {
  const newest = rows.toReversed();
  const shown = new Map<RunRow, string>();
  let bytes = 0;
  for (const row of [...newest.filter(isAccepted), ...newest.filter((each) => !isAccepted(each))]) {
    const diff = diffs.get(row.id);
    if (diff === undefined || diff.trim() === '') continue;
    const html = renderDiffHtml(diff, `${attempt} ${row.id}`);
    const size = Buffer.byteLength(html);
    if (bytes + size > MAX_DIFF_BYTES) continue;
    bytes += size;
    shown.set(row, html);
  }
  return shown;
}

function renderFooter({ verify, head, madeAt, recipe }: RunView): string[] {
  const command = `<code>${escapeHtml(verify)}</code>`;
  const unchained = recipe === 'plan' ? 'Each item has a receipt.' : 'The records have no hash chain.';
  const records =
    head === undefined
      ? `${unchained} To verify: ${command}`
      : `Hash of the last record: <code>${escapeHtml(head)}</code>. To verify it and all records before it: ${command}`;
  const made = madeAt === undefined ? 'Generated by autorize.' : `Generated ${madeAt} by autorize.`;
  return ['<footer>', `<p>${records}</p>`, `<p>${made}</p>`, '</footer>'];
}
