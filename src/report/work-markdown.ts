import { escapeMarkdown } from './markdown.ts';
import type { WorkView } from './work-view.ts';

/** A plan as a table, for a comment or a summary. */
export function renderWorkMarkdown({ plan, branch, noBranch, verdict, rows }: WorkView): string {
  return [
    `### ${escapeMarkdown(plan)}: ${verdict}`,
    '',
    '| item | status | facts | reason | receipt |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ id, status, facts, reason = '', receipt }) =>
        `| ${escapeMarkdown(id)} | ${status} | ${facts} | ${escapeMarkdown(reason)} | ${receipt === undefined ? '' : `\`${receipt}\``} |`,
    ),
    '',
    `Branch: ${branch === null ? noBranch : `\`${branch}\``}`,
    '',
  ].join('\n');
}
