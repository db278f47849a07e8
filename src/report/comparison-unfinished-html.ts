import type { Opened } from '../compare/log.ts';
import { renderUnfinished, type UnfinishedComparison } from '../compare/unfinished.ts';
import { renderAllActivities } from './activity-text.ts';
import { renderCompared } from './comparison-view.ts';
import { oneLine } from './foreign-text.ts';
import { escapeHtml } from './html.ts';
import { type PageFrame, renderPage } from './page.ts';
import { PAGE_STYLE } from './page-style.ts';
import { renderInstant } from './time-text.ts';

const MAX_TEXT = 400;

interface UnfinishedPage {
  readonly now: Date;
  readonly frame: PageFrame;
}

/** A comparison that has no result: what it compares, how far it came, and why it ended. */
export function renderUnfinishedHtml(comparison: UnfinishedComparison, { now, frame }: UnfinishedPage): string {
  const { opened, activities } = comparison;
  const facts = [
    ...(opened === undefined ? [] : factsOf(opened)),
    ...(activities.length === 0
      ? []
      : [['Now', renderAllActivities(activities, { now, nameOf: (attempt) => attempt })] as const]),
    ['Log', `.autorize/compare/${comparison.id}/decisions.jsonl`] as const,
  ];
  return renderPage({
    frame,
    title: 'Comparison without a result: autorize compare',
    style: PAGE_STYLE,
    body: [
      '<header>',
      '<h1>Comparison of two commits</h1>',
      `<p class="verdict">No result yet: ${text(renderUnfinished(comparison))}</p>`,
      '</header>',
      '<main>',
      '<dl>',
      ...facts.map(([name, value]) => `<dt>${text(name)}</dt><dd>${text(value)}</dd>`),
      '</dl>',
      '</main>',
    ],
  });
}

function factsOf({ base, head, command, started_at: startedAt }: Opened): (readonly [string, string])[] {
  return [
    ['Base', renderCompared(base)],
    ['Head', renderCompared(head)],
    ['Command', command],
    ['Started', renderInstant(startedAt)],
  ];
}

function text(value: string): string {
  return escapeHtml(oneLine(value, MAX_TEXT));
}
