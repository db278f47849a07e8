/**
 * The refs of a user's repository by the files alone, to report which of them are gone since a run began.
 * Invariant: no link is followed and nothing is waited for; what is found is only shown to a person.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from '../base/text.ts';
import { packedRefs } from './branch-files.ts';
import { isSystemError } from './files.ts';
import { readRegularText } from './regular-file.ts';
import type { UserRepository } from './user-repository.ts';

/** Ids of commits and tags, by full names such as `refs/heads/main`. */
type RefIds = ReadonlyMap<string, string>;

const MAX_FILES = 20_000;
const MAX_SHOWN = 10;
// A fetch brings those of remotes again, and loops move their own.
const LEFT_OUT = /^refs\/(remotes\/|autorize|heads\/auto(rize|research))/;

/** Every ref but those of remotes and of loops; undefined where there are too many to look at. */
export function listRefFiles({ commonDir }: Pick<UserRepository, 'commonDir'>): RefIds | undefined {
  const names = listFiles(commonDir, 'refs');
  if (names === undefined) return undefined;
  const found = new Map<string, string>();
  const add = (name: string, id: string): void => {
    if (!LEFT_OUT.test(name)) found.set(name, id);
  };
  for (const [name, id] of packedRefs(readRegularText(join(commonDir, 'packed-refs')))) add(name, id);
  for (const name of names) {
    const [id] = /^[0-9a-f]{40,64}/.exec(readRegularText(join(commonDir, name), 1000)) ?? [];
    if (id !== undefined) add(name, id);
  }
  return found;
}

/** That refs are gone which were there before: which, where they were and what to do; undefined where none is. */
export function lostRefsNote(
  before: RefIds,
  repository: Pick<UserRepository, 'folder' | 'commonDir'>,
): string | undefined {
  // Of a repository that is elsewhere now, nothing is known.
  if (!existsSync(repository.commonDir)) return undefined;
  const now = listRefFiles(repository) ?? before;
  const lost = [...before].filter(([name]) => !now.has(name));
  if (lost.length === 0) return undefined;
  const shown = lost.slice(0, MAX_SHOWN).map(([name, id]) => `${quoted(name, 200)} (${id})`);
  const more = lost.length > MAX_SHOWN ? ` and ${lost.length - MAX_SHOWN} more` : '';
  const command = `git -C ${quoted(repository.folder, 300)} update-ref NAME COMMIT`;
  return `refs of your repository are gone since the run began: ${shown.join(', ')}${more}; commands without bubblewrap can delete them; to restore one: ${command}`;
}

/** Names of files below a folder, relative to what it is in; undefined: too many. */
function listFiles(top: string, below: string): readonly string[] | undefined {
  const files: string[] = [];
  const folders = [below];
  let room = MAX_FILES;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = entriesOf(join(top, folder));
    room -= entries.length;
    if (room < 0) return undefined;
    for (const entry of entries) {
      if (entry.isDirectory()) folders.push(`${folder}/${entry.name}`);
      else if (entry.isFile() && !entry.name.endsWith('.lock')) files.push(`${folder}/${entry.name}`);
    }
  }
  return files;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isSystemError(error)) return [];
    throw error;
  }
}
