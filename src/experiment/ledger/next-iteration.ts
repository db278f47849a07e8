import { PreconditionError } from '../../base/errors.ts';
import { MAX_ITER } from '../../base/record-fields.ts';
import { type ExperimentPaths, listIterationFolders } from './store.ts';

/** The number of the iteration after those that have a folder or are known otherwise; throws where there is none left. */
export function nextIteration(paths: ExperimentPaths, known: readonly number[]): number {
  return after(paths, lastOf([...known, ...listIterationFolders(paths)]));
}

/**
 * Gives one number after the other, for the holder of the lock; throws where there is none left. The folders are listed
 * once: nobody else makes any, and one that somebody made all the same is passed over.
 */
export function numberIterations(
  paths: ExperimentPaths,
  { known, isTaken }: { readonly known: () => readonly number[]; readonly isTaken: (iter: number) => boolean },
): () => number {
  let last: number | undefined;
  return () => {
    let next = last === undefined ? nextIteration(paths, known()) : after(paths, last);
    while (isTaken(next)) next = after(paths, next);
    last = next;
    return next;
  };
}

function lastOf(numbers: readonly number[]): number {
  return numbers.reduce((most, each) => Math.max(most, each), 0);
}

function after(paths: ExperimentPaths, last: number): number {
  if (last < MAX_ITER) return last + 1;
  throw new PreconditionError({
    message: `the records of "${paths.name}" hold iteration ${last}, the highest number possible`,
    remedy: `See who wrote it. To start another run: autorize run ${paths.name} --fresh`,
  });
}
