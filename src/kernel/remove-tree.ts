/**
 * Removing folders that others wrote into.
 * Invariant: afterwards the name is free, whatever lay there: trees deeper than a path can be long, folders without
 * rights, files that cannot be removed. What cannot be removed is moved aside, next to the folder, and reported. Nothing that
 * a link leads to is touched, and nothing that is mounted: a folder is entered by its descriptor, and only once it could
 * be renamed, which no mount point can be.
 * Each folder is first moved up into one yard: no path here is ever long, and two descriptors are open at most.
 * Crash: the yard (`.left-…`) stays beside the folder; `removeLeftovers` of the next run takes it.
 * Trade-off: where there is no /proc (macOS), a folder is entered by its path after a look at it.
 */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decodePath } from '../base/byte-path.ts';
import { PreconditionError } from '../base/errors.ts';
import { plural, quoted } from '../base/text.ts';
import { errorCode, isNoRoom, isSystemError } from './files.ts';
import { Pace } from './pace.ts';
import { isLinux } from './platform.ts';

/** Something that could not be removed. */
export interface LeftBehind {
  /** Where it lies now. */
  readonly path: string;
  /** What the system said, and of what. */
  readonly why: string;
}

export interface DiscardOptions {
  /** When it is aborted, the rest is left where it was moved to. */
  readonly signal?: AbortSignal | undefined;
  /** Folder for the yard, on the same file system. Default: the one that the path is in. */
  readonly yardIn?: string;
}

/** Removes a file or folder of ours, in which nothing is mounted, at once; throws where its name could not be freed. */
export function removeTree(path: string | Buffer): readonly LeftBehind[] {
  try {
    rmSync(path, { recursive: true, force: true });
    return [];
  } catch {
    // Without rights, too deep, not removable at all: it takes more than that.
    const sweep = new Sweep(path, dirname(textOf(path)));
    for (let step = sweep.next(); step === 'more'; step = sweep.next());
    return sweep.finish();
  }
}

/** Removes what a command left, in pieces; throws where not even its name could be freed. */
export async function discardTree(
  path: string | Buffer,
  { signal, yardIn = dirname(textOf(path)) }: DiscardOptions = {},
): Promise<readonly LeftBehind[]> {
  const sweep = new Sweep(path, yardIn);
  const pace = new Pace();
  while (signal?.aborted !== true && sweep.next() === 'more') await pace.step();
  return sweep.finish();
}

// Beyond it there is time for others in between.
const MAX_FEW = 200;

/**
 * Removes the files of a folder in which nothing is mounted and nothing runs any more, so that no name in it can become
 * another one. Gives its folders, inner ones first; undefined where there is much in it, or a file is left.
 */
export function emptyFew(path: string): readonly string[] | undefined {
  const folders: string[] = [];
  let left = MAX_FEW;
  const empty = (folder: string): boolean => {
    const entries = readdirSync(folder, { withFileTypes: true });
    left -= entries.length;
    // What is mounted is busy, which a folder says before it says that it is not empty.
    if (left < 0 || (entries.length > 0 && !['ENOTEMPTY', 'EEXIST'].includes(tryRmdir(folder) ?? ''))) return false;
    for (const entry of entries) {
      const each = join(folder, entry.name);
      if (entry.isDirectory() ? !empty(each) : tryUnlink(each) !== undefined) return false;
    }
    folders.push(folder);
    return true;
  };
  try {
    return empty(path) ? folders : undefined;
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

/** Removes an empty folder; false where it is still there. */
export function removeFolder(path: string): boolean {
  return tryRmdir(path) === undefined;
}

const ATTRIBUTES = isLinux() ? 'lsattr -d, chattr -i -a' : 'ls -ldO, chflags nouchg,nouappnd';
const YARD = '.left-';

/** Removes the yards that were left in a folder. */
export async function removeLeftovers(folder: string, options: DiscardOptions = {}): Promise<readonly LeftBehind[]> {
  const left: LeftBehind[] = [];
  for (const name of listNames(folder)) {
    if (name.startsWith(YARD)) left.push(...(await discardTree(join(folder, name), options)));
  }
  return left;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isSystemError(error)) return [];
    throw error;
  }
}

/** A folder in the yard: by a number, since its name may be of any bytes. */
type Waiting = number;

class Sweep {
  readonly #yardIn: string;
  readonly #shown: string;
  #yard: string | undefined;
  #taken = 0;
  readonly #waiting: Waiting[] = [];
  #current:
    | { readonly base: string; readonly descriptor: number; readonly entries: Buffer[]; readonly at: number }
    | undefined;
  readonly #failures: string[] = [];
  #blocked: string | undefined;

  constructor(path: string | Buffer, yardIn: string) {
    this.#yardIn = yardIn;
    this.#shown = textOf(path);
    this.#begin(path);
  }

  /** Does one small piece of the work. */
  next(): 'more' | 'done' {
    if (this.#current === undefined) {
      const at = this.#waiting.pop();
      if (at === undefined) return 'done';
      this.#enter(at);
      return 'more';
    }
    const { base, entries } = this.#current;
    const name = entries.pop();
    if (name === undefined) this.#leave();
    else this.#take(Buffer.concat([Buffer.from(`${base}/`), name]), name);
    return 'more';
  }

