import { plural, shortened } from '../base/text.ts';
import { oneLine } from './foreign-text.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';
import { type Fact, isTry, type RunRow, type RunView } from './run-view.ts';
import { renderSparkline } from './sparkline.ts';

const LAST_ROWS = 5;
const MIN_LABEL_WIDTH = 10;
// An A/A check's figures, and all that can be done about them.
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;

type MaybeFact = readonly [label: string, text: string | undefined];

/** A run on one screen: its state, its result, the last attempts, the next command. */
export function renderStatus(view: RunView): string {
  const facts = known([
    ['branch', view.branch === undefined ? view.noBranch : renderBranch(view)],
    ['worktree', view.worktree],
    ['now', view.position],
    ['model', view.waiting],
    ['result', view.verdict],
    ['gain', view.claim.text],
    ['goal', view.goal],
    ['tried', renderTried(view)],
    ['noops', view.budget.noops],
    ...view.facts,
    ['time', renderTime(view)],
    ['cost', view.cost],
  ]);
  const next: Fact[] = view.next === undefined ? [] : [['next', renderNext(view.next)]];
  const label = labeller([...facts, ...next]);
  return [
    view.description === '' ? view.name : `${view.name}: ${view.description}`,
    ...renderProblems(view),
    '',
    ...facts.map(label),
    ...renderScores(view, label),
    ...renderLast(view.rows, label),
    '',
    ...next.map(label),
    ...(next.length === 0 ? [] : ['']),
  ].join('\n');
}

export interface Stop {
  /** Why the run stopped, as a sentence without its full stop. */
  readonly reason: string;
  /** Default: `stopped`. */
  readonly label?: string;
  readonly resumeCommand?: string;
}

/** What is printed at the end of a run, whatever happened. */
export function renderSummary(view: RunView, { reason, label: stopped = 'stopped', resumeCommand }: Stop): string {
  const next = resumeCommand ?? view.next?.command;
  const { branch, base } = view;
  const merge = `git merge ${branch}`;
  const facts = known([
    [stopped, oneLine(reason, MAX_REASON)],
    ['model', view.waiting],
    ['tried', renderTried(view)],
    ['gain', view.claim.text],
    ...view.facts,
    ['cost', view.cost],
    ['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
    ['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
    ['merge', view.accepted === 0 || next === merge ? undefined : merge],
    ['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
    ['next', next === undefined ? undefined : oneLine(next, 400)],
  ]);
  return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}

/** A plan for a terminal: a line an item, the reason below it. */
export function renderItems(view: RunView): string {
  const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
  const width = Math.max(0, ...rows.map(({ id }) => id.length));
  const lines = rows.flatMap(({ id, word, size, reason }) => {
    const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
    return reason === '' ? [line] : [line, `         ${oneLine(reason, MAX_REASON)}`];
  });
  const facts = known([
    ['model', waiting],
    ['cost', cost],
    ['branch', branch ?? noBranch],
  ]);
  return [
    `${name}: ${verdict}`,
    '',
    ...lines,
    '',
    ...facts.map(([label, text]) => `${label.padEnd(8)}${text}`),
    '',
  ].join('\n');
}

/** `11 iterations: 3 merged, 2 discarded`; undefined before the first one. */
function renderCounts({ counts, tried, terms }: RunView): string | undefined {
  const parts = counts.filter(isTry).map(({ word, count }) => `${count} ${word}`);
  return parts.length === 0 ? undefined : `${plural(tried, terms.attempt)}: ${parts.join(', ')}`;
}

function known(facts: readonly MaybeFact[]): Fact[] {
  return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text] as const]));
}

function labeller(facts: readonly Fact[]): (fact: Fact) => string {
  const width = Math.max(MIN_LABEL_WIDTH, ...facts.map(([label]) => label.length + 1));
  return ([label, text]) => `${label.padEnd(width)}${text}`;
}

function renderTried(view: RunView): string {
  return renderCounts(view) ?? 'nothing';
}

function renderBranch({ branch = '', base }: RunView): string {
  return base === undefined ? branch : `${branch}, from ${base}`;
}

function renderNext({ command, why }: NonNullable<RunView['next']>): string {
  return why === undefined ? command : `${command}  (${why})`;
}

function renderProblems({ problems, notices }: RunView): string[] {
  return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `notice: ${notice}`)];
}

function renderTime({ budget: { startedAt, deadline, timeLeft } }: RunView): string | undefined {
  const start = startedAt === undefined ? [] : [`started ${startedAt}`];
  const end = deadline === undefined ? [] : [`ends ${deadline}`];
  const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
  return parts.length === 0 ? undefined : parts.join(', ');
}

function renderScores({ rows }: RunView, label: (fact: Fact) => string): string[] {
  const line = renderSparkline(rows);
  if (line === undefined) return [];
  return ['', label(['scores', line.bars]), label(['', `${line.marks}   (^ accepted, 0 baseline, · no score)`])];
}

function renderLast(rows: readonly RunRow[], label: (fact: Fact) => string): string[] {
  const last = rows.slice(-LAST_ROWS);
  if (last.length === 0) return [];
  const columns = [
    column(last, ({ id }) => id, 'right'),
    column(last, ({ mark, word }) => `${OUTCOME_MARKS[mark].sign} ${word}`, 'left'),
    column(last, ({ scoreText }) => scoreText, 'right'),
    last.map(renderReason),
  ];
  const lines = last.map((_, line) =>
    columns
      .map((texts) => texts[line])
      .join('  ')
      .trimEnd(),
  );
  return ['', ...lines.map((line, index) => label([index === 0 ? 'last' : '', line]))];
}

function renderReason({ reason, summary }: RunRow): string {
  const shown = shortened(reason, MAX_LAST_REASON);
  return summary === '' || summary === reason ? shown : `${shown} (${shortened(summary, 80)})`;
}

function column(rows: readonly RunRow[], text: (row: RunRow) => string, align: 'left' | 'right'): string[] {
  const texts = rows.map(text);
  const width = Math.max(...texts.map((each) => each.length));
  return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}
