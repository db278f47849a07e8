/**
 * Looks for places on this machine, as the tables of this folder write them.
 * Invariant: only looked for; nothing is run or changed. What the file system refuses to show is not there.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, normalize, resolve } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import type { ParentEnvironment } from '../../kernel/environment.ts';
import { isSystemError } from '../../kernel/files.ts';
import { findOnPath } from '../../kernel/program-path.ts';

/** The path that a place is written as: `$NAME/…`, `~/…`, `<PROGRAM>/…` or absolute; undefined where it leads nowhere. */
export function locate(place: string, env: ParentEnvironment): string | undefined {
  const [first = '', ...rest] = place.split('/');
  const start = startOf(first, env);
  if (start === undefined || !isAbsolute(start)) return undefined;
  // A variable that names a program leads to the folder around it by `..`.
  return resolve(start, ...rest);
}

function startOf(first: string, env: ParentEnvironment): string | undefined {
  if (first === '') return '/';
  if (first === '~') return env.HOME;
  // A list, as GOPATH may be, counts by its first folder.
  if (first.startsWith('$')) return env[first.slice(1)]?.split(':')[0] || undefined;
  const program = findOnPath(first.slice(1, -1), env.PATH ?? '');
  return program === undefined ? undefined : realOf(program).map((path) => dirname(dirname(path)))[0];
}

/** What is there of a place whose last name may end with `*`. */
export function expand(folder: string, name: string): readonly string[] {
  const path = normalize(join(folder, name));
  if (!name.endsWith('*')) return existsSync(path) ? [path.replace(/(?<=.)\/$/, '')] : [];
  const [around, start] = [dirname(path), basename(path).slice(0, -1)];
  return namesIn(around)
    .filter((each) => each.startsWith(start))
    .map((each) => join(around, each));
}

/** Where a path really is; nothing where it leads nowhere. */
export function realOf(path: string): readonly string[] {
  // An error takes much longer than a look, and most places are not there.
  return existsSync(path) ? quietly(() => [realpathSync.native(path)]) : [];
}

/** The names in a folder, in their order. */
export function namesIn(folder: string): readonly string[] {
  return isFolder(folder) ? quietly(() => readdirSync(folder)).toSorted() : [];
}

export function isFolder(path: string): boolean {
  return quietly(() => [statSync(path, { throwIfNoEntry: false })]).some((stats) => stats?.isDirectory() === true);
}

const MAX_TEXT = 200;

/** What a file says or what a folder holds, on one line; a long text by its digest. Undefined where there is nothing. */
export function describePlace(folder: string, name: string): string | undefined {
  const isDeep = name.endsWith('/*');
  const path = join(folder, isDeep ? name.slice(0, -2) : name);
  const text = isDeep
    ? namesIn(path).flatMap((each) => `${each}: ${describe(join(path, each)) ?? ''}`)
    : [describe(path) ?? ''];
  const line = text.join('; ').trim();
  if (line === '') return undefined;
  return line.length > MAX_TEXT ? sha256(line) : line;
}

function describe(path: string): string | undefined {
  if (isFolder(path))
    return namesIn(path)
      .map((name) => linked(path, name))
      .join(', ');
  return quietly(() => [readFileSync(path, 'utf8')])[0]
    ?.trim()
    .replaceAll(/\s+/g, ' ');
}

/** A name, and where it leads: which version is the current one is often said by a link. */
function linked(folder: string, name: string): string {
  const [real] = realOf(join(folder, name));
  return real === undefined || basename(real) === name ? name : `${name} (${basename(real)})`;
}

function quietly<Found>(look: () => readonly Found[]): readonly Found[] {
  try {
    return look();
  } catch (error) {
    if (isSystemError(error)) return [];
    throw error;
  }
}
