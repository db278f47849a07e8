/**
 * The folder of an iteration as it begins: nothing in it but which run it is of.
 * Invariant: the folder is never there without that. It is the file of the run itself, which was synced when the run began,
 * under another name, so that an iteration syncs none of its own; both are only ever replaced. Where a file cannot have
 * two names (another file system, too many of them), it is a copy, which is synced with the other files of the iteration.
 * Crash: a folder under its temporary name is dropped by the next one; a loss of power may leave a copy empty.
 */
import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from '../../kernel/durable.ts';
import { faultPoint } from '../../kernel/fault-point.ts';
import { isSystemError } from '../../kernel/files.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import { type RunMark, runMarkSchema } from './state.ts';
import { type ExperimentPaths, iterationFolder, readJson } from './store.ts';

/** A mark as it lies on the disk. */
export function renderMark(mark: RunMark): string {
  return `${JSON.stringify(mark)}\n`;
}

/** Makes the folder of an iteration, which must not exist; it is never there without the mark of its run. */
export function createIterationFolder(paths: ExperimentPaths, iter: number, mark: RunMark): string {
  const path = iterationFolder(paths, iter);
  const unnamed = join(dirname(path), `.${basename(path)}.tmp`);
  rmSync(unnamed, { recursive: true, force: true });
  mkdirSync(unnamed);
  placeMark(paths, markIn(unnamed), mark);
  renameSync(unnamed, path);
  faultPoint('iteration:after-folder');
  syncFolder(dirname(path));
  return path;
}

function placeMark({ run }: ExperimentPaths, path: string, mark: RunMark): void {
  const text = renderMark(mark);
  try {
    if (readOwnFile(run)?.toString() === text) {
      linkSync(run, path);
      return;
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
  writeFileSync(path, text);
}

/** The run that iterations in flight are of, as the first of their folders says. */
export function begunBy(paths: ExperimentPaths, inFlight: readonly number[]): RunMark | undefined {
  const path = beginningOf(paths, inFlight);
  return path === undefined ? undefined : runMarkSchema.safeParse(readJson(path)).data;
}

/** The file that says so; undefined where none is in flight. */
export function beginningOf(paths: ExperimentPaths, [first]: readonly number[]): string | undefined {
  return first === undefined ? undefined : markIn(iterationFolder(paths, first));
}

function markIn(folder: string): string {
  return join(folder, 'run.json');
}
