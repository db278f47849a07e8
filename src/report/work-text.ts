import { plural } from '../base/text.ts';
import type { WorkVerified } from '../workitem/verify.ts';
import { oneLine } from './foreign-text.ts';
import type { WorkView } from './work-view.ts';

const MAX_REASON = 1000;

/** A plan for a terminal: a line an item, the reason below it. */
export function renderWorkText({ plan, branch, verdict, rows }: WorkView): string {
  const width = Math.max(0, ...rows.map(({ id }) => id.length));
  const lines = rows.flatMap(({ id, status, facts, reason }) => {
    const line = `${status.padEnd(7)}  ${id.padEnd(width)}  ${facts}`.trimEnd();
    return reason === undefined ? [line] : [line, `         ${oneLine(reason, MAX_REASON)}`];
  });
  return [`${oneLine(plan)}: ${verdict}`, '', ...lines, '', `branch  ${oneLine(branch)}`, ''].join('\n');
}

/** What a verification found, a line each, and what follows. */
export function renderWorkFindings({ findings, isSound }: Pick<WorkVerified, 'findings' | 'isSound'>): string {
  const wrong = findings.filter(({ kind }) => kind === 'wrong').length;
  const lines = findings.map(
    ({ kind, what, detail }) =>
      `${kind === 'ok' ? 'ok   ' : 'WRONG'}  ${oneLine(what)}  ${oneLine(detail, MAX_REASON)}`,
  );
  const verdict = isSound ? `${plural(findings.length, 'receipt')}: sound` : `${plural(wrong, 'thing')} wrong`;
  return [...lines, ...(lines.length === 0 ? [] : ['']), verdict, ''].join('\n');
}
