/**
 * The processes of this machine as ps(1) lists them, where the kernel does not show them as files.
 * Invariant: nothing is taken for "no such process" but a list without it: where ps cannot be run, since the machine is
 * short of processes, the answer is undefined.
 * Trade-off: each look starts a process (10 ms). Arguments and environment come as one text, so an argument that looks
 * like a variable counts as one; macOS shows no environment of the programs that it protects (/bin/sh, /bin/sleep).
 */
import { PreconditionError } from '../base/errors.ts';
import { readPlatform } from './platform.ts';
import { findSystemProgram } from './program-path.ts';
import { runProgramSync } from './program-sync.ts';

export interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  /** Of whom the files are that it makes. */
  readonly uid: number;
  /** What of it is in memory, with what it shares. */
  readonly residentBytes: number;
  /** Its arguments and, where they were asked for, its variables, between blanks. */
  readonly words: readonly string[];
}

type Detail = 'plain' | 'with environment';

// Only their first letters are the same everywhere: the options for an environment are not.
const OPTIONS: Readonly<Record<Detail, (isDarwin: boolean) => readonly string[]>> = {
  plain: () => ['-A', '-ww'],
  'with environment': (isDarwin) => (isDarwin ? ['-A', '-ww', '-E'] : ['axeww']),
};
const COLUMNS = 'pid=,ppid=,uid=,stat=,rss=,command=';
const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\d+)(?:\s+(.*))?$/;

/** Every process that lives, but not this one; undefined where they could not be listed. */
export function listProcesses(detail: Detail = 'plain'): readonly ListedProcess[] | undefined {
  const listed = askPs([...OPTIONS[detail](readPlatform() === 'darwin'), '-o', COLUMNS]);
  return listed?.split('\n').flatMap((line) => {
    const [, pid, parent, uid, state = '', kilobytes, text = ''] = LINE.exec(line) ?? [];
    if (pid === undefined || isDead(state) || Number(pid) === process.pid) return [];
    const numbers = { pid: Number(pid), parent: Number(parent), uid: Number(uid) };
    return [{ ...numbers, residentBytes: Number(kilobytes) * 1024, words: text.split(' ') }];
  });
}

/** Whether a process lives; a zombie does not. Undefined where that could not be asked. */
export function isListed(pid: number): boolean | undefined {
  const states = askPs(['-p', String(pid), '-o', 'stat='])?.trim();
  return states === undefined ? undefined : states !== '' && !isDead(states);
}

/** When a process began, to the second; empty where there is none. */
export function listedStart(pid: number): string {
  return askPs(['-p', String(pid), '-o', 'lstart='])?.trim() ?? '';
}

function isDead(state: string): boolean {
  return /^[ZX]/.test(state);
}

// The months by their English names, and the hours of no place's summer.
const ENV = { LC_ALL: 'C', TZ: 'UTC' };

function askPs(args: readonly string[]): string | undefined {
  const program = findSystemProgram('ps');
  if (program === undefined) {
    throw new PreconditionError({
      message: 'autorize finds processes by the program "ps", which is not installed',
      remedy: 'Install it (procps), then run again.',
    });
  }
  const { exitCode, stdout } = runProgramSync({ program, args, cwd: '/', env: ENV });
  // 1: no such process.
  return exitCode === 0 || (exitCode === 1 && args[0] === '-p') ? stdout : undefined;
}
