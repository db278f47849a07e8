/**
 * Where the files of work items lie, `.autorize/work/`, and whether a run is at work on them. No record is read here, so that
 * whoever only asks for that loads nothing that reads them.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Activity } from '../base/activity.ts';
import { readActivities } from '../engine/log/activity-log.ts';
import type { Host } from '../kernel/host.ts';
import { isHeldHere } from '../kernel/lock-holder.ts';
import { requireOwnFiles } from '../kernel/own-files.ts';
import { findRepository, type UserRepository } from '../kernel/user-repository.ts';
import type { Receipt } from './receipt.ts';

export interface WorkPaths {
  readonly repository: UserRepository;
  /** `.autorize/work`, absolute. */
  readonly folder: string;
  readonly journal: string;
  readonly receipts: string;
  readonly runs: string;
  /** Runs and receipts that no record names. */
  readonly strays: string;
  readonly lock: string;
  /** Room for the last record on a full disk; there during a run. */
  readonly reserve: string;
  /** What a run at work does right now; a cache. */
  readonly activity: string;
  /** Items that the last run of each plan did not bring to an end; a cache. */
  readonly blocked: string;
}

/** The folder of the integration branches, in the name of each. */
export const WORK_BRANCHES = 'autorize-work';

/** The work items' files of the repository that a folder is in. Throws where a link or the like lies among them. */
export function locateWork({ cwd }: Pick<Host, 'cwd'>): WorkPaths {
  const repository = findRepository(cwd);
  const own = '.autorize/work';
  const { folder: _, receipts, runs, strays: __, ...files } = filesIn(own);
  requireOwnFiles(repository.folder, {
    files: [...Object.values(files), `${files.lock}.holder`],
    folders: [receipts, runs],
    whole: [own],
    isUnopened: (path) => isUnopened(repository.folder, path),
  });
  return workPathsAt(repository, join(repository.folder, own));
}

/**
 * What is on its way to the checkout, what no receipt names, and what was archived: links among it are of agents' trees
 * or logs.
 */
function isUnopened(top: string, path: string): boolean {
  const [, , kind = '', id = '', ...rest] = path.split('/');
  if (rest.length > 0) return false;
  if (kind === 'runs' && id !== '') return !existsSync(join(top, filesIn('.autorize/work').receipts, `${id}.json`));
  if (kind === 'aside') return id !== '';
  return id === '' && ['exchange', 'strays'].includes(kind);
}

/** The work items' files of a folder, which may be staged. */
export function workPathsAt(repository: UserRepository, folder: string): WorkPaths {
  return { repository, ...filesIn(folder) };
}

/** The files of a folder of work items. */
export function filesIn(folder: string): Omit<WorkPaths, 'repository'> {
  return {
    folder,
    journal: join(folder, 'journal.jsonl'),
    receipts: join(folder, 'receipts'),
    runs: join(folder, 'runs'),
    strays: join(folder, 'strays'),
    lock: join(folder, 'work.lock'),
    reserve: join(folder, 'work.reserve'),
    activity: join(folder, 'activity.json'),
    blocked: join(folder, 'blocked.json'),
  };
}

/** Whether a run is at work on this machine, and what it does right now. */
export function readWork(paths: Pick<WorkPaths, 'lock' | 'activity'>): {
  readonly isRunning: boolean;
  readonly activities: readonly Activity[];
} {
  const isRunning = isHeldHere(paths.lock);
  return { isRunning, activities: isRunning ? readActivities(paths.activity) : [] };
}

/** The name of a run's replay script. */
export function replayName({ agent }: Pick<Receipt, 'agent'>): string {
  return `replay-${agent.id}.sh`;
}
