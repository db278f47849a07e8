/** Whether the commit that a plan on a server began at may be taken for one of the user's. */

import { findBaseIssues } from '../engine/acceptance/foreign-base.ts';
import { isKnownStart, markKnownStart } from '../engine/acceptance/known-start.ts';
import { readProtectedFiles } from '../engine/boundaries/protected-files.ts';
import { findDefaultGlobs } from '../engine/evaluation/default-protection.ts';
import { privateAreaFolder, privateAreaPath } from '../engine/workspace/area-path.ts';
import type { Git } from '../kernel/git.ts';
import type { Host } from '../kernel/host.ts';
import { readHead } from '../kernel/user-refs.ts';
import { type WorkPaths, workArea } from './store.ts';

interface Start {
  readonly paths: WorkPaths;
  readonly commit: string;
  readonly permit: readonly string[];
  /** The commands that test its items, as far as the plan is here. */
  readonly tests: readonly string[];
  readonly host: Host;
}

/** Takes a commit for one of the user's from now on: a person has the plan continue from it. */
export function acceptStart(paths: WorkPaths, commit: string, host: Host): void {
  markKnownStart(privateAreaFolder(workArea(paths, host)), commit);
}

/**
 * Why the plan may not begin at a commit, by HEAD of the checkout and the tests of the plan there: in sentences, and
 * nothing where it may. `git`: on the user's refs.
 */
export async function findStartIssues(git: Git, start: Start): Promise<string[]> {
  const { paths, commit: base, permit, tests, host } = start;
  const { repository } = paths;
  if (isKnownStart(privateAreaPath(workArea(paths, host)), base)) return [];
  const head = await readHead(repository, git);
  if (head === undefined) return ['there is no commit here that it could come from'];
  const issues = await findBaseIssues(git, {
    ...{ base, head, repository, parentEnv: host.env },
    protectedAt: async (commit) => {
      const commands = tests.map((command) => ({ command, kind: 'guard' }) as const);
      const globs = [...(await findDefaultGlobs({ git }, { commit, commands })).keys()];
      return readProtectedFiles({ git }, { commit, globs, commands: tests });
    },
    rules: { denyPaths: [], permit, protectKey: 'test_command', autoloaded: 'open' },
  });
  return issues.map((issue) => issue.replaceAll('boundaries.permit', 'permit'));
}
