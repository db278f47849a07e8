import { manyLines } from './foreign-text.ts';
import { escapeHtml } from './html.ts';
import type { RunRow } from './run-view.ts';
import { titled } from './titled.ts';

export interface AttemptDetails {
  readonly row: RunRow;
  /** What an attempt is called. */
  readonly attempt: string;
  /** The diff as HTML; undefined when it was left out or there is none. */
  readonly diff: string | undefined;
  /** Shows a diff that was left out. */
  readonly showCommand: string | undefined;
}

/** One attempt as a part of the page that opens: reason, facts, diff. */
export function renderAttemptDetails({ row, attempt, diff, showCommand }: AttemptDetails): string {
  const { id, iter, mark, word, score, scoreText, summary, facts, reason } = row;
  const shown = facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  const scored = score === undefined ? '' : ` ${scoreText}`;
  return [
    `<details id="i${iter}"><summary>${titled(attempt)} ${escapeHtml(id)}: <span class="mark ${mark}">${escapeHtml(word)}</span>${scored}</summary>`,
    ...(reason === '' ? [] : [`<p>${escapeHtml(reason)}</p>`]),
    ...(summary === '' ? [] : [`<p class="said">The agent says: <q>${escapeHtml(summary)}</q></p>`]),
    ...(shown.length === 0 ? [] : [`<dl class="facts">${shown.join('')}</dl>`]),
    diff ?? (showCommand === undefined ? '' : `<p class="note">The diff: <code>${escapeHtml(showCommand)}</code></p>`),
    '</details>',
  ].join('\n');
}

const MAX_LINE_CHARS = 500;

/** A diff whose added and removed lines differ by element as well as by sign; `name` names its origin. */
export function renderDiffHtml(diff: string, name: string, maxChars: number): string {
  let isHeader = true;
  const lines = manyLines(diff, maxChars)
    .split('\n')
    .map((line) => {
      if (line.startsWith('diff --git ')) isHeader = true;
      if (line.startsWith('@@')) isHeader = false;
      return renderLine(cut(line), isHeader);
    });
  const rest = diff.length - maxChars;
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
