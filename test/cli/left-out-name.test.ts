import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../helpers/experiment.ts';
import { createMission } from '../helpers/mission.ts';
import { createRepository } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const withNone = (): string => createRepository({ 'a.txt': '' });
const withOne = (): string => createExperiment({ agent: 'true\n' }).folder;

function withTwo(): string {
  const folder = withOne();
  cpSync(join(folder, '.autorize/pi'), join(folder, '.autorize/tau'), { recursive: true });
  return folder;
}

describe('a name that is left out', () => {
  it('is that of the only experiment', async () => {
    const one = withOne();
    for (const words of [['status'], ['status', '--json'], ['list'], ['verify'], ['show', '3'], ['approve', '3']]) {
      const [command = '', ...others] = words;
      const named = await runCli([command, 'pi', ...others], { cwd: one });
      expect([words, await runCli(words, { cwd: one })]).toEqual([words, named]);
    }
    expect((await runCli(['status'], { cwd: join(one, 'notes') })).out).toContain('pi');
  });

  it('is that of the only mission run where there is no experiment, for what takes one', async () => {
    const mission = createMission({ session: 'improve 12; hand candidate $(git rev-parse HEAD)' });
    const { runId } = await mission.launch({ maxIterations: 1 });
    for (const words of [['status'], ['list'], ['verify'], ['show', '1']]) {
      const [command = '', ...others] = words;
      const named = await runCli([command, runId, ...others], { cwd: mission.folder });
      expect([words, named.code, await runCli(words, { cwd: mission.folder })]).toEqual([words, 0, named]);
    }
    const { err } = await runCli(['run'], { cwd: mission.folder });
    expect(err).toContain('no NAME; expected the name of an experiment; this repository has none');
    const second = await mission.launch({ maxIterations: 1 });
    expect((await runCli(['status'], { cwd: mission.folder })).err).toBe(
      `error: no NAME; expected one of the mission runs here: ${runId}, ${second.runId}. Name it: autorize status ${runId}\n`,
    );
  });

  it('is not invented where there is none, or more than one', async () => {
    const none = withNone();
    expect(await runCli(['status', '--jsn'], { cwd: none })).toEqual({
      code: 2,
      out: '',
      err: [
        'error: unknown flag "--jsn"; expected a known flag. Did you mean "--json"?',
        'error: no NAME; expected the name of an experiment or a mission run; this repository has none. Make one: autorize init NAME',
        '',
      ].join('\n'),
    });
    expect((await runCli(['run'], { cwd: createFolder() })).err).toContain('this repository has none');
    expect(await runCli(['doctor'], { cwd: withTwo() })).toEqual({
      code: 2,
      out: '',
      err: 'error: no WHAT; expected one of the experiments here: pi, tau. Name it: autorize doctor pi\n',
    });
  });

  it('is not taken for what else is missing', async () => {
    const one = withOne();
    const { code, err } = await runCli(['message', 'pi'], { cwd: one });
    expect([code, err]).toEqual([2, expect.stringContaining('no MESSAGE; expected autorize message NAME MESSAGE')]);
    expect((await runCli(['show'], { cwd: one })).err).toContain('no ITER');
    expect((await runCli(['show', 'three'], { cwd: one })).err).toContain('iteration "three"');
    expect((await runCli(['status', 'pi', 'tau'], { cwd: one })).err).toContain('unexpected argument "tau"');
  });
});

describe('autorize alone', () => {
  it('says what is here and what to do next', async () => {
    const { code, out, err } = await runCli([], { cwd: withTwo() });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/: what is here\n\nexperiment pi\n {2}.+\n {2}next: autorize run pi\n\nexperiment tau\n/);
  });

  it('says how to begin', async () => {
    expect((await runCli([], { cwd: withNone() })).out).toMatch(
      /no experiment, mission or plan yet\n\nBegin with:\n {2}autorize init/,
    );
    const outside = await runCli([], { cwd: createFolder() });
    expect([outside.code, outside.out]).toEqual([0, expect.stringContaining('autorize gate init')]);
  });
});
