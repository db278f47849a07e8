import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../../src/experiment/ledger/state.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { createExperiment, type Experiment, NUDGE } from '../helpers/experiment.ts';
import { programPath } from '../helpers/program.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { hasTool } from '../helpers/tool.ts';

/** The list "Next Up" of the contract: each defect of the tool that the design came from, by its own name. */
describe('Next Up', () => {
  it('`iterations_completed` incremented for resumed `killed` records: a killed iteration uses no slot', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    await experiment.run({ maxIterations: 1 });
    leaveInFlight(experiment, 2);
    const { records, state, stop } = await experiment.run({ mode: 'resume', maxIterations: 3 });
    expect(records.map(({ iter, outcome }) => [iter, outcome])).toEqual([
      [0, 'baseline'],
      [1, 'merged'],
      [2, 'killed'],
      [3, 'merged'],
      [4, 'merged'],
    ]);
    expect(state).toMatchObject({ iterations_completed: 3, run_iterations_completed: 3, iter_in_progress: null });
    expect(stop.kind).toBe('max_iterations');
  });

  it('`iter_in_progress` not cleared on `fail_mode = "abort"`: an abort is recorded and clears it', async () => {
    const experiment = createExperiment({
      agent: 'echo nonsense > value.txt\n',
      config: { objective: 'command = "sh score.sh"\ndirection = "min"\nfail_mode = "abort"' },
    });
    const { stop, records } = await experiment.run();
    expect(stop).toMatchObject({ kind: 'aborted', reason: expect.stringContaining('nonsense') });
    expect(records.at(-1)).toMatchObject({ iter: 1, outcome: 'aborted', score: null });
    expect(readState(experiment)).toMatchObject({ iter_in_progress: null, iterations_completed: 0 });
  });

  it('`CurrentStep::Discard`, `CheckDeadline`, `Done` declared and documented but never written: every step is', async () => {
    const experiment = createExperiment({
      agent: 'if [ "$1" = 1 ]; then echo 5; else echo 50; fi > value.txt\n',
      config: { setup: 'command = "true"', teardown: 'command = "true"' },
    });
    const written = new Set<string>();
    const onEvent = (event: RunEvent): void => {
      if (event.kind !== 'step') return;
      // It is on the disk before it is reported, and reported before its effect.
      expect(readState(experiment).current_step).toBe(event.step);
      written.add(event.step);
    };
    await experiment.run({ maxIterations: 2, onEvent });
    expect(STEPS.filter((step) => !written.has(step))).toEqual([]);
    expect(readState(experiment).current_step).toBe('Done');
  });

  it('`max_consecutive_noops = 0` exits immediately: 0 switches it off', async () => {
    const noops = (max: number) =>
      createExperiment({
        agent: 'true\n',
        config: { iteration: `budget = "20s"\nmax_iterations = 3\nmax_consecutive_noops = ${max}` },
      }).run();
    expect((await noops(0)).stop.kind).toBe('max_iterations');
    expect(await noops(2)).toMatchObject({ stop: { kind: 'noops' }, state: { consecutive_noops: 2 } });
  });

  it('Shell injection via project path in templated commands: what is substituted is quoted', async () => {
    const mark = join(createFolder(), 'canary');
    const experiment = createExperiment({
      agent: NUDGE,
      parent: `it's a $(touch ${mark.replaceAll('/', '\u2215')}) \`x\` "y" & z`,
    });
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.at(-1)).toMatchObject({ outcome: 'merged' });
    expect(existsSync(mark)).toBe(false);
  });

  it('`bash -lc` (login shell) sourced on every subprocess: no file of a shell is read', async () => {
    const experiment = createExperiment({
      agent: 'echo "$SOURCED" > value.txt; echo 5 >> value.txt\n',
      files: { 'score.sh': 'echo "$SOURCED"; tail -n 1 value.txt\n' },
    });
    const home = createFolder();
    for (const name of ['.bash_profile', '.profile', '.bashrc'])
      writeFileSync(join(home, name), 'export SOURCED=yes; echo 0\n');
    const env = { ...experiment.host.env, HOME: home, BASH_ENV: join(home, '.bashrc'), ENV: join(home, '.bashrc') };
    const { records } = await experiment.run({ maxIterations: 1 }, { env });
    expect(records.map(({ score }) => score)).toEqual([10, 5]);
    expect(userGit(experiment.folder, 'show', 'autorize/pi:value.txt')).toBe('\n5');
  });

  it('Tracking branch not re-verified on resume: says which commit to restore the branch from', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { records } = await experiment.run({ maxIterations: 1 });
    const retained = String(records.at(-1)?.commit);
    leaveInFlight(experiment, 2);
    userGit(experiment.folder, 'branch', '-D', 'autorize/pi');
    await expect(experiment.run({ mode: 'resume' })).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('the branch autorize/pi is missing'),
      remedy: expect.stringContaining(`git branch autorize/pi ${retained}`),
    });
    userGit(experiment.folder, 'branch', 'autorize/pi', 'main');
    await expect(experiment.run({ mode: 'resume' })).rejects.toMatchObject({
      remedy: expect.stringContaining(`git branch -f autorize/pi ${retained}`),
    });
    userGit(experiment.folder, 'branch', '-f', 'autorize/pi', retained);
    expect((await experiment.run({ mode: 'resume', maxIterations: 2 })).records.at(-1)).toMatchObject({
      outcome: 'merged',
    });
  });

  it.runIf(hasTool(['strace', '-V'], 'the trace of a new ledger'))(
    'Newly-created `iterations.jsonl` is not directory-fsynced: its folder is synced before the first append',
    () => {
      const folder = createFolder();
      const script = programPath('append-records');
      const trace = join(folder, 'trace');
      const args = ['-f', '-y', '-e', 'trace=openat,fsync,write,pwrite64', '-o', trace, process.execPath, script];
      spawnSync('strace', [...args, join(folder, 'iterations.jsonl'), '1'], { timeout: 60_000 });
      const calls = readFileSync(trace, 'utf8').split('\n');
      const created = calls.findIndex((line) => line.includes('iterations.jsonl') && line.includes('O_CREAT'));
      const synced = calls.findIndex(
        (line, at) => at > created && line.includes(`fsync(`) && line.includes(`<${folder}>`),
      );
      const appended = calls.findIndex((line) => /p?write(64)?\(/.test(line) && line.includes('iterations.jsonl>'));
      expect(created).toBeGreaterThan(-1);
      expect(synced).toBeGreaterThan(created);
      expect(appended).toBeGreaterThan(synced);
    },
  );

  it('Stale `iterations.jsonl` reused after manual `state.json` delete: nothing trivially improves', async () => {
    const experiment = createExperiment({ agent: 'if [ "$1" = 1 ]; then echo 5; else echo 7; fi > value.txt\n' });
    await experiment.run({ maxIterations: 1 });
    const before = readState(experiment);
    rmSync(join(experiment.place, 'state.json'));
    const { records, state } = await experiment.run({ maxIterations: 1 });
    expect(records.at(-1)).toMatchObject({ iter: 2, outcome: 'discarded', score: 7, best_so_far: 5 });
    expect(state).toMatchObject({ best_score: 5, best_iter: 1, base_commit: before.base_commit });
  });

  it('`keep_worktrees = true` accumulates `.git/worktrees/` entries forever: none is made, and clean removes what is kept', async () => {
    const experiment = createExperiment({
      agent: NUDGE,
      config: { iteration: 'budget = "20s"\nmax_iterations = 2\nkeep_worktrees = true' },
    });
    const ran = await cli(experiment, 'run', 'pi');
    expect(existsSync(join(experiment.folder, '.git', 'worktrees'))).toBe(false);
    const { worktree = '' } = (await experiment.run({ maxIterations: 1 })).records.at(-2) ?? {};
    expect(readFileSync(join(String(worktree), 'value.txt'), 'utf8')).toBe('8\n');
    expect(ran.out).toContain(`\nfolders   ls ${dirname(String(worktree))}\n`);
    expect((await cli(experiment, 'show', 'pi', '2')).out).toContain(`- workspace: ${worktree}`);
    const retained = readdirSync(experiment.cache, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /kept\/iter-\d+$/.test(name),
    );
    expect(retained.length).toBe(3);
    const cleaned = await cli(experiment, 'clean', 'pi');
    expect([cleaned.code, cleaned.err]).toEqual([
      0,
      expect.stringMatching(/^removing \d+ parts of the private area …\n$/),
    ]);
    const left = readdirSync(experiment.cache, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(kept|lanes)\//.test(name),
    );
    expect(left).toEqual([]);
  });

  it('Final summary suppressed on any iteration error: it is printed whatever happened', async () => {
    const experiment = createExperiment({
      // Somebody moves the branch in the middle of the run: the run cannot go on.
      agent: `if [ $1 = 2 ]; then git --git-dir="$REPOSITORY/.git" branch -f autorize/pi main; fi; ${NUDGE}`,
      config: {
        agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"\nenv = { REPOSITORY = "$REPOSITORY" }',
      },
    });
    const env = { ...experiment.host.env, REPOSITORY: experiment.folder };
    const { code, out, err } = await runCli(['run', 'pi'], { cwd: experiment.folder, env });
    expect(code).toBe(3);
    expect(out).toContain('pi: 1 of 1 iteration accepted; best 9 in iteration 1');
    expect(out).toContain('autorize resume pi');
    expect(err).toContain('the records say that it is at');
    // A run that is refused at once reports nothing of its own.
    expect((await cli(experiment, 'run', 'pi')).out).toBe('');
  });
});

function leaveInFlight({ place }: Experiment, iter: number): void {
  const path = join(place, 'state.json');
  const state = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...state, iter_in_progress: iter, current_step: 'InvokeAgent' }));
  mkdirSync(join(place, `iter-${String(iter).padStart(4, '0')}`));
}

function readState({ place }: Experiment) {
  return JSON.parse(readFileSync(join(place, 'state.json'), 'utf8'));
}

function cli({ folder, host }: Experiment, ...argv: string[]) {
  return runCli(argv, { cwd: folder, env: host.env });
}
