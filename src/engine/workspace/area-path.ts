/** Where the private area of a run lies; nothing is made. */
import { createHash } from 'node:crypto';
import { lstatSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { PreconditionError } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import type { ParentEnvironment } from '../../kernel/environment.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';

/**
 * Where the private area of a run lies: in the user's cache, apart for each repository and name. Throws where nothing
 * names the cache, or another user can write there.
 */
export function privateAreaFolder(owner: PrivateAreaOwner): string {
  requireOwn(rootOf(owner));
  return privateAreaPath(owner);
}

/** The folder that holds the private areas of a user and what they share; throws as above. */
export function sharedCache(parentEnv: ParentEnvironment): string {
  const root = rootOf({ parentEnv });
  requireOwn(root);
  return root;
}

interface PrivateAreaOwner {
  readonly repository: UserRepository;
  readonly name: string;
  readonly parentEnv: ParentEnvironment;
}

/** The folder of all of them. */
export const AREAS = 'autorize';

function rootOf({ parentEnv }: Pick<PrivateAreaOwner, 'parentEnv'>): string {
  return join(cacheFolder(parentEnv), AREAS);
}

/** The same place, for those who only look at it. */
export function privateAreaPath(owner: PrivateAreaOwner): string {
  const { repository, name } = owner;
  const id = createHash('sha256').update(`${repository.folder}\0${repository.commonDir}`).digest('hex').slice(0, 12);
  return join(rootOf(owner), `${name}-${id}`);
}

/** A path that is not absolute counts as none, as the XDG specification has it. */
function cacheFolder({ XDG_CACHE_HOME: cache = '', HOME: home = '' }: ParentEnvironment): string {
  if (isAbsolute(cache)) return cache;
  if (isAbsolute(home)) return join(home, '.cache');
  // A folder whose name everybody knows beforehand, such as one in /tmp, could be made by somebody else.
  throw new PreconditionError({
    message: `HOME is ${quoted(home)} and XDG_CACHE_HOME is ${quoted(cache)}; the private area of a run lies in one of them`,
    remedy: 'Set HOME or XDG_CACHE_HOME to an absolute path.',
  });
}

/** Whoever owns the folder can put another store, or another link, in the place of ours. */
function requireOwn(folder: string): void {
  const user = process.geteuid?.();
  const owners = [lstatSync, statSync].map((status) => ownerOf(folder, status));
  const other = owners.find((owner) => owner !== undefined && owner !== user);
  if (user === undefined || other === undefined) return;
  throw new PreconditionError({
    message: `the folder ${quoted(folder, 200)} belongs to user ${other}, not to you (user ${user})`,
    remedy: 'Set XDG_CACHE_HOME to a folder of your own, or run as that user.',
  });
}

function ownerOf(path: string, status: typeof lstatSync): number | undefined {
  try {
    return status(path, { throwIfNoEntry: false })?.uid;
  } catch {
    // Not to be looked at, so not to be used either: making it fails next, and says why.
    return undefined;
  }
}

/** The same, for those who only look: undefined where nothing that lies there may be used. */
export function findPrivateArea(owner: PrivateAreaOwner): string | undefined {
  try {
    return privateAreaFolder(owner);
  } catch (error) {
    if (error instanceof PreconditionError) return undefined;
    throw error;
  }
}
