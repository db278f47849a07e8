import { escapeMarkdown } from './markdown.ts';
import { NO_BRANCH, type WorkView } from './work-view.ts';

/** A plan as a table, for a comment or a summary. */
export function renderWorkMarkdown({ plan, branch, verdict, rows }: WorkView): string {
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
    `Branch: ${branch === null ? NO_BRANCH : `\`${branch}\``}`,
    '',
  ].join('\n');
}
