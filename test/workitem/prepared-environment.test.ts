import { describe, expect, it } from 'vitest';
import { BUBBLEWRAP } from '../helpers/sandboxes.ts';
import { branchFile, createSite, item, QUICK } from '../helpers/work-items.ts';

const SANDBOXES = [...(BUBBLEWRAP.length > 0 ? (['required'] as const) : []), 'off'] as const;

describe.each(SANDBOXES)('the setup and build of a plan with sandbox "%s"', (sandbox) => {
  it('are seen by agents and by test commands, and are no part of a change', async () => {
    const site = createSite({ '.gitignore': 'made\n', 'install.sh': 'mkdir made\necho 7 >made/tool\n' });
    const result = await site.run(
      [
        item('one', 'cp made/tool a.txt', { test_command: 'test -s made/tool && cmp a.txt built/number' }),
        item('two', 'cat made/tool >>b.txt', { test_command: 'grep -q 7 built/number', dependencies: ['one'] }),
      ],
      {
        agents: { 'agent-1': { command: QUICK, sandbox } },
        setup: { command: 'sh install.sh', inputs: ['install.sh'] },
        build: { command: 'mkdir built && cp a.txt built/number' },
      },
    );
    expect(result.items.map((each) => ['error' in each ? each.error : undefined, each.status].toReversed())).toEqual([
      ['success', undefined],
      ['success', undefined],
    ]);
    expect(branchFile(site, 'a.txt')).toBe('7');
  });

  it('end an item whose setup fails with the reason', async () => {
    const site = createSite({ 'install.sh': 'echo broken >&2; exit 3\n' });
    const result = await site.run([item('one', 'echo x >a.txt')], {
      agents: { 'agent-1': { command: QUICK, sandbox } },
      setup: { command: 'sh install.sh', inputs: ['install.sh'] },
    });
    expect(result.items[0] !== undefined && 'error' in result.items[0] ? result.items[0].error : '').toMatch(
      /^setup failed: judge-setup ended with exit code 3: "broken"/,
    );
  });
});

describe.runIf(BUBBLEWRAP.length > 0)('items of agents with different sandboxes', () => {
  it('are tested in folders of their own', async () => {
    const site = createSite();
    const alone = (id: string, agent: 'agent-1' | 'agent-2') =>
      item(id, `echo ${id} >${id}.txt`, {
        agent_id: agent,
        test_command: `echo ${id} >mine; sleep 1; test "$(cat mine)" = ${id} && test -e ${id}.txt`,
      });
    const result = await site.run([alone('one', 'agent-1'), alone('two', 'agent-2'), alone('three', 'agent-2')], {
      agents: {
        'agent-1': { command: QUICK, sandbox: 'required' },
        'agent-2': { command: QUICK, sandbox: 'off' },
      },
      jobs: 3,
    });
    expect(result.items.map(({ status }) => status)).toEqual(['success', 'success', 'success']);
  });
});
