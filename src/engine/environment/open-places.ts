/**
 * Which places outside the command's own folders may be opened to it.
 * Invariant: never the user's repository or what is around it, a home, a folder with keys, a socket, or what the engine
 * keeps from everybody; a link counts by what it leads to.
 */
import { statSync } from 'node:fs';
import { isAbsolute, join, resolve, sep } from 'node:path';
import type { Problem } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import type { ParentEnvironment } from '../../kernel/environment.ts';
import { namesIn, realOf } from './found-places.ts';
import { KEY_NAMES, KEY_PLACES } from './secret-places.ts';

export interface ClosedPlaces {
  readonly parentEnv: ParentEnvironment;
  /** The user's repository: its work tree and what git keeps of it. */
  readonly repository: readonly string[];
  /** What only the engine may read. */
  readonly hidden?: readonly string[];
}

// Of the system: what services, devices and other people's programs leave there.
const SYSTEM = ['/', '/dev', '/home', '/proc', '/root', '/run', '/sys', '/tmp', '/var', '/var/run', '/var/tmp'];

/** Says of a place why it is not opened; undefined where it may be. */
export type FindClosed = (path: string) => string | undefined;

/** Looks once at what is closed, for as many places as are asked about. */
export function findClosedIn({ parentEnv, repository, hidden = [] }: ClosedPlaces): FindClosed {
  const { HOME: home = '/nonexistent', XDG_CACHE_HOME: cache = join(home, '.cache') } = parentEnv;
  const both = (paths: readonly string[]): readonly string[] => [
    ...new Set(paths.flatMap((each) => [each, ...realOf(each)])),
  ];
  const homes = both([home]);
  const closed = [
    [both(repository), 'your repository: a command sees the tree that it is about, and nothing else of it'],
    [both(KEY_PLACES.map((each) => join(home, each))), 'a place of keys'],
    [both([join(cache, 'autorize')]), 'the folder in which autorize works'],
    [both(hidden), 'something that only the evaluator may read'],
  ] as const;
  return (path) => {
    const names = both([resolve(path)]);
    if (names.some((name) => homes.some((each) => isIn(each, name)))) return 'your home folder, or what is around it';
    if (names.some((name) => SYSTEM.includes(name))) return 'a folder of the system';
    const overlaps = (places: readonly string[]): boolean =>
      names.some((name) => places.some((place) => isIn(name, place) || isIn(place, name)));
    const found = closed.find(([places]) => overlaps(places));
    if (found !== undefined) return found[1];
    const key = namesIn(path).find((name) => KEY_NAMES.has(name));
    if (key !== undefined) return `a folder with ${quoted(key)} in it`;
    return names.some(isSocket) ? 'a socket' : undefined;
  };
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === sep ? sep : folder + sep);
}

function isSocket(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isSocket() === true;
}

/** What is wrong with an entry of `environment.readable`; undefined where it can be opened. */
export function readableProblem(path: string, findClosed: FindClosed): Problem | undefined {
  const found = quoted(path, 200);
  const remedy = 'Name a folder or file with nothing but what commands are to read.';
  if (!isAbsolute(path)) return { found, expected: 'an absolute path', remedy: 'Write the whole path.' };
  if (realOf(path).length === 0) {
    const expected = 'a folder or file of this machine that you can read';
    return { found: `${found}, which is not there`, expected, remedy: 'Correct the path, or leave it out.' };
  }
  const why = findClosed(path);
  return why === undefined ? undefined : { found: `${found}, ${why}`, expected: 'another place', remedy };
}
