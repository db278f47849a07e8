import { AutorizeError, EXIT } from '../base/errors.ts';
import { errorCode } from '../kernel/files.ts';
import { GitError } from '../kernel/git.ts';
import { nextVerb } from './run-mark.ts';
import type { ExperimentPlace } from './store.ts';

/** The disk is full: the run ends, and can be gone on with. */
export function diskFull(place: ExperimentPlace, cause?: unknown): AutorizeError {
  return new AutorizeError('disk_full', EXIT.precondition, {
    message: 'the disk is full; what was recorded stands',
    remedy: `Make room, then: autorize ${nextVerb(place)} ${place.name}`,
    cause,
  });
}

/** What the disk did to us, told as that; undefined where it is something else. */
export function storageError(place: ExperimentPlace, cause: unknown): AutorizeError | undefined {
  const isFull = cause instanceof GitError && cause.stderr.includes('No space left on device');
  if (cause instanceof AutorizeError && !isFull) {
    // A journal knows that there is no room, but not which command goes on.
    return cause.code === 'disk_full' ? diskFull(place, cause) : undefined;
  }
  const code = isFull ? 'ENOSPC' : errorCode(cause);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(place, cause);
  if (code !== 'EIO' && code !== 'EROFS') return undefined;
  return new AutorizeError('storage', EXIT.precondition, {
    message: `the disk gave an error (${code}); what was recorded stands`,
    remedy: `Check the disk, then: autorize ${nextVerb(place)} ${place.name}`,
    cause,
  });
}
