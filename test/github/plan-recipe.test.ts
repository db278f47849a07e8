import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LoopInputs } from '../../src/github/loop-inputs.ts';
import { openPlan } from '../../src/github/plan-recipe.ts';
import { userGit } from '../helpers/repository.ts';
import { createSite, item, QUICK } from '../helpers/work-items.ts';

const planOf = (command: string, script: string): string =>
  JSON.stringify({
    version: 1,
    plan: 'plan',
    agents: { 'agent-1': { command, sandbox: 'off' } },
    items: [item('one', script)],
  });

it('runs the plan that it checked, whatever replaced the file since', { timeout: 60_000 }, async () => {
  const site = createSite({ 'plan.json': planOf(QUICK, 'echo 1 >one.txt') });
  const loop = await openPlan({ workItems: 'plan.json', overrides: {} } as LoopInputs, site.host);
  writeFileSync(join(site.folder, 'plan.json'), planOf('touch taken; exit 1', 'echo 2 >two.txt'));
  const { exitCode } = await loop.run({
    overrides: {},
    signal: new AbortController().signal,
    onRecord: () => undefined,
    onNote: () => undefined,
  });
  expect(exitCode).toBe(0);
  const changed = userGit(site.folder, 'diff', '--name-only', 'main', 'autorize-work/plan');
  expect(changed).toBe('one.txt');
});
