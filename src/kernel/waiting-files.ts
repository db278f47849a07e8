/**
 * What in an agent's `.git` would hold up a git that reads it: whoever opens a pipe waits for somebody to write to it.
 * Invariant: nothing is opened, and no folder is entered through a link.
 */
import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from '../base/text.ts';
import { isSystemError } from './files.ts';

// No git that takes a commit reads these.
const UNREAD = ['hooks', 'logs', 'lfs', 'modules'];
// Our own thread looks: what has more entries is left to the time that git gets.
const MAX_ENTRIES = 100_000;

/** Which pipe or device a git that reads the folder would wait for: `".git/config" is a pipe`; undefined: none. */
export function findWaiting(gitDir: string): string | undefined {
  const folders = [''];
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
