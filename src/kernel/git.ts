/**
 * Git, bound to directories of ours.
 * Invariant: git reads configuration, hooks, attributes and refs from the private git directory only, and nothing of
 * the environment; what lies in a work tree or in the user's .git is data, whatever an agent put there.
 * Crash of git: it may leave a lock file in the private directory, which the holder of the run lock may remove.
 * Trade-off: no filters (LFS, line ends) on the way in or out: what is captured and judged are the bytes on the disk.
 */
import { readdirSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { AutorizeError, EXIT } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import { runProgram, runProgramSync } from './program.ts';

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

export interface GitCall {
  readonly input?: Buffer | string;
  /** Exit codes that are answers; default: 0 alone. */
  readonly allowed?: readonly number[];
  readonly maxBytes?: number;
  /** It is killed then, which counts as a failure. */
  readonly timeoutMs?: number;
  /** It is killed when this is aborted, too. */
  readonly cutOff?: AbortSignal;
  /** The most that it, or a program that it starts, may write into one file. */
  readonly maxFileBytes?: number;
  /** Identity and dates of a commit; the most that git may ask the machine for in one piece, e.g. `512m`. */
  readonly env?: Readonly<
    Partial<Record<`GIT_${'AUTHOR' | 'COMMITTER'}_${'NAME' | 'EMAIL' | 'DATE'}` | 'GIT_ALLOC_LIMIT', string>>
  >;
}

export interface GitAnswer {
  readonly exitCode: number;
  readonly stdout: Buffer;
  /** The beginning of it. */
  readonly stderr: string;
  /** It failed, and there is no room where it writes. */
  readonly lacksRoom?: boolean;
}

export interface Git {
  (args: readonly string[], call?: GitCall): Promise<GitAnswer>;
  /** Of a private store: its objects, without a git for each question. */
  readonly objects?: ObjectStream;
}

export interface GitObject {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The objects of a private store. */
export interface ObjectStream {
  /** Reads an object that is not large, by its full id; throws a GitError where it is not there or not whole. */
  read(id: string): Promise<GitObject>;
  /** Writes an object, and gives its id; not synced. */
  write(object: { readonly type: 'commit' | 'tree'; readonly bytes: Buffer }, hash: 'sha1' | 'sha256'): string;
  /** Ends the git when it has answered, and waits for its end; a later question starts another one. */
  close(): Promise<void>;
}

/** A git command that did not do its work; holds what it said. */
export class GitError extends AutorizeError {
  readonly command: readonly string[];
  readonly gitExit: number | string;
  readonly stderr: string;
  readonly #lacksRoom: boolean;

  /** `lacksRoom`: where git wrote there is none, whatever it said. */
  constructor(command: readonly string[], gitExit: number | string, stderr: string, lacksRoom = false) {
    const message = stderr.trim() === '' ? '' : `: ${printable(stderr.trim(), 500)}`;
    const isMissing = String(gitExit).includes('spawn git ENOENT');
    super('git', EXIT.precondition, {
      message: isMissing
        ? 'git is not on PATH, or the working directory was removed'
        : `git ${printable(command.join(' '), 200)} ended with ${gitExit}${message}`,
      remedy: isMissing
        ? 'Install git 2.32 or newer, or correct PATH.'
        : 'Read the message of git; `git fsck` checks whether the repository is whole.',
    });
    this.command = command;
    this.gitExit = gitExit;
    this.stderr = stderr;
    this.#lacksRoom = lacksRoom;
  }

  /** Whether somebody else ended this git, so that it says nothing of what it read. */
  get isKilled(): boolean {
    return this.gitExit === 'SIGKILL' || this.gitExit === 'SIGTERM';
  }

  /** Whether it was ended since its answer is longer than `maxBytes`. */
  get isTooLong(): boolean {
    return String(this.gitExit).startsWith('an answer of more than');
  }

  /** Whether there was no room for what git had to write. */
  get isDiskFull(): boolean {
    return this.#lacksRoom || /No space left on device|Out of diskspace|Disk quota exceeded/i.test(this.stderr);
  }
}

// Of some files git says that it could not write them, and not why.
const UNWRITTEN =
  /(unable|failed|could not|cannot) (to )?(write|create|append|store|flush|close|add)|write (error|failure)|insufficient permission for adding/i;
// Less than any git needs that has something to write.
const LEAST_ROOM_BYTES = 64 * 1024;

/** Whether what git could not write lies where there is no room. */
function lacksRoom(stderr: string, env: Readonly<Record<string, string | undefined>>): boolean {
  if (!UNWRITTEN.test(stderr)) return false;
  const { GIT_DIR = '', GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, GIT_INDEX_FILE = '' } = env;
  // The refs may be a link to somebody else's.
  const places = [GIT_DIR, join(GIT_DIR, 'refs'), GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, dirname(GIT_INDEX_FILE)];
  return places.some((place) => {
    try {
      if (place === undefined) return false;
      const { bavail, bsize, files, ffree } = statfsSync(place);
      return bavail * bsize < LEAST_ROOM_BYTES || (files > 0 && ffree === 0);
    } catch {
      // Not there: what git said stands.
      return false;
    }
  });
}

/** Largest answer that is read, in bytes; a list of paths of a very large tree stays below. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Where the reading of an error text stops, give or take a block. */
export const MAX_STDERR_CHARS = 64 * 1024;

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

/** Binds git to a place. */
export function bindGit(paths: GitPaths): Git {
  const env = environmentOf(paths);
  const cwd = placeOf(paths);
  const overrides = overridesOf(paths);
  return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}

/** The same in one breath, where nobody can wait; the exit code. */
export function runGitSync(paths: GitPaths, args: readonly string[]): number {
  return runProgramSync(gitCommand(paths, args)).exitCode ?? 1;
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

interface Run {
  readonly args: readonly string[];
  readonly call: GitCall;
  readonly env: Record<string, string | undefined>;
  readonly cwd: string;
  readonly overrides: readonly string[];
}

async function runGit({ args, call, env, cwd, overrides }: Run): Promise<GitAnswer> {
  const { input = '', allowed = [0], maxBytes = MAX_BYTES, timeoutMs, cutOff } = call;
  if (cutOff?.aborted === true) throw new GitError(args, 'being cut off', '');
  const [program = 'git', ...before] = limitedGit(call);
  const all = [...before, ...overrides, ...args];
  const limits = { maxBytes, maxStderrChars: MAX_STDERR_CHARS, timeoutMs, cutOff };
  const end = await runProgram({ program, args: all, cwd, env, input, ...limits });
  const { exitCode, signal, stdout, stderr, failure, limit } = end;
  if (failure !== undefined) throw new GitError(args, failure.message, '');
  if (limit === 'size') throw new GitError(args, `an answer of more than ${maxBytes} bytes`, stderr);
  if (exitCode === undefined || !allowed.includes(exitCode)) {
    const gitExit = exitCode ?? `${signal}${limit === 'time' ? ' of its limit' : ''}`;
    throw new GitError(args, gitExit, stderr, lacksRoom(stderr, env));
  }
  return { exitCode, stdout, stderr, lacksRoom: exitCode !== 0 && lacksRoom(stderr, env) };
}

// What `ulimit -f` counts in.
const BLOCK_BYTES = 512;

/** Git as a command line, with a shell before it that sets its limit. */
function limitedGit({ maxFileBytes }: GitCall): readonly string[] {
  if (maxFileBytes === undefined) return ['git'];
  return ['sh', '-c', `ulimit -f ${Math.ceil(maxFileBytes / BLOCK_BYTES)}; exec git "$@"`, 'git'];
}

/** What a command says in one line, e.g. an id. */
export async function gitLine(git: Git, args: readonly string[], call?: GitCall): Promise<string> {
  const { stdout } = await git(args, call);
  return stdout.toString().trimEnd();
}

/** Removes what a killed git left locked in a git directory of ours. Only for the holder of the run lock. */
export function removeStaleLocks(gitDir: string): string[] {
  const entries = readdirSync(gitDir, { recursive: true, withFileTypes: true });
  const locks = entries
    .filter(({ name }) => name.endsWith('.lock'))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of locks) rmSync(path, { force: true });
  return locks.map((path) => relative(gitDir, path));
}
