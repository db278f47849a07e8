/**
 * A home and a temporary folder for one command.
 * Invariant: both are new, empty and ours alone when the block begins, and gone when it ends, whatever a command left
 * there, but for empty folders that may wait; what cannot be removed is reported. Crash: they stay under the given parent,
 * which the next run may empty.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import type { EmptiedFolders } from './emptied-folders.ts';
import { discardTree, type LeftBehind } from './remove-tree.ts';
import { startGrace } from './timer.ts';

export interface ScratchHome extends AsyncDisposable {
  readonly home: string;
  readonly temporary: string;
}

export interface ScratchOptions {
  /** Lets its folders wait where no process of its command can be left at the end. */
  readonly emptied?: EmptiedFolders | undefined;
  /** When it is aborted, what is still there at the end is left for the next run. */
  readonly signal?: AbortSignal | undefined;
  /** Gets what could not be removed. */
  readonly onLeft?: (left: readonly LeftBehind[]) => void;
}

/** Makes a fresh home and temporary folder below an existing folder. */
export function createScratchHome(parent: string, { emptied, signal, onLeft }: ScratchOptions = {}): ScratchHome {
  const folder = mkdtempSync(join(parent, 'scratch-'));
  const [home, temporary] = [join(folder, 'home'), join(folder, 'tmp')];
  for (const path of [home, temporary]) mkdirSync(path, { mode: 0o700 });
  return {
    home,
    temporary,
    [Symbol.asyncDispose]: async () => {
      if (emptied?.empty(folder) === true) return;
      const left = await discardScratch(folder, signal);
      if (left.length > 0) onLeft?.(left);
    },
  };
}

// Of a command that was cancelled: its small files are gone by then.
const GRACE_MS = 1000;

/** Its name is never used again: it may stay where it is. */
async function discardScratch(folder: string, signal: AbortSignal | undefined): Promise<readonly LeftBehind[]> {
  using grace = startGrace(signal, GRACE_MS);
  try {
    return await discardTree(folder, { signal: grace.signal });
  } catch (error) {
    if (error instanceof PreconditionError) return [{ path: folder, why: error.message }];
    throw error;
  }
}
