import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../kernel/git.ts';
import { bindRefs, findRepository } from '../kernel/user-repository.ts';

/** Git on the checkout that a folder is in, through a directory of ours; undefined outside of one. */
export function openUserRefs(cwd: string, folder: string): Git | undefined {
  try {
    const repository = findRepository(cwd);
    const home = join(folder, 'home');
    mkdirSync(home, { recursive: true });
    return bindRefs(repository, { folder: join(folder, 'refs'), home });
  } catch {
    // Candidates can be judged without a checkout; what needs one says so itself.
    return undefined;
  }
}
