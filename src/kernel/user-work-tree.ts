/**
 * What the user changed in the work tree and has not committed.
 * Invariant: only looked at: no index, ref or file of the user is written, and none of their configuration is in force.
 * The user's own index is read through a copy, whose cached times keep files that a filter made different (LFS, line
 * ends) from being taken for changed ones.
 */
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath } from '../base/byte-path.ts';
import { splitNul } from '../base/raw-diff.ts';
import type { OuterEnvironment } from './environment.ts';
import { bindGit } from './git.ts';
import type { UserRepository } from './user-repository.ts';

export interface WorkTreeRequest {
  readonly repository: UserRepository;
  /** A git directory of ours that leads to the user's objects. */
  readonly gitDir: string;
  readonly home: string;
  /** The commit that HEAD is at. */
  readonly head: string;
  readonly outer: OuterEnvironment;
}

/** Paths that differ between HEAD, index and work tree, untracked ones too unless they are ignored. */
export async function listChanges(request: WorkTreeRequest): Promise<string[]> {
  const { repository, gitDir, home, head, outer } = request;
  const indexFile = join(gitDir, 'status.index');
  rmSync(indexFile, { force: true });
  const ownIndex = join(repository.gitDir, 'index');
  if (existsSync(ownIndex)) copyFileSync(ownIndex, indexFile);
  const git = bindGit({ gitDir, home, indexFile, workTree: repository.folder, objects: repository.objects });
  const excludes = [
    join(repository.commonDir, 'info', 'exclude'),
    join(outer.XDG_CONFIG_HOME || join(outer.HOME || '/', '.config'), 'git', 'ignore'),
  ].filter((path) => existsSync(path));
  // A file that was touched, or came with a copied folder, has other times and the same content: that is no change.
  await git(['update-index', '-q', '--refresh', '--ignore-submodules'], { allowed: [0, 1] });
  const staged = await git(['diff-index', '--cached', '-z', '--name-only', '--ignore-submodules', head, '--']);
  const changed = await git(['diff-files', '-z', '--name-only', '--ignore-submodules']);
  const others = ['ls-files', '-z', '--others', '--directory', '--exclude-per-directory=.gitignore'];
  const untracked = await git([...others, ...excludes.map((path) => `--exclude-from=${path}`)]);
  const found = [staged, changed, untracked].flatMap(({ stdout }) => splitNul(stdout).map(decodePath));
  return [...new Set(found)];
}
