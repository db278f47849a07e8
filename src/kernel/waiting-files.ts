/**
 * What in an agent's `.git` would hold up a git that reads it: whoever opens a pipe waits for somebody to write to it.
 * Invariant: nothing is opened, and no folder is entered through a link.
 */
import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { isSystemError } from './files.ts';
import { requireWhole, type UserRepository } from './user-repository.ts';

// No git that takes a commit reads these.
const UNREAD = ['hooks', 'logs', 'lfs', 'modules'];
// Our own thread looks: what has more entries is left to the time that git gets.
const MAX_ENTRIES = 100_000;

/**
 * Which pipe or device a git that reads the folder, or one in it, would wait for: `".git/config" is a pipe`; undefined: none.
 */
export function findWaiting(gitDir: string, below = ''): string | undefined {
  const folders = [below];
  let room = MAX_ENTRIES;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = orNone(() => readdirSync(join(gitDir, folder ?? ''), { withFileTypes: true })) ?? [];
    room -= entries.length;
    if (room < 0) return undefined;
    for (const entry of entries) {
      const name = join(folder, entry.name);
      if (UNREAD.includes(name)) continue;
      if (entry.isDirectory()) folders.push(name);
      const found = entry.isSymbolicLink() ? orNone(() => statSync(join(gitDir, name))) : entry;
      const kind = found && kindOf(found);
      if (kind !== undefined) return `${quoted(join('.git', name), 300)} is ${kind}`;
    }
  }
  return undefined;
}

/** Throws where a git that reads the refs of a user's repository would wait, or finds none. */
export function requireReadable(repository: Pick<UserRepository, 'folder' | 'commonDir' | 'gitDir'>): void {
  requireWhole(repository);
  const waiting = findWaiting(repository.commonDir, 'refs');
  if (waiting === undefined) return;
  throw new PreconditionError({
    message: `${waiting} in the repository ${quoted(repository.folder, 300)}: git would wait for it`,
    remedy: 'Remove it, then resume the run',
  });
}

function kindOf(entry: Dirent | Stats): string | undefined {
  if (entry.isFIFO()) return 'a pipe';
  return entry.isCharacterDevice() || entry.isBlockDevice() ? 'a device' : undefined;
}

/** What an agent took away, or let nobody look at, holds up nobody. */
function orNone<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
