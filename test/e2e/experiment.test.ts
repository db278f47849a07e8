import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, type Experiment, NUDGE } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';
import { processesNamed } from '../helpers/sandboxes.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

const AUTORIZE = resolve(import.meta.dirname, '..', 'fixtures', 'autorize.ts');

function start({ folder, cache }: Experiment, ...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [AUTORIZE, ...args], { cwd: folder, env: { ...process.env, XDG_CACHE_HOME: cache } });
}

/** Collects what a child prints, and lets a test wait for a part of it. */
function listen(child: ChildProcessWithoutNullStreams) {
  const heard = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    heard.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    heard.err += text;
  });
  const until = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const status = (): void => {
        if (!heard.out.includes(text)) return;
        child.stdout.off('data', status);
        child.off('close', onClose);
        resolve();
      };
      const onClose = (): void => reject(new Error(`it ended without "${text}": ${heard.out}${heard.err}`));
      child.stdout.on('data', status);
      child.on('close', onClose);
      status();
    });
  return { heard, until };
}

describe('the command line of an experiment', () => {
  it('ends in order on Ctrl-C: nothing is left running, the record is durable, the resume command is printed', async () => {
    const mark = `stubborn-${process.pid}`;
    const experiment = createExperiment({
      agent: `if [ $1 -lt 2 ]; then ${NUDGE} else trap '' TERM INT; sh -c 'exec -a ${mark} sleep 300' || bash -c 'exec -a ${mark} sleep 300'; fi\n`,
    });
    const child = start(experiment, 'run', 'pi', '--json');
    const { heard, until } = listen(child);
    await until('"step":"InvokeAgent"');
    await until('"outcome":"merged"');
    while (processesNamed(mark).length === 0) await new Promise((next) => setTimeout(next, 20));
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(130);
    expect(processesNamed(mark)).toEqual([]);
    const records = readFileSync(join(experiment.place, 'iterations.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged', 'killed']);
    expect(records.at(-1).notes).toBe('interrupted by the operator');
    expect(
      heard.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).kind)
        .at(-1),
    ).toBe('stopped');
    const status = start(experiment, 'status', 'pi');
    const reported = listen(status);
    await once(status, 'close');
    expect(reported.heard.out).toContain('autorize resume pi');
  });

  it('prints a line for each iteration and a summary, and the same as JSON', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const child = start(experiment, 'run', 'pi', '--max-iterations', '2');
    const { heard } = listen(child);
    const [code] = await once(child, 'close');
    expect({ code, err: heard.err }).toEqual({ code: 0, err: '' });
    expect(heard.out).toMatch(/^pi: on autorize\/pi, sandbox \w[\w-]*, until /);
    expect(heard.out).toMatch(/● merged {7}iter 1 {4} +9 +\S+ {2}score 9 beats 10 \(the baseline\)\n/);
    expect(heard.out).toContain('pi: 2 of 2 iterations accepted; best 8 in iteration 2');
    expect(heard.out).toContain('stopped   max_iterations reached: 2 iterations\n');
    expect(heard.out).not.toContain('\u001b');
  });

  it.runIf(hasTool(['script', '--version'], 'the live line of a terminal'))(
    'keeps a line up to date on a terminal: iteration, step, best, sparkline, time left, cost',
    () => {
      const spend = `echo 'AUTORIZE_USAGE {"usd":0.25}'\n`;
      const { folder, cache } = createExperiment({ agent: `${NUDGE}${spend}` });
      const command = `stty cols 120; ${process.execPath} ${AUTORIZE} run pi --max-iterations 2`;
      const env = { ...process.env, XDG_CACHE_HOME: cache, TERM: 'xterm', NO_COLOR: '1' };
      const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { cwd: folder, env, encoding: 'utf8' });
      const lines = stdout.split('\r').map((line) => line.replace('\u001b[2K', ''));
      const live = lines.find((line) => line.startsWith('iter 2 · scoring'));
      expect(live).toMatch(/^iter 2 · scoring · \S+ · best 9 \(iter 1\) · \S+ · run ends in \S+ · 0\.25 USD$/);
      for (const line of lines.filter((each) => each.includes(' · '))) expect([...line].length).toBeLessThan(120);
    },
  );

  it('reports to a second run who holds the experiment, and ends with 75', async () => {
    const go = join(createFolder(), 'go');
    const experiment = createExperiment({
      agent: `until [ -e ${go} ]; do sleep 0.05; done; ${NUDGE}`,
      config: {
        iteration: 'budget = "120s"',
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
      },
    });
    const first = start(experiment, 'run', 'pi', '--json', '--max-iterations', '1');
    const ended = once(first, 'exit');
    const { until } = listen(first);
    await until('"step":"InvokeAgent"');
    const second = start(experiment, 'run', 'pi');
    const { heard } = listen(second);
    const [code] = await once(second, 'close');
    expect(code).toBe(75);
    expect(heard.err).toContain(`the experiment "pi" is locked by process ${first.pid}`);
    writeFileSync(go, '');
    expect((await ended)[0]).toBe(0);
  });

  it('shows, lists, reports and archives', async () => {
    const experiment = createExperiment({ agent: 'if [ $1 = 1 ]; then echo 5; else echo 50; fi > value.txt\n' });
    await experiment.run({ maxIterations: 2 });
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [AUTORIZE, ...args], {
        cwd: experiment.folder,
        env: { ...process.env, XDG_CACHE_HOME: experiment.cache },
        encoding: 'utf8',
      });
    expect(run('list', 'pi').stdout.trim().split('\n').length).toBe(5);
    expect(JSON.parse(run('list', 'pi', '--json').stdout).length).toBe(3);
    expect(JSON.parse(run('status', 'pi', '--json').stdout)).toMatchObject({ best_score: 5, is_running: false });
    const shown = run('show', 'pi', '1').stdout;
    for (const part of ['# Iteration 1: merged, score 5', '## Diff', '+5', '## Prompt', '## Evidence'])
      expect(shown).toContain(part);
    expect(run('show', 'pi', '7')).toMatchObject({ status: 3, stderr: expect.stringContaining('it has 0 to 2') });
    expect(run('show', 'pi', 'x').status).toBe(2);
    expect(run('report', 'pi')).toMatchObject({
      status: 0,
      stdout: '.autorize/pi/report.html\n.autorize/pi/report.md\n',
    });
    expect(readFileSync(join(experiment.place, 'report.html'), 'utf8')).toContain('<svg');
    expect(run('archive', 'pi').status).toBe(0);
    expect(existsSync(join(experiment.place, 'iterations.jsonl'))).toBe(false);
    expect(userGit(experiment.folder, 'branch', '--list', 'autorize/pi')).toBe('');
    expect(run('status', 'pj')).toMatchObject({ status: 3, stderr: expect.stringContaining('Did you mean "pi"?') });
    expect(run('stats', 'pi')).toMatchObject({ status: 2, stderr: expect.stringContaining('Did you mean "status"?') });
    expect(run('run', 'pi', 'x').stderr).toContain('unexpected argument "x"');
  });
});
