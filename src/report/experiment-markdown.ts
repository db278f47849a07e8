import { plural } from '../base/text.ts';
import type { ExperimentView } from './experiment-view.ts';
import type { IterationRow } from './iteration-row.ts';
import { escapeMarkdown } from './markdown.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';

type Column = readonly [title: string, text: (row: IterationRow) => string];

const LIST_COLUMNS: readonly Column[] = [
  ['Iter', ({ iter }) => String(iter)],
  ['Outcome', ({ outcome }) => outcome],
  ['Score', ({ scoreText }) => scoreText],
  ['Best so far', ({ bestText }) => bestText],
  ['Duration', ({ duration }) => duration],
  ['Diff lines', ({ diffLines }) => diffLines],
  ['Reason', ({ reason }) => reason],
  ['Commit', ({ commit }) => commit],
];

// Chosen for being good, it is no measure of the improvement.
const SINGLE_SCORE = 'Score (single test)';

const KEPT_COLUMNS: readonly Column[] = [
  ['Iter', ({ iter }) => String(iter)],
  [SINGLE_SCORE, ({ scoreText }) => scoreText],
  ['Diff lines', ({ diffLines }) => diffLines],
  ['Evidence', (row) => [row.decision, row.reason].filter((text) => text !== '').join('; ')],
  ['Commit', ({ commit }) => commit],
];

const REFUSED_COLUMNS: readonly Column[] = [
  ['Iter', ({ iter }) => String(iter)],
  ['Outcome', ({ outcome }) => outcome],
  [SINGLE_SCORE, ({ scoreText }) => scoreText],
  ['Reason', ({ reason }) => reason],
];

/** Every iteration as a markdown table, oldest first. */
export function renderList(view: ExperimentView): string {
  const problems = [...view.problems, ...view.notices].map((problem) => `- ${escapeMarkdown(problem)}`);
  const { head, rows } = renderTable(view.rows, LIST_COLUMNS);
  return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}

// GitHub takes 64 KiB in a comment; what surrounds the tables stays below the rest.
const KEPT_BYTES = 20 * 1024;
const REFUSED_BYTES = 16 * 1024;

/** A summary for a job or a pull request, at most 60 KiB: result, claim, what was kept, what was refused and why. */
export function renderExperimentMarkdown(view: ExperimentView): string {
  const kept = view.rows.filter(({ outcome }) => outcome === 'merged');
  const refused = view.rows.filter(({ outcome }) => outcome !== 'merged' && outcome !== 'baseline');
  const problems = [...view.problems, ...view.notices].map((problem) => `- ${escapeMarkdown(problem)}`);
  return [
    `### ${escapeMarkdown(view.name)}: ${escapeMarkdown(view.verdict)}`,
    '',
    ...(view.description === '' ? [] : [escapeMarkdown(view.description), '']),
    ...(problems.length === 0 ? [] : [...problems, '']),
    claim(view),
    '',
    `- ${plural(view.tried, 'iteration')}${renderCounts(view)}`,
    `- Branch ${escapeMarkdown(view.branch)}${view.base === undefined ? '' : `, from ${escapeMarkdown(view.base)}`}; ${view.goal}`,
    ...(view.earlier === undefined ? [] : [`- Earlier: ${escapeMarkdown(view.earlier)}`]),
    ...(view.uncertified === undefined ? [] : [`- Not certified: ${view.uncertified}`]),
    ...(view.takenOut === undefined ? [] : [`- Not certified, and taken out again: ${view.takenOut}`]),
    ...(view.cost === undefined ? [] : [`- Cost: ${escapeMarkdown(view.cost)}`]),
    '',
    ...(kept.length === 0 ? [] : ['#### Kept', '', ...fitting(kept, KEPT_COLUMNS, KEPT_BYTES), '']),
    ...(refused.length === 0 ? [] : ['#### Not kept', '', ...fitting(refused, REFUSED_COLUMNS, REFUSED_BYTES), '']),
  ].join('\n');
}

/** What the scores may be taken for. */
function claim({ tried, standing, name }: ExperimentView): string {
  if (standing.kind === 'confirmed') {
    return `The improvement was measured in fresh pairs after all decisions; the scores below are single measurements. To recompute every decision: autorize audit ${escapeMarkdown(name)}.`;
  }
  if (standing.kind === 'not-confirmed') {
    return 'Fresh pairs do not confirm an improvement: their interval does not exclude that there is none. The scores below are single measurements.';
  }
  const looks = tried > 1 ? `the best of ${tried} tries looks better than it is` : 'one try says little';
  return `The scores are single measurements, not a confirmed claim: ${looks}. To measure again: autorize verify with --rescore.`;
}

function renderCounts({ counts }: ExperimentView): string {
  const parts = counts
    .filter(([outcome]) => outcome !== 'baseline')
    .map(([outcome, count]) => `${OUTCOME_MARKS[outcome].sign} ${count} ${escapeMarkdown(outcome)}`);
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly string[];
}

function renderTable(rows: readonly IterationRow[], columns: readonly Column[]): Table {
  return {
    head: [`| ${columns.map(([title]) => title).join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`],
    rows: rows.map((row) => `| ${columns.map(([, text]) => escapeMarkdown(text(row))).join(' | ')} |`),
  };
}

/** A table of the newest rows that fit, oldest first, and how many are left out. */
function fitting(all: readonly IterationRow[], columns: readonly Column[], maxBytes: number): string[] {
  const { head, rows } = renderTable(all, columns);
  let bytes = 0;
  let first = rows.length;
  while (first > 0) {
    bytes += Buffer.byteLength(rows[first - 1] ?? '') + 1;
    if (bytes > maxBytes) break;
    first -= 1;
  }
  const note = first === 0 ? [] : ['', `${plural(first, 'earlier one')} left out; autorize list shows all.`];
  return [...head, ...rows.slice(first), ...note];
}
