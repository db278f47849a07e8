/** The table of all attempts of a run; on a narrow screen a card each. Pure. */
import { shortened } from '../base/text.ts';
import { type CardColumn, renderCardStyle } from './card-style.ts';
import { escapeHtml } from './html.ts';
import { COLUMNS, type Column, type RunRow, type RunView } from './run-view.ts';
import { titled } from './titled.ts';

const MAX_REASON = 140;
/** With more rows the older ones are folded: what is folded is neither laid out nor painted. */
const MAX_OPEN = 300;
const LAST_OPEN = 100;
const GROUP = 250;

/** Every attempt, `detailed` with a link to its details. */
export function renderAttemptTable(view: RunView, detailed: ReadonlySet<RunRow>): string[] {
  const { terms, goal, rows, tables } = view;
  const title = `${titled(terms.attempt)}s`;
  const order = terms.attempt === 'item' ? 'in the order of the plan' : 'oldest first';
  const direction = goal === undefined ? '' : `; ${goal}`;
  const draw = (some: readonly RunRow[], caption: string, label: string): string[] =>
    renderTable(some, { caption, label, columns: tables.page, detailed });
  const heading = `<h2>${title}</h2>`;
  if (rows.length <= MAX_OPEN) return [heading, ...draw(rows, `Every ${terms.attempt}, ${order}${direction}`, title)];
  const older = rows.slice(0, -LAST_OPEN);
  const folded = Array.from({ length: Math.ceil(older.length / GROUP) }, (_, index) => {
    const some = older.slice(index * GROUP, (index + 1) * GROUP);
    const name = `${title} ${some[0]?.id} to ${some.at(-1)?.id}`;
    const accepted = some.filter(({ isAccepted }) => isAccepted).length;
    return [
      `<details class="older" id="rows-${index + 1}"><summary>${escapeHtml(name)}: ${accepted} accepted</summary>`,
      ...draw(some, `${name}, ${order}${direction}`, name),
      '</details>',
    ].join('\n');
  });
  const last = `The last ${LAST_OPEN} ${terms.attempt}s`;
  return [heading, ...folded, ...draw(rows.slice(-LAST_OPEN), `${last}, ${order}${direction}`, last)];
}

interface Drawn {
  readonly caption: string;
  readonly label: string;
  readonly columns: readonly Column[];
  readonly detailed: ReadonlySet<RunRow>;
}

function renderTable(rows: readonly RunRow[], { caption, label, columns, detailed }: Drawn): string[] {
  const heads = columns.map((name) => `<th scope="col">${COLUMNS[name].title}</th>`);
  return [
    `<div class="scroll cards" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table>`,
    `<caption>${escapeHtml(caption)}</caption>`,
    `<thead><tr>${heads.join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => renderRow(row, columns, { isDetailed: detailed.has(row) })),
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

type Look = 'number' | 'prose' | 'whole';
const LOOKS: Readonly<Partial<Record<Column, Look>>> = {
  ...{ id: 'number', score: 'number', single: 'number', best: 'number', duration: 'number', size: 'number' },
  ...{ item: 'prose', reason: 'prose', summary: 'prose', change: 'prose', receipt: 'prose', commit: 'whole' },
};
const RULES: Readonly<Record<Look, string>> = {
  number: 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums',
  prose: 'min-width:min(14rem,60vw)',
  whole: 'white-space:nowrap',
};

/** The look of the columns, by their places: a class for each cell would double the size of a long page. */
export function renderColumnStyle(columns: readonly Column[]): string {
  const rules = Object.entries(RULES).map(([look, rule]) => {
    const places = columns.flatMap((name, index) => (LOOKS[name] === look ? [`:nth-child(${index + 1})`] : []));
    return places.length === 0 ? '' : `tr>:is(${places.join(',')}){${rule}}`;
  });
  return `${rules.join('\n')}\n${renderCardStyle(columns.map(cardColumnOf))}`;
}

function cardColumnOf(name: Column): CardColumn {
  return { label: name === 'outcome' ? undefined : COLUMNS[name].title, isWide: LOOKS[name] === 'prose' };
}
