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
import { type GitCommand, type GitPaths, gitCommand } from './git-command.ts';
import { runProgram } from './program.ts';

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
  write(object: { readonly type: 'commit' | 'tree' | 'blob'; readonly bytes: Buffer }, hash: 'sha1' | 'sha256'): string;
  /**
   * What `git diff-tree -z --raw -p` prints of two trees by their full ids; a GitError where that is more than so many bytes.
   */
  compare(
    trees: { readonly from: string; readonly to: string },
    limits: { readonly maxBytes: number; readonly cutOff?: AbortSignal | undefined },
  ): Promise<Buffer>;
  /** Ends its gits when they have answered, and waits for their end; a later question starts another one. */
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

/** Binds git to a place. */
export function bindGit(paths: GitPaths): Git {
  const { args: overrides, cwd, env } = gitCommand(paths, []);
  return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}

interface Run {
  readonly args: readonly string[];
  readonly call: GitCall;
  readonly env: GitCommand['env'];
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
