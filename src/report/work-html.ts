import { escapeHtml } from './html.ts';
import { renderDiffHtml } from './iteration-html.ts';
import { renderPage } from './page.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { WorkView } from './work-view.ts';

export interface WorkPage {
  readonly view: WorkView;
  /** The recorded change of an item, where it landed. */
  readonly diffs: ReadonlyMap<string, string>;
}

const MAX_DIFF_BYTES = 120 * 1024;
// An empty text after the slash: a screen reader reads the word beside the sign, not the sign.
const STYLE = `${PAGE_STYLE}
.success::before{content:"\\2714\\a0" / "";color:var(--good)}
.failure::before,.denied::before,.timeout::before{content:"\\2718\\a0" / "";color:var(--bad)}
.blocked::before{content:"\\2016\\a0" / "";color:var(--warn)}
td.status{white-space:nowrap;font-weight:600}
tbody th{min-width:7rem}td:nth-child(3),td:nth-child(4){min-width:13rem}td:nth-child(5){white-space:nowrap}
ins,del{text-decoration:none}ins{background:var(--add)}del{background:var(--cut)}
`;

/** What became of a plan as one page that loads nothing and needs no script. */
export function renderWorkHtml({ view, diffs }: WorkPage): string {
  const { plan, branch, noBranch, verdict, cost } = view;
  return renderPage({
    title: `${plan}: ${verdict}`,
    style: STYLE,
    body: [
      '<header>',
      `<h1>${escapeHtml(plan)}</h1>`,
      `<p class="verdict">${escapeHtml(verdict)}</p>`,
      ...(cost === undefined ? [] : [`<p class="note">Cost: ${escapeHtml(cost)}</p>`]),
      `<p class="note">Branch <code>${escapeHtml(branch ?? noBranch)}</code></p>`,
      '</header>',
      '<main>',
      ...renderItems(view),
      ...renderChanges(view, diffs),
      '</main>',
      '<footer><p>To check the receipts: <code>autorize work verify</code></p></footer>',
    ],
  });
}

function renderItems({ rows }: WorkView): string[] {
  const heads = ['Item', 'Status', 'Facts', 'Reason', 'Receipt'];
  return [
    '<h2>Items</h2>',
    '<div class="scroll" tabindex="0" role="region" aria-label="Items"><table>',
    '<caption>Every item, in the order of the plan</caption>',
    `<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map(({ id, status, facts, reason = '', receipt = '' }) => {
      const cells = [facts, reason, receipt].map((each) => `<td>${escapeHtml(each)}</td>`).join('');
      return `<tr><th scope="row">${escapeHtml(id)}</th><td class="status ${status}">${status}</td>${cells}</tr>`;
    }),
    '</tbody></table></div>',
  ];
}

/** The diffs that fit, in the order of the plan. */
function renderChanges({ rows }: WorkView, diffs: ReadonlyMap<string, string>): string[] {
  const parts: string[] = [];
  let bytes = 0;
  for (const { id } of rows) {
    const diff = diffs.get(id);
    if (diff === undefined || diff.trim() === '') continue;
    const html = renderDiffHtml(diff, id);
    bytes += Buffer.byteLength(html);
    if (bytes > MAX_DIFF_BYTES) break;
    parts.push(`<details><summary>${escapeHtml(id)}</summary>${html}</details>`);
  }
  return parts.length === 0 ? [] : ['<h2>Changes</h2>', ...parts];
}
