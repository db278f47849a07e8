import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment, type Experiment } from '../helpers/experiment.ts';

const AUTORIZE = resolve(import.meta.dirname, '..', 'fixtures', 'autorize.ts');

interface Heard {
  out: string;
  err: string;
}

function start({ folder, cache }: Experiment, ...args: string[]) {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [AUTORIZE, 'doctor', 'pi', ...args], {
    cwd: folder,
    env: { ...process.env, XDG_CACHE_HOME: cache },
  });
  const heard: Heard = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    heard.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    heard.err += text;
  });
  return { child, heard };
}

async function run(experiment: Experiment, ...args: string[]) {
  const { child, heard } = start(experiment, ...args);
  const [code] = await once(child, 'close');
  return { code, ...heard };
}

const GUARD = { '[guards]': 'name = "tests"\ncommand = "test -f value.txt"' };

describe('doctor without a terminal', { timeout: 60_000 }, () => {
  it('prints a plain line for each command that ended, beside what it found', async () => {
    const { code, out, err } = await run(createExperiment({ agent: 'true\n', config: GUARD }));
    expect(err).toMatch(
      /^guard "tests" · run 1 of 3 · \d+ s\nevaluator · run 1 of 3 · \d+ s\nguard "tests" · run 2 of 3/,
    );
    expect(`${out}${err}`).not.toContain('\u001b');
    expect(out).toMatch(/^ok {4}git repository, config and program, ledger, git, HEAD, work tree, base commit, branch/);
    expect(out).toContain('ok    evaluator              the base scores 10 each of 3 times');
    expect(out).toMatch(
      /\n\nOutput of all commands: \.autorize\/pi\/doctor\/\n0 problems, \d warnings?\. Next: autorize run pi\n$/,
    );
    expect(code).toBe(0);
  });

  it('says once what is wrong and once what to do, and ends with 1', async () => {
    const files = { 'score.sh': 'echo broken >&2; exit 3\n' };
    const { code, out } = await run(createExperiment({ agent: 'true\n', files }));
    expect(out.match(/"broken"/g)).toHaveLength(1);
    expect(out).toMatch(/\nTo do:\n 1\. evaluator: .* See \.autorize\/pi\/doctor\/base-1-score\.stderr\n/);
    expect(out).toMatch(/1 problem, \d warnings?\. Next: autorize doctor pi\n$/);
    expect(code).toBe(1);
  });

  it('prints one JSON document with --json', async () => {
    const { out } = await run(createExperiment({ agent: 'true\n', config: GUARD }), '--json');
    const { name, checks, figures, logs, next } = JSON.parse(out);
    expect({ name, logs, next }).toEqual({ name: 'pi', logs: '.autorize/pi/doctor', next: 'autorize run pi' });
    expect(checks).toContainEqual(expect.objectContaining({ id: 'evaluator', verdict: 'ok' }));
    expect(figures.costs).toContainEqual(expect.objectContaining({ step: 'guard "tests"' }));
  });

  it('ends with 130 on Ctrl-C, with what it found so far, and leaves nothing but its logs', async () => {
    const experiment = createExperiment({ agent: 'true\n', files: { 'score.sh': 'echo begun; sleep 300\n' } });
    const { child, heard } = start(experiment);
    const log = join(experiment.place, 'doctor', 'base-1-score.stdout');
    while (!existsSync(log)) await new Promise((wake) => setTimeout(wake, 50));
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(heard.out).toContain('interrupted before');
    const areas = readdirSync(join(experiment.cache, 'autorize')).filter((name) => name.startsWith('pi'));
    expect(areas).toEqual([]);
  });

  it('does not work beside another one of the same experiment', async () => {
    const experiment = createExperiment({ agent: 'true\n', files: { 'score.sh': 'sleep 300\n' } });
    const { child } = start(experiment);
    const closed = once(child, 'close');
    while (!existsSync(join(experiment.place, 'doctor', 'base-1-score.stdout')))
      await new Promise((wake) => setTimeout(wake, 50));
    const { code, err } = await run(experiment);
    expect(err).toContain(`process ${child.pid} is checking "pi" now`);
    expect(code).toBe(3);
    child.kill('SIGINT');
    await closed;
  });
});
