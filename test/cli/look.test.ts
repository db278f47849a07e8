// Who looks changes nothing: not a file, not a ref, not a time, beside a killed run and beside one that is alive. What
// `status` leaves for the next one, in a folder of ours in the git directory, is none of it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { stateOf } from '../helpers/folder-state.ts';
import { REPOSITORY, runCli } from '../helpers/run-cli.ts';
import { reaches, superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

/** Every command that shows what is in a repository. */
function looksAt(cwd: string): readonly (readonly string[])[] {
  const missions = join(cwd, '.rcs', 'logs', 'autoresearch');
  const runs = existsSync(missions) ? readdirSync(missions) : [];
  const experiments = existsSync(join(cwd, '.autorize', 'pi')) ? ['pi'] : [];
  return [
    [],
    ['work', 'status'],
    ['work', 'status', '--json'],
    ...[...runs, ...experiments].flatMap((name) =>
      [
        ['status', name],
        ['list', name],
        ['show', name, '0'],
      ].flatMap((argv) => [argv, [...argv, '--json']]),
    ),
  ];
}

/** All of it but that folder, of which only what is left there may change. */
function seenIn(cwd: string, cache: string): readonly string[] {
  const own = join(cwd, '.git', 'autorize');
  mkdirSync(own, { recursive: true });
  const left = readdirSync(own);
  expect(left.filter((name) => !/^(?:work|(?:status|mission|work)-[\w-]+)\.json$/.test(name))).toEqual([]);
  return stateOf(cwd, cache).filter((line) => !line.startsWith(own));
}

describe('who looks', () => {
  it('changes nothing in the records of experiments, missions and plans', async () => {
    const cache = createFolder();
    for (const name of ['experiment-paired', 'mission-paired', 'plan']) {
      const cwd = createFolder();
      const archive = join(REPOSITORY, 'test', 'ledgers', 'v1', `${name}.tar.gz`);
      execFileSync('tar', ['-xzf', archive, '--no-same-owner', '-C', cwd]);
      const before = seenIn(cwd, cache);
      for (const argv of looksAt(cwd)) {
        const { code, err } = await runCli(argv, { cwd, env: { ...process.env, XDG_CACHE_HOME: cache } });
        expect([argv, code, err]).toEqual([argv, 0, '']);
      }
      expect(seenIn(cwd, cache)).toEqual(before);
    }
  });

  it('changes nothing beside a run that is alive or was killed, and learns that it was interrupted', async () => {
    const experiment = createExperiment({ agent: 'echo at work; sleep 600\n' });
    const { folder: cwd, cache } = experiment;
    const run = superviseExperiment(experiment);
    await reaches(run, 'InvokeAgent', 1);
    // Before that, what starts it is still at work in its home.
    const printed = join(cwd, '.autorize', 'pi', 'iter-0001', 'agent.stdout');
    await expect.poll(() => existsSync(printed) && readFileSync(printed, 'utf8')).toContain('at work');
    // Its files stay as they are from here on; it holds its lock and is alive.
    run.child.kill('SIGSTOP');
    const looked = async (): Promise<string> => {
      const before = seenIn(cwd, cache);
      const printed: string[] = [];
      for (const argv of looksAt(cwd)) {
        const { code, out, err } = await runCli(argv, { cwd, env: experiment.host.env });
        expect([argv, code, err]).toEqual([argv, 0, '']);
        printed.push(out);
      }
      expect(seenIn(cwd, cache)).toEqual(before);
      return printed.join('\n');
    };
    const alive = await looked();
    expect(alive).toMatch(/^experiment pi \(running\)\n {2}iter 1 · agent at work · /m);
    run.child.kill('SIGKILL');
    await run.ended;
    const killed = await looked();
    expect(killed).toContain(
      'experiment pi\n  No iteration has ended yet; a run was interrupted\n  next: autorize resume pi',
    );
    expect(killed).toContain('iteration 1 was interrupted at InvokeAgent');
  });
});
