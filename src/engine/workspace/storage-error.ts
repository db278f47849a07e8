import { AutorizeError, EXIT } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import type { DiskReserve } from '../../kernel/disk-reserve.ts';
import { errorCode, isNoRoom } from '../../kernel/files.ts';
import { GitError } from '../../kernel/git.ts';
import { firstError, goneError, machineError, pathOf, refusedWriteError } from '../../kernel/machine-error.ts';
import { requireWhole, type UserRepository } from '../../kernel/user-repository.ts';

/** The disk is full: the run ends, and the command resumes it. */
export function diskFull(command: string, cause?: unknown): AutorizeError {
  const message = 'the disk is full; what was recorded stands';
  return new AutorizeError('disk_full', EXIT.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}

/** What the machine did to a run, with the command that resumes it; undefined where it is something else. */
export function runError(
  command: () => string,
  { cause: thrown, repository }: { readonly cause: unknown; readonly repository: UserRepository },
): AutorizeError | undefined {
  const cause = firstError(thrown);
  const known =
    goneError(repository, { command, cause }) ??
    damageOf(repository) ??
    storageError(command, cause) ??
    gitRefused(command, cause);
  return known ?? (cause instanceof AutorizeError && cause === thrown ? undefined : machineError(thrown));
}

function gitRefused(command: () => string, cause: unknown): AutorizeError | undefined {
  return cause instanceof GitError ? refusedWriteError(cause.stderr, { command, cause }) : undefined;
}

/** What of the repository's own is gone; undefined: nothing, or it cannot be looked at. */
function damageOf(repository: UserRepository): AutorizeError | undefined {
  try {
    requireWhole(repository);
    return undefined;
  } catch (error) {
    return error instanceof AutorizeError ? error : undefined;
  }
}

/** The error for what the disk did to a run, with the command that resumes it; undefined where it is something else. */
export function storageError(command: () => string, cause: unknown): AutorizeError | undefined {
  const isFull = cause instanceof GitError && cause.isDiskFull;
  if (cause instanceof AutorizeError && !isFull) {
    // A journal knows that there is no room, but not which command goes on.
    return cause.code === 'disk_full' ? diskFull(command(), cause) : undefined;
  }
  if (isFull || isNoRoom(cause)) return diskFull(command(), cause);
  const code = errorCode(cause);
  if (code !== 'EIO' && code !== 'EROFS') return undefined;
  const place = pathOf(cause);
  const where = place === undefined ? '' : ` at ${quoted(place, 300)}`;
  const message = `the disk gave an error (${code})${where}; what was recorded stands`;
  return new AutorizeError('storage', EXIT.precondition, {
    message,
    remedy: `${code === 'EROFS' ? 'See why it is read-only' : 'Check the disk'}, then: ${command()}`,
    cause,
  });
}

/**
 * Writes what needs room on the disk. Where there is none, the reserve is given up and the write is made again; the run
 * ends after it. Throws the first error where there is no reserve to give up, or another error.
 */
export function withReserve<T>(
  { reserve }: { readonly reserve?: Pick<DiskReserve, 'isHeld' | 'release'> },
  write: () => T,
): T {
  try {
    return write();
  } catch (error) {
    if (reserve?.isHeld !== true || storageError(() => '', error)?.code !== 'disk_full') throw error;
    reserve.release();
    return write();
  }
}
