/**
 * What a command did to a layered folder, read from its writable layer alone.
 * Invariant: a path is new where no frozen layer shows anything of its kind there; what a command removed is listed apart.
 * The cost grows with what the command wrote, not with what the frozen layers hold.
 * Trade-off: a folder that was removed and made again looks like one that was written to; `findReplacedFolders` finds those.
 */
import { lstatSync, type Stats } from 'node:fs';
import { placeIn } from '../base/byte-path.ts';
import { isSystemError } from './files.ts';
import { readEntries } from './folder-entries.ts';
import { fileKind, isShut, listBelow, NEW_FILES_LIMITS, type NewFiles, type NewFilesLimits } from './new-files.ts';
import { Pace } from './pace.ts';
import { isSameFile } from './same-file.ts';

export interface UpperFiles extends NewFiles {
  /** Files and links that a frozen layer shows, too, in the same kind: written to, or of other rights now. */
  readonly changed: readonly string[];
  /** Paths of frozen layers that are gone. */
  readonly removed: readonly string[];
  /** Folders of frozen layers that something was done in. */
  readonly entered: readonly string[];
}

export interface UpperRequest {
  /** Frozen layers below the writable one, topmost first. */
  readonly lower: readonly string[];
  /** Folders that were made with the view; they are not new, what is in them is. */
  readonly opened: readonly string[];
  readonly signal: AbortSignal | undefined;
  readonly limits?: NewFilesLimits;
  /** Names at the top that are not looked at. */
  readonly except?: readonly string[];
  /** Whether what lies in new folders is listed in `stamps`, within the limits. Default: yes. */
  readonly listsNew?: boolean;
}

/** Lists what is new, changed and removed in a writable layer; paths are bytes as latin1. */
export async function findUpperFiles(
  upper: string,
  { lower, opened, signal, limits = NEW_FILES_LIMITS, except = [], listsNew = true }: UpperRequest,
): Promise<UpperFiles | 'cancelled' | 'too many'> {
  const roots: string[] = [];
  const changed: string[] = [];
  const removed: string[] = [];
  const entered: string[] = [];
  const swapped = new Set<string>();
  const stamps = new Map<string, string>();
  const room = { ...limits };
  const pace = new Pace();
  const open = new Set(opened);
  const isCancelled = (): boolean => signal?.aborted === true;
  let unread: string | undefined;
  const due = [''];
  for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
    await pace.step();
    if (isCancelled()) return 'cancelled';
    const entries = await readEntries(placeIn(upper, folder), { most: room.files, pace, signal });
    if (entries === 'too many') return entries;
    if (entries === undefined) {
      unread ??= folder;
      continue;
    }
    if (folder !== '') entered.push(folder);
    for (const { name } of entries) {
      const path = folder === '' ? name.toString('latin1') : `${folder}/${name.toString('latin1')}`;
      const stats = except.includes(path) ? undefined : statsOf(upper, path);
      if (stats === undefined) continue;
      const below: string | undefined = open.has(path) ? 'folder' : kindBelow(lower, path);
      if (isMark(stats)) {
        if (below !== undefined) removed.push(path);
        continue;
      }
      const kind = fileKind(stats);
      if (kind === below) {
        if (kind === 'folder') due.push(path);
        else changed.push(path);
        // Who is not root cannot look into it: the same for everybody.
        if (kind === 'folder' && isShut(stats)) unread ??= path;
        continue;
      }
      roots.push(path);
      if (below !== undefined) swapped.add(path);
      const isListed = !listsNew || (await listBelow(upper, path, { stamps, room, pace, signal }));
      if (isCancelled()) return 'cancelled';
      if (!isListed) return 'too many';
    }
  }
  return { roots, changed, removed, entered, swapped, stamps, unread };
}

/** What frozen layers show at a path of bytes as latin1; undefined: nothing. */
export function kindBelow(lower: readonly string[], path: string): ReturnType<typeof fileKind> | undefined {
  for (const layer of lower) {
    const found = entryIn(layer, path);
    if (found === 'hidden') return undefined;
    if (found !== undefined) return isMark(found) ? undefined : fileKind(found);
  }
  return undefined;
}

/**
 * What one layer has at a path. `hidden`: it has no folder where one is on the way, so nothing of the layers below shows.
 * No link is followed.
 */
export function entryIn(layer: string, path: string): Stats | 'hidden' | undefined {
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const above = statsOf(layer, path.slice(0, at));
    if (above === undefined) return undefined;
    if (!above.isDirectory()) return 'hidden';
  }
  return statsOf(layer, path);
}

/** Whether a file or link of a writable layer is what a frozen layer shows there: same content, same right to be run. */
export async function isAsBelow(upper: string, lower: readonly string[], path: string): Promise<boolean> {
  const layer = lower.find((each) => entryIn(each, path) !== undefined);
  return layer !== undefined && (await isSameFile(placeIn(upper, path), placeIn(layer, path)));
}

/** Whether it marks in a writable layer what is gone. */
export function isMark(stats: Stats): boolean {
  return stats.isCharacterDevice() && stats.rdev === 0;
}

function statsOf(layer: string, path: string): Stats | undefined {
  try {
    return lstatSync(placeIn(layer, path), { throwIfNoEntry: false });
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
