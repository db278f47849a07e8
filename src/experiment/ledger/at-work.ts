import type { Activity } from '../../base/activity.ts';
import { readActivities } from '../../engine/log/activity-log.ts';
import { isHeldHere } from '../../kernel/lock-holder.ts';
import type { ExperimentPaths } from './experiment-files.ts';

/** Whether a run of the experiment is at work on this machine. */
export function isAtWork({ lock }: Pick<ExperimentPaths, 'lock'>): boolean {
  return isHeldHere(lock);
}

/** The same, and what it does right now. */
export function readWork(paths: Pick<ExperimentPaths, 'lock' | 'activity'>): {
  readonly isRunning: boolean;
  readonly activities: readonly Activity[];
} {
  const isRunning = isAtWork(paths);
  return { isRunning, activities: isRunning ? readActivities(paths.activity) : [] };
}
