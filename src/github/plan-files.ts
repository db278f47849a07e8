/**
 * The files of a plan and of a mission, which whoever wrote a pull request may have written.
 * Invariant: one that the workflow names inside of the workspace is read only where it is a regular file there, in no
 * folder of git, wherever links lead. What is wrong with such a file is quoted, so it must be no file of the runner.
 */
import { closeSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Problem, UsageError } from '../base/errors.ts';
import { foldersAround, openConfined } from '../kernel/confined-file.ts';
import { isSystemError } from '../kernel/files.ts';
import type { ActionRequest } from './inputs.ts';

interface Place {
  readonly workspace: string;
  readonly cwd: string;
}

/** Throws UsageError where a file of the plan or the mission of a step is one of the runner, a pipe or a device. */
export function refuseForeignPlans({ loop }: Pick<ActionRequest, 'loop'>, paths: Place): void {
  const { missionDir, workItems } = loop;
  const mission = missionDir === '' ? [] : ['mission.md', 'sandbox.md'].map((name) => join(missionDir, name));
  const named = workItems === '' ? mission : [...mission, workItems];
  const problems = named.flatMap((shown) => problemOf(shown, paths) ?? []);
  if (problems.length > 0) throw new UsageError(problems);
}

function problemOf(shown: string, { workspace, cwd }: Place): Problem | undefined {
  const path = resolve(cwd, shown);
  // A file elsewhere is one that the workflow names itself.
  if (foldersAround([workspace], path).length === 0) return undefined;
  const [real, folder] = [realPathOf(path), realPathOf(workspace)];
  // Whoever reads it says that it is not there.
  if (real === undefined || folder === undefined) return undefined;
  if (foldersAround([folder], real).length === 0) {
    const expected = 'a regular file in the workspace';
    const found = 'a path that leads out of the workspace by a link';
    return { file: shown, found, expected, remedy: 'Copy the file into the workspace.' };
  }
  const opened = openConfined({ path: real, shown, folders: [folder] });
  if ('problem' in opened) return opened.problem;
  closeSync(opened.descriptor);
  return undefined;
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
