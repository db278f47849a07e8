import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ProcessRequest, ProcessResult } from '../../src/kernel/agent-process.ts';
import type { SandboxLevel, SandboxView } from '../../src/kernel/sandbox-command.ts';
import type { Experiment } from './experiment.ts';
import { programPath } from './program.ts';
import { type Supervised, superviseExperiment } from './supervised-experiment.ts';
import { createFolder } from './temp-folder.ts';

const SUPERVISE = programPath('supervise');
const NOBODY = ['--reuid', '65534', '--regid', '65534', '--clear-groups'];

/** Runs a command as nobody, from root. */
function asNobody(command: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  return spawnSync('setpriv', [...NOBODY, ...command], options);
}

/** Why nothing can be run as nobody on this machine. */
export function nobodysObstacle(): string | undefined {
  if (process.geteuid?.() !== 0) return 'the tests are unprivileged already';
  const trial = asNobody([process.execPath, '-e', `require('fs').accessSync(${JSON.stringify(SUPERVISE)})`]);
  return trial.status === 0 ? undefined : `nobody cannot run Node here: ${trial.stderr.split('\n')[0]}`;
}

/** A level that was found as root, as it is for a user without rights. */
function ofNobody(level: SandboxLevel): SandboxLevel {
  switch (level.kind) {
    case 'bubblewrap': {
      const { groupDropper: _dropper, shownAs: _shownAs, ...rest } = level;
      return rest;
    }
    case 'namespace': {
      const { dropsGroups: _dropsGroups, shuts, ...rest } = level;
      const shownAs = { uid: 65_534, gid: 65_534 };
      return { ...rest, isRoot: false, ...(shuts === undefined ? {} : { shuts: { ...shuts, shownAs } }) };
    }
    case 'seatbelt':
    case 'process-group':
      return level;
    default:
      return level satisfies never;
  }
}

interface SupervisedOptions extends Partial<Pick<ProcessRequest, 'limits' | 'budgetMs' | 'graceMs'>> {
  readonly view?: Partial<SandboxView>;
}

/** Runs a command under a supervisor of nobody's; gives the result and what the command printed. */
export function superviseAsNobody(
  level: SandboxLevel,
  command: readonly string[],
  options: SupervisedOptions = {},
): { readonly result: ProcessResult; readonly out: string } {
  const folder = createFolder();
  chmodSync(folder, 0o777);
  const args = [process.execPath, SUPERVISE, JSON.stringify(ofNobody(level)), folder, randomUUID(), ...command];
  const { stdout, stderr } = asNobody(args, { SUPERVISE_OPTIONS: JSON.stringify(options) });
  expect(stderr).toBe('');
  return { result: JSON.parse(stdout) as ProcessResult, out: readFileSync(join(folder, 'stdout'), 'utf8') };
}

/**
 * Runs an experiment as a user without rights: as nobody from root, else as the tests themselves. `env` is the whole
 * environment, with a home that becomes nobody's.
 */
export function superviseUnprivileged(
  experiment: Experiment,
  { env }: { readonly env?: Readonly<Record<string, string>> } = {},
): Supervised {
  const alone = env === undefined ? [] : ['env', '-i', ...Object.entries(env).map((each) => each.join('='))];
  if (process.geteuid?.() !== 0) return superviseExperiment(experiment, { prefix: alone });
  const home = env?.HOME ?? createFolder();
  for (const folder of [experiment.folder, experiment.cache, home]) {
    expect(spawnSync('chown', ['-R', '65534:65534', folder]).status).toBe(0);
  }
  return superviseExperiment(experiment, { prefix: ['setpriv', ...NOBODY, ...alone], env: { HOME: home } });
}
