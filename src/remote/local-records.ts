/**
 * What is here of a state that comes from a remote.
 * Invariant: only looked at. A record here that the remote lacks is a conflict, and so is every file that differs: what is
 * reported as new can be brought here without losing a byte.
 */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLedger, maxBytesOf } from '../base/state-size.ts';
import type { StateFiles, Subject } from './subject.ts';

export interface LocalRecords {
  /** Files of the state that are not here, or only in part. */
  readonly news: StateFiles;
  /** Files here that the state would overwrite, or that it lacks. */
  readonly conflicts: readonly string[];
}

/** Compares the files of a state with those here. */
export function compareLocal(subject: Subject, incoming: StateFiles): LocalRecords {
  const news = new Map<string, Buffer>();
  const conflicts: string[] = [];
  const isMissed = (path: string): boolean => subject.isRestored(path) && subject.isTransient?.(path) !== true;
  const local = new Set(subject.list().filter(isMissed));
  const recorded = new Set([...local].map((path) => dirname(path)));
  for (const [path, bytes] of incoming) {
    local.delete(path);
    const relation = relate(subject, { path, bytes });
    // A folder that no record here is of: of an iteration that was in flight.
    const isInFlight = !recorded.has(dirname(path)) && hasFiles(join(subject.folder, dirname(path)));
    if (relation === 'conflict' || (relation === 'new' && isInFlight && path.includes('/'))) conflicts.push(path);
    else if (relation === 'new') news.set(path, bytes);
  }
  return { news, conflicts: [...conflicts, ...[...local].filter((path) => isShared(subject, path))] };
}

/** Whether a file here is part of what is pushed: one that is too large for that stays here, and nobody misses it. */
function isShared({ folder }: Subject, path: string): boolean {
  const stat = lstatSync(join(folder, path), { throwIfNoEntry: false });
  return stat !== undefined && (isLedger(path) || stat.size <= maxBytesOf(path));
}

/** Files of a state that the records here do not continue: a push of these would lose them. */
export function findReplaced(subject: Subject, theirs: StateFiles): readonly string[] {
  const isContinued = ([path, bytes]: readonly [string, Buffer]): boolean => {
    if (subject.isTransient?.(path) === true) return true;
    const target = join(subject.folder, path);
    const isFile = lstatSync(target, { throwIfNoEntry: false })?.isFile() === true;
    if (!isFile || !isFolderPlain(subject, path)) return false;
    const here = readFileSync(target);
    return isLedger(path) ? here.subarray(0, bytes.length).equals(bytes) : here.equals(bytes);
  };
  return [...theirs].filter((each) => !isContinued(each)).map(([path]) => path);
}

function hasFiles(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true && readdirSync(folder).length > 0;
}

function relate(
  subject: Subject,
  { path, bytes }: { readonly path: string; readonly bytes: Buffer },
): 'new' | 'same' | 'conflict' {
  const target = join(subject.folder, path);
  const stat = lstatSync(target, { throwIfNoEntry: false });
  if (stat === undefined) return isFolderPlain(subject, path) ? 'new' : 'conflict';
  if (!stat.isFile() || !isFolderPlain(subject, path)) return 'conflict';
  const here = readFileSync(target);
  if (here.equals(bytes)) return 'same';
  if (subject.isTransient?.(path) === true) return 'new';
  if (!isLedger(path)) return 'conflict';
  const strip = (journal: Buffer): Buffer => subject.withoutLocal?.(journal) ?? journal;
  // A record that is being written, or never was to the end, is none yet.
  const own = strip(here.subarray(0, here.lastIndexOf(0x0a) + 1));
  if (own.equals(strip(bytes))) return 'same';
  return bytes.subarray(0, own.length).equals(own) ? 'new' : 'conflict';
}

function isFolderPlain({ folder }: Subject, path: string): boolean {
  const stat = lstatSync(join(folder, dirname(path)), { throwIfNoEntry: false });
  return stat === undefined || stat.isDirectory();
}
