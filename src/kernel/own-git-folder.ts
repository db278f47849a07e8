/** Files of ours in the git directory of a work tree, which no content of a repository can hold and no clone brings along. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from './files.ts';
import type { UserRepository } from './user-repository.ts';

type WorkTree = Pick<UserRepository, 'gitDir'>;

const INSTALL = 'pull-';

/** The folder that they lie in. */
export function ownGitFolder({ gitDir }: WorkTree): string {
  return join(gitDir, 'autorize');
}

/** The mark that commits to an install; `key`: of the folder that it is for. */
export function installMark(workTree: WorkTree, key: string): string {
  return join(ownGitFolder(workTree), `${INSTALL}${key}.json`);
}

/** Whether a killed command left an install that is to be finished, wherever it is for. */
export function hasInstallMark(workTree: WorkTree): boolean {
  try {
    return readdirSync(ownGitFolder(workTree)).some((name) => name.startsWith(INSTALL));
  } catch (error) {
    if (isSystemError(error)) return false;
    throw error;
  }
}
