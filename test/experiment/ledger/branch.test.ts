import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyExperiment } from '../../../src/experiment/verification/verify.ts';
import { runWithFault } from '../../helpers/broken-run.ts';
import { createExperiment, NUDGE } from '../../helpers/experiment.ts';
import { userGit } from '../../helpers/repository.ts';
import { runCli } from '../../helpers/run-cli.ts';
import { createFolder } from '../../helpers/temp-folder.ts';

describe('the branch of an experiment', () => {
  it('is neither moved nor archived while a work tree is on it, a linked one too', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    await experiment.run({ maxIterations: 1 });
    const linked = join(createFolder(), 'linked');
    userGit(experiment.folder, 'worktree', 'add', '-q', linked, 'autorize/pi');
    const branchHead = userGit(experiment.folder, 'rev-parse', 'autorize/pi');
    const message = expect.stringContaining(`the work tree "${linked}" is on autorize/pi`);
    await expect(experiment.run()).rejects.toMatchObject({ exitCode: 3, message });
    await expect(experiment.run({ fresh: true })).rejects.toMatchObject({ exitCode: 3, message });
    const archived = await runCli(['archive', 'pi'], { cwd: experiment.folder, env: experiment.host.env });
    expect(archived).toMatchObject({ code: 3, err: expect.stringContaining(linked) });
    expect(userGit(experiment.folder, 'rev-parse', 'autorize/pi')).toBe(branchHead);
    expect(userGit(linked, 'status', '--porcelain')).toBe('');
    userGit(experiment.folder, 'worktree', 'remove', linked);
    userGit(experiment.folder, 'switch', '-q', 'autorize/pi');
    await expect(experiment.run({ fresh: true })).rejects.toMatchObject({ exitCode: 3 });
    expect(userGit(experiment.folder, 'rev-parse', 'HEAD')).toBe(branchHead);
    expect(existsSync(join(experiment.place, 'iterations.jsonl'))).toBe(true);
  });

  it('of somebody else is not taken, and no advice would lose its commits', async () => {
    const { folder, run } = createExperiment({ agent: NUDGE });
    userGit(folder, 'switch', '-qc', 'autorize/pi');
    writeFileSync(join(folder, 'mine.txt'), 'mine\n');
    userGit(folder, 'add', '.');
    userGit(folder, 'commit', '-qm', 'Mine');
    userGit(folder, 'switch', '-q', 'main');
    const { message, remedy } = await run().catch((error) => error);
    expect(message).toContain('there is a branch autorize/pi already');
    expect(remedy).toContain('git branch -m autorize/pi');
    expect(remedy).not.toContain(' -f ');
  });

  it('that a killed run made at another branch before its first record is moved to where the next run begins', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { folder } = experiment;
    userGit(folder, 'switch', '-qc', 'topic');
    userGit(folder, 'commit', '-q', '--allow-empty', '-m', 'On the topic');
    await runWithFault(experiment, { point: 'branch:after-move', action: 'kill' });
    const topic = userGit(folder, 'rev-parse', 'topic');
    expect(userGit(folder, 'rev-parse', 'autorize/pi')).toBe(topic);
    userGit(folder, 'switch', '-q', 'main');
    userGit(folder, 'commit', '-q', '--allow-empty', '-m', 'On main');
    const base = userGit(folder, 'rev-parse', 'main');
    const { records } = await experiment.run({ maxIterations: 1 });
    expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'merged']);
    expect(userGit(folder, 'rev-parse', 'autorize/pi~1')).toBe(base);
    expect(userGit(folder, 'rev-parse', 'topic')).toBe(topic);
  });

  it('cannot be made next to a branch "autorize", which is reported', async () => {
    const { folder, run } = createExperiment({ agent: NUDGE });
    userGit(folder, 'branch', 'autorize');
    await expect(run()).rejects.toMatchObject({
      exitCode: 3,
      remedy: 'Rename it: git branch -m autorize another-name',
    });
  });

  it('that holds keeps which the ledger lost is fixed by repair, and nothing makes it worse before', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { records } = await experiment.run({ maxIterations: 3 });
    const ledger = join(experiment.place, 'iterations.jsonl');
    const whole = readFileSync(ledger, 'utf8');
    const cut = `${whole.split('\n').slice(0, 2).join('\n')}\n`;
    for (const rest of [cut, '']) {
      for (const state of ['there', 'gone']) {
        if (rest === '') rmSync(ledger);
        else writeFileSync(ledger, rest);
        if (state === 'gone') rmSync(join(experiment.place, 'state.json'), { force: true });
        for (const mode of ['run', 'resume'] as const) {
          await expect(experiment.run({ mode })).rejects.toMatchObject({
            exitCode: 3,
            remedy: expect.stringContaining('autorize repair pi'),
          });
          expect(existsSync(ledger) ? readFileSync(ledger, 'utf8') : '').toBe(rest);
        }
        const { code } = await runCli(['repair', 'pi'], { cwd: experiment.folder, env: experiment.host.env });
        expect(code).toBe(0);
        expect((await verifyExperiment({ name: 'pi' }, experiment.host)).isSound).toBe(true);
      }
    }
    const after = await experiment.run({ maxIterations: 1 });
    const retained = (all: typeof records) =>
      all.filter(({ outcome }) => outcome === 'merged').map(({ commit }) => commit);
    expect(retained(after.records).slice(0, 3)).toEqual(retained(records));
  });

  it('starts from the true base after records of the original tool, run after run', async () => {
    const { folder, place, run } = createExperiment({ agent: NUDGE });
    const base = userGit(folder, 'rev-parse', 'HEAD');
    const line = {
      iter: 1,
      started_at: '2026-05-20T10:00:00Z',
      ended_at: '2026-05-20T10:01:00Z',
      outcome: 'merged',
      score: 8,
    };
    writeFileSync(join(place, 'iterations.jsonl'), `${JSON.stringify(line)}\n`);
    const state = {
      experiment: 'pi',
      branch: 'autorize/pi',
      base_commit: base,
      started_at: line.started_at,
      best_score: 8,
      best_iter: 1,
    };
    writeFileSync(join(place, 'state.json'), JSON.stringify(state));
    userGit(folder, 'switch', '-qc', 'autorize/pi');
    writeFileSync(join(folder, 'value.txt'), '8\n');
    writeFileSync(join(folder, 'score.sh'), 'echo 0\n');
    userGit(folder, 'commit', '-qam', 'autorize iter 1: score 8');
    userGit(folder, 'switch', '-q', 'main');
    for (const _ of [1, 2]) await run({ maxIterations: 1 });
    rmSync(join(place, 'state.json'));
    const { state: now, records } = await run({ maxIterations: 1 });
    expect(now.base_commit).toBe(base);
    // The evaluator of the base judges still: the one that was replaced would say 0.
    expect(records.slice(1).map(({ outcome, score }) => [outcome, score])).toEqual([
      ['merged', 7],
      ['merged', 6],
      ['merged', 5],
    ]);
  });
});

