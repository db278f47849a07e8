/** Where an experiment that is created or run has its files. */
import { UsageError } from '../../base/errors.ts';
import { quoted } from '../../base/text.ts';
import type { Host } from '../../kernel/host.ts';
import { type ExperimentPaths, pathsOf } from './store.ts';

/** Folders below `.autorize` that are no experiment's, and what they hold. */
const TAKEN: Readonly<Record<string, string>> = { work: 'plans', compare: 'comparisons' };

/**
 * The files of an experiment that is created or run, by its name. Throws a `UsageError` where they would be those of
 * plans or comparisons, and what `placeOf` throws.
 */
export function pathsToRun(name: string, host: Pick<Host, 'cwd'>): ExperimentPaths {
  // Some file systems take names that differ in case for one.
  const folder = name.toLowerCase();
  const content = Object.hasOwn(TAKEN, folder) ? TAKEN[folder] : undefined;
  if (content === undefined) return pathsOf(name, host);
  const found = `the experiment name ${quoted(name)}`;
  const expected = `another name: .autorize/${folder} holds the records of ${content}`;
  throw new UsageError([{ found, expected, remedy: 'Choose another name.' }]);
}
