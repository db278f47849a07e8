import type { TreeChange } from '../base/raw-diff.ts';

/** What is done to a folder's names, in this order. */
export interface ExchangePlan {
  /** Files and links that go. */
  readonly unlinks: readonly string[];
  /** Folders in the place of a file that goes, the outermost first. */
  readonly late: readonly string[];
  /** Files and links that come, or take the place of others; the content of each lies ready under its position here. */
  readonly arrivals: readonly TreeChange[];
  /** Folders that can be made beforehand. */
  readonly early: readonly string[];
}

/** Whether a side of a change has neither file nor link: a nested repository is a folder, and not ours to fill. */
export function isGone(mode: string): boolean {
  return mode === '000000' || mode === '160000';
}

/** The order in which files of one tree give way to those of another. */
export function planExchange(changes: readonly TreeChange[]): ExchangePlan {
  const arrivals = changes.filter(({ newMode }) => !isGone(newMode));
  const unlinks = changes.flatMap(({ oldMode, newMode, path }) => (!isGone(oldMode) && isGone(newMode) ? [path] : []));
  const leaving = new Set(unlinks);
  const folders = [...new Set(arrivals.flatMap(({ path }) => foldersAbove(path)))].sort(byDepth);
  const isLate = (folder: string): boolean => [...foldersAbove(folder), folder].some((each) => leaving.has(each));
  return {
    unlinks,
    late: folders.filter(isLate),
    arrivals,
    early: folders.filter((folder) => !isLate(folder)),
  };
}

/** The folders that a path is in, the outermost first; the top is none of them. */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

function byDepth(one: string, other: string): number {
  return one.split('/').length - other.split('/').length;
}

/** The same difference, the other way. */
export function reverseChange({ path, status, oldMode, newMode, oldId, newId }: TreeChange): TreeChange {
  const turned = status === 'A' ? 'D' : status === 'D' ? 'A' : status;
  return { path, status: turned, oldMode: newMode, newMode: oldMode, oldId: newId, newId: oldId };
}
