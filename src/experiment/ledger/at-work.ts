import { hostname } from 'node:os';
import { isProcessAlive } from '../../kernel/process-tree.ts';
import { readHolder } from '../../kernel/run-lock.ts';
import type { ExperimentPlace } from './store.ts';

/** Whether a run of the experiment is at work on this machine. */
export function isAtWork({ lock }: Pick<ExperimentPlace, 'lock'>): boolean {
  const holder = readHolder(`${lock}.holder`);
  return holder !== undefined && holder.host === hostname() && isProcessAlive(holder.pid);
}
