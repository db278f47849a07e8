/**
 * Files of a work tree that the user's own git runs or loads: by it a change could run commands on the user's machine.
 * Invariant: only looked at; no program of the configuration is started, and of what is not there nothing is said.
 */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { ParentEnvironment } from './environment.ts';
import { type ConfigEntry, readUserConfig } from './user-config.ts';
import type { UserRepository } from './user-repository.ts';

const PATHS =
  /^(?:core\.(?:hookspath|attributesfile|excludesfile)|commit\.template|init\.templatedir|include(?:if\..*)?\.path)$/;
const COMMANDS = [
  'core\\.(fsmonitor|sshcommand|editor|pager|askpass|gitproxy|alternaterefscommand)',
  '(filter\\..*\\.(clean|smudge|process)|diff\\..*\\.(command|textconv)|diff\\.external|merge\\..*\\.driver)',
  '((diff|merge)tool\\..*\\.(cmd|path)|(sequence|gui)\\..*|gpg\\..*program|interactive\\.difffilter|pager\\..*)',
  '(alias\\..*|hook\\..*\\.command|credential\\.(.*\\.)?helper|uploadpack\\.packobjectshook|remote\\..*\\.(uploadpack|receivepack))',
];
const KEYS = `^(core\\.(hookspath|attributesfile|excludesfile)|commit\\.template|init\\.templatedir|include(if\\..*)?\\.path|${COMMANDS.join('|')})$`;
// Of hooks that lie in git's own folder; a person has a few.
const MAX_HOOKS = 1000;

/** Paths in the work tree, files and folders, that the user's configuration or links of hooks name; each once. */
export async function readUserPrograms(
  repository: Pick<UserRepository, 'folder' | 'commonDir'>,
  parentEnv: ParentEnvironment,
): Promise<readonly string[]> {
  const entries = await readUserConfig(repository.folder, parentEnv, KEYS);
  const named = entries.flatMap((entry) =>
    PATHS.test(entry.key) ? pathsOf(repository, parentEnv, entry) : wordsOf(repository, entry),
  );
  const places = [...named, ...hooksOf(repository)];
  return [...new Set(places.flatMap((place) => insideOf(repository.folder, place)))];
}

/** What a key of a path names; relative ones as git takes them. */
function pathsOf(
  { folder }: Pick<UserRepository, 'folder'>,
  { HOME = '' }: ParentEnvironment,
  entry: ConfigEntry,
): string[] {
  const { key, origin } = entry;
  const value = entry.value.replace(/^~(?=\/|$)/, HOME);
  const from = key.startsWith('include') ? dirname(resolve(folder, origin.replace(/^file:/, ''))) : folder;
  const place = resolve(from, value);
  // Husky writes programs into a folder `_`, which run those around it.
  return key === 'core.hookspath' && /\/_\/?$/.test(value) ? [dirname(place)] : [place];
}

/** Files that a command names, which git runs at the top of the work tree. */
function wordsOf({ folder }: Pick<UserRepository, 'folder'>, { key, value }: ConfigEntry): string[] {
  if (key.startsWith('alias.') && !value.startsWith('!')) return [];
  const words = value.split(/[\s"'`;|&<>()=,!{}]+/).filter((word) => word !== '');
  return words.map((word) => resolve(folder, word)).filter(isFile);
}

/** Where hooks of git's own folder lie in truth, which people link to tracked ones. */
function hooksOf({ commonDir }: Pick<UserRepository, 'commonDir'>): string[] {
  const hooks = join(commonDir, 'hooks');
  try {
    const names = readdirSync(hooks).filter((name) => !name.endsWith('.sample'));
    return [hooks, ...names.slice(0, MAX_HOOKS).map((name) => join(hooks, name))];
  } catch {
    // There are none.
    return [];
  }
}

/** A place by its name and by what its links lead to, as paths of the work tree; git's own folder is none of it. */
function insideOf(folder: string, place: string): string[] {
  const found = [relative(folder, place)];
  try {
    found.push(relative(realpathSync(folder), realpathSync(place)));
  } catch {
    // It is not there yet: a change could make it.
  }
  return found.filter((path) => path !== '' && !isAbsolute(path) && !/^(?:\.\.|\.git)(?:\/|$)/.test(path));
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // A name that is too long, or a path through a file: none of a program.
    return false;
  }
}
