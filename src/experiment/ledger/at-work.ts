import { isHeldHere } from '../../kernel/lock-holder.ts';
import type { ExperimentPaths } from './store.ts';

/** Whether a run of the experiment is at work on this machine. */
export function isAtWork({ lock }: Pick<ExperimentPaths, 'lock'>): boolean {
  return isHeldHere(lock);
}
