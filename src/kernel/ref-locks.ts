/**
 * Lock files that a killed git left on a ref of ours.
 * Invariant: a lock is removed only where the caller holds the run lock of the ref, so that no other run moves it, and
 * where nobody else can be at work on it: the file stayed the same for two seconds, and no git that may be of this
 * repository lived through them. A lock of a program that lives is never touched, nor one of any other ref.
 * Why it is needed: git has no owner in its lock files. Killed between lock and rename, it leaves one for ever.
 */
import { existsSync, lstatSync, readFileSync, realpathSync, rmSync, type Stats } from 'node:fs';
import { isAbsolute, join, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf, listGits, type RunningGit } from './running-git.ts';
import { listHeads, type UserRepository } from './user-repository.ts';

// Libraries and gits of other containers are not seen among the processes; they hold a lock for milliseconds.
const UNCHANGED_MS = 2000;
const POLL_MS = 50;
// Long-lived gits that never lock a ref.
const READERS = ['cat-file', 'fsmonitor--daemon', 'credential-cache--daemon', 'daemon', 'check-ignore', 'check-attr'];

/** Removes the locks that killed gits left on refs of ours, and says which; for holders of the run lock alone. */
export async function removeAbandonedLocks(repository: UserRepository, refs: readonly string[]): Promise<string[]> {
  const removed = await Promise.all(refs.map((ref) => removeIfAbandoned(repository, ref)));
  return removed.filter((note) => note !== undefined);
}

async function removeIfAbandoned(repository: UserRepository, ref: string): Promise<string | undefined> {
  const path = join(repository.commonDir, `${ref}.lock`);
  const seen = readStatus(path);
  if (seen === undefined) return undefined;
  const until = performance.now() + UNCHANGED_MS;
  const { uid } = seen;
  let holders = gitsOf(repository, uid);
  while (performance.now() < until) {
    await pause(POLL_MS);
    if (readStatus(path)?.identity !== seen.identity) return undefined;
    const now = gitsOf(repository, uid);
    holders = holders?.filter((each) => now?.includes(each) === true);
  }
  // Undefined: this system does not say what processes there are.
  if (holders === undefined || holders.length > 0 || readStatus(path)?.identity !== seen.identity) return undefined;
  rmSync(path, { force: true });
  return `removed ${path}: a git that was killed left it; no git works in this repository`;
}

interface SeenLock {
  /** A word that changes whenever the file does. */
  readonly identity: string;
  /** Whose it is: of the user that the git that made it ran as. */
  readonly uid: number;
}

/** A lock as it is now; undefined where there is none that git would make. */
function readStatus(path: string): SeenLock | undefined {
  let stats: Stats | undefined;
  try {
    stats = lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // A branch stands where its folder would be: there can be no lock.
    return undefined;
  }
  if (stats?.isFile() !== true) return undefined;
  const identity = [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(' ');
  return { identity, uid: stats.uid };
}

/** Gits that may have made a lock of that user in a repository. */
function gitsOf(repository: UserRepository, uid: number): readonly string[] | undefined {
  const places = [repository.commonDir, repository.gitDir, ...listHeads(repository).map(({ folder }) => folder)];
  const folders = places.map(realPath);
  return listGits()
    ?.filter((git) => mayWorkIn(git, { folders, uid }))
    .map(identityOf);
}

interface LockPaths {
  /** Where a git of the repository stands, each as its real path. */
  readonly folders: readonly string[];
  /** Whose the lock is. */
  readonly uid: number;
}

function mayWorkIn(git: RunningGit, { folders, uid }: LockPaths): boolean {
  const { args } = git;
  if (args.some((each) => READERS.includes(each))) return false;
  const named = namedFolders(args, git.environment());
  const folder = git.workingFolder();
  // Given a repository by name it can stand anywhere; a relative name starts where it stands.
  if (named.length > 0 && (folder !== undefined || named.every((each) => isAbsolute(each))))
    return [...named, '.'].some((each) => mayBeOf(resolve(folder ?? '/', each), folders));
  // A git that is seen in the repository counts whoever runs it: a server may give its files to another user.
  if (folder === undefined) return git.mayRunAs(uid);
  return isWithin(folder, folders);
}

/** The git directories that a git was given by name: it can stand anywhere. */
function namedFolders(args: readonly string[], environment: readonly string[]): string[] {
  const variables = environment.map((each) => /^GIT_(?:COMMON_)?DIR=(.*)$/s.exec(each)?.[1]);
  const options = args.map((each, i) => (each === '--git-dir' ? args[i + 1] : /^--git-dir=(.*)$/s.exec(each)?.[1]));
  return [...variables, ...options].filter((each) => each !== undefined);
}

/** Whether a git directory shares its refs with a repository; one that cannot be looked at may, one that is gone cannot. */
function mayBeOf(gitDir: string, folders: readonly string[]): boolean {
  try {
    const shared = join(gitDir, 'commondir');
    const common = existsSync(shared) ? resolve(gitDir, readFileSync(shared, 'utf8').trim()) : gitDir;
    return [gitDir, common, join(common, 'refs')].some(
      (each) => existsSync(each) && isWithin(realpathSync(each), folders),
    );
  } catch {
    return true;
  }
}

function isWithin(folder: string, folders: readonly string[]): boolean {
  return folders.some((each) => folder === each || folder.startsWith(`${each}${sep}`));
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // A work tree that was removed without git.
    return path;
  }
}
