/** Who holds a run lock, by the file that the holder writes beside it: for messages, and for those who only look. */
import { hostname } from 'node:os';
import { AutorizeError, EXIT } from '../base/errors.ts';
import { readOwnFile } from './own-files.ts';
import { isProcessAlive } from './process-life.ts';

/** Who holds a lock, as written beside it; for a message only, the lock itself is the operating system's. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly started_at: string;
}

export interface LockState {
  readonly kind: 'held';
  /** Undefined while the other one has not written it yet. */
  readonly holder: LockHolder | undefined;
}

/** Whether a named holder may be at work; of another machine nothing is known. */
export function isAtWork(holder: LockHolder | undefined): boolean {
  return holder !== undefined && (holder.host !== hostname() || isProcessAlive(holder.pid));
}

/** Whether a holder of the lock at a path is at work on this machine, for those who only look. */
export function isHeldHere(path: string): boolean {
  const holder = readHolder(`${path}.holder`);
  return holder !== undefined && holder.host === hostname() && isProcessAlive(holder.pid);
}

/** The error of who finds a lock held. `what`: whose lock it is, with its verb; `look`: the command that shows its holder. */
export function lockedError({ holder }: LockState, { what, look }: Readonly<Record<'what' | 'look', string>>) {
  const who =
    holder === undefined ? 'another run' : `process ${holder.pid} on ${holder.host} since ${holder.started_at}`;
  const stop = holder === undefined ? '' : `, or end it: kill ${holder.pid}`;
  return new AutorizeError('locked', EXIT.locked, {
    message: `${what} locked by ${who}`,
    remedy: `See what it does: ${look}. Wait until it ends${stop}.`,
  });
}

/** Who says to hold a lock, by the file beside it. */
export function readHolder(path: string): LockHolder | undefined {
  try {
    const raw = JSON.parse(readOwnFile(path)?.toString('utf8') ?? '') as Readonly<Record<string, unknown>>;
    const { pid, host, started_at } = raw;
    if (typeof pid !== 'number' || pid < 1 || typeof host !== 'string' || typeof started_at !== 'string')
      return undefined;
    return { pid, host, started_at };
  } catch {
    // Not written yet, or not readable: only the message is poorer for it.
    return undefined;
  }
}

/** Asks the holder of a lock on this machine to stop in order; says which process that is, undefined: nobody holds it. */
export function stopHolder(path: string): number | undefined {
  const holder = readHolder(`${path}.holder`);
  if (holder === undefined || !isHeldHere(path)) return undefined;
  process.kill(holder.pid, 'SIGTERM');
  return holder.pid;
}
