/**
 * What of this machine a sandboxed command sees.
 * Invariant: sockets of services (/run), other people's temporary files, the user's home and the runner's own folders
 * are not there; what must be reached inside them is named, or is what the programs of the PATH need. A path that does
 * not exist needs no hiding.
 */
import { realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, sep } from 'node:path';
import type { OuterEnvironment } from './environment.ts';
import { readProgramPlaces } from './program-places.ts';
import type { SandboxView } from './sandbox-command.ts';

const SYSTEM_FOLDERS = ['/run', '/var/run', '/tmp', '/var/tmp', '/root', '/home'];
const FOLDER_VARIABLES = ['HOME', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'TMPDIR'];
// The folder of the files that a job's steps give the runner their commands in.
const COMMAND_FILE_VARIABLE = 'GITHUB_ENV';

export interface ViewRequest
  extends Pick<SandboxView, 'workDir' | 'home' | 'temporary' | 'writable' | 'readable' | 'network'> {
  readonly outer: OuterEnvironment;
  /** More folders or files to hide: the evaluator, the journal, keys. */
  readonly hidden?: readonly string[];
}

/** The view of a command in its folders, with everything hidden that is not the command's business. */
export function readSandboxView({ outer, hidden = [], readable = [], ...folders }: ViewRequest): SandboxView {
  const commandFile = outer[COMMAND_FILE_VARIABLE];
  const variables = FOLDER_VARIABLES.flatMap((name) => outer[name] ?? []);
  const candidates = [...SYSTEM_FOLDERS, ...variables, ...(commandFile ? [dirname(commandFile)] : []), ...hidden];
  const paths = [...new Set(candidates.flatMap(realPath))].filter((path) => path !== sep);
  const hiddenFolders = paths.filter((path) => statSync(path).isDirectory());
  const hiddenFiles = paths.filter((path) => !hiddenFolders.includes(path));
  const homes = outer.HOME === undefined ? [] : [outer.HOME, ...realPath(outer.HOME)];
  const programs = readProgramPlaces({ path: outer.PATH ?? '', hiddenFolders, homes });
  return { ...folders, readable: [...readable, ...programs], hiddenFolders, hiddenFiles };
}

function realPath(path: string): readonly string[] {
  if (!isAbsolute(path)) return [];
  try {
    return [realpathSync(path)];
  } catch {
    // Not there, or not reachable by us, and so not by the command.
    return [];
  }
}
