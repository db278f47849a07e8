/**
 * Input files that a user names.
 * Invariant: a file that cannot be read is a Problem with its place and a remedy, never a stack trace.
 * What is not a regular file or a pipe (a folder, a loop of links, a socket) is refused before it is opened, and a
 * file that must be whole in memory has a bound on its size.
 */
import { accessSync, closeSync, constants, openSync, readSync, type Stats, statSync } from 'node:fs';
import { constants as osConstants } from 'node:os';
import { dirname } from 'node:path';
import type { Problem } from '../base/errors.ts';

/** Largest file that is read whole (suites, configs, schemas), in bytes. */
export const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;

// Large enough that an entry rarely spans two blocks, small enough to be reused by the allocator.
const BLOCK_BYTES = 1 << 18;

export type ReadFile = { readonly bytes: Buffer } | { readonly problem: Problem };

/** Reads a small file whole. `shown` is the name that the user knows it by. */
export function readWholeFile(path: string, shown: string): ReadFile {
  const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
  return problem === undefined ? readWhole(path, shown) : { problem };
}

/** Reads what a path names, or what is open already, whole. */
export function readWhole(source: string | number, shown: string, maxBytes = MAX_WHOLE_FILE_BYTES): ReadFile {
  try {
    // A pipe or a device has no size beforehand, and a file may grow: one byte beyond the bound is enough to know.
    const bytes = readUpTo(source, maxBytes + 1);
    if (bytes.length <= maxBytes) return { bytes };
    return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
  } catch (error) {
    return { problem: readProblem(shown, error) };
  }
}

/** The problem of a file that is larger than its bound. */
export function tooLarge(shown: string, found: string, maxBytes: number): Problem {
  return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}

/** The first bytes of a file, or all of them when there are no more. */
function readUpTo(source: string | number, maxBytes: number): Buffer {
  const blocks: Buffer[] = [];
  let size = 0;
  for (const block of readBlocks(source)) {
    blocks.push(block);
    size += block.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(blocks).subarray(0, maxBytes);
}

/**
 * A file's bytes, block by block, by its path or its descriptor, which is closed at the end. Reads wait: there is nothing
 * else to do meanwhile, and the machinery of streams costs a short run more than its work.
 */
export function* readBlocks(source: string | number): Generator<Buffer> {
  const descriptor = typeof source === 'number' ? source : openSync(source, 'r');
  try {
    while (true) {
      const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
      const size = readSync(descriptor, block);
      if (size === 0) return;
      // A slow pipe gives a little at a time: it must not hold a whole block each.
      yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
    }
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The same in one piece of memory, which each block overwrites: a file of a gigabyte leaves no garbage, and what is read stays
 * near the processor.
 */
export function* readOverwritten(source: string | number): Generator<Buffer> {
  const descriptor = typeof source === 'number' ? source : openSync(source, 'r');
  try {
    const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    for (let size = readSync(descriptor, block); size > 0; size = readSync(descriptor, block))
      yield block.subarray(0, size);
  } finally {
    closeSync(descriptor);
  }
}

/** Why a path cannot be an input file, or undefined when it can. */
export function inputProblem(path: string, shown: string, maxBytes = Number.POSITIVE_INFINITY): Problem | undefined {
  let stats: Stats;
  try {
    stats = statSync(path);
  } catch (error) {
    return readProblem(shown, error);
  }
  if (stats.isDirectory()) {
    return { file: shown, found: 'a folder', expected: 'a file', remedy: 'Name a file inside it.' };
  }
  if (!stats.isFile() && !stats.isFIFO() && !stats.isCharacterDevice()) {
    return { file: shown, found: 'neither a file nor a pipe', expected: 'a file', remedy: 'Name a regular file.' };
  }
  return stats.size > maxBytes ? tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes) : undefined;
}

const READ_ERRORS: Readonly<Record<string, readonly [found: string, remedy: string]>> = {
  ENOENT: ['no such file', 'Check the path; it is relative to the working directory.'],
  ENOTDIR: ['a path that leads through a file', 'Check the path; it is relative to the working directory.'],
  EACCES: ['a file that may not be read', 'Give this user read permission.'],
  EPERM: ['a file that may not be read', 'Give this user read permission.'],
  ELOOP: ['a symbolic link that leads to itself', 'Replace the link by the file.'],
  EISDIR: ['a folder', 'Name a file inside it.'],
  ENAMETOOLONG: ['a path that is too long', 'Use a shorter path.'],
};

/** Turns a failed read into a Problem; errors of an unknown kind keep their own text. */
export function readProblem(shown: string, error: unknown): Problem {
  const code = errorCode(error);
  const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
  return { file: shown, found, expected: 'a readable file', remedy };
}

/** The operating system's code of an error, e.g. `ENOSPC`; the message where there is none. */
export function errorCode(error: unknown): string {
  // Node has no name for it: its `code` is "UNKNOWN" or a sentence.
  if (error instanceof Error && 'errno' in error && error.errno === -osConstants.errno.EDQUOT) return 'EDQUOT';
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}

/** Whether there is no room: on the disk, or in what the user may have of it. */
export function isNoRoom(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}

/** True for an error that the operating system gave, false for a fault of ours. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** Why a file could not be written at a path, or undefined when it should work; nothing is created. */
export function outputProblem(path: string, shown: string): Problem | undefined {
  const refused = (found: string, remedy: string): Problem => {
    return { file: shown, found, expected: 'a place where the report can be written', remedy };
  };
  const kind = kindOf(path);
  if (kind === 'folder') return refused('a folder', 'Name a file inside it.');
  let folder = dirname(path);
  while (kindOf(folder) === 'nothing' && folder !== dirname(folder)) folder = dirname(folder);
  if (kindOf(folder) !== 'folder') return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    // Whatever the code: this user may not create a file here, and that is what the problem says.
    return refused(
      `the folder "${folder}", which may not be written to`,
      'Give write permission, or choose another --report.',
    );
  }
  // To replace a device or a pipe by a file would break it for everyone; a path that is too long or loops is no place.
  if (kind === 'other') return refused('neither a file nor a free name', 'Choose another --report.');
  return undefined;
}

function kindOf(path: string): 'file' | 'folder' | 'other' | 'nothing' {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? 'file' : 'other';
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
  }
}

/** The first bytes of a file as text, empty when it is not there; a problem when it cannot be read. */
export function readHead(path: string, shown: string): { readonly head: string } | { readonly problem: Problem } {
  try {
    return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
  }
}

const HEAD_BYTES = 4096;

// Node's own words, the system's, and git's: a git that did not start names it in its message alone.
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;

/** Whether an error says that the machine is short of descriptors, processes or memory right now. */
export function isShortage(error: unknown): error is Error {
  return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
}
