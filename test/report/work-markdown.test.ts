import { expect, it } from 'vitest';
import { renderWorkMarkdown } from '../../src/report/work-markdown.ts';
import { buildWorkView } from '../../src/report/work-view.ts';

const blocked = (count: number) =>
  buildWorkView({
    plan: 'plan',
    branch: null,
    items: Array.from({ length: count }, (_, index) => ({
      ...{ id: `item-${index}`, status: 'blocked' as const, reason: 'x'.repeat(200) },
    })),
  });

it('has a row for each item of a plan', () => {
  const text = renderWorkMarkdown(blocked(3));
  expect(text.match(/^\| item\\?-\d/gm)).toHaveLength(3);
  expect(text).not.toContain('report.html');
});

it('stays below what GitHub takes, counts what is left out, and keeps what stands below the table', () => {
  const text = renderWorkMarkdown(blocked(3000));
  expect(Buffer.byteLength(text)).toBeLessThan(60 * 1024);
  const rows = text.match(/^\| item\\?-\d/gm)?.length ?? 0;
  expect(rows).toBeGreaterThan(100);
  expect(text).toContain(`${3000 - rows} items more; report.html has all.`);
  expect(text).toMatch(/^Branch: /m);
});
