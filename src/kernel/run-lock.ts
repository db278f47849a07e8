/**
 * A lock that one process holds, and that the operating system frees when the process is gone.
 * Invariant: at most one holder at a time on one machine, and no holder is ever waited for after its death.
 * The lock is flock(2)'s. Node has no call for it, so a helper holds it: flock(1) running a shell that says "held" and
 * reads our pipe to its end, in a session of its own so that a Ctrl-C of ours does not reach it. Crash of the holder,
 * kill -9 too: the pipe ends, the helper goes, the lock is free within milliseconds. Holder frozen: still held.
 * Where there is no flock(1), as on macOS, perl is the helper, with the same call and the same words: no protocol of files
 * and process ids survives both a kill -9 and an id that is used again. Holders by either helper keep each other out.
 * Holder killed a moment ago: its helper may need those milliseconds, so a lock whose holder is dead, or not named yet,
 * is tried again for a little while.
 * Helper killed, or the lock file removed (a second run could lock a new one): the lock is lost. A signal and `isHeld`
 * report that; ask `isHeld` before every write that two runs must not both make.
 * Trade-off: needs flock(1) (util-linux) or perl; without it the lock is refused with a remedy, never pretended.
 */
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AutorizeError, EXIT } from '../base/errors.ts';
import { closeAnswering } from './answering-git.ts';
import { writeFileAtomic } from './durable.ts';
import { errorCode } from './files.ts';
import { isAtWork, type LockHolder, type LockState, readHolder } from './lock-holder.ts';
import { isLinux } from './platform.ts';
import { isProcessAlive } from './process-life.ts';
import { type StartedProgram, startProgram } from './program.ts';
import { isThere } from './signal.ts';

export interface RunLock extends AsyncDisposable {
  readonly kind: 'locked';
  /** Aborted when the lock is lost while we should hold it. */
  readonly lost: AbortSignal;
  /** Asks the operating system now; false as soon as the lock is lost or released. */
  isHeld(): boolean;
}

// Many times what the helper of a killed holder takes to go, or a new holder to write its name.
const PASSING_MS = 500;
const RETRY_MS = 10;

/** Throws `lock_lost` where the lock is not held any more: another run may have begun. `remedy`: what to do then. */
export function requireLockHeld(lock: Pick<RunLock, 'isHeld'>, remedy: string): void {
  if (lock.isHeld()) return;
  throw new AutorizeError('lock_lost', EXIT.precondition, {
    message: 'the run lock was lost: its file was removed, or the flock process that holds it has ended',
    remedy,
  });
}

/** Takes the lock at a path, or says who holds it; never waits for a holder that lives. */
export async function takeRunLock({
  path,
  now,
}: {
  readonly path: string;
  readonly now: () => Date;
}): Promise<RunLock | LockState> {
  mkdirSync(dirname(path), { recursive: true });
  const until = performance.now() + PASSING_MS;
  while (true) {
    const { answer, helper } = await askHelper(path);
    if (answer === 'held by us') return holdLock({ helper, path, now });
    const holder = readHolder(`${path}.holder`);
    if (isAtWork(holder) || performance.now() > until) return { kind: 'held', holder };
    await pause(RETRY_MS);
  }
}

interface LockHelper {
  readonly program: string;
  /** Exits with EXIT.locked where somebody else holds the lock. */
  readonly args: (path: string) => readonly string[];
  /** What it is called, and what brings it along. */
  readonly name: string;
  readonly source: string;
}

const FLOCK: LockHelper = {
  program: 'flock',
  args: (path) => ['-n', '-E', String(EXIT.locked), '--no-fork', path, 'sh', '-c', 'echo held; exec cat >/dev/null'],
  ...{ name: 'flock(1)', source: 'util-linux' },
};

const PERL: LockHelper = {
  program: 'perl',
  args: (path) => ['-e', PERL_SOURCE, path, String(EXIT.locked)],
  ...{ name: 'perl', source: 'perl' },
};

const PERL_SOURCE = [
  'use Fcntl qw(:DEFAULT :flock); use Errno qw(EINTR EWOULDBLOCK);',
  'my ($path, $locked) = @ARGV;',
  'sysopen(my $file, $path, O_RDONLY | O_CREAT, 0666) or die "$path: $!\n";',
  'unless (flock($file, LOCK_EX | LOCK_NB)) { exit $locked if $! == EWOULDBLOCK; die "$path: $!\n" }',
  '$| = 1; print "held\n";',
  'while (1) { my $count = sysread(STDIN, my $bytes, 4096); next if !defined $count && $! == EINTR; last unless $count }',
].join('\n');

/** What holds a lock on this platform. */
export function lockHelper(): LockHelper {
  return isLinux() ? FLOCK : PERL;
}

