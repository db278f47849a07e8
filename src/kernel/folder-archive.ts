/**
 * Folders as one file, by the system's `tar`: what another machine unpacks has the same paths, rights, times and links.
 * Elsewhere than on Linux that is no GNU tar: names are in the order of the disk then, and its other options are left out.
 * Invariant: nothing of an archive is unpacked as somebody else's, with attributes, or over a file that is there. The
 * caller knows whose archive it is: nothing in here makes a stranger's safe to unpack.
 */
import { PreconditionError } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import { isLinux } from './platform.ts';
import { runProgram } from './program.ts';
import { findSystemProgram } from './program-path.ts';

interface ArchiveRequest {
  /** The archive, absolute. */
  readonly file: string;
  readonly signal?: AbortSignal | undefined;
}

const MAX_CHARS = 4096;
// A write that was cut short says no more than that.
const NO_ROOM = /No space left on device|Disk quota exceeded|Wrote only \d+ of/i;

/** Packs folders, by their names in the folder that they lie in. Half a file may be left where it does not work. */
export function packFolders(
  folder: string,
  names: readonly string[],
  request: ArchiveRequest,
): Promise<'done' | 'cancelled'> {
  const sorted = isLinux() ? ['--sort=name'] : [];
  return runTar(['--create', '--format=posix', ...sorted, '--numeric-owner', '--', ...names], folder, request);
}

/** Unpacks into an empty folder. Half of it may be left where it does not work. */
export function unpackFolders(folder: string, request: ArchiveRequest): Promise<'done' | 'cancelled'> {
  return runTar(
    [
      '--extract',
      '--same-permissions',
      '--no-same-owner',
      '--no-xattrs',
      ...(isLinux() ? ['--no-selinux'] : []),
      '--no-acls',
      '--keep-old-files',
    ],
    folder,
    request,
  );
}

async function runTar(
  args: readonly string[],
  folder: string,
  { file, signal }: ArchiveRequest,
): Promise<'done' | 'cancelled'> {
  const program = findSystemProgram('tar');
  if (program === undefined) throw noTar('it is not installed');
  const [what = '', ...rest] = args;
  const { exitCode, stderr, failure } = await runProgram({
    program,
    // A name that begins with a slash is a file of this machine to every tar.
    args: [what, `--file=${file}`, ...(isLinux() ? ['--force-local'] : []), ...rest],
    cwd: folder,
    env: { LC_ALL: 'C' },
    maxBytes: MAX_CHARS,
    maxStderrChars: MAX_CHARS,
    cutOff: signal,
  });
  if (signal?.aborted === true) return 'cancelled';
  if (exitCode === 0) return 'done';
  if (NO_ROOM.test(stderr)) throw Object.assign(new Error(`there is no room for ${file}`), { code: 'ENOSPC' });
  throw noTar(printable(failure?.message ?? stderr.trim().split('\n')[0] ?? '', 300));
}

function noTar(why: string): PreconditionError {
  return new PreconditionError({
    message: `tar did not pack or unpack a prepared environment: ${why}`,
    remedy: `Install ${isLinux() ? 'GNU tar 1.28 or newer' : 'tar'} in /usr/bin, and let this user read and write the folder.`,
  });
}
