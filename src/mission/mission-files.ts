/**
 * Where the files of missions lie, `.rcs/`, and which run of them is at work. No record is read here, so that whoever only
 * asks for that loads nothing that reads them.
 */
import { join, relative } from 'node:path';
import type { Activity } from '../base/activity.ts';
import { UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { readActivities } from '../engine/log/activity-log.ts';
import { isHeldHere } from '../kernel/lock-holder.ts';
import { readOwnFile, requireOwnFiles } from '../kernel/own-files.ts';
import type { UserRepository } from '../kernel/user-repository.ts';
import type { ManifestFiles } from './manifest.ts';
import type { EndStatus } from './stop.ts';

/** What all missions of a repository share. */
export interface MissionRoot {
  readonly repository: UserRepository;
  /** `.rcs/logs/autoresearch`, absolute. */
  readonly logs: string;
  /** `.rcs/state/autoresearch-state.json`. */
  readonly pointer: string;
  readonly lock: string;
}

export interface MissionPaths extends MissionRoot {
  readonly runId: string;
  /** `.rcs/logs/autoresearch/RUN_ID`. */
  readonly folder: string;
  readonly journal: string;
  readonly reserve: string;
  /** What a run at work does right now; a cache. */
  readonly activity: string;
  readonly files: Omit<ManifestFiles, 'results_file'>;
}

/** The files that missions share. Throws where a link or the like lies among them, or among those of a run. */
export function rootOf(repository: UserRepository): MissionRoot {
  const { logs, ...files } = sharedFilesIn('.rcs');
  // Other tools keep files of their own in there.
  const paths = {
    files: [...Object.values(files), `${files.lock}.holder`, '.rcs/.gitignore'],
    folders: [],
    whole: [logs],
  };
  requireOwnFiles(repository.folder, paths);
  return { repository, ...sharedFilesIn(join(repository.folder, '.rcs')) };
}

/** What all missions share in `.rcs`. */
export function sharedFilesIn(rcs: string): Omit<MissionRoot, 'repository'> {
  return {
    logs: join(rcs, 'logs', 'autoresearch'),
    pointer: join(rcs, 'state', 'autoresearch-state.json'),
    lock: join(rcs, 'state', 'autoresearch.lock'),
  };
}

/** What the id of a run is made of. */
export const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** The files of a run; whether they exist is another question. */
export function pathsOfRun(root: MissionRoot, runId: string): MissionPaths {
  if (!RUN_ID.test(runId)) {
    const found = `the run id ${quoted(runId)}`;
    const expected = 'letters, digits, ".", "_" and "-"';
    throw new UsageError([{ found, expected, remedy: 'Run ids are the folders in .rcs/logs/autoresearch.' }]);
  }
  const top = root.repository.folder;
  const { journal, reserve, activity, files } = runFilesIn(relative(top, join(root.logs, runId)));
  requireOwnFiles(top, { files: [journal, reserve, activity, ...Object.values(files)] });
  return { ...root, runId, ...runFilesIn(join(root.logs, runId)) };
}

/** The files in the folder of a run. */
export function runFilesIn(
  folder: string,
): Pick<MissionPaths, 'folder' | 'journal' | 'reserve' | 'activity' | 'files'> {
  const file = (name: string): string => join(folder, name);
  return {
    folder,
    journal: file('journal.jsonl'),
    reserve: file('run.reserve'),
    activity: file('activity.json'),
    files: {
      instructions_file: file('bootstrap-instructions.md'),
      manifest_file: file('manifest.json'),
      ledger_file: file('iteration-ledger.json'),
      latest_evaluator_file: file('latest-evaluator-result.json'),
      candidate_file: file('candidate.json'),
    },
  };
}

/** Whether a supervisor is at work on a run on this machine, and what it does right now. */
export function readWork(paths: MissionPaths): {
  readonly isRunning: boolean;
  readonly activities: readonly Activity[];
} {
  const pointer = readPointer(paths);
  const isRunning = isHeldHere(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
  return { isRunning, activities: isRunning ? readActivities(paths.activity) : [] };
}

/** `autoresearch-state.json`: which run is at work. */
export interface Pointer {
  readonly schema_version: number;
  readonly active: boolean;
  readonly run_id: string;
  readonly mission_slug: string;
  readonly repo_root: string;
  readonly worktree_path: string;
  readonly status: 'running' | EndStatus;
  readonly updated_at: string;
  readonly completed_at: string | null;
  readonly pid: number;
  readonly started_at: string;
}

export function readPointer({ pointer }: MissionRoot): Pointer | undefined {
  try {
    const raw = JSON.parse(String(readOwnFile(pointer))) as Partial<Pointer>;
    return typeof raw.run_id === 'string' && typeof raw.active === 'boolean' ? (raw as Pointer) : undefined;
  } catch {
    // None yet, or not ours to read: the lock alone decides who may run.
    return undefined;
  }
}