async function askHelper(path: string): Promise<{ readonly answer: Answer; readonly helper: StartedProgram }> {
  const { program, args, name, source } = lockHelper();
  try {
    const { child: helper } = await startProgram({
      program,
      args: args(path),
      detached: true,
      // Nothing of our environment, and no folder of ours kept busy, in a process that may outlive a cleanup.
      cwd: '/',
      env: { PATH: process.env.PATH },
    });
    return { answer: await readAnswer(helper), helper };
  } catch (error) {
    throw new AutorizeError('lock_unavailable', EXIT.precondition, {
      message: `the run lock could not be taken (${errorCode(error)}); it needs ${name}`,
      remedy: `Install ${source}, and give this user write permission to the folder of the lock.`,
      cause: error,
    });
  }
}

type Answer = 'held by us' | 'held by other';

async function readAnswer(helper: StartedProgram): Promise<Answer> {
  let complaint = '';
  helper.stderr.on('data', (data: Buffer) => {
    complaint += data.toString();
  });
  // The end of the helper breaks the pipe; its exit is what we look at.
  helper.stdin.on('error', () => undefined);
  const held = once(helper.stdout, 'data').then(() => 'held' as const);
  const ended = once(helper, 'close').then(([code]: unknown[]) => ({ code }));
  // Whichever comes second is of no interest.
  held.catch(() => undefined);
  ended.catch(() => undefined);
  const first = await Promise.race([held, ended]);
  if (first === 'held') return 'held by us';
  if (first.code === EXIT.locked) return 'held by other';
  throw new Error(`the helper of the lock ended with ${String(first.code)}: ${complaint.trim()}`);
}

function holdLock({
  helper,
  path,
  now,
}: {
  readonly helper: StartedProgram;
  readonly path: string;
  readonly now: () => Date;
}): RunLock {
  const { ino, dev } = statSync(path);
  const loss = new AbortController();
  const exited = once(helper, 'exit');
  const life = openLife(helper);
  let isReleased = false;
  helper.once('exit', () => {
    if (!isReleased) loss.abort(new Error('the helper that holds the run lock is gone'));
  });
  const holder: LockHolder = { pid: process.pid, host: hostname(), started_at: now().toISOString() };
  try {
    writeFileAtomic(`${path}.holder`, [`${JSON.stringify(holder)}\n`]);
  } catch (error) {
    isReleased = true;
    life.close();
    removeQuietly(`${path}.holder`);
    // Nobody would ever release it, and a helper that lives keeps this process from ending.
    helper.kill('SIGKILL');
    throw error;
  }
  // A run that is over ends, whether or not it released the lock.
  helper.unref();
  for (const stream of [helper.stdin, helper.stdout, helper.stderr]) unrefStream(stream);
  return {
    kind: 'locked',
    lost: loss.signal,
    isHeld: () => {
      if (isReleased || loss.signal.aborted) return false;
      const named = statSync(path, { throwIfNoEntry: false });
      const isHeld = named?.ino === ino && named.dev === dev && life.isRunning();
      if (!isHeld)
        loss.abort(
          new Error('the run lock is lost: its file was removed, or the flock process that holds it has ended'),
        );
      return isHeld;
    },
    [Symbol.asyncDispose]: async () => {
      if (isReleased) return;
      isReleased = true;
      life.close();
      await closeAnswering();
      // Before the lock is free: after it, the file may be the next one's.
      if (!loss.signal.aborted) rmSync(`${path}.holder`, { force: true });
      helper.ref();
      helper.stdin.end();
      if (helper.exitCode === null && helper.signalCode === null) await exited;
    },
  };
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // What kept it from being written is the news.
  }
}

function unrefStream(stream: Readable | Writable): void {
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
}

/** Whether the helper runs: asks the operating system, not the event loop, which may not have heard of the end yet. */
function openLife(helper: StartedProgram): { isRunning(): boolean; close(): void } {
  const { pid = 0 } = helper;
  // One descriptor for each look: it is of this very process, whoever gets the number after it.
  let status = isLinux() ? openStatus(pid) : undefined;
  const block = Buffer.alloc(512);
  return {
    isRunning: () => {
      if (helper.pid === undefined || helper.exitCode !== null || helper.signalCode !== null) return false;
      if (!isLinux()) return isProcessAlive(pid);
      // No /proc here: a signal of 0 shows it.
      if (status === undefined) return isThere(pid);
      try {
        const read = block.toString('latin1', 0, readSync(status, block, 0, block.length, 0));
        // The state follows the name, which may hold any character but ends with the last parenthesis.
        return !/^[ZX]/.test(read.slice(read.lastIndexOf(')') + 2));
      } catch (error) {
        // It is gone, and its number may be another's by now; whatever else, a signal of 0 shows it.
        return errorCode(error) !== 'ESRCH' && isThere(pid);
      }
    },
    close: () => {
      if (status !== undefined) closeSync(status);
      status = undefined;
    },
  };
}

function openStatus(pid: number): number | undefined {
  try {
    return openSync(`/proc/${pid}/stat`, 'r');
  } catch {
    return undefined;
  }
}
