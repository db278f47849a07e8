/** What the machine refuses, reported with what is in the way and what to do: no fault of ours, and no stack trace. */
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { AutorizeError, PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { errorCode } from './files.ts';
import type { UserRepository } from './user-repository.ts';

const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is not a folder',
  ELOOP: 'a symbolic link leads to itself',
  ENAMETOOLONG: 'the path is too long',
};

// Of those that no rights help.
const REMEDIES: Readonly<Record<string, string>> = {
  EROFS: 'Mount it so that it can be written to',
  ENOTDIR: 'See what was put in the place of a folder there, and move it away',
  ELOOP: 'Remove the link',
  ENAMETOOLONG: 'Use a folder with a shorter path',
};

/** The error that ended what was at work, where another one came of giving back what it held. */
export function firstError(thrown: unknown): unknown {
  const isOfDisposal = thrown instanceof Error && thrown.name === 'SuppressedError' && 'suppressed' in thrown;
  return isOfDisposal ? firstError(thrown.suppressed) : thrown;
}

/** An error of the operating system as a precondition; undefined where it may be a fault of ours. */
export function machineError(thrown: unknown): AutorizeError | undefined {
  const cause = firstError(thrown);
  if (cause !== thrown && cause instanceof AutorizeError) return cause;
  const path = pathOf(cause);
  if (path === undefined) return undefined;
  const code = codeOf(cause, path);
  const temporary = tmpdir();
  const isTemporary = dirname(path) === temporary || (isBelow(path, temporary) && !existsSync(temporary));
  if (isTemporary && (code === 'ENOENT' || code in REFUSALS)) return temporaryError(temporary, cause);
  const why = REFUSALS[code];
  if (code === 'EEXIST' && isMakingFolder(cause)) {
    return new PreconditionError({
      message: `${quoted(path, 300)} is in the place of a folder`,
      remedy: 'Move it away: a folder is created there',
      cause,
    });
  }
  if (why === undefined) return undefined;
  return new PreconditionError({
    message: `${quoted(path, 300)} cannot be used: ${why} (${code})`,
    remedy: remedyFor(path, code),
    cause,
  });
}

/** The code of what the machine refused: for folders on a read-only file system Node says that one above is not there. */
function codeOf(cause: unknown, path: string): string {
  const code = errorCode(cause);
  if (code !== 'ENOENT' || !isMakingFolder(cause)) return code;
  try {
    accessSync(nearestAbove(path), constants.W_OK);
    return code;
  } catch (error) {
    return errorCode(error);
  }
}

function isMakingFolder(cause: unknown): boolean {
  return cause instanceof Error && 'syscall' in cause && cause.syscall === 'mkdir';
}

function nearestAbove(path: string): string {
  const above = dirname(path);
  return above === path || existsSync(above) ? above : nearestAbove(above);
}

/** What git was not let write, as a precondition with the place itself; undefined where it says something else. */
export function refusedWriteError(
  stderr: string,
  { command, cause }: { readonly command: () => string; readonly cause: unknown },
): PreconditionError | undefined {
  const [, path, why] =
    /'(\/[^'\n]+)': (Read-only file system|Permission denied|Operation not permitted)/.exec(stderr) ?? [];
  if (path === undefined || why === undefined) return undefined;
  const above = nearestAbove(path);
  // Refs are reached through a folder of ours that leads to the user's.
  const place = join(realpathSync(above), relative(above, path));
  return new PreconditionError({
    message: `git cannot write ${quoted(place, 300)}: ${why.toLowerCase()}; what was recorded stands`,
    remedy: `Let this user (id ${process.geteuid?.() ?? 'unknown'}) write there, then: ${command()}`,
    cause,
  });
}

/** Throws where there is no folder for temporary files: whatever needs one would fail, each with a word of its own. */
export function requireTemporaryFolder(): void {
  const folder = tmpdir();
  if (!existsSync(folder)) throw temporaryError(folder, undefined);
}

/** That a repository is not where it was; undefined where it is. */
export function goneError(
  { folder, commonDir }: Pick<UserRepository, 'folder' | 'commonDir'>,
  { command, cause }: { readonly command: () => string; readonly cause: unknown },
): PreconditionError | undefined {
  const isHere = existsSync(folder);
  // A git that was at work just then makes folders on the way to a file again, but no HEAD.
  if (isHere && existsSync(join(commonDir, 'HEAD'))) return undefined;
  // Whoever takes HEAD alone has renamed nothing.
  if (isHere && existsSync(join(commonDir, 'objects')) && existsSync(join(commonDir, 'config'))) return undefined;
  const missing = isHere ? commonDir : folder;
  return new PreconditionError({
    message: `${quoted(missing, 300)} is gone: the repository was renamed, moved or unmounted while it was in use`,
    remedy: `Move it back there, then: ${command()}`,
    cause,
  });
}

function temporaryError(folder: string, cause: unknown): PreconditionError {
  const found = existsSync(folder) ? 'cannot be written to' : 'is not there';
  return new PreconditionError({
    message: `the folder for temporary files ${quoted(folder, 300)} ${found} (TMPDIR is ${quoted(process.env.TMPDIR)})`,
    remedy: 'Create it, or set TMPDIR to a folder that this user can write to',
    cause,
  });
}

function remedyFor(path: string, code: string): string {
  const { XDG_CACHE_HOME: cache } = process.env;
  const isPrivate = [homedir(), cache].some((each) => each !== undefined && each !== '' && isBelow(path, each));
  if (isPrivate) return 'Set HOME or XDG_CACHE_HOME to a folder that this user may write to';
  const remedy = REMEDIES[code];
  if (remedy !== undefined) return remedy;
  return `Give this user (id ${process.geteuid?.() ?? 'unknown'}) the rights that it needs there, or run as its owner`;
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/** The path that the system was asked for, where an error names it. */
export function pathOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('path' in error)) return undefined;
  return typeof error.path === 'string' ? error.path : undefined;
}
