/**
 * Where a runner of GitHub Actions keeps what is no business of a command: its own credentials, the checkouts of this job
 * and of others, the event, the files of its commands.
 * Invariant: only looked for, by names and variables of the runner; outside of a runner there is none.
 */
import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { ParentEnvironment } from './environment.ts';

// What the runner's registration leaves in its folder; `.credentials_rsaparams` lies beside them.
const REGISTRATION = ['.runner', '.credentials'];
const FOLDERS = ['RUNNER_TEMP', 'RUNNER_WORKSPACE', 'GITHUB_WORKSPACE'];
const FILES = [
  'GITHUB_EVENT_PATH',
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
];
// Where a job in a container has the runner's folders.
const OF_CONTAINERS = ['/__w', '/__e', '/github'];

/** Folders of the runner that no command may see, whether they are there or not. */
export function findRunnerFolders(parentEnv: ParentEnvironment, program: string = process.execPath): string[] {
  const of = (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const path = parentEnv[name];
      return path !== undefined && isAbsolute(path) ? [path] : [];
    });
  if (of([...FOLDERS, ...FILES]).length === 0) return [];
  const named = [...of(FOLDERS), ...of(FILES).map(dirname)];
  // Beside the folder for temporary files are the checkouts of other repositories, and the sources of actions.
  const work = of(['RUNNER_TEMP']).flatMap((path) => (basename(path) === '_temp' ? [dirname(path)] : []));
  // The runner brings the program of its actions along: from there its own folder is found wherever the work is.
  const starts = [...named, ...of(['RUNNER_TOOL_CACHE']), dirname(program)];
  const container = parentEnv.GITHUB_ACTIONS === 'true' ? OF_CONTAINERS : [];
  return [...new Set([...starts.flatMap(registrationsAbove), ...work, ...named, ...container])];
}

/** The folders above a path, itself included, that a runner is registered in. */
function registrationsAbove(path: string): string[] {
  const above = dirname(path);
  const own = REGISTRATION.some((name) => existsSync(join(path, name))) ? [path] : [];
  return above === path ? own : [...own, ...registrationsAbove(above)];
}
