import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { viewPlan } from '../../src/report/plan-view.ts';
import { renderMarkdown } from '../../src/report/run-markdown.ts';
import { executeWorkFile } from '../../src/workitem/run.ts';
import { runFolder, workPathsOf } from '../../src/workitem/store.ts';
import { verifyWork } from '../../src/workitem/verify.ts';
import { createSite, item, QUICK } from '../helpers/work-items.ts';

const paid = (id: string) => item(id, `echo ${id} >${id}.txt; echo 'AUTORIZE_USAGE {"output_tokens":7,"usd":0.3}'`);

it('is counted for each item: no other begins that could pass the budget, and each receipt names what its agent cost', async () => {
  const site = createSite();
  const plan = {
    version: 1,
    budget: { usd: 0.7 },
    agents: { 'agent-1': { command: QUICK, sandbox: 'off' } },
    items: ['one', 'two', 'three', 'four'].map(paid),
  };
  writeFileSync(join(site.folder, 'plan.json'), JSON.stringify(plan));
  const first = await executeWorkFile('plan.json', { host: site.host, jobs: 1 });
  const reported = first.items.map(({ id, status }) => `${id} ${status}`);
  expect(reported).toEqual(['one success', 'two success', 'three blocked', 'four blocked']);
  expect(first.overspending).toContain('budget.usd: $0.60 of $0.70 spent');
  expect(first.items[3]).toMatchObject({ reason: first.overspending });
  expect(renderMarkdown(viewPlan(first))).toMatch(/Cost: .*0\.60/);
  const paths = workPathsOf(site.host);
  const [one] = first.items;
  if (one === undefined || one.status === 'blocked') throw new Error('it did not run');
  const folder = runFolder(paths, one.receipt_id);
  expect(JSON.parse(readFileSync(join(folder, 'usage.json'), 'utf8'))).toEqual({ output_tokens: 7, usd: 0.3 });
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'RECEIPT.json'), 'utf8')).files)).toContain('usage.json');
  expect((await verifyWork({}, site.host)).isSound).toBe(true);
  // The next run has a budget of its own, the smaller of the two; with several side by side each at work counts.
  const second = await executeWorkFile('plan.json', { host: site.host, jobs: 2, budgetUsd: 0.4 });
  expect(second.items.filter(({ status }) => status === 'success').length).toBeGreaterThanOrEqual(3);
  expect(second.items.filter((each) => each.status === 'success' && each.reused)).toHaveLength(2);
  writeFileSync(join(folder, 'usage.json'), '{"usd":0.01}\n');
  expect((await verifyWork({}, site.host)).isSound).toBe(false);
  expect(existsSync(folder)).toBe(true);
});
