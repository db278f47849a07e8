/** The evaluator where a config does not list it: the files that its commands name, and those that decide what they run. */
import { literalGlob } from '../../base/literal-glob.ts';
import type { GitStore } from '../../kernel/git-store.ts';
import type { DecidedCommand } from '../boundaries/deciding-files.ts';
import { findNamedFiles } from '../boundaries/protected-files.ts';
import { findDeciding, readRepositoryPaths } from './open-tests.ts';

/** Why a file is protected. */
export interface DefaultReason {
  readonly command: string;
  /** The command names it; else it decides what the command runs. */
  readonly isNamed: boolean;
}

/** Globs for them at a commit, each with the first of the commands that it is there for. */
export async function findDefaultGlobs(
  { git }: Pick<GitStore, 'git'>,
  { commit, commands }: { readonly commit: string; readonly commands: readonly DecidedCommand[] },
): Promise<ReadonlyMap<string, DefaultReason>> {
  const store = { git, base: commit };
  const repository = await readRepositoryPaths(store);
  const found = new Map<string, DefaultReason>();
  for (const { command, readsFiles = false } of commands) {
    const named = readsFiles ? [] : await findNamedFiles(store, { commit, command });
    const deciding = await findDeciding(store, repository, [{ command, kind: 'guard' }]);
    for (const glob of named) if (!found.has(glob)) found.set(glob, { command, isNamed: true });
    for (const glob of deciding.map(literalGlob)) if (!found.has(glob)) found.set(glob, { command, isNamed: false });
  }
  return found;
}