  /** Says what is left; throws where the name is not free. */
  finish(): readonly LeftBehind[] {
    this.#close();
    if (this.#blocked !== undefined) {
      throw new PreconditionError({
        message: `${quoted(this.#shown, 300)} can neither be removed nor renamed: ${this.#blocked}`,
        remedy: `Unmount it, or take away its attributes (${ATTRIBUTES}); then run the command again.`,
      });
    }
    if (this.#yard === undefined) return [];
    try {
      rmdirSync(this.#yard);
      return [];
    } catch {
      const [first = 'it was not finished'] = this.#failures;
      const more = this.#failures.length > 1 ? `, and ${plural(this.#failures.length - 1, 'more')}` : '';
      return [{ path: this.#yard, why: `${first}${more}` }];
    }
  }

  #begin(path: string | Buffer): void {
    try {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (stats === undefined) return;
      if ((stats.isDirectory() ? tryRmdir(path) : tryUnlink(path)) === undefined) return;
      this.#moveToYard(path);
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return;
      if (!isSystemError(error)) throw error;
      this.#blocked = errorCode(error);
    }
  }

  /** Renames something into the yard; a folder waits there to be emptied. */
  #moveToYard(path: string | Buffer): void {
    const yard = this.#openYard(path);
    if (yard === undefined) return;
    const to = join(yard, String(this.#taken));
    try {
      renameSync(path, to);
    } catch (error) {
      if (!['EACCES', 'EPERM'].includes(errorCode(error)) || !giveRights(path)) throw error;
      renameSync(path, to);
    }
    if (lstatSync(to).isDirectory()) this.#waiting.push(this.#taken);
    else this.#failures.push(`${quoted(basename(textOf(path)), 200)} cannot be removed`);
    this.#taken += 1;
  }

  #openYard(path: string | Buffer): string | undefined {
    if (this.#yard !== undefined) return this.#yard;
    const yard = join(this.#yardIn, `${YARD}${randomBytes(6).toString('hex')}`);
    try {
      mkdirSync(yard, { mode: 0o700 });
    } catch (error) {
      if (!isNoRoom(error)) throw error;
      // A full disk has no room for a folder either: what can go at once makes it.
      rmQuietly(path);
      if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
      mkdirSync(yard, { mode: 0o700 });
    }
    this.#yard = yard;
    return yard;
  }

  #enter(at: Waiting): void {
    const path = join(this.#yard ?? '', String(at));
    try {
      const descriptor = openFolder(path);
      const base = HAS_PROC ? `/proc/self/fd/${descriptor}` : path;
      this.#current = { base, descriptor, at, entries: [] };
      const stats = fstatSync(descriptor);
      if (stats.dev !== lstatSync(this.#yard ?? '').dev) throw new Error('it is another file system');
      if ((stats.mode & 0o700) !== 0o700) fchmodSync(descriptor, 0o700);
      // Not spread: there may be more of them than a call takes arguments.
      for (const name of readdirSync(base, { encoding: 'buffer' })) this.#current.entries.push(name);
    } catch (error) {
      this.#failures.push(errorCode(error));
      this.#close();
    }
  }

  #take(path: Buffer, name: Buffer): void {
    const refused = tryUnlink(path);
    if (refused === undefined || refused === 'ENOENT') return;
    try {
      // Of a folder it says that, or (macOS) that it is not permitted.
      if (!lstatSync(path).isDirectory()) throw new Error(refused);
      if (tryRmdir(path) !== undefined) this.#moveToYard(path);
    } catch (error) {
      this.#failures.push(`${errorCode(error)} for ${quoted(decodePath(name), 200)}`);
    }
  }

  #leave(): void {
    const at = this.#current?.at;
    this.#close();
    tryRmdir(join(this.#yard ?? '', String(at)));
  }

  #close(): void {
    if (this.#current !== undefined) closeSync(this.#current.descriptor);
    this.#current = undefined;
  }
}

const HAS_PROC = isLinux() && existsSync('/proc/self/fd');
// Linux: a descriptor that stands for the place alone, and needs no right to read there. Node has no name for it.
const O_PATH = 0o10000000;

function openFolder(path: string): number {
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
  try {
    return openSync(path, flags);
  } catch (error) {
    if (errorCode(error) !== 'EACCES' || !giveRights(path)) throw error;
    return openSync(path, flags);
  }
}

/** Gives the owner's rights back to a folder; says whether it is one. */
function giveRights(path: string | Buffer): boolean {
  if (!lstatSync(path).isDirectory()) return false;
  if (!HAS_PROC) {
    chmodSync(path, 0o700);
    return true;
  }
  const descriptor = openSync(path, O_PATH | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    chmodSync(`/proc/self/fd/${descriptor}`, 0o700);
    return true;
  } finally {
    closeSync(descriptor);
  }
}

/** Undefined where it is gone now, else the system's word. */
function tryUnlink(path: string | Buffer): string | undefined {
  return refusalOf(() => unlinkSync(path));
}

/** The same of an empty folder; one that is not empty, or cannot be removed, is looked at next. */
function tryRmdir(path: string | Buffer): string | undefined {
  return refusalOf(() => rmdirSync(path));
}

function refusalOf(act: () => void): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return errorCode(error);
  }
}

function rmQuietly(path: string | Buffer): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // What is left is dealt with by the caller.
  }
}

function textOf(path: string | Buffer): string {
  return typeof path === 'string' ? path : decodePath(path);
}
