/**
 * Which system this process takes itself to be on; everything that only some systems have asks here.
 * Invariant: nothing that only Linux has (/proc, control groups, namespaces, flock(1), GNU's options) is used elsewhere.
 * `AUTORIZE_PLATFORM=portable` makes Linux pretend to have none of it, so that the paths of other systems run here, too.
 */
import { UsageError } from '../base/errors.ts';

/** `portable`: what every Unix has, and nothing more. */
export type Platform = 'linux' | 'darwin' | 'portable';

const VARIABLE = 'AUTORIZE_PLATFORM';

interface Machine {
  readonly system: string;
  /** What the environment says that it is to be. */
  readonly named: string | undefined;
}

/** The platform of this process. */
export function readPlatform(
  { system, named }: Machine = { system: process.platform, named: process.env[VARIABLE] },
): Platform {
  if (named === undefined || named === '') return system === 'linux' || system === 'darwin' ? system : 'portable';
  if (named === 'portable') return named;
  const expected = `"portable", or no ${VARIABLE} at all`;
  throw new UsageError([{ path: VARIABLE, found: named, expected, remedy: 'Unset it.' }]);
}

/** Whether the facilities of Linux are here, and are to be used. */
export function isLinux(): boolean {
  return readPlatform() === 'linux';
}
