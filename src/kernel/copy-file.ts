/**
 * Copies of single files that a command left, sharing blocks of the disk where the file system can do that.
 * Invariant: what is in the place of the copy is never written to or followed; a large file is copied in pieces, between
 * which a signal is heard, and its holes stay holes.
 * Node shares blocks on Linux alone; on macOS cp(1) does it for large files (clonefile(2)).
 */
import { type BigIntStats, constants, copyFileSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { errorCode, isSystemError } from './files.ts';
import { readPlatform } from './platform.ts';
import { runProgram } from './program.ts';
import { findSystemProgram } from './program-path.ts';

// Copied at one go; of more a signal is heard in between, and holes stay holes.
const SMALL_BYTES = 32n << 20n;
const PIECE_BYTES = 4 << 20;

export interface FileCopy {
  readonly source: Buffer;
  /** Must be free. */
  readonly target: Buffer;
  readonly stats: BigIntStats;
  readonly signal: AbortSignal | undefined;
}

/** Copies the content of a regular file; `shut`: it cannot be read. */
export async function copyFile(copy: FileCopy): Promise<'copied' | 'shut' | 'cancelled'> {
  const { source, target, stats } = copy;
  const { COPYFILE_EXCL, COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = constants;
  const isSmall = stats.size <= SMALL_BYTES;
  try {
    copyFileSync(source, target, COPYFILE_EXCL | (isSmall ? COPYFILE_FICLONE : COPYFILE_FICLONE_FORCE));
    return 'copied';
  } catch (error) {
    if (errorCode(error) === 'EACCES') return 'shut';
    // A file system without clones says so in ways of its own.
    if (isSmall || !isSystemError(error)) throw error;
    if (readPlatform() === 'darwin' && (await cloneFile(copy))) return 'copied';
    return copyPieces(copy);
  }
}

const MAX_CHARS = 4096;

/** Clones a file by the cp(1) of macOS; says whether it did: if not, nothing is in the place of the copy. */
export async function cloneFile(
  { source, target, signal }: Pick<FileCopy, 'source' | 'target' | 'signal'>,
  folders?: readonly string[],
): Promise<boolean> {
  const program = findSystemProgram('cp', folders);
  const paths = [source, target].map((path) => path.toString());
  // Names on the disks that know clones are UTF-8.
  if (program === undefined || paths.some((path) => path.includes('\uFFFD'))) return false;
  const limits = { maxBytes: MAX_CHARS, maxStderrChars: MAX_CHARS, cutOff: signal };
  const { exitCode } = await runProgram({ program, args: ['-c', ...paths], cwd: '/', env: {}, ...limits });
  if (exitCode !== 0) rmSync(target, { force: true });
  return exitCode === 0;
}

async function copyPieces({ source, target, stats, signal }: FileCopy): Promise<'copied' | 'cancelled'> {
  const { O_RDONLY, O_NOFOLLOW } = constants;
  await using from = await open(source, O_RDONLY | O_NOFOLLOW);
  await using to = await open(target, 'w', 0o600);
  const [piece, nothing] = [Buffer.alloc(PIECE_BYTES), Buffer.alloc(PIECE_BYTES)];
  for (let at = 0; ; ) {
    if (signal?.aborted === true) return 'cancelled';
    const { bytesRead } = await from.read(piece, 0, PIECE_BYTES, at);
    if (bytesRead === 0) break;
    const read = piece.subarray(0, bytesRead);
    if (!read.equals(nothing.subarray(0, bytesRead))) await writeWhole(to, read, at);
    at += bytesRead;
  }
  await to.truncate(Number(stats.size));
  return 'copied';
}

async function writeWhole(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
  }
}

/** When a file was read and written last, in seconds. */
export function timesOf({ atimeNs, mtimeNs }: BigIntStats): readonly [number, number] {
  return [Number(atimeNs) / 1e9, Number(mtimeNs) / 1e9];
}
