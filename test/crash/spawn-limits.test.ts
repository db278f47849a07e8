import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type ChildRun,
  createAcceptAndReject,
  expectWhole,
  goOn,
  readRecords,
  runChild,
} from '../helpers/child-run.ts';
import type { Experiment } from '../helpers/experiment.ts';
import { programPath } from '../helpers/program.ts';
import { hasTool } from '../helpers/tool.ts';

const FIXTURE = programPath('run-experiment');
// Of nobody else on this machine: processes are counted by user.
const USER = '47113';
const AS_USER = ['setpriv', '--reuid', USER, '--regid', USER, '--clear-groups'];
const RUN_MS = 120_000;
const hasLimits = hasTool(['prlimit', '--nofile=64', 'true'], 'a run that is short of descriptors');

/** Why runs that are short of processes cannot be made here. */
function obstacle(): string | undefined {
  if (process.geteuid?.() !== 0) return 'only root can become a user of whom nothing else runs';
  const [program = '', ...args] = [...AS_USER, process.execPath, '-e', `require('fs').accessSync('${FIXTURE}')`];
  const trial = spawnSync(program, args, { encoding: 'utf8' });
  return trial.status === 0 ? undefined : `another user cannot run Node here: ${trial.stderr.split('\n')[0]}`;
}

const reason = hasLimits ? obstacle() : undefined;
if (reason !== undefined) process.stderr.write(`NOT RUN: a run that is short of processes: ${reason}\n`);

/** However a run ended that was short of something: by itself, and with what it acknowledged. */
function expectClean(experiment: Experiment, { signal, stop, error, exitCode, stderr, acknowledged }: ChildRun): void {
  expect(signal).not.toBe('SIGTERM');
  expect(stderr).not.toContain('src/');
  const records = readRecords(experiment);
  expect(records.map(({ hash }) => hash)).toEqual(acknowledged);
  const outcomes = records.map(({ outcome }) => outcome);
  if (error !== undefined) expect([exitCode, error]).toEqual([3, expect.not.stringMatching('unexpected')]);
  else if (stop === 'infra') expect(outcomes.slice(-3)).toEqual(['infra_error', 'infra_error', 'infra_error']);
  // Where nothing was reported, Node itself did not start, and nothing was begun.
  else
    expect([stop, existsSync(join(experiment.place, 'state.json'))]).toEqual(
      stop === undefined ? [undefined, false] : ['max_iterations', true],
    );
}

describe.skipIf(!hasLimits)('a run that may open few files', () => {
  const ends = new Set<string | undefined>();

  it.each([20, 22, 24, 26, 28, 30, 31, 32, 33, 34, 35, 36, 40, 48, 64])(
    'ends by itself with %i of them, and is continued',
    { timeout: RUN_MS },
    async (limit) => {
      // Without a baseline, and with an agent that takes more of them than git does: so it is an attempt that is short.
      const objective = 'command = "sh score.sh"\ndirection = "min"\nbaseline = false';
      const agent = 'command = "sh agent.sh {iter}"\nstdin = "prompt"\nsandbox = "off"';
      const experiment = createAcceptAndReject({ objective, agent });
      const run = await runChild(experiment, { wrapper: ['prlimit', `--nofile=${limit}`] });
      ends.add(run.stop ?? run.error);
      expectClean(experiment, run);
      await goOn(experiment);
      expectWhole(experiment, run.acknowledged);
    },
  );

  it('ends, by their number, with an error, with three failures of the machine, or whole', () => {
    expect([...ends]).toEqual(expect.arrayContaining(['lock_unavailable', 'infra', 'max_iterations']));
  });
});

describe.skipIf(!hasLimits || reason !== undefined)('a run that may start few processes', () => {
  it.each([6, 8, 9, 10, 11, 12, 14, 18])(
    'ends by itself with %i of them, and is continued',
    { timeout: RUN_MS },
    async (limit) => {
      const experiment = createAcceptAndReject();
      const { folder, host } = experiment;
      execFileSync('chown', ['-R', `${USER}:${USER}`, folder, String(host.env.XDG_CACHE_HOME)]);
      const run = await runChild(experiment, { wrapper: [...AS_USER, 'prlimit', `--nproc=${limit}`] });
      expectClean(experiment, run);
      // Whoever resumes it is not that user: git refuses repositories of others.
      execFileSync('chown', ['-R', '0:0', folder, String(host.env.XDG_CACHE_HOME)]);
      await goOn(experiment);
      // An agent or an evaluator that cannot fork fails by itself: its attempt counts, and what it gives is its own.
      expect(readRecords(experiment).map(({ hash }) => hash)).toEqual(expect.arrayContaining([...run.acknowledged]));
    },
  );
});
