/**
 * Files of a checkout that a stranger wrote.
 * Invariant: what is opened is a regular file whose real path is inside of one of the given folders and in no folder of
 * git, and the last part of its path is no link. The check is of the open descriptor: a path that changes meanwhile is
 * refused. Opening waits for nobody: a pipe is refused, not waited for.
 */
import { closeSync, constants, fstatSync, openSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Problem } from '../base/errors.ts';
import {
  errorCode,
  isSystemError,
  MAX_WHOLE_FILE_BYTES,
  type ReadFile,
  readProblem,
  readWhole,
  tooLarge,
} from './files.ts';

export interface ConfinedFile {
  readonly path: string;
  /** The name that the user knows it by. */
  readonly shown: string;
  /** Absolute. */
  readonly folders: readonly string[];
}

export type OpenedFile = { readonly descriptor: number } | { readonly problem: Problem };

/** Opens a file for reading; the caller closes it. */
export function openConfined(file: ConfinedFile, maxBytes = Number.POSITIVE_INFINITY): OpenedFile {
  const { path, shown } = file;
  if (foldersAround(file.folders, path).length === 0) return { problem: outside(shown) };
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { problem: openProblem(shown, error) };
  }
  const problem = descriptorProblem(file, descriptor, maxBytes);
  if (problem === undefined) return { descriptor };
  closeSync(descriptor);
  return { problem };
}

/** Reads a file whole. */
export function readConfined(file: ConfinedFile, maxBytes = MAX_WHOLE_FILE_BYTES): ReadFile {
  const opened = openConfined(file, maxBytes);
  return 'problem' in opened ? opened : readWhole(opened.descriptor, file.shown, maxBytes);
}

/** The folders that a path lies in by its name. */
export function foldersAround(folders: readonly string[], path: string): readonly string[] {
  return folders.filter((folder) => isWithin(folder, path));
}

/** Why a file that is to be written would lie elsewhere than in the folders, or undefined. */
export function confinedOutputProblem(file: ConfinedFile): Problem | undefined {
  const { path, shown } = file;
  if (foldersAround(file.folders, path).length === 0) return outside(shown);
  let folder = dirname(path);
  for (;;) {
    try {
      return realPathProblem(file, realpathSync(folder));
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || folder === dirname(folder)) return openProblem(shown, error);
      folder = dirname(folder);
    }
  }
}

function descriptorProblem(file: ConfinedFile, descriptor: number, maxBytes: number): Problem | undefined {
  const { path, shown } = file;
  const stats = fstatSync(descriptor);
  if (stats.isDirectory()) return kindProblem(shown, 'a folder', 'Name a file inside it.');
  if (!stats.isFile()) return kindProblem(shown, 'neither a file nor a folder', 'Replace it by a regular file.');
  if (stats.size > maxBytes) return tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes);
  let real: string;
  let there: Stats;
  try {
    real = realpathSync(path);
    there = statSync(real);
  } catch (error) {
    return readProblem(shown, error);
  }
  if (there.dev !== stats.dev || there.ino !== stats.ino)
    return kindProblem(
      shown,
      'a file that was replaced while it was opened',
      'Let nothing else write to the workspace.',
    );
  return realPathProblem(file, real);
}

function realPathProblem({ path, shown, folders }: ConfinedFile, real: string): Problem | undefined {
  const inside = foldersAround(folders, path)
    .map(realFolder)
    .filter((folder) => isWithin(folder, real))
    .map((folder) => relative(folder, real).split(sep));
  if (inside.length === 0)
    return kindProblem(shown, 'a path that leads out of the workspace by a link', 'Copy the file into the workspace.');
  if (inside.every((parts) => parts.some((part) => part.toLowerCase() === '.git')))
    return kindProblem(shown, 'a path into a folder of git', 'Name a file of the workspace itself.');
  return undefined;
}

function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    // A folder that is not there holds nothing.
    return folder;
  }
}

function isWithin(folder: string, path: string): boolean {
  const inside = relative(resolve(folder), path);
  return !isAbsolute(inside) && inside !== '..' && !inside.startsWith(`..${sep}`);
}

function openProblem(shown: string, error: unknown): Problem {
  const code = errorCode(error);
  if (code === 'ELOOP') return kindProblem(shown, 'a symbolic link', 'Replace the link by the file.');
  if (code === 'ENXIO') return kindProblem(shown, 'neither a file nor a folder', 'Replace it by a regular file.');
  return readProblem(shown, error);
}

function outside(shown: string): Problem {
  return kindProblem(shown, 'a path outside of the workspace', 'Copy the file into the workspace.');
}

function kindProblem(shown: string, found: string, remedy: string): Problem {
  return { file: shown, found, expected: 'a regular file in the workspace', remedy };
}
