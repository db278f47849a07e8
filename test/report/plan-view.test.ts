import { expect, it } from 'vitest';
import { viewPlan } from '../../src/report/plan-view.ts';
import { renderMarkdown } from '../../src/report/run-markdown.ts';

const blocked = (count: number) =>
  viewPlan({
    plan: 'plan',
    branch: null,
    items: Array.from({ length: count }, (_, index) => ({
      ...{ id: `item-${index}`, status: 'blocked' as const, reason: 'x'.repeat(200) },
    })),
  });

it('has a row for each item of a plan', () => {
  const text = renderMarkdown(blocked(3));
  expect(text.match(/^\| item\\?-\d/gm)).toHaveLength(3);
  expect(text).not.toContain('report.html');
});

it('stays below what GitHub takes, counts what is left out, and keeps the rest of the summary', () => {
  const text = renderMarkdown(blocked(3000));
  expect(Buffer.byteLength(text)).toBeLessThan(60 * 1024);
  const rows = text.match(/^\| item\\?-\d/gm)?.length ?? 0;
  expect(rows).toBeGreaterThan(100);
  expect(text).toContain(`${3000 - rows} items of 3000 left out; report.html has all.`);
  expect(text).toMatch(/^- Branch: /m);
});
