/**
 * How large a folder is, before anything of it is read.
 * Invariant: only names and sizes are asked for; the answer comes in pieces, and not at all once it is cancelled.
 */
import { lstatSync } from 'node:fs';
import { splitNul } from '../base/raw-diff.ts';
import { plural } from '../base/text.ts';
import { isSystemError } from './files.ts';
import type { GitStore } from './git-store.ts';
import { Pace } from './pace.ts';

/** What a change may add to a tree, and how long it may take to find out. */
export interface CaptureLimits {
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

interface Measured {
  readonly folder: string;
  /** Names of the base. */
  readonly known: readonly Buffer[];
  /** Names that it has not. */
  readonly others: readonly Buffer[];
  readonly limits: CaptureLimits;
  readonly signal: AbortSignal;
  /** The paths (bytes as latin1) whose sizes in the base are not added; default: all of it. */
  readonly replaced?: ReadonlySet<string> | undefined;
}

/** Why a folder is too large to be taken, or undefined. */
export async function findExcess(
  store: Pick<GitStore, 'git' | 'base'>,
  { folder, known, others, limits, signal, replaced }: Measured,
): Promise<string | undefined> {
  const { maxFiles, maxBytes } = limits;
  if (others.length > maxFiles) return `it adds ${plural(others.length, 'file')}, above capture.max_files ${maxFiles}`;
  const pace = new Pace();
  let bytes = 0;
  for (const names of [known, others]) {
    for (const name of names) {
      bytes += sizeOf(folder, name);
      if (signal.aborted) return undefined;
      await pace.step();
    }
  }
  // What the base has does not count: only where that could matter it is asked for.
  if (bytes <= maxBytes) return undefined;
  const grown = bytes - (await sizeOfBase(store, { signal, replaced }));
  if (grown <= maxBytes) return undefined;
  return `it adds ${Math.ceil(grown / 2 ** 20)} MB, above capture.max_mb ${Math.floor(maxBytes / 2 ** 20)}`;
}

function sizeOf(folder: string, name: Buffer): number {
  try {
    const stats = lstatSync(Buffer.concat([Buffer.from(`${folder}/`), name]));
    return stats.isFile() || stats.isSymbolicLink() ? stats.size : 0;
  } catch (error) {
    // Gone, or out of reach: git says so, where it matters.
    if (isSystemError(error)) return 0;
    throw error;
  }
}

async function sizeOfBase(
  { git, base }: Pick<GitStore, 'git' | 'base'>,
  { signal, replaced }: Pick<Measured, 'signal' | 'replaced'>,
): Promise<number> {
  const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', base], {
    cutOff: signal,
  });
  let bytes = 0;
  for (const entry of splitNul(stdout)) {
    const [, size, path = ''] = / (\d+)\t(.*)$/s.exec(entry.toString('latin1')) ?? [];
    if (replaced === undefined || replaced.has(path)) bytes += Number(size ?? 0);
  }
  return bytes;
}
