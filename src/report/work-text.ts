import { oneLine } from './foreign-text.ts';
import type { WorkView } from './work-view.ts';

const MAX_REASON = 1000;

/** A plan for a terminal: a line an item, the reason below it. */
export function renderWorkText({ plan, branch, noBranch, verdict, cost, rows }: WorkView): string {
  const width = Math.max(0, ...rows.map(({ id }) => id.length));
  const lines = rows.flatMap(({ id, status, facts, reason }) => {
    const line = `${status.padEnd(7)}  ${id.padEnd(width)}  ${facts}`.trimEnd();
    return reason === undefined ? [line] : [line, `         ${oneLine(reason, MAX_REASON)}`];
  });
  return [
    `${oneLine(plan)}: ${verdict}`,
    '',
    ...lines,
    '',
    ...(cost === undefined ? [] : [`cost    ${cost}`]),
    `branch  ${branch === null ? noBranch : oneLine(branch)}`,
    '',
  ].join('\n');
}