describe('an experiment whose objective changed', () => {
  it('does not compare its scores with the old ones', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    await experiment.run({ maxIterations: 1 });
    const config = join(experiment.place, 'config.toml');
    writeFileSync(config, readFileSync(config, 'utf8').replace('direction = "min"', 'direction = "max"'));
    await expect(experiment.run({ mode: 'resume' })).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('(direction was "min")'),
      remedy: expect.stringContaining('autorize run pi'),
    });
    expect((await experiment.run({ maxIterations: 1 })).records.map(({ score }) => score)).toEqual([10, 9]);
  });
});

describe('a base without a score', () => {
  it('keeps nobody from starting once it is fixed', async () => {
    const { folder, place, run } = createExperiment({ agent: NUDGE, files: { 'value.txt': 'nothing\n' } });
    await expect(run()).rejects.toMatchObject({ remedy: expect.stringContaining('failed-baseline/score.stdout') });
    expect(existsSync(join(place, 'failed-baseline', 'score.stdout'))).toBe(true);
    writeFileSync(join(folder, 'value.txt'), '7\n');
    userGit(folder, 'commit', '-qam', 'A number');
    expect((await run({ maxIterations: 1 })).records.map(({ score }) => score)).toEqual([7, 6]);
  });
});

describe('a run that is refused', () => {
  it('has put nothing aside, fresh or not', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    await experiment.run({ maxIterations: 1 });
    const before = readFileSync(join(experiment.place, 'iterations.jsonl'), 'utf8');
    writeFileSync(join(experiment.folder, 'value.txt'), '1\n');
    await expect(experiment.run({ fresh: true })).rejects.toMatchObject({ exitCode: 3 });
    expect(readFileSync(join(experiment.place, 'iterations.jsonl'), 'utf8')).toBe(before);
  });
});

describe('a branch that a person moved', () => {
  it('is reported by status and by repair with the way back, and is not taken for an interrupted acceptance', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { folder } = experiment;
    const cli = (...argv: string[]) => runCli(argv, { cwd: folder });
    const { records } = await experiment.run({ maxIterations: 2 });
    const branchHead = records.at(-1)?.commit ?? '';
    userGit(folder, 'pack-refs', '--all');
    expect((await cli('status', 'pi')).code).toBe(0);
    const moved = `is at ${userGit(folder, 'rev-parse', 'main')}; the records say that it is at ${branchHead}`;
    for (const [found, command] of [
      [moved, ['branch', '-f', 'autorize/pi', branchHead]],
      ['is missing', ['branch', 'autorize/pi', branchHead]],
    ] as const) {
      if (found === moved) userGit(folder, 'branch', '-f', 'autorize/pi', 'main');
      else userGit(folder, 'branch', '-D', 'autorize/pi');
      const { code, out, err } = await cli('status', 'pi');
      expect([code, err]).toEqual([3, expect.stringContaining(command.join(' '))]);
      // It is an error, and is not repeated as a part of the status.
      expect([err, out]).toEqual([expect.stringContaining(found), expect.not.stringContaining(found)]);
      expect(out).toContain('autorize verify pi');
      const { problems } = JSON.parse((await cli('status', 'pi', '--json')).out) as { problems: string[] };
      expect(problems.join()).toContain(found);
      const repaired = await cli('repair', 'pi');
      expect([repaired.code, repaired.out]).toEqual([1, expect.stringContaining(found)]);
      userGit(folder, ...command);
      expect((await cli('status', 'pi')).code).toBe(0);
      expect((await cli('repair', 'pi')).code).toBe(0);
    }
    await runWithFault(experiment, { point: 'keep:after-swap', action: 'kill' });
    expect(userGit(folder, 'rev-parse', 'autorize/pi')).not.toBe(branchHead);
    expect((await cli('status', 'pi')).code).toBe(0);
  });
});
