import type { Git } from './git.ts';

/**
 * Whether one commit leads to another. In a shallow clone the history before `base` may be missing: a git that stumbles
 * over that (2.44 and later do) is asked for the commits between the two alone, which needs nothing from before.
 */
export async function isAncestor(
  git: Git,
  { base, branchHead }: { readonly base: string; readonly branchHead: string },
): Promise<boolean> {
  if (base === branchHead) return true;
  const args = ['merge-base', '--is-ancestor', '--end-of-options', base, branchHead];
  const { exitCode, stderr } = await git(args, { allowed: [0, 1, 128] });
  if (exitCode === 0 || (exitCode === 1 && stderr === '')) return exitCode === 0;
  return (await listChildren(git, { base, branchHead })).length > 0;
}

/** The last commit that two have in common; undefined where there is none, or where history is missing that could say. */
export async function findMergeBase(git: Git, [one, other]: readonly [string, string]): Promise<string | undefined> {
  const args = ['merge-base', '--end-of-options', one, other];
  const { exitCode, stdout } = await git(args, { allowed: [0, 1, 128] });
  return exitCode === 0 ? stdout.toString().trim() : undefined;
}

/** Commits between the two that have the first one as a parent: there is one where it leads to the other, and else none. */
async function listChildren(
  git: Git,
  { base, branchHead }: { readonly base: string; readonly branchHead: string },
): Promise<readonly string[]> {
  const args = ['rev-list', '--parents', '--end-of-options', branchHead, `^${base}`, '--'];
  const { exitCode, stdout } = await git(args, { allowed: [0, 128] });
  const lines = exitCode === 0 ? stdout.toString().split('\n') : [];
  return lines.filter((line) => line.split(' ').indexOf(base) > 0);
}
