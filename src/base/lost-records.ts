/** What is said where files or branches know of more than the records hold: the same of every loop. Pure. */
import { PreconditionError } from './errors.ts';

export interface LostRecords {
  /** Whose records they are, as a person names it: `"pi"`, `plans`. */
  readonly of: string;
  /** What knows of more, each with its place, and what the records hold. */
  readonly found: readonly string[];
  /** Where the records belong, and which. */
  readonly expected: string;
  /** What to do about it, in one sentence. */
  readonly remedy: string;
}

export function lostRecords({ of, found, expected, remedy }: LostRecords): PreconditionError {
  const message = `records of ${of} are missing: ${found.join('; ')}; expected ${expected}`;
  return new PreconditionError({ message, remedy });
}
