/**
 * `.autorize/.gitignore`, for experiments that `init` did not make.
 * Invariant: one that is there, whatever it says, stays as it is.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExperimentPaths } from '../ledger/store.ts';
import { renderIgnoreFile } from './scaffold.ts';

/** Writes the ignore file where there is none. */
export function ensureIgnoreFile({ folder }: Pick<ExperimentPaths, 'folder'>): void {
  try {
    writeFileSync(join(dirname(folder), '.gitignore'), renderIgnoreFile(), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
