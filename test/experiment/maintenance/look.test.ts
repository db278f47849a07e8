import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyExperiment, createExperiment, NUDGE } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';
import { runCli } from '../../helpers/run-cli.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

it('shows what there is beside what is wrong with the config, and where there is none', async () => {
  const { folder, place, run } = createExperiment({ agent: NUDGE });
  await run({ maxIterations: 2 });
  const config = join(place, 'config.toml');
  const text = readFileSync(config, 'utf8');
  const status = async (problem: string) => {
    for (const argv of [
      ['status', 'pi'],
      ['list', 'pi'],
      ['show', 'pi', '1'],
      ['status', 'pi', '--json'],
    ]) {
      const { code, out, err } = await runCli(argv, { cwd: folder });
      expect([argv, code]).toEqual([argv, 2]);
      expect(err).toContain(problem);
      expect(out).toContain(argv[0] === 'show' ? '9' : '8');
    }
  };
  writeFileSync(config, text.replace('budget =', 'bugdet ='));
  await status('bugdet');
  writeFileSync(config, 'no = "toml');
  await status('config.toml:1');
  rmSync(config);
  await status('config.toml');
  const verified = await runCli(['verify', 'pi'], { cwd: folder });
  expect([verified.code, verified.out + verified.err]).toEqual([1, expect.stringContaining('config.toml')]);
  const repaired = await runCli(['repair', 'pi'], { cwd: folder });
  expect(repaired.out + repaired.err).toContain('config.toml');
  expect(readFileSync(join(place, 'iterations.jsonl'), 'utf8').trim().split('\n')).toHaveLength(3);
});

it('reports what was in flight though the state is gone', async () => {
  const { folder, place, run } = createExperiment({ agent: NUDGE });
  await run({ maxIterations: 1 });
  mkdirSync(join(place, 'iter-0002'));
  rmSync(join(place, 'state.json'));
  const { out } = await runCli(['status', 'pi'], { cwd: folder });
  expect(out).toContain('no active run; iteration 2 was interrupted');
  expect(out).toContain('next      autorize resume pi  (iteration 2 did not end)');
  mkdirSync(join(place, 'iter-0001', 'agent.stdout.stderr'));
  const shown = await runCli(['show', 'pi', '1'], { cwd: folder });
  expect([shown.code, shown.err]).toEqual([3, expect.stringContaining('is a folder; expected a regular file')]);
});

it('reports records that are missing, as the next run does', async () => {
  const { folder, place, run } = createExperiment({ agent: NUDGE });
  await run({ maxIterations: 2 });
  const ledger = join(place, 'iterations.jsonl');
  const lines = readFileSync(ledger, 'utf8').split(/(?<=\n)/);
  for (const kept of [0, 2]) {
    writeFileSync(ledger, lines.slice(0, kept).join(''));
    const missing = `records of "pi" are missing: state.json knows of 2 iterations, the ledger of ${Math.max(0, kept - 1)}`;
    for (const argv of [
      ['status', 'pi'],
      ['status', 'pi', '--json'],
      ['list', 'pi'],
    ]) {
      const { code, out, err } = await runCli(argv, { cwd: folder });
      expect([argv, code, err]).toEqual([argv, 2, expect.stringContaining(missing)]);
      if (argv.length === 2 && argv[0] === 'status') expect(out).toContain('next      autorize repair pi');
    }
    await expect(run()).rejects.toThrow(missing);
  }
  rmSync(ledger);
  expect((await runCli(['status', 'pi'], { cwd: folder })).err).toContain('autorize repair pi');
  // What else is left says so, one thing after the other.
  const left: readonly (readonly [gone: string, found: string])[] = [
    [
      'state.json',
      'the folders of iterations 1 to 2 hold their evidence; .autorize/pi/intents.jsonl names iteration 1;',
    ],
    ['iter-0001', 'the folders of iteration 2 hold their evidence'],
    ['iter-0002', '.autorize/pi/intents.jsonl names iterations 1 to 2'],
    ['intents.jsonl', `the branch autorize/pi is at ${userGit(folder, 'rev-parse', 'autorize/pi')}`],
  ];
  const copy = copyExperiment(folder);
  for (const [gone, found] of left) {
    rmSync(join(copy.place, gone), { recursive: true });
    const { code, err } = await runCli(['status', 'pi'], { cwd: copy.folder, env: copy.host.env });
    expect([gone, code, err]).toEqual([gone, 2, expect.stringContaining(found)]);
    expect(err).toContain('expected a record of each iteration in .autorize/pi/iterations.jsonl');
    // A clone that has the branch alone looks the same.
    expect(err).toContain('autorize repair pi. If another machine made them, fetch them: autorize pull pi');
  }
  const overview = await runCli([], { cwd: copy.folder, env: copy.host.env });
  expect(overview.out).toContain('records of "pi" are missing');
  expect((await runCli(['repair', 'pi'], { cwd: folder })).code).toBe(0);
  expect(await runCli(['status', 'pi'], { cwd: folder })).toMatchObject({ code: 0, err: '' });
});

it('says where an experiment lies that another work tree of the repository holds', async () => {
  const { folder } = createExperiment({ agent: NUDGE });
  const linked = join(createFolder(), 'linked');
  userGit(folder, 'worktree', 'add', '-q', '--detach', linked);
  rmSync(join(linked, '.autorize'), { recursive: true });
  for (const command of ['status', 'list', 'verify', 'run', 'resume']) {
    const { code, err } = await runCli([command, 'pi'], { cwd: linked });
    expect([command, code]).toEqual([command, 3]);
    expect(err).toContain(`is in another work tree of this repository, "${folder}"`);
  }
  const { err } = await runCli(['status', 'no-such'], { cwd: linked });
  expect(err).toContain('autorize init no-such');
});
