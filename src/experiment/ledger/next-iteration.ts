import { PreconditionError } from '../../base/errors.ts';
import { MAX_ITER } from '../../base/record-fields.ts';
import { type ExperimentPaths, listIterationFolders } from './store.ts';

/** The number of the iteration after those that have a folder or are known otherwise; throws where there is none left. */
export function nextIteration(paths: ExperimentPaths, known: readonly number[]): number {
  const last = [...known, ...listIterationFolders(paths)].reduce((most, each) => Math.max(most, each), 0);
  if (last < MAX_ITER) return last + 1;
  throw new PreconditionError({
    message: `the records of "${paths.name}" hold iteration ${last}, the highest number possible`,
    remedy: `See who wrote it. To start another run: autorize run ${paths.name} --fresh`,
  });
}
