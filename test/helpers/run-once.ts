/** Experiments that ran, for files with many tests that begin with the same run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { Experiment } from './experiment.ts';
import { userGit } from './repository.ts';
import { keepFolders } from './temp-folder.ts';

interface Ran {
  readonly experiment: Experiment;
  readonly stored: string;
  readonly remove: () => void;
}

/**
 * Called at the top of a file. What it gives makes and runs an experiment the first time that a test asks for it by a key;
 * each later test finds it in the same places, as the run left it: repository, records and private area. One test has it at
 * a time.
 */
export function runOnce(): (
  key: string,
  make: () => Experiment,
  run: (experiment: Experiment) => Promise<unknown>,
) => Promise<Experiment> {
  const all = new Map<string, Ran>();
  afterAll(() => {
    for (const { stored } of all.values()) rmSync(stored, { recursive: true, force: true });
  });
  return async (key, make, run) => {
    const known = all.get(key);
    if (known === undefined) {
      const { made: experiment, remove } = keepFolders(make);
      onTestFinished(() => void remove());
      await run(experiment);
      const stored = mkdtempSync(join(tmpdir(), 'autorize-ran-'));
      for (const [name, folder] of placesOf(experiment)) copy(folder, join(stored, name));
      all.set(key, { experiment, stored, remove });
      return experiment;
    }
    const { experiment, stored, remove } = known;
    onTestFinished(() => void remove());
    for (const [name, folder] of placesOf(experiment)) {
      // The same test had it before.
      rmSync(folder, { recursive: true, force: true });
      copy(join(stored, name), folder);
    }
    // The times in the index are those of the files that were copied.
    userGit(experiment.folder, 'update-index', '-q', '--refresh');
    return experiment;
  };
}

function placesOf({ folder, cache }: Experiment): readonly (readonly [name: string, folder: string])[] {
  return [
    ['repository', folder],
    ['cache', cache],
  ];
}

function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
