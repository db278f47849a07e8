import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../helpers/run-cli.ts';
import { createSite, item } from '../helpers/work-items.ts';

describe('autorize work', () => {
  it('reports a wrong command line with exit 2, and its help with exit 0', async () => {
    const { folder: cwd } = createSite();
    const run = async (...argv: string[]) => {
      const { code, out, err } = await runCli(['work', ...argv], { cwd });
      return [code, (code === 0 ? out : err).split('\n')[0]];
    };
    expect(await run('runn')).toEqual([
      2,
      'error: unknown command "work runn"; expected a known command. Did you mean "run"?',
    ]);
    expect(await run('run')).toEqual([
      2,
      'error: no FILE; expected autorize work run FILE. See: autorize work run --help',
    ]);
    expect(await run('run', 'x', '--jobs', '0')).toEqual([
      2,
      'error: --jobs "0"; expected a whole number from 1 to 999. Write e.g. --jobs 2.',
    ]);
    expect(await run('run', 'none.yaml')).toEqual([2, expect.stringContaining('none.yaml: no such file')]);
    expect(await run('verify', '--export', 'in-toto')).toEqual([
      2,
      expect.stringContaining('--export without a receipt'),
    ]);
    expect(await run('verify', 'nothing')).toEqual([3, expect.stringContaining('there is no receipt "nothing"')]);
    expect(await run('status', 'nothing')).toEqual([3, expect.stringContaining('no item of a plan "nothing"')]);
    expect(await run('status')).toEqual([0, 'no work item has been run here']);
    expect(await run('agent', '--agent', '1')).toEqual([2, expect.stringContaining('no --work-item')]);
    expect(await run('hash', '--commit', 'nowhere')).toEqual([
      3,
      expect.stringContaining('there is no commit "nowhere"'),
    ]);
    expect(await run('hash', '--tree', 'src')).toEqual([3, expect.stringContaining('is not the top of a work tree')]);
    expect(await run('run', '--help')).toEqual([0, 'Run the items of a plan (JSON or YAML).']);
    expect((await runCli(['--help'], { cwd })).out).toContain('work replay RECEIPT');
  });

  it('prints a plan as text and as Markdown that holds nothing of an agent as markup', async () => {
    const { folder: cwd, cache, options } = createSite();
    const items = [
      item('good', 'echo 1 > a.txt'),
      item('bad', 'echo "<b>@me</b> ::error::x" >&2; exit 1'),
      item('waits', 'true', { dependencies: ['bad'] }),
    ];
    writeFileSync(join(cwd, 'plan.json'), JSON.stringify({ version: 1, agents: options.agents, items }));
    const env = { ...process.env, XDG_CACHE_HOME: cache };
    const { code, out } = await runCli(['work', 'run', 'plan.json', '--only', 'good', '--only=bad,waits'], {
      cwd,
      env,
    });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^note: every command gets a copy of its checkout, .*\nplan: 2 levels, from [0-9a-f]{12}\n {2}good …\n/,
    );
    expect(out).toMatch(/^success {2}good {3}1 file, 1 change, \d+m?s$/m);
    expect(out).toMatch(/^blocked {2}waits\n {9}"waits" waits for "bad" \(failure: /m);
    const markdown = (await runCli(['work', 'status', '--markdown'], { cwd, env })).out;
    expect(markdown).toContain('### plan: 1 of 3 items succeeded');
    expect(markdown).toContain('| bad | failure |');
    const status = async (...flags: string[]) => (await runCli(['work', 'status', ...flags], { cwd, env })).out;
    expect(await status()).toMatch(
      /^plan: 1 of 3 items succeeded\n[\s\S]*^blocked {2}waits\n {9}"waits" waits for "bad" \(failure: /m,
    );
    const { plans } = JSON.parse(await status('--json'));
    expect(plans[0].items.map(({ id, status }: { id: string; status: string }) => `${id} ${status}`)).toEqual([
      ...['good success', 'bad failure', 'waits blocked'],
    ]);
    expect(markdown).not.toMatch(/<b>|@me|::error/);
  });
});
