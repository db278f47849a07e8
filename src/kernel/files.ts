/**
 * Input files that a user names.
 * Invariant: a file that cannot be read is a Problem with its place and a remedy, never a stack trace.
 * What is not a regular file or a pipe (a folder, a loop of links, a socket) is refused before it is opened, and a
 * file that must be whole in memory has a bound on its size.
 */
import { accessSync, constants, createReadStream, readFileSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Problem } from '../base/errors.ts';

/** Largest file that is read whole (suites, configs, schemas), in bytes. */
export const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;

// Large blocks keep the number of event loop turns small; an entry rarely spans two of them.
const STREAM_BLOCK_BYTES = 1 << 20;

export type ReadFile = { readonly bytes: Buffer } | { readonly problem: Problem };

/** Reads a small file whole. `shown` is the name that the user knows it by. */
export function readWholeFile(path: string, shown: string): ReadFile {
  const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
  if (problem !== undefined) return { problem };
  try {
    return { bytes: readFileSync(path) };
  } catch (error) {
    return { problem: readProblem(shown, error) };
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
  if (stats.size > maxBytes) {
    const remedy = 'Is this the right file?';
    return { file: shown, found: `a file of ${stats.size} bytes`, expected: `at most ${maxBytes} bytes`, remedy };
  }
  return undefined;
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
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}

/** True for an error that the operating system gave, false for a fault of ours. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** A file's bytes, block by block. */
export function streamFile(path: string): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: STREAM_BLOCK_BYTES });
}

/** Why a file could not be written at a path, or undefined when it should work; nothing is created. */
export function outputProblem(path: string, shown: string): Problem | undefined {
  const refused = (found: string, remedy: string): Problem => {
    return { file: shown, found, expected: 'a place where the report can be written', remedy };
  };
  if (kindOf(path) === 'folder') return refused('a folder', 'Name a file inside it.');
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
  return undefined;
}

function kindOf(path: string): 'folder' | 'other' | 'nothing' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'other';
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
  }
}

/** The first bytes of a file as text; empty when it is not there. */
export function readHead(path: string): string {
  try {
    return readFileSync(path).subarray(0, 4096).toString('utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}
