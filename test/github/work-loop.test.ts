import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LoopInputs } from '../../src/github/inputs.ts';
import { openWork } from '../../src/github/work-loop.ts';
import { userGit } from '../helpers/repository.ts';
import { createSite, item, QUICK } from '../helpers/work-items.ts';

const planOf = (command: string, script: string): string =>
  JSON.stringify({
    version: 1,
    plan: 'plan',
    agents: { 'agent-1': { command, sandbox: 'off' } },
    items: [item('one', script)],
  });

it('runs the plan that was looked at, whatever replaced its file since', { timeout: 60_000 }, async () => {
  const site = createSite({ 'plan.json': planOf(QUICK, 'echo 1 >one.txt') });
  const loop = await openWork({ workItems: 'plan.json' } as LoopInputs, site.host);
  writeFileSync(join(site.folder, 'plan.json'), planOf('touch taken; exit 1', 'echo 2 >two.txt'));
  const { exitCode } = await loop.run({
    signal: new AbortController().signal,
    onRecord: () => undefined,
    onNote: () => undefined,
  });
  expect(exitCode).toBe(0);
  const changed = userGit(site.folder, 'diff', '--name-only', 'main', 'autorize-work/plan');
  expect(changed).toBe('one.txt');
});
