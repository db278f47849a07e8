import { manyLines, oneLine } from './foreign-text.ts';
import { escapeHtml } from './html.ts';
import { renderFacts } from './iteration-facts.ts';
import type { IterationRow } from './iteration-row.ts';

export interface IterationDetails {
  readonly row: IterationRow;
  /** The diff as HTML; undefined when it was left out or there is none. */
  readonly diff: string | undefined;
  readonly showCommand: string;
}

/** One iteration as a part of the page that opens: reason, facts, diff. */
export function renderIterationDetails({ row, diff, showCommand }: IterationDetails): string {
  const { iter, outcome, scoreText, summary, record } = row;
  const facts = renderFacts(record).map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  const reason = oneLine(record.notes, 2000);
  return [
    `<details id="i${iter}"><summary>${iter} <span class="mark ${outcome}">${outcome}</span> ${scoreText}</summary>`,
    ...(reason === '' ? [] : [`<p>${escapeHtml(reason)}</p>`]),
    ...(summary === '' ? [] : [`<p class="said">The agent says: <q>${escapeHtml(summary)}</q></p>`]),
    `<dl class="facts">${facts.join('')}</dl>`,
    diff ?? (record.diff_lines > 0 ? `<p class="note">The diff: <code>${escapeHtml(showCommand)}</code></p>` : ''),
    '</details>',
  ].join('\n');
}

const MAX_DIFF_CHARS = 12_000;
const MAX_LINE_CHARS = 500;

/** A diff with its lines told apart by element as well as by sign; `name` says what it is of. */
export function renderDiffHtml(diff: string, name: string): string {
  let isHeader = true;
  const lines = manyLines(diff, MAX_DIFF_CHARS)
    .split('\n')
    .map((line) => {
      if (line.startsWith('diff --git ')) isHeader = true;
      if (line.startsWith('@@')) isHeader = false;
      return renderLine(cut(line), isHeader);
    });
  const rest = diff.length - MAX_DIFF_CHARS;
  const note = rest > 0 ? `<p class="note">${rest} more characters are left out.</p>` : '';
  return `<pre tabindex="0" role="group" aria-label="Diff of ${escapeHtml(name)}">${lines.join('\n')}</pre>${note}`;
}

function cut(line: string): string {
  return line.length > MAX_LINE_CHARS ? `${line.slice(0, MAX_LINE_CHARS)}…` : line;
}

function renderLine(line: string, isHeader: boolean): string {
  const text = escapeHtml(line);
  if (isHeader) return `<b>${text}</b>`;
  if (line.startsWith('+')) return `<ins>${text}</ins>`;
  if (line.startsWith('-')) return `<del>${text}</del>`;
  return line.startsWith('@@') ? `<i>${text}</i>` : text;
}
