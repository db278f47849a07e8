import { escapeMarkdown } from './markdown.ts';
import type { RunRow, RunView } from './run-view.ts';

// More points than this are no chart on a phone, and Mermaid refuses long texts.
const MAX_POINTS = 120;

/**
 * The line of a run's chart as a Mermaid chart, and the same numbers as a table; undefined below two points.
 */
export function renderScoreMermaid({
  rows,
  goal,
  terms,
}: Pick<RunView, 'rows' | 'goal' | 'terms'>): string | undefined {
  const title = terms.line;
  const points = rows.flatMap(({ iter, best }) => (best === undefined ? [] : [{ iter, best }]));
  if (points.length < 2) return undefined;
  const step = Math.ceil(points.length / MAX_POINTS);
  const shown = points.filter((_, index) => index % step === 0 || index === points.length - 1);
  const [low, high] = [Math.min(...shown.map(({ best }) => best)), Math.max(...shown.map(({ best }) => best))];
  const margin = (high - low || Math.abs(high) || 1) / 10;
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${title} (${goal ?? 'score'})"`,
    `  x-axis "Iteration" [${shown.map(({ iter }) => iter).join(', ')}]`,
    `  y-axis "Score" ${plain(low - margin)} --> ${plain(high + margin)}`,
    `  line [${shown.map(({ best }) => plain(best)).join(', ')}]`,
    '```',
    '',
    '<details><summary>The same numbers</summary>',
    '',
    `| Iteration | Score | ${title} |`,
    '|---|---|---|',
    ...rows.filter(({ iter }) => shown.some((each) => each.iter === iter)).map(renderRow),
    '',
    '</details>',
  ].join('\n');
}

function renderRow({ iter, word, scoreText, best }: RunRow): string {
  return `| ${iter} | ${escapeMarkdown(`${word} ${scoreText}`)} | ${best ?? '–'} |`;
}

/** Mermaid reads no exponents. */
function plain(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '') : text;
}
