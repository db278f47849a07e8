/**
 * Git's command line and environment, bound to directories of ours: what it may read of the machine, and whom it may talk to.
 * The invariant is that of `git.ts`.
 */
import { join } from 'node:path';

export interface GitPaths {
  readonly gitDir: string;
  /** An empty folder to be HOME. */
  readonly home: string;
  readonly indexFile?: string;
  readonly workTree?: string;
  /** Object store that is written to, where it is not the git directory's own. */
  readonly objects?: string;
  /** Object stores that are read besides. */
  readonly alternates?: readonly string[];
  /** The one server that may be talked to; without it none may. */
  readonly network?: GitNetwork;
}

export interface GitNetwork {
  readonly protocol: 'https' | 'http' | 'file';
  /** A line of the request that says who asks; it is in the environment of git alone, not on its command line. */
  readonly header: string | undefined;
  /** Variables of proxies and certificates; of a user's git all of theirs. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the configuration of user and system is in force: their credential helpers, proxies, ssh. */
  readonly isOfUser?: boolean;
}

// Defaults that the machine's git may have otherwise, by its build or its configuration; the private config file is ours.
const SETTINGS: readonly string[] = [
  'core.hooksPath=/dev/null',
  // By itself git leaves a ref that it has written to the system's leisure: a loss of power may tear it.
  'core.fsync=reference',
  // A user's git holds the lock of a ref for a moment.
  'core.filesRefLockTimeout=1000',
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.excludesFile=/dev/null',
  'core.attributesFile=/dev/null',
  'core.autocrlf=false',
  'core.safecrlf=false',
  'core.fileMode=true',
  'core.symlinks=true',
  'core.ignoreCase=false',
  'core.trustctime=true',
  'core.checkStat=default',
  'core.splitIndex=false',
  'index.version=2',
  'index.sparse=false',
  'index.skipHash=false',
  'core.precomposeUnicode=false',
  'core.protectHFS=true',
  'core.protectNTFS=true',
  'core.quotePath=false',
  'core.sparseCheckout=false',
  'core.logAllRefUpdates=false',
  'commit.gpgSign=false',
  'credential.helper=',
  'diff.external=',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.allow=never',
  'submodule.recurse=false',
  'transfer.fsckObjects=true',
  'fetch.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
// An empty helper takes those of the user away.
const OVERRIDES_OF_USER = SETTINGS.filter((setting) => setting !== 'credential.helper=').flatMap((each) => [
  '-c',
  each,
]);

/** How git is started in a place. */
export interface GitCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A git with these arguments, bound to a place. */
export function gitCommand(paths: GitPaths, args: readonly string[]): GitCommand {
  return { program: 'git', args: [...overridesOf(paths), ...args], cwd: placeOf(paths), env: environmentOf(paths) };
}

/** With a folder of ours as working directory, no file of a work tree is ever taken for an argument's path. */
function placeOf({ workTree, gitDir }: GitPaths): string {
  return workTree ?? gitDir;
}

function overridesOf({ network }: GitPaths): readonly string[] {
  const own = network?.isOfUser === true ? OVERRIDES_OF_USER : OVERRIDES;
  return [...own, ...networkOverrides(network)];
}

/** A redirect would carry the header to whoever the server names. */
function networkOverrides(network: GitNetwork | undefined): readonly string[] {
  if (network === undefined) return [];
  const settings = [
    `protocol.${network.protocol}.allow=always`,
    ...(network.isOfUser === true ? [] : ['http.followRedirects=false']),
    'http.lowSpeedLimit=1000',
    'http.lowSpeedTime=60',
  ];
  return settings.flatMap((setting) => ['-c', setting]);
}

function networkEnvironment(network: GitNetwork | undefined): Record<string, string | undefined> {
  if (network === undefined) return {};
  const header: Record<string, string> =
    network.header === undefined
      ? {}
      : { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: network.header };
  return { ...network.env, ...header };
}

function environmentOf({
  gitDir,
  home,
  indexFile,
  workTree,
  objects,
  alternates,
  network,
}: GitPaths): Record<string, string | undefined> {
  return {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    LC_ALL: 'C',
    HOME: home,
    XDG_CONFIG_HOME: home,
    GIT_DIR: gitDir,
    GIT_INDEX_FILE: indexFile ?? join(gitDir, 'index'),
    ...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
    ...(objects === undefined ? {} : { GIT_OBJECT_DIRECTORY: objects }),
    ...(alternates === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(alternates) }),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_ADVICE: '0',
    GIT_PAGER: 'cat',
    GIT_EDITOR: 'false',
    ...networkEnvironment(network),
  };
}

/** Object stores as the environment of a git names them: a path that holds the separator is quoted as C would. */
export function listStores(paths: readonly string[]): string {
  return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}
