/**
 * What a command must be able to read for the programs of its PATH to run, where homes and the like are hidden.
 * Invariant: only folders of programs, the libraries beside them and the targets of their links; never a home, a folder
 * that holds another hidden one, one that is a repository, or one where keys are kept. A link is followed by its next
 * name and by its last, since both may be what a program is found by.
 * An answer is given again as long as no folder that was looked into has changed since: each run of a command asks.
 * Trade-off: a program that reads more of its home (toolchains that a shim chooses from) needs that opened by name.
 */
import { type Dirent, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { isSystemError } from './files.ts';

export interface ProgramRequest {
  /** As the variable has it. */
  readonly path: string;
  readonly hiddenFolders: readonly string[];
  /** Never to be opened as a whole, wherever they are. */
  readonly homes: readonly string[];
}

// Packages find their siblings through these; a package alone would not run.
const PACKAGE_FOLDERS = ['node_modules', 'Cellar'];
// What is needed beside a folder `bin`: libraries, and the file that a Python environment is known by.
const NEIGHBOURS = ['lib', 'lib64', 'libexec', 'pyvenv.cfg'];
const KEYS: ReadonlySet<string> = new Set(['.git', '.ssh', '.aws', '.azure', '.gnupg', '.kube']);
const PRIVATE: ReadonlySet<string> = new Set([...KEYS, '.config', '.docker', '.env', '.netrc', '.git-credentials']);

interface Answer {
  readonly places: readonly string[];
  /** What the folders were like before they were looked into. */
  readonly stamps: ReadonlyMap<string, Stamp>;
  readonly at: number;
}

interface Stamp {
  readonly id: string;
  /** In milliseconds of the epoch; 0 where there is no such folder. */
  readonly changedAt: number;
}

const MAX_ANSWERS = 8;
// A change within the same tick of a file system's clock as the look would not be seen; ten times the longest tick.
const TICK_MS = 100;
const answers = new Map<string, Answer>();

/** The hidden paths that programs of a PATH need, outer ones first found. */
export function readProgramPaths(request: ProgramRequest): readonly string[] {
  const { path, hiddenFolders, homes } = request;
  const key = JSON.stringify([path, hiddenFolders, homes]);
  const before = answers.get(key);
  if (before !== undefined && isStill(before)) return before.places;
  answers.delete(key);
  const status = createPathReader();
  const answer = { places: findPlaces(request, status), stamps: status.stamps, at: Date.now() };
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
  return answer.places;
}

function isStill({ stamps, at }: Answer): boolean {
  return [...stamps].every(([folder, { id, changedAt }]) => at - changedAt > TICK_MS && stampOf(folder).id === id);
}

/** Another folder under the name, or one whose list of names changed, has another stamp. */
function stampOf(folder: string): Stamp {
  try {
    const { dev, ino, ctimeNs } = statSync(folder, { bigint: true });
    return { id: `${dev}:${ino}:${ctimeNs}`, changedAt: Number(ctimeNs / 1_000_000n) };
  } catch (error) {
    if (isSystemError(error)) return { id: 'none', changedAt: 0 };
    throw error;
  }
}

/** The file system, with a note of each folder that what is found in it depends on. */
interface ExperimentStatus {
  readonly stamps: ReadonlyMap<string, Stamp>;
  entries(folder: string): readonly Dirent[];
  /** What a link says. */
  next(link: string): readonly string[];
  real(path: string): readonly string[];
}

/** Each finds nothing where the file system refuses: what we cannot reach the command cannot either. */
function createPathReader(): ExperimentStatus {
  const stamps = new Map<string, Stamp>();
  const note = (folder: string): void => {
    if (!stamps.has(folder)) stamps.set(folder, stampOf(folder));
  };
  return {
    stamps,
    entries: (folder) => {
      note(folder);
      return quietly(() => readdirSync(folder, { withFileTypes: true }));
    },
    next: (link) => {
      note(dirname(link));
      const found = quietly(() => [resolve(dirname(link), readlinkSync(link))]);
      for (const each of found) note(dirname(each));
      return found;
    },
    real: (path) => {
      note(dirname(path));
      const found = quietly(() => [realpathSync.native(path)]);
      for (const each of found) note(dirname(each));
      return found;
    },
  };
}

function findPlaces({ path, hiddenFolders, homes }: ProgramRequest, status: ExperimentStatus): readonly string[] {
  const { real } = status;
  const places = new Set<string>();
  const seen = new Set<string>();
  const isHidden = (place: string): boolean => hiddenFolders.some((folder) => isInside(place, folder));
  const isClosed = (place: string): boolean =>
    [...homes, ...hiddenFolders].some((folder) => place === folder || isInside(folder, place)) ||
    isPrivate(place, status);
  // Hundreds of links lead into one folder of packages.
  const known = new Map<string, boolean>();
  const add = (place: string): boolean => {
    const isAdded = known.get(place) ?? addNew(place);
    known.set(place, isAdded);
    return isAdded;
  };
  const addNew = (place: string): boolean => {
    if (!isHidden(place) || real(place).length === 0 || isClosed(place)) return false;
    if (![...places].some((each) => isInside(place, each))) places.add(place);
    return true;
  };
  // What a link says is said from where its folder really is; one folder has many names (/bin, /usr/bin).
  const targets = new Map<string, readonly string[]>();
  const targetsIn = (folder: string): readonly string[] => {
    const found = targets.get(folder) ?? linkTargets(folder, status);
    targets.set(folder, found);
    return found;
  };
  const addFolder = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    // A folder that is not hidden may hold links to what is.
    if (!add(folder) && isHidden(folder)) return;
    const prefix = dirname(folder);
    if (basename(folder) === 'bin' && !isClosed(prefix)) for (const name of NEIGHBOURS) add(join(prefix, name));
    for (const target of real(folder).flatMap(targetsIn)) {
      const packages = packageFolder(target);
      if (packages !== undefined) add(packages);
      else if (!isHidden(target)) continue;
      else if (basename(dirname(target)) === 'bin') addFolder(dirname(target));
      else add(target);
    }
  };
  const written = path.split(delimiter).filter((each) => isAbsolute(each));
  for (const folder of written.map((each) => resolve(each)))
    for (const each of [folder, ...real(folder)]) addFolder(each);
  return [...places];
}

/** The next and the last name of every link in a folder. */
function linkTargets(folder: string, { entries, next, real }: ExperimentStatus): readonly string[] {
  const links = entries(folder).filter((entry) => entry.isSymbolicLink());
  return links.flatMap(({ name }) => {
    const link = join(folder, name);
    return [...next(link), ...real(link)];
  });
}

/** The outermost folder of packages that a path lies in. */
function packageFolder(path: string): string | undefined {
  const parts = path.split(sep);
  const at = parts.findIndex((part) => PACKAGE_FOLDERS.includes(part));
  return at === -1 || at === parts.length - 1 ? undefined : parts.slice(0, at + 1).join(sep);
}

function isPrivate(place: string, { entries }: ExperimentStatus): boolean {
  if (PRIVATE.has(basename(place)) || place.split(sep).some((part) => KEYS.has(part))) return true;
  return entries(place).some(({ name }) => PRIVATE.has(name));
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder + sep);
}

function quietly<Found>(status: () => readonly Found[]): readonly Found[] {
  try {
    return status();
  } catch (error) {
    if (isSystemError(error)) return [];
    throw error;
  }
}
