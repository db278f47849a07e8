import { plural } from '../base/text.ts';
import { escapeMarkdown } from './markdown.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';
import { COLUMNS, type Column, isTry, type RunRow, type RunView } from './run-view.ts';
import { titled } from './titled.ts';

/** Every attempt as a Markdown table, oldest first. */
export function renderList(view: RunView): string {
  const problems = renderProblems(view);
  const { head, rows } = renderTable(view.rows, view.tables.list);
  return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}

// GitHub takes 64 KiB in a comment; what surrounds the tables stays below the rest.
const ALL_BYTES = 36 * 1024;
const ACCEPTED_BYTES = 20 * 1024;

/** A summary for a job or a pull request, at most 60 KiB: result, claim, accepted changes, and the reasons of the rest. */
export function renderMarkdown(view: RunView): string {
  const problems = renderProblems(view);
  const facts: readonly (readonly [string, string | undefined])[] = [
    ...view.facts.map(([label, text]) => [titled(label), text] as const),
    ['Model', view.waiting],
    ['Cost', view.cost],
  ];
  return [
    `### ${escapeMarkdown(view.name)}: ${escapeMarkdown(view.verdict)}`,
    '',
    ...(view.description === '' ? [] : [escapeMarkdown(view.description), '']),
    ...(problems.length === 0 ? [] : [...problems, '']),
    ...(view.claim.text === undefined ? [] : [`Gain: ${escapeMarkdown(view.claim.text)}`, '']),
    // An audit holds it to a claim above it.
    ...renderMeaning(view).flatMap((line) => [line, '']),
    ...renderTried(view),
    `- Branch: ${renderBranch(view)}`,
    ...facts.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${escapeMarkdown(text)}`])),
    '',
    ...renderAttempts(view),
  ].join('\n');
}

function renderProblems({ problems, notices }: RunView): string[] {
  return [...problems, ...notices].map((problem) => `- ${escapeMarkdown(problem)}`);
}

/** What the scores may be taken for. */
function renderMeaning({ recipe, tried, claim, name, verify }: RunView): string[] {
  if (recipe === 'plan') return [];
  if (claim.kind === 'confirmed') {
    const audit =
      recipe === 'experiment' ? ` To recompute every decision: autorize audit ${escapeMarkdown(name)}.` : '';
    return [
      `The improvement was measured in fresh pairs after all decisions. The scores below are single measurements.${audit}`,
    ];
  }
  if (claim.kind === 'not-confirmed') {
    return [
      'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
    ];
  }
  const looks = tried > 1 ? `The best of ${tried} attempts overstates the gain.` : 'One attempt says little.';
  const again = recipe === 'experiment' ? ` To measure again: ${escapeMarkdown(verify)} with --rescore.` : '';
  return [`Scores are single measurements, not a confirmed improvement. ${looks}${again}`];
}

function renderTried({ counts, tried, terms }: RunView): string[] {
  const parts = counts
    .filter(isTry)
    .map(({ word, mark, count }) => `${OUTCOME_MARKS[mark].sign} ${count} ${escapeMarkdown(word)}`);
  return [`- ${plural(tried, terms.attempt)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`];
}

function renderBranch({ branch, noBranch, base, goal }: RunView): string {
  const at = branch === undefined ? noBranch : escapeMarkdown(branch);
  return `${at}${base === undefined ? '' : `, from ${escapeMarkdown(base)}`}${goal === undefined ? '' : `; ${goal}`}`;
}

function renderAttempts(view: RunView): string[] {
  const { rows, tables } = view;
  if ('all' in tables.summary) return rows.length === 0 ? [] : [...fitting(view, tables.summary.all, ALL_BYTES), ''];
  const accepted = rows.filter(({ isAccepted }) => isAccepted);
  const others = rows.filter((row) => !row.isAccepted && isTry(row));
  const table = (title: string, some: readonly RunRow[], columns: readonly Column[], maxBytes: number): string[] =>
    some.length === 0 ? [] : [`#### ${title}`, '', ...fitting({ ...view, rows: some }, columns, maxBytes), ''];
  return [
    ...table('Accepted', accepted, tables.summary.accepted, ACCEPTED_BYTES),
    ...table('Not accepted', others, tables.summary.others, ALL_BYTES - ACCEPTED_BYTES),
  ];
}

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly string[];
}

function renderTable(rows: readonly RunRow[], columns: readonly Column[]): Table {
  return {
    head: [`| ${columns.map((name) => COLUMNS[name].title).join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`],
    rows: rows.map((row) => `| ${columns.map((name) => escapeMarkdown(COLUMNS[name].text(row))).join(' | ')} |`),
  };
}

/** A table of the newest rows that fit, oldest first, and how many are left out; of a plan, its first items. */
function fitting({ rows: all, terms }: RunView, columns: readonly Column[], maxBytes: number): string[] {
  const { head, rows } = renderTable(all, columns);
  const isPlan = terms.attempt === 'item';
  const ordered = isPlan ? rows : rows.toReversed();
  let bytes = 0;
  const end = ordered.findIndex((row) => {
    bytes += Buffer.byteLength(row) + 1;
    return bytes > maxBytes;
  });
  const shown = end === -1 ? ordered : ordered.slice(0, end);
  const left = rows.length - shown.length;
  const which = isPlan ? plural(left, 'item') : plural(left, `earlier ${terms.attempt}`);
  const note = left === 0 ? [] : ['', `${which} of ${rows.length} left out; report.html has all.`];
  return [...head, ...(isPlan ? shown : shown.toReversed()), ...note];
}
