import type { Git } from './git.ts';

/** Whether a repository holds all of these objects; each by what git finds it by, e.g. `ID^{tree}`. */
export async function hasObjects(git: Git, names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    const { exitCode } = await git(['cat-file', '-e', '--end-of-options', name], { allowed: [0, 1, 128] });
    if (exitCode !== 0) return false;
  }
  return true;
}

/** Whether a repository holds a commit. */
export function hasCommit(git: Git, commit: string): Promise<boolean> {
  return hasObjects(git, [`${commit}^{commit}`]);
}
