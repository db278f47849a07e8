import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { auditExperiment } from '../../src/experiment/verification/audit.ts';
import { verifyExperiment } from '../../src/experiment/verification/verify.ts';
import { createExperiment, decisionsOf } from '../helpers/experiment.ts';
import { expectLeftStatus } from '../helpers/left-status.ts';
import { programPath } from '../helpers/program.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';

it('a measured change is tested again on the branch of now, and accepted if it passes', {
  timeout: 60_000,
}, async () => {
  // Iteration 1 is worse alone; after iteration 2 it is better.
  const experiment = createExperiment({
    agent: 'case $1 in 1) echo 8 >a;; 2) echo 5 >b;; esac\n',
    files: {
      'score.sh': '[ $(cat a) = 8 ] && [ $(cat b) = 10 ] && { echo 40; exit; }\necho $(( $(cat a) + $(cat b) ))\n',
      ...{ a: '10\n', b: '10\n' },
    },
    config: {
      iteration: 'budget = "20s"\nmax_iterations = 2',
    },
    uncommitted: '[handover]\ndistil = true\n',
  });
  const { folder, host } = experiment;
  const cli = (...argv: string[]) => runCli(argv, { cwd: folder, env: host.env });
  const { records } = await experiment.run();
  expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'discarded', 'merged']);
  userGit(folder, 'config', 'user.name', 'Ada');
  userGit(folder, 'config', 'user.email', 'ada@example.org');
  const leftOut = () => decisionsOf(experiment).filter(({ kind }) => kind === 'leave-out').length;
  expect(leftOut()).toBe(1);
  const first = await cli('accept', 'pi', '1');
  // One change was asked for, and no other end of the run.
  expect(leftOut()).toBe(1);
  expect([first.err, first.code]).toEqual(['', 0]);
  expect(first.out).toMatch(
    /^iteration 1, tested again as iteration 3: accepted\n.*tested again for Ada <ada@example.org>/,
  );
  expectLeftStatus(host);
  expect(userGit(folder, 'show', 'autorize/pi:a')).toBe('8');
  expect(userGit(folder, 'show', 'autorize/pi:b')).toBe('5');
  const again = await cli('accept', 'pi', '1');
  expect([again.code, again.out]).toEqual([1, expect.stringContaining('not accepted (noop)')]);
  const accepted = await cli('accept', 'pi', '2');
  expect([accepted.code, accepted.err]).toEqual([
    2,
    expect.stringContaining('a measured change that was not accepted (1)'),
  ]);
  expect((await verifyExperiment({ name: 'pi' }, host)).isSound).toBe(true);
  expect(auditExperiment({ name: 'pi' }, host).isSound).toBe(true);
});

it('a request that was killed is resumed within the limits of the configuration', async () => {
  const experiment = createExperiment({
    agent: 'case $1 in 1) echo 12 >value.txt;; *) ;; esac\n',
    config: { iteration: 'budget = "20s"\nmax_iterations = 1' },
  });
  const { folder, host } = experiment;
  userGit(folder, 'config', 'user.name', 'Ada');
  userGit(folder, 'config', 'user.email', 'ada@example.org');
  await experiment.run();
  const { signal, stderr } = spawnSync(process.execPath, [programPath('autorize'), 'accept', 'pi', '1'], {
    cwd: folder,
    env: { ...host.env, AUTORIZE_FAULT: 'step:Score:kill' },
    encoding: 'utf8',
  });
  expect([signal, stderr]).toEqual(['SIGKILL', '']);
  const { stop, records } = await experiment.run({ mode: 'resume' });
  expect(records.map(({ outcome }) => outcome)).toEqual(['baseline', 'discarded', 'killed', 'noop']);
  expect(stop.reason).toContain('max_iterations reached: 1 iteration');
});
