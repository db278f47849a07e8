import { plural } from '../base/text.ts';
import { escapeMarkdown } from './markdown.ts';
import type { WorkView } from './work-view.ts';

// GitHub takes 64 KiB in a comment; what surrounds the table stays below the rest.
const MAX_TABLE_BYTES = 48 * 1024;

/** A plan as a table, for a comment or a summary: of a large one the rows that fit, and how many do not. */
export function renderWorkMarkdown({ plan, branch, noBranch, verdict, cost, rows }: WorkView): string {
  const lines = rows.map(
    ({ id, status, facts, reason = '', receipt }) =>
      `| ${escapeMarkdown(id)} | ${status} | ${facts} | ${escapeMarkdown(reason)} | ${receipt === undefined ? '' : `\`${receipt}\``} |`,
  );
  const shown = firstThatFit(lines);
  return [
    `### ${escapeMarkdown(plan)}: ${verdict}`,
    '',
    '| item | status | facts | reason | receipt |',
    '|---|---|---|---|---|',
    ...shown,
    '',
    ...(shown.length === lines.length
      ? []
      : [`${plural(lines.length - shown.length, 'item')} more; report.html has all.`, '']),
    ...(cost === undefined ? [] : [`Cost: ${cost}`, '']),
    `Branch: ${branch === null ? noBranch : `\`${branch}\``}`,
    '',
  ].join('\n');
}

function firstThatFit(lines: readonly string[]): readonly string[] {
  let bytes = 0;
  const end = lines.findIndex((line) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes > MAX_TABLE_BYTES;
  });
  return end === -1 ? lines : lines.slice(0, end);
}
