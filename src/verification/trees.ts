import type { Git } from '../kernel/git.ts';

/** The tree of a commit; undefined where the repository does not hold it. */
export async function findTree(refs: Git, commit: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`];
  const { stdout, exitCode } = await refs(args, { allowed: [0, 1, 128] });
  return exitCode === 0 ? stdout.toString().trim() : undefined;
}
