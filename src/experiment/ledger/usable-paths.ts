/** Where an experiment that is created or run has its files. */
import { UsageError } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import type { Host } from '../../kernel/host.ts';
import { type ExperimentPaths, pathsOf } from './store.ts';

/** The folder of plans, below `.autorize`. */
const PLANS = 'work';

/**
 * The files of an experiment that is created or run, by its name. Throws a `UsageError` where they would be those of
 * plans, and what `placeOf` throws.
 */
export function pathsToRun(name: string, host: Pick<Host, 'cwd'>): ExperimentPaths {
  // Some file systems take names that differ in case for one.
  if (name.toLowerCase() !== PLANS) return pathsOf(name, host);
  const found = `the experiment name ${quoted(name)}`;
  const expected = `another name: .autorize/${PLANS} holds the records of plans`;
  throw new UsageError([{ found, expected, remedy: 'Choose another name.' }]);
}
