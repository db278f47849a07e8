import { AutorizeError, EXIT } from '../base/errors.ts';
import { errorCode } from '../kernel/files.ts';
import { GitError } from '../kernel/git.ts';

/** What the disk did to a mission, told as that; undefined where it is something else. */
export function storageError(runId: string, cause: unknown): AutorizeError | undefined {
  // A journal knows that there is no room, but not which command goes on.
  const isOfJournal = cause instanceof AutorizeError && cause.code === 'disk_full';
  const isFull = isOfJournal || (cause instanceof GitError && cause.stderr.includes('No space left on device'));
  if (cause instanceof AutorizeError && !isFull) return undefined;
  const code = isFull ? 'ENOSPC' : errorCode(cause);
  const goOn = `then: rcs autoresearch --resume ${runId}`;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    const message = 'the disk is full; what was recorded stands';
    return new AutorizeError('disk_full', EXIT.precondition, { message, remedy: `Make room, ${goOn}`, cause });
  }
  if (code !== 'EIO' && code !== 'EROFS') return undefined;
  const message = `the disk gave an error (${code}); what was recorded stands`;
  return new AutorizeError('storage', EXIT.precondition, { message, remedy: `Check the disk, ${goOn}`, cause });
}
