/** What is wrong where something knows of more of a run than its journal holds: it was cut or lost. */
import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { PreconditionError } from '../base/errors.ts';
import { lostRecords } from '../base/lost-records.ts';
import type { MissionState } from './ledger.ts';
import type { Manifest } from './manifest.ts';
import { readPointer } from './mission-files.ts';
import { parseRunId } from './run-name.ts';
import { type MissionPaths, readManifest, shownPath } from './store.ts';

/** What is written from the journal, after each record: as it was before the journal was read, it never knows of more. */
export interface WrittenAfter {
  readonly manifest: Pick<Manifest, 'iteration' | 'updated_at'> | undefined;
  /** Whether the file that names the run at work says that this one was completed. */
  readonly isCompleted: boolean;
}

export function readWrittenAfter(paths: MissionPaths): WrittenAfter {
  const read = readManifest(paths);
  const pointer = readPointer(paths);
  const isCompleted = pointer?.run_id === paths.runId && typeof pointer.completed_at === 'string';
  return { manifest: read.kind === 'read' ? read.manifest : undefined, isCompleted };
}

/** That records are missing; undefined where they are not. `state`: what the journal holds; undefined: nothing. */
export function findLostRecords(
  paths: MissionPaths,
  state: Pick<MissionState, 'iteration' | 'updatedAt' | 'completedAt'> | undefined,
  { manifest, isCompleted }: WrittenAfter,
): PreconditionError | undefined {
  const { iteration, updatedAt, completedAt } = state ?? { iteration: -1, updatedAt: '', completedAt: null };
  const isAhead = manifest !== undefined && (manifest.iteration > iteration || manifest.updated_at > updatedAt);
  // Asked for something more, a run that is over begins again.
  const isEnded = manifest === undefined && isCompleted && completedAt === null;
  const folder = lastIterationFolder(paths);
  const shown = (path: string): string => shownPath(paths, path);
  const found = [
    ...(isAhead
      ? [`${shown(paths.files.manifest_file)} is of ${manifest.updated_at}, at iteration ${manifest.iteration}`]
      : []),
    ...(isEnded ? [`${shown(paths.pointer)} says that the run was completed`] : []),
    // A folder is made right before the record that begins its iteration.
    ...(folder > iteration + 1 ? [`there is a folder of iteration ${folder}`] : []),
  ];
  if (found.length === 0) return undefined;
  const holds = state === undefined ? 'is gone or empty' : `ends at ${updatedAt}, at iteration ${iteration}`;
  const slug = parseRunId(paths.runId)?.slug;
  const pull = slug === undefined ? '' : ` If it was pushed, fetch them: autorize pull mission.${slug}.`;
  return lostRecords({
    of: paths.runId,
    found: [...found, `${basename(paths.journal)} ${holds}`],
    expected: `each step of the run in ${shown(paths.journal)}`,
    remedy: `Put the file back from a copy.${pull} Or close the run: rcs autoresearch --abandon ${paths.runId}`,
  });
}

/** The number of the last iteration that has a folder; -1: none has. */
function lastIterationFolder({ folder }: MissionPaths): number {
  if (!existsSync(folder)) return -1;
  return readdirSync(folder).reduce(
    (last, name) => Math.max(last, Number(/^iteration-(\d{4,9})$/.exec(name)?.[1] ?? -1)),
    -1,
  );
}
