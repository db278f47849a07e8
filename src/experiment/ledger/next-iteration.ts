import { PreconditionError } from '../../base/errors.ts';
import { MAX_ITER } from '../../base/record-fields.ts';
import { type ExperimentPlace, listIterationFolders } from './store.ts';

/** The number of the iteration after those that have a folder or are known otherwise; throws where there is none left. */
export function nextIteration(place: ExperimentPlace, known: readonly number[]): number {
  const last = [...known, ...listIterationFolders(place)].reduce((most, each) => Math.max(most, each), 0);
  if (last < MAX_ITER) return last + 1;
  throw new PreconditionError({
    message: `the records of "${place.name}" hold iteration ${last}, the last number that there is`,
    remedy: `See who wrote it. To begin another run: autorize run ${place.name} --fresh`,
  });
}
