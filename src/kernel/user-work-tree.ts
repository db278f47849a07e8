/**
 * What the user changed in the work tree and has not committed.
 * Invariant: only looked at: no index, ref or file of the user is written, and none of their configuration is in force.
 * The user's own index is read through a copy, whose cached times keep files that a filter made different (LFS, line
 * ends) from being taken for changed ones.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath } from '../base/byte-path.ts';
import { splitNul } from '../base/raw-diff.ts';
import type { ParentEnvironment } from './environment.ts';
import { bindGit } from './git.ts';
import { writeGitFolder } from './git-folder.ts';
import type { UserRepository } from './user-repository.ts';

export interface WorkTreeRequest {
  readonly repository: UserRepository;
  /** A git directory of ours that leads to the user's objects. */
  readonly gitDir: string;
  readonly home: string;
  /** The commit that HEAD is at. */
  readonly head: string;
  readonly parentEnv: ParentEnvironment;
  /** `all`: new files one by one; default: the folder that holds nothing else. */
  readonly untracked?: 'normal' | 'all';
}

/** Paths that differ between HEAD, index and work tree, untracked ones too unless they are ignored. */
export async function listChanges(request: WorkTreeRequest): Promise<string[]> {
  const { repository, home, head, parentEnv, untracked = 'normal' } = request;
  const gitDir = join(request.gitDir, 'status');
  rmSync(gitDir, { recursive: true, force: true });
  writeGitFolder(gitDir, { objectFormat: repository.objectFormat, commit: head });
  for (const name of ['refs', 'info']) mkdirSync(join(gitDir, name));
  copyIfThere(join(repository.gitDir, 'index'), join(gitDir, 'index'));
  copyIfThere(join(repository.commonDir, 'info', 'exclude'), join(gitDir, 'info', 'exclude'));
  const ignored = join(parentEnv.XDG_CONFIG_HOME || join(parentEnv.HOME || '/', '.config'), 'git', 'ignore');
  const git = bindGit({ gitDir, home, workTree: repository.folder, objects: repository.objects });
  const asked = [
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    `--untracked-files=${untracked}`,
    '--ignore-submodules=all',
  ];
  const { stdout } = await git([...(existsSync(ignored) ? ['-c', `core.excludesFile=${ignored}`] : []), ...asked]);
  // Two letters and a blank stand before each name.
  return splitNul(stdout).map((line) => decodePath(line.subarray(3)));
}

function copyIfThere(from: string, to: string): void {
  if (existsSync(from)) copyFileSync(from, to);
}
