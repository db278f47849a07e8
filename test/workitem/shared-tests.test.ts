import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ItemReport } from '../../src/workitem/work-event.ts';
import { runCli } from '../helpers/run-cli.ts';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { createSite, item, QUICK } from '../helpers/work-items.ts';

const SANDBOXES = [...(BUBBLEWRAP.length > 0 ? (['required'] as const) : []), 'off'] as const;
const FOUND = 'the test command of "make" leaves dist/, which the test command of "use" reads';

const errorOf = (report: ItemReport | undefined) => (report !== undefined && 'error' in report ? report.error : '');

const BUILDS = item('make', 'echo 7 >a.txt', { test_command: 'mkdir -p dist && cp a.txt dist/number' });

describe.each(SANDBOXES)('a test command that reads what another one leaves, with sandbox "%s"', (sandbox) => {
  const agents = { 'agent-1': { command: QUICK, sandbox } };
  const uses = item('use', 'echo 8 >b.txt', { test_command: 'grep -q 7 dist/number', dependencies: ['make'] });

  it('is named, with what it reads and what to do', async () => {
    const result = await createSite().run([BUILDS, uses], { agents });
    expect(result.items.map(({ status }) => status)).toEqual(['success', 'failure']);
    expect(errorOf(result.items[1])).toContain(`${FOUND}; make it build.command`);
    expect(result.refusal).toEqual({
      message: `${FOUND}; make it build.command`,
      remedy: 'Set build.command of the plan to what makes it.',
    });
  });

  it('succeeds when that is the build', async () => {
    const build = { command: 'mkdir -p dist && cp a.txt dist/number' };
    const result = await createSite().run([BUILDS, uses], { agents, build });
    expect(result.items.map(({ status }) => status)).toEqual(['success', 'success']);
    expect(result.refusal).toBeUndefined();
  });

  it('is not blamed for tests that fail after the others, too', async () => {
    const fails = { ...uses, test_command: 'grep -q 9 dist/number' };
    const result = await createSite().run([BUILDS, fails], { agents });
    expect(errorOf(result.items[1])).not.toContain('leaves');
    expect(result.refusal).toBeUndefined();
  });

  it('is found across several items', async () => {
    const other = item('other', 'echo 1 >c.txt', { test_command: 'test -f c.txt', dependencies: ['make'] });
    const last = { ...uses, dependencies: ['other'] };
    const result = await createSite().run([BUILDS, other, last], { agents });
    expect(result.refusal?.message).toContain(FOUND);
  });
});

describe('work run', () => {
  it('ends with 3 and says what to do, after the result of every item', async () => {
    const site = createSite();
    const plan = {
      version: 1,
      agents: { 'agent-1': { command: QUICK, sandbox: 'off' } },
      items: [BUILDS, item('use', 'echo 8 >b.txt', { test_command: 'test -f dist/number', dependencies: ['make'] })],
    };
    writeFileSync(join(site.folder, 'plan.json'), JSON.stringify(plan));
    const { code, out, err } = await runCli(['work', 'run', 'plan.json'], {
      cwd: site.folder,
      env: { ...process.env, XDG_CACHE_HOME: site.cache },
    });
    expect(code).toBe(3);
    expect(out).toContain('use');
    expect(err).toContain(`error: ${FOUND}; make it build.command. Set build.command of the plan`);
    expect(readFileSync(join(site.folder, 'a.txt'), 'utf8')).toBe('one\n');
  });
});
