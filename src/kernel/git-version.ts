/** Which git is on PATH, and whether it can do what a run needs. */
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { type Git, gitLine } from './git.ts';

interface Need {
  readonly version: readonly [number, number];
  readonly what: string;
}

// The oldest that the docs name; nothing older is tested.
const RUN: Need = { version: [2, 32], what: 'a run' };
// `merge-tree --write-tree`
const MERGE: Need = { version: [2, 38], what: 'a run that merges changes (parallel workspaces, proposals, reverts)' };

// `update-index` puts all the files that it streams into one pack.
const PACK: readonly [number, number] = [2, 37];

/** Whether git puts many files that it adds into one pack, where it streams them. */
export async function packsStreamedFiles(git: Git): Promise<boolean> {
  return !isOlder(await readGitVersion(git), PACK);
}

/** `2.39.5`, as git says of itself. */
export async function readGitVersion(git: Git): Promise<string> {
  return (await gitLine(git, ['version'])).replace(/^git version /, '');
}

/** Throws where git is older than a run needs, before anything is changed. */
export async function requireGitVersion(git: Git, { merges }: { readonly merges: boolean }): Promise<void> {
  const found = await readGitVersion(git);
  const need = merges ? MERGE : RUN;
  if (!isOlder(found, need.version)) return;
  const needed = need.version.join('.');
  throw new PreconditionError({
    message: `git on PATH is version ${quoted(found)}; ${need.what} needs ${needed} or newer`,
    remedy: `Install git ${needed} or newer, put it first on PATH, and check it: git --version`,
  });
}

/** A version that cannot be read is not held against git: what it cannot do it says itself. */
function isOlder(found: string, [major, minor]: Need['version']): boolean {
  const [, one, two] = /^(\d+)\.(\d+)/.exec(found) ?? [];
  if (one === undefined || two === undefined) return false;
  return Number(one) < major || (Number(one) === major && Number(two) < minor);
}
