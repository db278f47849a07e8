/**
 * The repositories that a step works in.
 * Invariant: the outermost one of the workspace is the one that a pull request is of. What lies in another repository
 * inside it, as a submodule does, is not what the base vouches for.
 */
import { lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { foldersAround } from '../kernel/confined-file.ts';
import { isSystemError } from '../kernel/files.ts';
import type { Git } from '../kernel/git.ts';
import { bindRefs } from '../kernel/user-refs.ts';
import { findRepository, type UserRepository } from '../kernel/user-repository.ts';

interface Place {
  readonly workspace: string;
  readonly cwd: string;
}

/** The folders with a repository of their own on the way from the workspace to a folder, the outermost first. */
export function listCheckouts({ workspace, cwd }: Place): readonly string[] {
  const isInside = foldersAround([workspace], cwd).length > 0;
  const found: string[] = [];
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    if (lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined) found.unshift(folder);
    if (folder === dirname(folder) || (isInside && folder === resolve(workspace))) return found;
    // Outside of the workspace only the nearest one is of the step.
    if (!isInside && found.length > 0) return found;
  }
}

/**
 * The checkouts that a step works in or reads any of the absolute paths from, by their names and by where links lead; those
 * of the working directory first. A path need not exist.
 */
export function listCheckoutsOf({ workspace, cwd }: Place, paths: readonly string[]): readonly string[] {
  const real = realPath(workspace);
  const found = [cwd, ...paths].flatMap((path) => [
    ...listCheckouts({ workspace, cwd: nearestFolder(path) }),
    ...listCheckouts({ workspace: real, cwd: nearestFolder(realPath(path)) }).map((checkout) =>
      foldersAround([real], checkout).length > 0 ? resolve(workspace, relative(real, checkout)) : checkout,
    ),
  ]);
  return [...new Set(found)];
}

/** Where links lead on the way to a path: the nearest part of it that exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (!isSystemError(error) || path === dirname(path)) throw error;
    return realPath(dirname(path));
  }
}

/** The folder that a path is, or the nearest one that it would lie in. */
function nearestFolder(path: string): string {
  try {
    if (statSync(path).isDirectory() || path === dirname(path)) return resolve(path);
  } catch (error) {
    if (!isSystemError(error) || path === dirname(path)) throw error;
  }
  return nearestFolder(dirname(path));
}

/** The repository inside of another one that a path leads into, relative to that one; undefined where there is none. */
export function findNested(top: string, path: string): string | undefined {
  const parts = relative(top, dirname(path)).split(sep);
  for (let count = 1; count <= parts.length; count += 1) {
    const folder = join(top, ...parts.slice(0, count));
    if (folder !== top && lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
      return relative(top, folder).replaceAll(sep, '/');
  }
  return undefined;
}

export interface OpenCheckout {
  readonly repository: UserRepository;
  readonly git: Git;
}

/** Git on a repository, through a directory of ours; throws where it cannot be read. */
export function openCheckout(checkout: string, folder: string): OpenCheckout {
  const repository = findRepository(checkout);
  const home = join(folder, 'home');
  mkdirSync(home, { recursive: true });
  return { repository, git: bindRefs(repository, { folder: join(folder, 'refs'), home }) };
}

/** Git on the repository that a pull request is of; undefined where there is none that can be read. */
export function openOutermost(paths: Place, folder: string): Git | undefined {
  const [top] = listCheckouts(paths);
  try {
    return top === undefined ? undefined : openCheckout(top, folder).git;
  } catch {
    // Candidates can be judged without a checkout: the rules are then read by the API.
    return undefined;
  }
}
