import { plural } from '../base/text.ts';
import type { ExperimentView } from './experiment-view.ts';
import { oneLine } from './foreign-text.ts';
import type { IterationRow } from './iteration-row.ts';
import { OUTCOME_MARKS } from './outcome-marks.ts';
import { renderSparkline } from './sparkline.ts';

const LAST_ROWS = 5;
const LABEL_WIDTH = 10;
// An A/A check's figures, and all that can be done about them.
const MAX_REASON = 1000;

/** The experiment on one screen: where it is, what came of it, the last iterations, the next command. */
export function renderStatus(view: ExperimentView): string {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['branch', view.base === undefined ? view.branch : `${view.branch}, from ${view.base}`],
    ['now', view.position],
    ['result', view.verdict],
    ['goal', view.goal],
    ['tried', renderCounts(view) || 'nothing'],
    ['noops', view.noops],
    ['earlier', view.earlier],
    ['certify', uncertifiedOf(view)],
    ['time', renderTime(view)],
    ['cost', view.cost],
  ];
  return [
    view.description === '' ? view.name : `${view.name}: ${view.description}`,
    ...renderProblems(view),
    '',
    ...facts.flatMap(([label, value]) => (value === undefined ? [] : [labelled(label, value)])),
    ...renderScores(view),
    ...renderLast(view.rows),
    '',
    labelled('next', `${view.next.command}  (${view.next.why})`),
    '',
  ].join('\n');
}

export interface Stop {
  /** Why the run stopped, as a sentence without its full stop. */
  readonly reason: string;
  readonly resumeCommand?: string;
}

/** What is printed at the end of a run, whatever happened. */
export function renderSummary(view: ExperimentView, { reason, resumeCommand }: Stop): string {
  const goOn = resumeCommand ?? view.next.command;
  return [
    `${view.name}: ${view.verdict}`,
    ...renderProblems(view),
    labelled('stopped', oneLine(reason, MAX_REASON)),
    labelled('tried', renderCounts(view) || 'nothing'),
    ...(view.earlier === undefined ? [] : [labelled('earlier', view.earlier)]),
    ...[uncertifiedOf(view)].flatMap((told) => (told === undefined ? [] : [labelled('certify', told)])),
    ...(view.cost === undefined ? [] : [labelled('cost', view.cost)]),
    labelled('branch', view.kept === 0 ? `${view.branch}, nothing to take` : view.branch),
    ...(view.kept === 0
      ? []
      : [
          labelled('look', `git log ${view.base === undefined ? '' : `${view.base}..`}${view.branch}`),
          labelled('take', `git merge ${view.branch}`),
        ]),
    ...(view.workspaces === undefined ? [] : [labelled('lanes', `ls ${view.workspaces}`)]),
    labelled('go on', oneLine(goOn, 400)),
    '',
  ].join('\n');
}

function labelled(label: string, text: string): string {
  return `${label.padEnd(LABEL_WIDTH)}${text}`;
}

function uncertifiedOf({ uncertified, takenOut }: ExperimentView): string | undefined {
  const parts = [
    ...(uncertified === undefined ? [] : [`not certified: ${uncertified}`]),
    ...(takenOut === undefined ? [] : [`taken out again: ${takenOut}`]),
  ];
  return parts.length === 0 ? undefined : parts.join('; ');
}

function renderProblems({ problems, notices }: ExperimentView): string[] {
  return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `look: ${notice}`)];
}

/** `3 merged, 2 discarded`; the baseline is no try. */
function renderCounts({ counts, tried }: ExperimentView): string {
  const parts = counts.filter(([outcome]) => outcome !== 'baseline').map(([outcome, count]) => `${count} ${outcome}`);
  return parts.length === 0 ? '' : `${plural(tried, 'iteration')}: ${parts.join(', ')}`;
}

function renderTime({ startedAt, deadline, timeLeft }: ExperimentView): string | undefined {
  const start = startedAt === undefined ? [] : [`started ${startedAt}`];
  const end = deadline === undefined ? [] : [`ends ${deadline}`];
  const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
  return parts.length === 0 ? undefined : parts.join(', ');
}

function renderScores({ rows }: ExperimentView): string[] {
  const line = renderSparkline(rows);
  if (line === undefined) return [];
  const marks = labelled('', `${line.marks}   (^ kept, 0 baseline, · no score)`);
  return ['', labelled('scores', line.bars), marks];
}

function renderLast(rows: readonly IterationRow[]): string[] {
  const last = rows.slice(-LAST_ROWS);
  if (last.length === 0) return [];
  const columns = [
    column(last, ({ iter }) => String(iter), 'right'),
    column(last, ({ outcome }) => `${OUTCOME_MARKS[outcome].sign} ${outcome}`, 'left'),
    column(last, ({ scoreText }) => scoreText, 'right'),
    last.map(({ reason }) => reason),
  ];
  const lines = last.map((_, line) =>
    columns
      .map((texts) => texts[line])
      .join('  ')
      .trimEnd(),
  );
  return ['', ...lines.map((line, index) => labelled(index === 0 ? 'last' : '', line))];
}

function column(rows: readonly IterationRow[], text: (row: IterationRow) => string, align: 'left' | 'right'): string[] {
  const texts = rows.map(text);
  const width = Math.max(...texts.map((each) => each.length));
  return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}
