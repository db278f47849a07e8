/**
 * What of this machine a sandboxed command sees.
 * Invariant: sockets of services (/run), other people's temporary files, the user's home and the runner's own folders
 * are not there; what must be reached inside them is named, or is what the programs of the PATH need. A path that does
 * not exist needs no hiding.
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, sep } from 'node:path';
import type { ParentEnvironment } from './environment.ts';
import { readProgramPaths } from './program-places.ts';
import { findRunnerFolders } from './runner-folders.ts';
import type { SandboxView } from './sandbox-command.ts';

const SYSTEM_FOLDERS = ['/run', '/var/run', '/tmp', '/var/tmp', '/root', '/home'];
const FOLDER_VARIABLES = ['HOME', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'TMPDIR'];

export interface ViewRequest
  extends Pick<
    SandboxView,
    | ('workDir' | 'home' | 'temporary' | 'writable' | 'readable' | 'readableAt' | 'devices')
    | ('network' | 'bridge' | 'tracing' | 'layered' | 'aliases')
  > {
  readonly parentEnv: ParentEnvironment;
  /** More folders or files to hide: the evaluator, the journal, keys. */
  readonly hidden?: readonly string[];
  /** Paths that are there to read where they would be hidden. */
  readonly shared?: readonly string[];
}

/** The view of a command in its folders, with everything hidden that is not the command's business. */
export function readSandboxView(request: ViewRequest): SandboxView {
  const { parentEnv, hidden = [], readable = [], shared = [], ...folders } = request;
  const variables = FOLDER_VARIABLES.flatMap((name) => parentEnv[name] ?? []);
  const general = realPaths([...SYSTEM_FOLDERS, ...variables]);
  const paths = [...new Set([...general, ...realPaths([...findRunnerFolders(parentEnv), ...hidden])])];
  const hiddenFolders = paths.filter((path) => statSync(path).isDirectory());
  const homes = parentEnv.HOME === undefined ? [] : [parentEnv.HOME, ...realPath(parentEnv.HOME)];
  const programs = readProgramPaths({ path: parentEnv.PATH ?? '', hiddenFolders, homes });
  const isHidden = (path: string) => hiddenFolders.some((folder) => path.startsWith(folder + sep));
  // What was uninstalled since it was found is not there for the command either.
  const there = shared.filter((path) => isHidden(path) && existsSync(path));
  const opened = [...readable, ...there.filter((path) => !programs.includes(path)), ...programs];
  const { workDir, home, temporary, writable = [] } = folders;
  const bound = [...opened, workDir, home, temporary, ...writable];
  const open = [...bound, ...bound.flatMap(realPath)];
  // The list of mounts is there for the command to read: what is gone with the folder around it is not named.
  const isNamed = (path: string) => general.includes(path) || !isGone(path, { hiddenFolders, open });
  const named = paths.filter(isNamed);
  const isFolder = (path: string) => hiddenFolders.includes(path);
  return {
    ...{ ...folders, readable: opened },
    hiddenFolders: named.filter(isFolder),
    hiddenFiles: named.filter((path) => !isFolder(path)),
  };
}

/** Whether a command with a view does not see a path of this machine. */
export function isHiddenIn(view: SandboxView, path: string): boolean {
  const { hiddenFolders = [], hiddenFiles = [], readable = [], writable = [], workDir, home, temporary } = view;
  const bound = [...readable, workDir, home, temporary, ...writable];
  const open = [...bound, ...bound.flatMap(realPath)];
  return hiddenFiles.includes(path) || (!open.includes(path) && isGone(path, { hiddenFolders, open }));
}

/** Whether a path lies in a hidden folder, and in none inside that which is open. */
function isGone(
  path: string,
  { hiddenFolders, open }: { readonly hiddenFolders: readonly string[]; readonly open: readonly string[] },
): boolean {
  const nearest = (places: readonly string[]) =>
    Math.max(0, ...places.flatMap((place) => (path.startsWith(place + sep) ? place.length : [])));
  return nearest(hiddenFolders) > nearest(open);
}

function realPaths(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap(realPath))].filter((path) => path !== sep);
}

function realPath(path: string): readonly string[] {
  if (!isAbsolute(path)) return [];
  try {
    return [realpathSync.native(path)];
  } catch {
    // Not there, or not reachable by us, and so not by the command.
    return [];
  }
}
