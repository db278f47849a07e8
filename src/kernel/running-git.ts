/**
 * The gits at work on this machine, as /proc shows them, or ps(1) and lsof(8) where there is none.
 * Invariant: what is not shown of a git is undefined, so that it counts wherever it may be.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { isLinux } from './platform.ts';
import { processStart } from './process-life.ts';
import { listProcesses } from './process-list.ts';
import { findSystemProgram } from './program-path.ts';
import { runProgramSync } from './program-sync.ts';

export interface RunningGit {
  readonly pid: string;
  readonly args: readonly string[];
  readonly environment: () => readonly string[];
  /** Where it stands. */
  readonly workingFolder: () => string | undefined;
  /** Whether it may make files that belong to a user. */
  readonly mayRunAs: (uid: number) => boolean;
}

/** Undefined: this system does not say what processes there are. */
export function listGits(): readonly RunningGit[] | undefined {
  if (!isLinux()) return listedGits();
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.filter((pid) => /^git(-|$)/.test(read(pid, 'comm').trim())).map(shownGit);
  } catch {
    // No /proc here.
    return undefined;
  }
}

/** A git with its start: ids are used again. */
export function identityOf({ pid }: RunningGit): string {
  return `${pid} ${processStart(Number(pid))}`;
}

function shownGit(pid: string): RunningGit {
  return {
    pid,
    args: read(pid, 'cmdline').split('\0'),
    environment: () => read(pid, 'environ').split('\0'),
    workingFolder: () => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`);
      } catch {
        // Another user's: it may be anywhere.
        return undefined;
      }
    },
    // Where its status cannot be read, it may.
    mayRunAs: (uid) => {
      const [, ofFiles] = /^Uid:(?:\t\d+){3}\t(\d+)$/m.exec(read(pid, 'status')) ?? [];
      return ofFiles === undefined || Number(ofFiles) === uid;
    },
  };
}

function read(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    // Gone since, or another user's.
    return '';
  }
}

// Also in a folder with a blank in its name.
const PATH_OF_GIT = /^\/(?:.*\/)?git(?:-[\w-]+)?$/;

function listedGits(): readonly RunningGit[] | undefined {
  const isGit = ([first = '', ...rest]: readonly string[]): boolean =>
    /^git(-|$)/.test(basename(first)) || rest.some((word) => PATH_OF_GIT.test(word));
  return listProcesses()
    ?.filter(({ words }) => isGit(words))
    .map(({ pid, words, uid: own }) => ({
      pid: String(pid),
      args: words,
      environment: () => listProcesses('with environment')?.find((each) => each.pid === pid)?.words ?? [],
      workingFolder: () => listedFolder(pid),
      mayRunAs: (uid) => own === uid,
    }));
}

const LOOK_MS = 10_000;

function listedFolder(pid: number): string | undefined {
  const program = findSystemProgram('lsof');
  if (program === undefined) return undefined;
  const args = ['-a', '-p', String(pid), '-d', 'cwd', '-F', 'n'];
  const { stdout } = runProgramSync({ program, args, cwd: '/', env: { LC_ALL: 'C' }, timeoutMs: LOOK_MS });
  const folder = /^n(\/.*)$/m.exec(stdout)?.[1];
  // Of a folder that it may not look at it says why, as in "(readlink: Permission denied)".
  return folder === undefined || / \([^)]*: [^)]*\)$/.test(folder) ? undefined : folder;
}
