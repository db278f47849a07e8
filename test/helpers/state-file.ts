import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GitServer } from './git-server.ts';
import { userGit } from './repository.ts';
import { createFolder } from './temp-folder.ts';

const STATE = 'refs/autorize-ledger/pi';

/** Puts a file into the pushed records of the experiment `pi` on a server, in place of one of that name. */
export function putStateFile({ folder }: Pick<GitServer, 'folder'>, path: string, text: string): void {
  const work = createFolder();
  userGit(work, 'clone', '-q', '--no-checkout', folder, 'clone');
  const clone = join(work, 'clone');
  userGit(clone, 'fetch', '-q', 'origin', STATE);
  userGit(clone, 'read-tree', 'FETCH_HEAD');
  writeFileSync(join(clone, 'list'), text);
  const blob = userGit(clone, 'hash-object', '-w', '--no-filters', 'list');
  userGit(clone, 'update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
  const commit = userGit(clone, 'commit-tree', '-m', 'forged', userGit(clone, 'write-tree'));
  userGit(clone, 'push', '-q', '-f', 'origin', `${commit}:${STATE}`);
}
