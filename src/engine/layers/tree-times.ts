/**
 * The times of files where commands get copies of a tree: those that layers have by themselves, so that a tool which
 * compares times makes the same again.
 * Invariant: what is equal to the base has one time, in every session, before any build, also one that an earlier session
 * kept. What a tree changes is later than all that the build of the base left, and earlier than what is built of that tree.
 */
import { lutimesSync } from 'node:fs';
import { placeIn } from '../../base/byte-path.ts';
import { isSystemError } from '../../kernel/files.ts';
import { type GitStore, listFiles } from '../../kernel/git-store.ts';
import { Pace } from '../../kernel/pace.ts';
import type { TreeFile } from '../../kernel/tree-reader.ts';

/** Of what is equal to the base, in seconds of the epoch: 1 January 2000, which archives of all kinds can hold. */
export const BASE_TIME = 946_684_800;

/** Of what trees change, by the id of the tree. */
const known = new WeakMap<GitStore, Map<string, number>>();

function timesOf(store: GitStore): Map<string, number> {
  const times = known.get(store) ?? new Map<string, number>();
  known.set(store, times);
  return times;
}

function now(): number {
  return Date.now() / 1000;
}

/** What trees change is later than now, from now on. */
export function renewTreeTimes(store: GitStore): void {
  timesOf(store).clear();
}

export interface PlacedTree {
  /** Where the tree was checked out. */
  readonly folder: string;
  readonly tree: string;
  readonly signal: AbortSignal | undefined;
}

/** Gives the files of a tree their times. */
export async function setTreeTimes(store: GitStore, { folder, tree, signal }: PlacedTree): Promise<void> {
  const changed = timesOf(store);
  const time = changed.get(tree) ?? now();
  changed.set(tree, time);
  const [files, ofBase] = await Promise.all([tree, store.base].map((each) => listFiles(store, each)));
  const same = new Set((ofBase ?? []).map(nameOf));
  const isOutside = ({ path }: TreeFile): boolean => store.external?.lfs.has(path.toString('latin1')) === true;
  const pace = new Pace();
  for (const file of files ?? []) {
    await pace.step();
    if (signal?.aborted === true) return;
    // What a tree only names has the time of what stands for it.
    if (isOutside(file)) continue;
    const at = same.has(nameOf(file)) ? BASE_TIME : time;
    try {
      lutimesSync(placeIn(folder, file.path), at, at);
    } catch (error) {
      if (!isSystemError(error)) throw error;
    }
  }
}

function nameOf({ mode, id, path }: TreeFile): string {
  return `${mode} ${id} ${path.toString('latin1')}`;
}
