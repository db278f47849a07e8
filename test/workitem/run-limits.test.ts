import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { executeWorkFile, type PlanResult, type WorkOptions } from '../../src/workitem/run.ts';
import { workPathsOf } from '../../src/workitem/store.ts';
import { createSite, item, QUICK, type WorkSite } from '../helpers/work-items.ts';

const IDS = ['one', 'two', 'three', 'four'];
// One after the other: none is at work when another one ends.
const after = (id: string): string[] => IDS.slice(0, IDS.indexOf(id)).slice(-1);
const paid = (id: string, text = '') =>
  item(id, `echo ${id} ${text} >${id}.txt; echo 'AUTORIZE_USAGE {"usd":0.3}'`, { dependencies: after(id) });

/** Writes a plan of four items; each costs $0.30. */
function writePlan(site: WorkSite, more: Readonly<Record<string, unknown>> = {}): void {
  const agents = { 'agent-1': { command: QUICK, sandbox: 'off' } };
  writeFileSync(
    join(site.folder, 'plan.json'),
    JSON.stringify({ version: 1, agents, items: IDS.map((id) => paid(id)), ...more }),
  );
}

const runPlan = (site: WorkSite, options: Partial<WorkOptions> = {}): Promise<PlanResult> =>
  executeWorkFile('plan.json', { host: site.host, jobs: 1, ...options });

/** Runs the plan and interrupts it, as Ctrl-C does, as soon as its first item ended. */
async function runOne(site: WorkSite, options: Partial<WorkOptions> = {}): Promise<void> {
  const stopping = new AbortController();
  const result = await runPlan(site, {
    ...options,
    signal: stopping.signal,
    onEvent: (event) => {
      if (event.kind === 'ended' && event.item.status === 'success') stopping.abort();
    },
  });
  expect(result.interrupted).toBe(true);
  expect(landedIn(result)).toEqual(['one']);
}

const landedIn = ({ items }: PlanResult): string[] =>
  items.flatMap(({ id, status }) => (status === 'success' ? [id] : []));

const spendingFile = (site: WorkSite): string => join(workPathsOf(site.host).folder, 'spending.json');

it('a plan that was interrupted counts the dollars of its agents until then', async () => {
  const site = createSite();
  writePlan(site, { budget: { usd: 0.7 } });
  await runOne(site);
  const resumed = await runPlan(site);
  expect(landedIn(resumed)).toEqual(['one', 'two']);
  expect(resumed.overspending).toContain('budget.usd: $0.60 of $0.70 spent');
  // All of it was spent: the next run has as much again.
  const again = await runPlan(site);
  expect(landedIn(again)).toEqual(IDS);
});

it('a plan that was interrupted keeps the dollars that it was started with', async () => {
  const site = createSite();
  writePlan(site, { budget: { usd: 5 } });
  await runOne(site, { budgetUsd: 0.7 });
  const resumed = await runPlan(site);
  expect(resumed.overspending).toContain('budget.usd: $0.60 of $0.70 spent');
});

it.each([
  ['other dollars', { budgetUsd: 0.8 }, ['one', 'two', 'three'], '$0.60 of $0.80'],
  ['as much as it was started with', { budgetUsd: 0.7 }, ['one', 'two', 'three'], '$0.60 of $0.70'],
])('a plan that is run again with %s begins to count again', async (_, options, landed, spent) => {
  const site = createSite();
  writePlan(site, { budget: { usd: 5 } });
  await runOne(site, { budgetUsd: 0.7 });
  const resumed = await runPlan(site, options);
  expect(landedIn(resumed)).toEqual(landed);
  expect(resumed.overspending).toContain(spent);
});

it.each([
  ['was removed', (path: string) => rmSync(path)],
  ['is not ours', (path: string) => writeFileSync(path, '{"plan.json":{"dollars":"many"}}')],
])('a plan whose file of what was spent %s takes the limits of the plan', async (_, change) => {
  const site = createSite();
  writePlan(site, { budget: { usd: 0.7 } });
  await runOne(site, { budgetUsd: 0.4 });
  change(spendingFile(site));
  const resumed = await runPlan(site);
  expect(landedIn(resumed)).toEqual(['one', 'two', 'three']);
});

it('plans do not count for each other, and one that ended leaves nothing', async () => {
  const site = createSite();
  writePlan(site, { plan: 'first', budget: { usd: 0.7 } });
  await runOne(site);
  writePlan(site, { plan: 'second', items: IDS.map((id) => paid(id, 'again')) });
  expect(landedIn(await runPlan(site))).toEqual(IDS);
  expect(Object.keys(JSON.parse(readFileSync(spendingFile(site), 'utf8')))).toEqual(['first']);
  writePlan(site, { plan: 'first', budget: { usd: 0.7 } });
  expect(landedIn(await runPlan(site))).toEqual(['one', 'two']);
  expect(JSON.parse(readFileSync(spendingFile(site), 'utf8'))).toEqual({});
});
