import { hasNumber } from '../../base/number-ranges.ts';
import { factsOf } from './ledger-facts.ts';
import type { IterationRecord } from './record.ts';
import type { Step } from './state.ts';
import { type ExperimentPaths, listIterationFolders, readState } from './store.ts';

const STEPS_OF_NONE: readonly Step[] = ['Idle', 'Done'];

/**
 * The iterations that have a folder, or that the state is at a step of, and no record: they were in flight when a run
 * ended. The original tool makes no folder first.
 */
export function findInFlight(paths: ExperimentPaths, records: readonly IterationRecord[]): number[] {
  const { iters } = factsOf(records);
  const state = readState(paths);
  const secrets = state === undefined || STEPS_OF_NONE.includes(state.current_step) ? null : state.iter_in_progress;
  const begun = new Set([...listIterationFolders(paths), ...(secrets === null ? [] : [secrets])]);
  return [...begun].filter((iter) => !hasNumber(iters, iter)).sort((one, other) => one - other);
}
